"""What the game offers: one ruleset, with house rulings as options."""

from trackwright.games.mopeds.bots.names import BOTS
from trackwright.games.mopeds.rulesets import RULESETS as LINES
from trackwright.simulator.game.games import Game
from trackwright.simulator.game.rulesets import Option, Ruleset
from trackwright.simulator.game.runners import nobodys

ID, RULES = "mopeds", "moped-betting"
VERSION = 1
"""Increased whenever a race with the same seed and decisions would end differently."""
PLAYERS = (2, 6)
LAPS = 3
COLOURS = ("Red", "Blue", "Yellow", "Green", "Purple", "Black")


def _ruling(
    number: int, name: str, field: str, about: str, *readings: str, numbers: tuple[int, ...] = ()
) -> Option:
    """A house ruling; `field` of state/layouts.py holds which reading was chosen."""
    rule = f"MOP-H-{number:02d}"
    return Option(name, about, readings, rule=rule, field=field, numbers=numbers)


OPTIONS = (
    Option(
        "roll_outs",
        "simulated rollouts per bet of the planner",
        default=96,
        least=1,
        most=4096,
        field="roll_outs",
    ),
    Option(
        "memory",
        "what bots remember of the cards seen before",
        ("perfect", "last-pass", "none"),
        field="memory",
    ),
    Option(
        "most_rounds",
        "maximum rounds of a race",
        default=99,
        least=1,
        most=999,
        field="round_cap",
    ),
    _ruling(
        1,
        "two_player_removed_value",
        "removed",
        "which card of every moped two players leave out",
        *("3", "1", "2", "none"),
        numbers=(3, 1, 2, 0),
    ),
    _ruling(
        2,
        "straight_inside",
        "next_turn",
        "which lane of a straight is the inner one, unless the circuit says so",
        *("circuit", "next-turn"),
    ),
    _ruling(
        3,
        "turn_entry",
        "step_by_step",
        "what sends a moped to the outer lane of a turn",
        *("where-the-move-ends", "first-space"),
    ),
    _ruling(
        4,
        "blocked_on_bonus",
        "bonus_if_blocked",
        "does a moped that could not move use the bonus of its space",
        *("no", "once"),
    ),
    _ruling(
        5,
        "bonus_chain",
        "one_bonus",
        "bonus moves after one card",
        *("unlimited", "one"),
    ),
    _ruling(
        6,
        "return_order",
        "last_named_first",
        "which of the three returned cards is drawn first",
        *("first-named", "last-named"),
    ),
    _ruling(
        7,
        "farther_along",
        "ideal_order",
        "how the spaces to the line are counted in a turn",
        *("own-lane", "shortest-way"),
    ),
    _ruling(
        8,
        "finished_mopeds",
        "drive_on",
        "what mopeds on the podium do",
        *("stay", "drive-on"),
    ),
    _ruling(
        9,
        "run_out",
        "ends_when_empty",
        "when the stack has run out",
        *("card-needed", "last-card"),
    ),
    _ruling(
        10,
        "last_tie",
        "tie_by_first",
        "what decides between players who are still tied",
        *("shared", "bets-on-first"),
    ),
    _ruling(
        11,
        "final_cards",
        "cards_return",
        "where cards go that are used after the first moped has finished",
        *("gone", "under-the-stack"),
    ),
    _ruling(
        12,
        "start_places",
        "start_as_listed",
        "how mopeds get their start places",
        *("drawn", "as-listed"),
    ),
)

RULESETS = (
    Ruleset(RULES, LINES[RULES], ID, VERSION, PLAYERS, OPTIONS, BOTS, default_seats=4, laps=LAPS),
)

GAME = Game(
    id=ID,
    name="Full Throttle! (mopeds)",
    prefix="MOP-",
    rulesets=RULESETS,
    runner="moped",
    player="player",
    runners=nobodys(*COLOURS),
    aliases=("moped", "moped-betting", "moped_betting"),
)
