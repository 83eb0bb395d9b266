"""The canvas: the circuit as live items, with zoom and rulers, and the base class of tools.

Open `scene.py` first; `cardboard.py` decides which pieces are items, `survey.py` checks in a
thread, `painting/` is what they are painted with.
"""
