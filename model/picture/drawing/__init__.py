"""Drawing the picture of a circuit: items, colours, lettering, free room, and the layers.

`model/picture/picture.py` lists the layers in drawing order; each is drawn by functions of these
modules, which turn a `Sketch` into items.
"""
