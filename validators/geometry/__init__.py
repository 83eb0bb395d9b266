"""Checks of the pieces on the table: joints, closure, overlaps, the board. One file per check.

`geo101_not_closed.py` first.
"""
