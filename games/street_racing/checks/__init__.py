"""Checks that a circuit suits the street race. One file per check.

`run806_no_way_to_finish.py` first; `street.py` is what they share: the way from start to finish.
"""
