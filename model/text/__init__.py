"""Texts for people: messages that remember their form, errors, units, tables.

`messages.py` first.
"""
