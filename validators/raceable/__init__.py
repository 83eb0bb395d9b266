"""Can a circuit be raced under a ruleset, and what is missing? Asked with `check --rules R`.

The kit does not matter, the attributes of the graph do: a circuit of one game may be raced under
the rules of another. Rulesets stand here whether the simulator rides them yet or not; a test holds
the two against each other: who has no error here can be raced there, and the other way round. (But
for RUN809: cars may start on a race that is too long for their cards, and nobody comes home.)

`run801_no_lap.py` first; checks for one game only are in its folder under `games/`.
"""

from model.text.errors import TrackwrightError

RULESETS = {
    "motograndprix-basic": "MotoGrandPrix, first games: dice, flips, no dials",
    "motograndprix-standard": "MotoGrandPrix with engine and tires",
    "motograndprix-expert": "MotoGrandPrix with hills, slipstream and stances",
    "ausgebremst-family": "Ausgebremst, the family game: one deck, a pit stop that must be",
    "ausgebremst-pro": "Ausgebremst, the pro game: three decks, a pit stop that may be",
    "moped-betting": "bets on six mopeds that steer themselves",
    "street-racing": "cars with gears and upgrades, from a start to a finish",
    "dice-derby": "dice on a single line of coloured spaces",
}
"""Id -> what it is, in a line."""

MOTOGRANDPRIX = ("motograndprix-standard", "motograndprix-basic", "motograndprix-expert")
AUSGEBREMST = ("ausgebremst-family", "ausgebremst-pro")
MOPEDS = ("moped-betting",)
STREET = ("street-racing",)
DICE = ("dice-derby",)


def known_ruleset(id: str) -> str:
    """The id, or an error that names those there are."""
    if id not in RULESETS:
        raise TrackwrightError(f"no ruleset {id!r}: there are {', '.join(RULESETS)}")
    return id
