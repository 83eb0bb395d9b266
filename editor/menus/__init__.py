"""The actions as data, one table per menu.

`tables.py` lists them all; `tools.py` is the shortest.
"""
