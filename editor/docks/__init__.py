"""The panels, one file each. `history.py` is the smallest."""
