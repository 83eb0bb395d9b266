"""Everything that can be done to a track: edits as values, undo, laying by hand, markers, copies.

Open `edits.py` first; `history.py` is the open document.
"""
