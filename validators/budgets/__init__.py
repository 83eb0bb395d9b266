"""Budgets: what the cards and dials of a game suffice for on a circuit.

Pure figures, no findings: the checks of `validators/ausgebremst` judge them, the command `budget`
prints them, and `situations` answers questions about them without a track.
"""
