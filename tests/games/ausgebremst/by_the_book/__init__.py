"""The rules of Ausgebremst once more, slowly and plainly, to compare the engine with."""
