"""What Sprint offers."""

from tests.simulator.games.sprint.rulesets import RULESETS as LINES
from trackwright.simulator.game.games import Game
from trackwright.simulator.game.rulesets import Bot, Option, Ruleset

ID = "sprint"
VERSION = 1
BOTS = (Bot("bold", 1, "always pushes"), Bot("shy", 2, "never pushes"))
CROWD = Bot("crowd", 3, "never pushes, and nobody is asked")
_CAP = "rounds after which a race ends"
OPTIONS = (Option("most_rounds", _CAP, default=99, least=1, most=999, field="round_cap"),)


def _ruleset(id: str, seats: int, field: int = 0, filler: Bot | None = None) -> Ruleset:
    return Ruleset(
        id,
        LINES[id],
        ID,
        VERSION,
        seats=(2, 4),
        options=OPTIONS,
        bots=BOTS,
        default_seats=seats,
        laps=2,
        field=field,
        filler=filler,
    )


RULESETS = (_ruleset("sprint", 3), _ruleset("sprint-full", 4, field=4, filler=CROWD))
GAME = Game(ID, "Sprint", "SPR-", RULESETS, runner="car", spends="luck")
