"""Playtests: many races of one set-up, what is counted, and what the figures say.

`running.py` first, then `statistics.py` and `verdict.py`.
"""
