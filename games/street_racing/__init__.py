"""The street race: gears, upgrades, and barriers, from a start to a finish.

Not raced yet: `checks/` says whether a circuit suits it. `checks/street.py` first.
"""
