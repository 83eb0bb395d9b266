"""The actions as data, one table per menu.

`tables.py` lists all of them; `tools.py` is the shortest.
"""
