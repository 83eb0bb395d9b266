"""The panels, one file each; those with several files have a folder. `history.py` is the
smallest."""
