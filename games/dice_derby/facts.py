"""What the game offers: one ruleset; which of its races, and the house rulings, are options."""

from trackwright.games.dice_derby.bots.names import BOTS
from trackwright.games.dice_derby.rulesets import RULESETS as LINES
from trackwright.games.dice_derby.versions import TURBOCHARGE, VERSIONS
from trackwright.simulator.game.games import BadLineup, Game
from trackwright.simulator.game.rulesets import Option, Ruleset

ID, RULES = "dice_derby", "dice-derby"
VERSION = 3
"""Increased whenever a race with the same seed and decisions would end differently."""
PLAYERS = (2, 6)
OFFERED = (6, 1, 2, 3, 4, 5, TURBOCHARGE)
"""The races, the one with most choices first."""
NAMES = ("Red", "Blue", "Yellow", "Green", "Black", "White")


def _ruling(
    number: int, name: str, field: str, about: str, *readings: str, numbers: tuple[int, ...] = ()
) -> Option:
    """A house ruling; `field` of state/layouts.py holds which reading was chosen."""
    rule = f"DIC-H-{number:02d}"
    return Option(name, about, readings, rule=rule, field=field, numbers=numbers)


OPTIONS = (
    Option(
        "race",
        "which race: Rookie Run (1) to Dust Devil 500 (6), or Turbocharge",
        tuple(VERSIONS[number - 1].id for number in OFFERED),
        wordings=tuple(VERSIONS[number - 1].number for number in OFFERED),
        field="version",
        numbers=OFFERED,
    ),
    Option(
        "roll_outs",
        "simulated rollouts per decision of the planner",
        default=128,
        least=1,
        most=4096,
        field="roll_outs",
    ),
    _ruling(2, "die", "faces", "faces of the die", "d8", "d6", numbers=(8, 6)),
    _ruling(
        4, "extra_turns", "one_extra", "two reasons for an extra turn in one turn", "both", "one"
    ),
    _ruling(
        5,
        "doubles_and_lost_turn",
        "extra_first",
        "an extra turn and a lost turn from one turn",
        *("cancel", "extra-first"),
    ),
    _ruling(
        6,
        "two_part_moves",
        "middle_counts",
        "does the space count where a move in two parts turns to the second",
        *("no", "bumps-and-symbols"),
    ),
    _ruling(
        7,
        "bumped_cars",
        "bumped_land",
        "does the space under a bumped car count",
        *("no", "except-cards"),
    ),
    _ruling(
        9,
        "cars_that_stay",
        "stay_lands",
        "does the space count again under a car that could not move",
        *("no", "again"),
    ),
    _ruling(10, "red_cards", "no_cards", "the deck of red cards", "house-deck", "none"),
    _ruling(
        11,
        "after_a_card",
        "card_effects",
        "what counts where a card moves a car",
        *("all-but-cards", "bumps-only"),
    ),
    _ruling(
        13,
        "ramp_leads_to",
        "ramp_to_finish",
        "where the ramp leads on the way back",
        *("last-white", "finish"),
    ),
    _ruling(
        14,
        "two_colours_on_ramp",
        "ramp_one_colour",
        "where two dice by colours lead on the ramp",
        *("end", "farther-colour"),
    ),
    _ruling(
        15,
        "black_and_beyond",
        "black_wins",
        "two colours, one of them beyond the finish",
        *("void", "win"),
    ),
    _ruling(
        16,
        "first_colour_finishes",
        "finish_needs_both",
        "the farther of two colours reaches the finish",
        *("win", "void"),
    ),
    _ruling(
        17,
        "turbocharge_dice",
        "turbo_one_die",
        "dice that Turbocharge needs",
        *("two", "one"),
    ),
    _ruling(
        18,
        "doubles_by_colour",
        "doubles_once",
        "where doubles by colour lead",
        *("eight-more", "once"),
    ),
    _ruling(
        19,
        "turbocharge_beyond",
        "turbo_nearer",
        "Turbocharge when the farther colour is beyond the finish",
        *("no", "nearer-colour"),
    ),
    _ruling(
        20,
        "free_choice",
        "must_move",
        "may a method be chosen that leaves the car standing",
        *("yes", "only-if-both-do"),
    ),
    _ruling(
        21,
        "lost_turns_of_bumped",
        "bump_forgives",
        "lost turns of a car that is bumped",
        *("remain", "forgiven"),
    ),
    _ruling(
        22,
        "one_die_on_ramp",
        "ramp_two_dice",
        "does the ramp count as past the Red Line",
        *("yes", "no"),
    ),
    _ruling(
        26,
        "back_from_pit_row",
        "row_from_exit",
        "how spaces are counted backwards from a pit row",
        *("through-the-entry", "from-the-exit"),
    ),
    Option(
        "most_rounds",
        "turns per car after which a race ends",
        default=400,
        least=1,
        most=999,
        field="round_cap",
    ),
)

RULESETS = (Ruleset(RULES, LINES[RULES], ID, VERSION, PLAYERS, OPTIONS, BOTS, default_seats=4),)


def seating(cars: int, team_size: int) -> list[tuple[str, str]]:
    """Cars by their colours; there are no teams."""
    if team_size not in (1, 2):
        raise BadLineup(f"teams of {team_size}: this game has no teams")
    return [(colour, colour) for colour in NAMES[:cars]]


GAME = Game(
    id=ID,
    name="Racing Rules",
    prefix="DIC-",
    rulesets=RULESETS,
    seating=seating,
    runner="car",
    aliases=("dice", "dice-derby", "racing-rules"),
    paired_dice=True,
    spends="nothing",
)
"""What the game is."""
