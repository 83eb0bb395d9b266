"""Checks of difficulties, hills and overrides. One file per check.

`mar401_no_difficulty.py` first.
"""
