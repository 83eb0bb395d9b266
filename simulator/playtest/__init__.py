"""Playtests: many races of one set-up, what they count, and what the figures say.

Open `running.py` first, then `statistics.py` and `verdict.py`.
"""
