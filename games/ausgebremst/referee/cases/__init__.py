"""A referee's case of Ausgebremst as it is written: rules, track and cars, read or rejected.

`track.py` first.
"""
