"""Painting without a scene: `strokes.py` first; `drawings.py` keeps those of pieces,
`thumbnails.py` and `gallery.py` make small pictures for lists.
"""
