"""Checks of what the box holds: pieces, counters, stands. One file per check.

`box301_short_of_pieces.py` first.
"""
