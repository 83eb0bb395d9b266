"""The games there are: what a game's folder offers, its rulesets with their options, its budgets.

`games.py` first.
"""
