"""Checks of a built circuit, one file per check. Empty so far: the folder fixes the place."""
