"""Reading and writing: tracks, kits and rule data, the library of shipped circuits, output files.

Open `track_files.py` first: strict reading with all errors at once, and saving without losing work.
"""
