"""Do the cards last? Computed from the course and the decks, before any race.

`budget.py` first; `report.py` says it on the command line.
"""
