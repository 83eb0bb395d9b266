"""The layers of a picture, a module each: a function that makes items of a `Sketch`.

`tiles.py` first; `model/picture/picture.py` lists them in drawing order.
"""
