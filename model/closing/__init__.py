"""Closing a lap with the pieces that are left, exactly.

`search.py` is the way in: `find_gap` says what is open, `close` how to close it. Below it:
`palette.py` the pieces that may be laid, `halves.py` every row of up to six of them, `join.py` two
such rows meeting in the middle, `room.py` what has room on the table, `rank.py` what comes first.
`why_not.py` tells the nearest miss and the missing piece, `repair.py` takes pieces back first.
"""
