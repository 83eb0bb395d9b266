"""Can a circuit be raced under a ruleset, and what is missing? Checked with `check --rules R`.

The attributes of the graph matter, not the kit: a circuit of one game may be raced under the rules
of another. A test compares these checks with the simulator: a circuit without errors here can be
raced there, and vice versa. (Except RUN809: cars may start a race that is too long for their cards,
but nobody finishes.)

`run801_no_lap.py` first; checks for one game only are in its folder under `games/`.
"""

from trackwright.model.text.errors import TrackwrightError
from trackwright.validators.games import in_games


def _of_games() -> dict[str, dict[str, str]]:
    """Game -> its rulesets, from its `rulesets.py`."""
    return {module.__name__.split(".")[-2]: module.RULESETS for module in in_games("rulesets")}


_OF_GAMES = _of_games()
RULESETS = {id: about for rulesets in _OF_GAMES.values() for id, about in rulesets.items()}
"""Id -> what it is, in a line."""

MOTOGRANDPRIX = tuple(_OF_GAMES["motograndprix"])
AUSGEBREMST = tuple(_OF_GAMES["ausgebremst"])
MOPEDS = tuple(_OF_GAMES["moped_betting"])
STREET = tuple(_OF_GAMES["street_racing"])
DICE = tuple(_OF_GAMES["dice_derby"])


def known_ruleset(id: str) -> str:
    """The id, or an error that lists the known ones."""
    if id not in RULESETS:
        raise TrackwrightError(f"no ruleset {id!r} (known: {', '.join(RULESETS)})")
    return id
