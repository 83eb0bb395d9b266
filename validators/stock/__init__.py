"""Checks of the contents of the box: pieces, counters, stands. One file per check.

`box301_short_of_pieces.py` first.
"""
