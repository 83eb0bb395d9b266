"""What layers draw with: items, colours, letters, and where there is room for them.

`items.py` first, then `sketch.py`: what is drawn, with which options.
"""
