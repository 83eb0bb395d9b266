"""Where pieces and spaces lie in millimetres: float geometry, outlines and overlaps.

`shape.py` first. Here exact geometry ends and shapely begins.
"""
