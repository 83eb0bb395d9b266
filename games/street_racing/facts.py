"""What the game offers: one ruleset; how it is raced, and the house rulings, are options."""

from trackwright.games.street_racing.bots.names import BOTS
from trackwright.games.street_racing.rulesets import RULESETS as LINES
from trackwright.simulator.game.games import BadLineup, Game
from trackwright.simulator.game.rulesets import Option, Ruleset

ID, RULES = "street_racing", "street-racing"
VERSION = 1
"""Increased whenever a race with the same seed and decisions would end differently."""
CARS = (1, 8)
IN_THE_BOX = 4
"""STR-01: consoles."""
LAPS = 1
"""STR-H-30: on circuits of other games."""
NAMES = ("Red", "Blue", "Yellow", "Green", "Black", "White", "Orange", "Purple")
DRIVERS = ("none", "han-lue", "dom", "gisele")


def _choice(name: str, field: str, about: str, *readings: str) -> Option:
    """How to play; `field` of state/layouts.py holds what was chosen."""
    return Option(name, about, readings, field=field)


def _ruling(
    number: int, name: str, field: str, about: str, *readings: str, numbers: tuple[int, ...] = ()
) -> Option:
    """A house ruling; `field` of state/layouts.py holds which reading was chosen."""
    rule = f"STR-H-{number:02d}"
    return Option(name, about, readings, rule=rule, field=field, numbers=numbers)


OPTIONS = (
    _choice("race", "tag_team", "everybody alone, or teams of two", "single", "tag-team"),
    _choice("damage", "damage", "damage icons and control tokens", "off", "on"),
    _choice("drivers", "drivers", "driver cards", "none", "dealt", "chosen"),
    *(
        Option(f"driver_{n}", f"driver of car {n}, if they are chosen", DRIVERS)
        for n in range(1, CARS[1] + 1)
    ),
    Option(
        "roll_outs",
        "simulated rollouts per decision of the planner",
        default=64,
        least=1,
        most=4096,
        field="roll_outs",
    ),
    Option(
        "most_rounds",
        "rounds after which a race ends",
        default=60,
        least=1,
        most=999,
        field="round_cap",
    ),
    _ruling(1, "start_gear", "first_gear", "the gear at the start", "neutral", "first"),
    _ruling(
        2,
        "shift_after_draw",
        "shift_after_draw",
        "may gears be shifted between the draw and the choice of a speed",
        *("no", "yes"),
    ),
    _ruling(
        3,
        "turbo_in_neutral",
        "no_neutral_turbo",
        "what the Turbo Charger does in Neutral",
        *("first-row", "nothing"),
    ),
    _ruling(4, "lane_change", "free_lateral", "points for a step sideways", "one", "free"),
    _ruling(5, "voluntary_stop", "may_stop", "may a car stop with points left", "no", "as-blocked"),
    _ruling(
        7,
        "barrier_unused",
        "barrier_unused_blocked",
        "points left at a barrier that is not passed",
        *("dropped", "blocked"),
    ),
    _ruling(
        9,
        "ending_on_a_barrier",
        "barrier_tests_again",
        "a car that ends its move on a barrier, fast enough",
        *("cleared", "tested-again"),
    ),
    _ruling(
        10,
        "paused_and_not_moving",
        "barrier_waits",
        "a car paused on a barrier that does not move",
        *("crashes", "waits"),
    ),
    _ruling(11, "engine_power", "new_set", "what is drawn again", "same-set", "new-set"),
    _ruling(
        12,
        "block_token",
        "block_before",
        "when a block token is placed",
        *("after-moving", "before-moving"),
    ),
    _ruling(
        14,
        "first_turn_tires",
        "tires_two_in_all",
        "what Tires add on the first turn",
        *("two-each", "two-in-all"),
    ),
    _ruling(
        15,
        "turbo_minimum",
        "turbo_minimum",
        "which gear counts for the Minimum Speed with the Turbo Charger",
        *("real-gear", "row-read"),
    ),
    _ruling(
        16,
        "transmission",
        "transmission_once",
        "which shifts a Transmission makes cheaper",
        *("all-of-the-turn", "the-next"),
    ),
    _ruling(
        17,
        "tuning_without_cards",
        "tuning_needs_card",
        "may Engine Tuning discard nothing and draw one card",
        *("yes", "no"),
    ),
    _ruling(
        18,
        "steering",
        "steering_goes_on",
        "corners that Steering ignores",
        *("the-first", "all-up-to-a-straight"),
    ),
    _ruling(
        19,
        "aerodynamics",
        "aero_in_corners",
        "may lanes be changed in corners with Aerodynamics",
        *("no", "yes"),
    ),
    _ruling(
        20,
        "nitrous",
        "nitrous_alone",
        "Nitrous without a set",
        *("no-move", "is-the-speed"),
    ),
    _ruling(21, "crossing", "free_crossing", "points for the step onto the finish", "one", "free"),
    _ruling(
        22,
        "equal_remaining_speed",
        "ties_shared",
        "what decides between equal remaining speeds",
        *("speed", "shared"),
    ),
    _ruling(
        24,
        "start_spaces",
        "slots_as_placed",
        "how cars get their start spaces",
        *("chosen", "next-free"),
    ),
    _ruling(
        25,
        "reshuffle",
        "reshuffle_at_once",
        "when the discards are shuffled",
        *("card-needed", "deck-empty"),
    ),
    _ruling(
        26,
        "control_tokens",
        "control_all_two",
        "the values of control tokens",
        *("one-to-three", "all-two"),
    ),
    _ruling(27, "junked_cars", "junk_removed", "what becomes of junked cars", "stay", "removed"),
    _ruling(
        28,
        "team_mate_starts",
        "mate_next_round",
        "when a team-mate starts",
        *("same-turn", "next-round"),
    ),
    _ruling(
        31,
        "dom",
        "dom_capacity_only",
        "what Dom's seventh penalty counts for",
        *("hand-and-capacity", "capacity"),
    ),
    _ruling(
        32,
        "overflow",
        "overflow_goes_on",
        "a car with more penalties than it can take",
        *("stops", "goes-on"),
    ),
    _ruling(
        33,
        "clean_up",
        "clean_up_first",
        "when the hand is filled up or cut down",
        *("after-shifting", "before-shifting"),
    ),
)

RULESETS = (
    Ruleset(
        RULES,
        LINES[RULES],
        ID,
        VERSION,
        CARS,
        OPTIONS,
        BOTS,
        default_seats=IN_THE_BOX,
        guest_laps=LAPS,
    ),
)


def seating(cars: int, team_size: int) -> list[tuple[str, str]]:
    """Cars by their colours. In a tag-team race two that follow each other are a team."""
    if team_size not in (1, 2):
        raise BadLineup(f"teams of {team_size}: tag teams are pairs of cars")
    return [(colour, colour) for colour in NAMES[:cars]]


GAME = Game(
    id=ID,
    name="Full Throttle (street race)",
    prefix="STR-",
    rulesets=RULESETS,
    seating=seating,
    runner="car",
    aliases=("street", "street-racing"),
    spends="cards or tokens",
)
"""What the game is."""
