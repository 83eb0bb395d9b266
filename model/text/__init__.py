"""Texts for people: translatable messages, errors, units, tables.

Open `messages.py` first.
"""
