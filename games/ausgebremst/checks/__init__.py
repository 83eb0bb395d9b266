"""Checks of Ausgebremst: budgets, pit, chicanes, grid. One file per check."""
