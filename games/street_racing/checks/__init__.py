"""Checks that a circuit suits the street race. One file per check.

`run806_no_way_to_finish.py` first; `raced_street.py` is what they share. `faults/` says what is
wrong with a street; here it becomes problems of a circuit, with pieces, shapes and fixes.
"""
