"""Small widgets that Qt does not have: search and expression fields, notices, rows that wrap.

`search_field.py` is the smallest.
"""
