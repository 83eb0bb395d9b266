"""What commands share: printing, common arguments, asking people, and the way to a window.

`output.py` first; everything is printed through `streams.py`.
"""
