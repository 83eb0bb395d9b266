"""How much may be asked for at once. Commands read this at their start, so nothing is imported."""

USUAL_BURSTS, MOST_BURSTS = 400, 100_000
"""Bursts of a search, until it gives up."""
MOST_COUNT = 200
"""Circuits to order."""
MOST_CHANGE_RACES = 1_000_000
"""Of each change."""
