"""The rulesets of the game, for races and for checks. Import nothing here."""

RULESETS = {
    "ausgebremst-family": "three cards from a shuffled deck, one pit stop",
    "ausgebremst-pro": "own deck, four stacks, a deposit at the pit",
}
"""Id -> what it is, in a line."""
TRAITS = ("pit_stops", "six_starters")
"""See `validators/raceable/__init__.py`."""
