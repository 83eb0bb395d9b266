"""How long mopeds drive, and whether the deck lasts and bonus moves end.

`budget.py` first, which is arithmetic; `chances.py` measures by races, `report.py` says it all on
the command line.
"""
