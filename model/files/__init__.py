"""Reading and writing: tracks, kits and rule data, the library of shipped circuits, output files.

`files.py` first: strict, all errors of a file at once, and never losing work.
"""
