"""The rulesets of the game, for races and for checks. Import nothing here."""

RULESETS = {
    "moped-betting": "bets on six mopeds that drive by themselves",
}
"""Id -> what it is, in a line."""
TRAITS = ("six_starters",)
"""See `validators/raceable/__init__.py`."""
