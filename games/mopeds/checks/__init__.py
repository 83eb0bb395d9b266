"""Checks that a circuit suits moped betting. One file per check.

`run813_unfit_lap.py` first.
"""
