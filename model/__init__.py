"""The headless model: kits, exact geometry, tracks, lane graphs, boards and files. No Qt here."""
