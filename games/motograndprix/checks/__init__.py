"""Checks that a circuit can be raced under MotoGrandPrix. One file per check.

`run802_few_start_places.py` first.
"""
