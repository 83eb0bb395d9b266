"""What the picture of a circuit is drawn with: items, colours, letters, free room, and its layers.

`model/picture/picture.py` is the page that lists the layers in drawing order; each is drawn by a
function of one of these modules, from a `Sketch` to its items.
"""
