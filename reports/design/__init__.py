"""Circuits to order and what-if as text and as JSON (open `proposals.py` first), and pictures of
proposals (`sheets.py`).
"""
