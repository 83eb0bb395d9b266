"""What Sprint offers."""

from trackwright.simulator.game.games import Game
from trackwright.simulator.game.rulesets import Bot, Option, Ruleset

ID = "sprint"
BOTS = (Bot("bold", 1, "always pushes"), Bot("shy", 2, "never pushes"))
CROWD = Bot("crowd", 3, "never pushes, and nobody is asked")
_CAP = "rounds after which a race ends"
OPTIONS = (Option("most_rounds", _CAP, default=99, least=1, most=999, field="round_cap"),)

RULESETS = (
    Ruleset(
        ID, "a die, and whether to push", ID, 1, (2, 4), OPTIONS, BOTS, default_seats=3, laps=2
    ),
    Ruleset(
        "sprint-full",
        "the same, and always four",
        ID,
        version=1,
        seats=(2, 4),
        options=OPTIONS,
        bots=BOTS,
        default_seats=4,
        laps=2,
        field=4,
        filler=CROWD,
    ),
)


def seating(cars: int, team_size: int) -> list[tuple[str, str]]:
    return [(f"Car {i}", f"Car {i}") for i in range(1, cars + 1)]


GAME = Game(ID, "Sprint", "SPR-", RULESETS, seating, runner="car", spends="luck")
