"""Checks of the building guidelines of MotoGrandPrix. One file per check."""
