"""What a designer writes down, and where it ends up: kits, tracks, pieces, exact geometry.

Open `track.py` first, then `geometry.py`.
"""
