"""How long mopeds drive, and whether a bonus can be endless; computed before any race.

`budget.py` first; `report.py` says it on the command line.
"""
