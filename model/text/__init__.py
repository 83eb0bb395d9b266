"""Texts for people: translatable messages, errors, units, tables, progress.

Open `messages.py` first.
"""
