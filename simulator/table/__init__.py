"""The table that a race is played on: states, decisions, dice and cards, the log, the line-up.

Open `table.py` first, then `decisions.py`.
"""
