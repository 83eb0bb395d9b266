"""The rulesets of the game, for races and for checks. Import nothing here."""

RULESETS = {
    "sprint": "a die, and whether to push",
    "sprint-full": "the same, and always four",
}
"""Id -> what it is, in a line."""
