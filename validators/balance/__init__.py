"""Checks of the building guidelines of MotoGrandPrix. One file per check.

`bal501_length.py` first; `difficulty.py` suggests difficulties that fit the guidelines.
"""
