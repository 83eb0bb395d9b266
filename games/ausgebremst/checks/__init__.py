"""Checks of Ausgebremst: budgets, pit, chicanes, grid. One file per check.

`aus610_pit_stop.py` first; `raced.py` is what those share that count cards.
"""
