"""The rulesets of the game, for races and for checks. Import nothing here."""

RULESETS = {
    "dice-derby": "dice on a single line of coloured spaces",
}
"""Id -> what it is, in a line."""
TRAITS = ("open_roads", "pit_stops")
"""See `validators/raceable/__init__.py`."""
