"""Moped betting: mopeds that steer themselves, and players who bet on them.

Not raced yet: `checks/` and `budget/` say whether a circuit suits it, `referee/` answers questions
about single situations. `budget/budget.py` first.
"""
