"""How long does a race take? Computed exactly for a lone car, before any race.

`chain.py` first; `report.py` says it on the command line.
"""
