"""Small widgets missing from Qt: search and expression fields, notices, rows that wrap.

`search_field.py` is the smallest.
"""
