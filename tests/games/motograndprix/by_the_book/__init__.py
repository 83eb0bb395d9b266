"""The rules of MotoGrandPrix once more, slowly and plainly, to compare the engine with."""
