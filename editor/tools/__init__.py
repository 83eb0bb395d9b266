"""The tools of the canvas, one file each: small states that end in one edit.

`marker.py` is the smallest.
"""
