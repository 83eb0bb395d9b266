"""The games: what a game's folder offers, its rulesets with their options, its budgets.

Open `games.py` first.
"""
