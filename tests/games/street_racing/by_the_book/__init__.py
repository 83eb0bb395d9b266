"""The street race once more, slowly and plainly from the rules, to compare the engine with."""
