"""The rulesets of the game, for races and for checks. Import nothing here."""

RULESETS = {
    "derby": "bets on horses",
}
"""Id -> what it is, in a line."""
