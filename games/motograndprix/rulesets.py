"""The rulesets of the game, for races and for checks. Import nothing here."""

RULESETS = {
    "motograndprix-basic": "dice, flips and lanes",
    "motograndprix-standard": "adds Engine and tires, roll-offs and contacts",
    "motograndprix-expert": "adds hills, slipstream and stances",
}
"""Id -> what it is, in a line."""
