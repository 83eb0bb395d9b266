"""What Ausgebremst offers: family and pro game, with house rulings as options."""

from trackwright.games.ausgebremst.bots.names import BOTS, DERELICT, NO_BOT
from trackwright.games.ausgebremst.rulesets import RULESETS as LINES
from trackwright.games.ausgebremst.state.layouts import FAMILY, MOST_CARS, PRO
from trackwright.simulator.game.games import BadLineup, Game
from trackwright.simulator.game.rulesets import Bot, Option, Ruleset

ID = "ausgebremst"
VERSION = 2
"""Increased whenever a race with the same seed and decisions would end differently."""
FEWEST_PLAYERS = 3


def _ruling(
    number: int, name: str, field: str, about: str, *readings: str, numbers: tuple[int, ...] = ()
) -> Option:
    """A house ruling; `field` of state/layouts.py holds which reading was chosen."""
    rule = f"AUS-H-{number:02d}"
    return Option(name, about, readings, rule=rule, field=field, numbers=numbers)


FOR_ALL = (
    Option(
        "roll_outs",
        "simulated rollouts per turn of the planner",
        default=72,
        least=1,
        most=4096,
        field="roll_outs",
    ),
    Option(
        "most_rounds",
        "maximum rounds of a race",
        default=200,
        least=1,
        most=999,
        field="round_cap",
    ),
    _ruling(
        6, "start_six", "start_by_round", "when the leader may play a six", "first-card", "round-1"
    ),
    _ruling(7, "lead", "lead_by_route", "what counts for the lead", "curve-end", "shortest-way"),
    _ruling(
        10,
        "ban_lifted_by",
        "player_lifts",
        "whose finish lifts the ban on sixes",
        "any-car",
        "player",
    ),
    _ruling(
        13,
        "derelict_unplayable",
        "unplayable",
        "what happens to a derelict's card that cannot be driven",
        "spent",
        "back",
        "as-far-as-possible",
    ),
)
PRO_ONLY = (
    _ruling(
        25, "stacking", "stacking", "how the four stacks are built", "free", "by-value", "dealt"
    ),
    _ruling(26, "start_hand", "hand", "number of cards in hand", "two", "three", numbers=(2, 3)),
)
_DERELICT = Bot(DERELICT, NO_BOT, "an ownerless car: plays the top card of its deck by fixed rules")


def _ruleset(level: int, id: str, *options: Option) -> Ruleset:
    return Ruleset(
        id,
        LINES[id],
        ID,
        VERSION,
        (FEWEST_PLAYERS, MOST_CARS),
        options,
        BOTS,
        level,
        field=MOST_CARS,
        filler=_DERELICT,
    )


RULESETS = (
    _ruleset(FAMILY, "ausgebremst-family", *FOR_ALL),
    _ruleset(PRO, "ausgebremst-pro", *FOR_ALL, *PRO_ONLY),
)

COLOURS = ("Red", "Blue", "Yellow", "Green", "Black", "White")


def seating(cars: int, team_size: int) -> list[tuple[str, str]]:
    """F-01: cars by their colours; there are no teams."""
    if team_size not in (1, 2):
        raise BadLineup(f"teams of {team_size}: this game has no teams")
    return [(colour, colour) for colour in COLOURS[:cars]]


GAME = Game(
    id=ID,
    name="Ausgebremst",
    prefix="AUS-",
    rulesets=RULESETS,
    seating=seating,
    runner="car",
    spends="points",
)
