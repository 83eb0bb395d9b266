"""Checks of a built circuit, one file per check in a folder per family, and what builds on them.

Open `check.py` first, then `geometry/geo101_not_closed.py` as an example.
"""
