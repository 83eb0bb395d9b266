"""Can a circuit be raced under a ruleset, and what is missing? Asked with `check --rules R`.

The kit does not matter, the attributes of the graph do: a circuit of one game may be raced under
the rules of another. Rulesets stand here whether the simulator rides them yet or not; a test holds
the two against each other: who has no error here can be raced there, and the other way round. (But
for RUN809: cars may start on a race that is too long for their cards, and nobody comes home.)

`run801_no_lap.py` first; checks for one game only are in its folder under `games/`.
"""

from model.text.errors import TrackwrightError
from validators.games import in_games


def _of_games() -> dict[str, dict[str, str]]:
    """Game -> its rulesets, from its `rulesets.py`."""
    return {module.__name__.split(".")[1]: module.RULESETS for module in in_games("rulesets")}


_OF_GAMES = _of_games()
RULESETS = {id: about for rulesets in _OF_GAMES.values() for id, about in rulesets.items()}
"""Id -> what it is, in a line."""

MOTOGRANDPRIX = tuple(_OF_GAMES["motograndprix"])
AUSGEBREMST = tuple(_OF_GAMES["ausgebremst"])
MOPEDS = tuple(_OF_GAMES["moped_betting"])
STREET = tuple(_OF_GAMES["street_racing"])
DICE = tuple(_OF_GAMES["dice_derby"])


def known_ruleset(id: str) -> str:
    """The id, or an error that names those there are."""
    if id not in RULESETS:
        raise TrackwrightError(f"no ruleset {id!r}: there are {', '.join(RULESETS)}")
    return id
