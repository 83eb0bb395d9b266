"""What a circuit looks like: the page with all its layers, SVG and PNG.

Open `picture.py` first: it lists the layers in drawing order. `layers/` has a module for each,
`drawing/` what they draw with, `shapes/` outlines and overlaps in floats.
"""
