"""The rulesets of the game, for races and for checks. Import nothing here."""

RULESETS = {
    "ausgebremst-family": "three cards of a shuffled deck, one stop",
    "ausgebremst-pro": "own deck, four stacks, a deposit beside the pit",
}
"""Id -> what it is, in a line."""
