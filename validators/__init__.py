"""Checks of a built circuit, one file per check by family, and what follows from them."""
