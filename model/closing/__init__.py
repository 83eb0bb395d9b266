"""Closing a lap exactly with the remaining pieces.

Open `search.py` first: `find_gap` finds what is open, `close` how to close it. Below it:
`plain_pieces.py` has the pieces that may be used, `half_tables.py` every row of up to six of them,
`join.py` joins two such rows in the middle, `room.py` checks for room on the table, `rank.py`
orders the results. `near_misses.py` finds the nearest miss and the missing piece, `repair.py`
removes pieces. `elsewhere.py` closes a lap by small changes elsewhere in it: `swaps.py` has
every swap of a few pieces and how it moves the lap's end, `adjustment.py` what is offered.
"""
