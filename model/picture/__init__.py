"""What a circuit looks like: float geometry, outlines and overlaps, the layers of its picture.

Open `picture.py` first; `drawing/` has a module for each layer.
"""
