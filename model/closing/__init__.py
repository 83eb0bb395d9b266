"""Closing a lap exactly with the remaining pieces.

Open `search.py` first: `find_gap` finds what is open, `close` how to close it. Below it:
`palette.py` has the pieces that may be used, `halves.py` every row of up to six of them, `join.py`
joins two such rows in the middle, `room.py` checks for room on the table, `rank.py` orders the
results. `why_not.py` finds the nearest miss and the missing piece, `repair.py` removes pieces.
"""
