"""Do the dials last? Computed from the circuit before any race.

`budget.py` first; `report.py` says it on the command line.
"""
