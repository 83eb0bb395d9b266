"""The table that a race is played at: states, decisions, dice and cards, the log, the line-up.

`table.py` first, then `decisions.py`.
"""
