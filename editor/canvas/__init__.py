"""The canvas: the circuit as live items, with zoom, rulers and what a tool is.

`scene.py` first; `cardboard.py` decides which pieces are items, `survey.py` checks in a thread.
"""
