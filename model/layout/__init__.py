"""What a designer writes down, and where it lies: kits, tracks, pieces, exact geometry.

`track.py` first, then `geometry.py`.
"""
