"""The rulesets of the game, for races and for checks. Import nothing here."""

RULESETS = {
    "street-racing": "cars with gears and upgrades, from a start to a finish",
}
"""Id -> what it is, in a line."""
TRAITS = ("open_roads",)
"""See `validators/raceable/__init__.py`."""
