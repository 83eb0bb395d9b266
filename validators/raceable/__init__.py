"""Can a circuit be raced under a ruleset, and what is missing? Checked with `check --rules R`.

The attributes of the graph matter, not the kit: a circuit of one game may be raced under the rules
of another. A test compares these checks with the simulator: a circuit without errors here can be
raced there, and vice versa. (Except RUN809: cars may start a race that is too long for their cards,
but nobody finishes.)
"""

from model.text.errors import TrackwrightError

RULESETS = {
    "motograndprix-basic": "MotoGrandPrix, first games: dice, flips, no dials",
    "motograndprix-standard": "MotoGrandPrix with engine and tires",
    "motograndprix-expert": "MotoGrandPrix with hills, slipstream and stances",
    "ausgebremst-family": "Ausgebremst, family game: one deck, mandatory pit stop",
    "ausgebremst-pro": "Ausgebremst, pro game: three decks, optional pit stop",
    "moped-betting": "bets on six mopeds that nobody steers",
    "street-racing": "cars with gears and upgrades, from a start to a finish",
    "dice-derby": "dice on a single line of coloured spaces",
}
"""Id -> a one-line description."""

MOTOGRANDPRIX = ("motograndprix-standard", "motograndprix-basic", "motograndprix-expert")
AUSGEBREMST = ("ausgebremst-family", "ausgebremst-pro")
MOPEDS = ("moped-betting",)
STREET = ("street-racing",)
DICE = ("dice-derby",)


def known_ruleset(id: str) -> str:
    """The id, or an error that lists the known ones."""
    if id not in RULESETS:
        raise TrackwrightError(f"no ruleset {id!r} (known: {', '.join(RULESETS)})")
    return id
