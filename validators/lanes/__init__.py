"""Checks of spaces and steps: start, finish, laps. One file per check.

`lan201_start_piece.py` first; `cut_off.py` is what two of them share.
"""
