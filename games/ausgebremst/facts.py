"""What Ausgebremst offers: family and pro game, with house rulings as options."""

from games.ausgebremst.bots.names import BOTS, DERELICT, NO_BOT
from games.ausgebremst.state.layouts import FAMILY, MOST_CARS, PRO
from simulator.game.games import BadLineup, Game
from simulator.game.rulesets import Bot, Option, Ruleset

ID = "ausgebremst"
VERSION = 2
"""Increased whenever a race with the same seed and decisions would end differently."""
FEWEST_PLAYERS = 3


def _ruling(number: int, name: str, about: str, *readings: str) -> Option:
    return Option(name, about, readings, rule=f"AUS-H-{number:02d}")


FOR_ALL = (
    Option(
        "roll_outs", "simulated rollouts per turn of the planner", default=72, least=1, most=4096
    ),
    Option("most_rounds", "maximum rounds of a race", default=200, least=1, most=999),
    _ruling(6, "start_six", "when the leader may play a six", "first-card", "round-1"),
    _ruling(7, "lead", "what counts for the lead", "curve-end", "shortest-way"),
    _ruling(10, "ban_lifted_by", "whose finish lifts the ban on sixes", "any-car", "player"),
    _ruling(
        13,
        "derelict_unplayable",
        "what happens to a derelict's card that cannot be driven",
        "spent",
        "back",
        "as-far-as-possible",
    ),
)
PRO_ONLY = (
    _ruling(25, "stacking", "how the four stacks are built", "free", "by-value", "dealt"),
    _ruling(26, "start_hand", "number of cards in hand", "two", "three"),
)
_DERELICT = Bot(DERELICT, NO_BOT, "an ownerless car: plays the top card of its deck by fixed rules")
_BOTS = tuple(Bot(name, number, about) for name, (number, about) in BOTS.items())


def _ruleset(level: int, name: str, about: str, *options: Option) -> Ruleset:
    return Ruleset(
        f"{ID}-{name}",
        about,
        ID,
        VERSION,
        (FEWEST_PLAYERS, MOST_CARS),
        options,
        _BOTS,
        level,
        field=MOST_CARS,
        filler=_DERELICT,
    )


RULESETS = (
    _ruleset(FAMILY, "family", "three cards from a shuffled deck, one pit stop", *FOR_ALL),
    _ruleset(PRO, "pro", "own deck, four stacks, a deposit at the pit", *FOR_ALL, *PRO_ONLY),
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
    seat="car",
    spends="points",
)
