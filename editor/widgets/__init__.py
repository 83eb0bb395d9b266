"""Small widgets missing from Qt: search and expression fields, narrow combo
boxes, notices, rows that wrap.

`search_field.py` is the smallest.
"""
