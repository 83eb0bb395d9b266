"""One module per command, discovered by scanning this folder.

`tracks.py` is the shortest. The first line of a docstring is the command's help.
"""
