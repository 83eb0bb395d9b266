"""What MotoGrandPrix offers: its three levels, with every house ruling as an option."""

from collections.abc import Mapping

from trackwright.games.motograndprix.bots.names import BOTS, MOST_ROLL_OUTS, ROLL_OUTS
from trackwright.games.motograndprix.rulesets import RULESETS as LINES
from trackwright.games.motograndprix.state.layouts import BASIC, EXPERT, MOST_BIKES, STANDARD
from trackwright.simulator.game.games import BadLineup, Game
from trackwright.simulator.game.rulesets import Option, Ruleset

ID = "motograndprix"
VERSION = 1
"""Increased whenever a race with the same seed and decisions would end differently."""


def _ruling(
    number: int,
    name: str,
    field: str,
    about: str,
    readings: Mapping[str, str],
    numbers: tuple[int, ...] = (),
) -> Option:
    """A house ruling. `readings`: each with what section 6 of the rules calls it, `;` between
    several; `field` of state/layouts.py holds which was chosen."""
    return Option(
        name,
        about,
        tuple(readings),
        rule=f"MGP-H-{number:02d}",
        wordings=tuple(readings.values()),
        field=field,
        numbers=numbers,
    )


def _roll_outs(default: int) -> Option:
    about = "simulated rollouts per turn of the planner"
    return Option("roll_outs", about, default=default, most=MOST_ROLL_OUTS, field="roll_outs")


FOR_ALL = (
    Option(
        "qualifying",
        "a qualifying lap decides the grid",
        ("no", "yes"),
        "MGP-S-04",
        field="qualifying",
    ),
    Option("unrated", "difficulty of corners without one; 0: refuse to race", default=0, most=3),
    Option("rounds_per_lap", "maximum rounds of a race", default=60, least=1, most=999),
    _ruling(
        2,
        "grid_fill",
        "grid_choice",
        "grid places behind the pole",
        {"rank-order": "", "choice": "rider chooses a free slot of the row"},
    ),
    _ruling(
        3,
        "tie_reroll",
        "new_total",
        "what a re-roll for pole decides",
        {"tied-only": "order of the tied only", "new-total": "new total for all"},
    ),
    _ruling(
        4,
        "count_start",
        "count_start",
        "does leaving the grid count as a lap?",
        {"no": "", "yes": "yes, literally each crossing"},
    ),
    _ruling(
        6,
        "finish_leave",
        "leave_at_once",
        "when finished bikes leave the track",
        {"end-of-round": "", "at-once": ""},
    ),
    _ruling(
        6, "finish_tie", "shared_finish", "places of finishers abreast", {"rank": "", "shared": ""}
    ),
    _ruling(
        7,
        "chequered",
        "chequered_flag",
        "when lapped riders finish",
        {"full-distance": "ride full distance", "next-crossing": "flagged at next crossing"},
    ),
    _ruling(
        38,
        "quali_reset",
        "carry_over",
        "dials after the qualifying lap",
        {"reset": "yes", "carry-over": "no"},
    ),
    _ruling(
        36,
        "dnf_points",
        "",
        "points for retired bikes",
        {"none": "unclassified, 0 points", "classified-last": ""},
    ),
)
BASIC_ONLY = (
    _roll_outs(0),
    _ruling(
        11,
        "basic_deadend",
        "no_dead_end",
        "may a bike ride into a dead end?",
        {"allowed": "yes", "not-allowed": "no"},
    ),
    _ruling(
        11,
        "blocked_by",
        "blocked_by_all",
        "what blocks a bike",
        {"reachable": "reachable ones", "all-three": ""},
    ),
)
FROM_STANDARD = (
    _roll_outs(ROLL_OUTS),
    _ruling(
        13,
        "dial_floor",
        "floor",
        "lowest value of a dial",
        {"one": "dial cannot go below 1", "zero": "below 0; below zero"},
        (1, 0),
    ),
    _ruling(
        14,
        "rear_guard",
        "rear_guard",
        "Engine in a corner on the last Rear Tire point",
        {"retire": "legal, then retire", "illegal": ""},
    ),
    _ruling(
        15,
        "rear_cost",
        "rear_cost",
        "which positions cost Rear Tire",
        {
            "start-passed-final": "start too; start, passed and final",
            "entered": "entered ones",
            "final": "only final position",
        },
    ),
    _ruling(
        17,
        "cornering",
        "last_corner",
        "where the cornering position is",
        {"first-straight": "first straight position", "last-corner": "last corner position"},
    ),
    _ruling(
        19,
        "rolloff_team",
        "rolloff_team",
        "who takes part in a roll-off",
        {
            "all": "all abreast not yet acted",
            "opponents": "opponents only",
            "same-lap": "same lap only",
        },
    ),
    _ruling(
        22,
        "contact_path",
        "free_contact",
        "path of a bike in contact",
        {"greedy": "greedy to the lightest free lane", "free": "free path ending further out"},
    ),
    _ruling(
        23,
        "contact_riding",
        "bare_contact",
        "do dials, hill and stance apply in a contact?",
        {"apply": "yes", "no": "not apply"},
    ),
    _ruling(
        24,
        "beside",
        "directly_beside",
        "what counts as beside",
        {"same-position": "same position, any lane", "directly-beside": "adjacent lanes only"},
    ),
    _ruling(
        26,
        "redline",
        "rolled_redline",
        "which sixes redline the Engine",
        {"used": "used dice are 6-6 however made", "rolled": "only rolled 6-6"},
    ),
    _ruling(
        37,
        "dnf_finish",
        "dnf_finish",
        "retirement on the finishing move",
        {"out": "", "finished": "counts as finished"},
    ),
)
EXPERT_ONLY = (
    _ruling(
        28,
        "hill_sign",
        "climb_adds",
        "effect of hills",
        {"up-minus": "up -1, down +1", "up-plus": "up +1, down -1"},
    ),
    _ruling(
        30,
        "slip_pair",
        "slip_pair",
        "which pair breaks a slipstream",
        {"front": "front bike not alone", "both": "follower too"},
    ),
    _ruling(
        31,
        "slip_lapped",
        "slip_lapped",
        "slipstream of a lapped bike",
        {"if-first": "only if it rolls first", "never": "", "always": ""},
    ),
    _ruling(
        32,
        "slip_bonus",
        "slip_bonus_due",
        "the point of a slipstream",
        {"optional": "", "mandatory": ""},
    ),
    _ruling(
        33,
        "slip_double",
        "slip_double_free",
        "a copied double",
        {"counts": "yes; counts as own roll", "no": "no loss of grip"},
    ),
)
BUILDING_OPTIONS = ("corner_rl", "hill_reach", "series_gap")
"""House rulings about a circuit, not a race: its pieces decide them."""


def _ruleset(level: int, id: str, *options: Option) -> Ruleset:
    seats = (2, MOST_BIKES)
    return Ruleset(id, LINES[id], ID, VERSION, seats, options, BOTS, level)


RULESETS = (
    _ruleset(BASIC, "motograndprix-basic", *FOR_ALL, *BASIC_ONLY),
    _ruleset(STANDARD, "motograndprix-standard", *FOR_ALL, *FROM_STANDARD),
    _ruleset(EXPERT, "motograndprix-expert", *FOR_ALL, *FROM_STANDARD, *EXPERT_ONLY),
)

COLOURS = ("Blue", "Yellow", "Red")
"""The colours of one box; a second box has the same again."""


def seating(bikes: int, team_size: int) -> list[tuple[str, str]]:
    """T-13, T-14: bikes in the colours of the box: Blue 1, Yellow 1, Red 1, Blue 2 ..."""
    if team_size not in (1, 2):
        raise BadLineup(f"teams of {team_size}: a team has 1 or 2 riders")
    colours = len(COLOURS)
    found = []
    for i in range(bikes):
        colour, number = COLOURS[i % colours], i // colours + 1
        box = "" if number <= 2 else f" of box {(number + 1) // 2}"
        name = f"{colour} {number}"
        found.append((name, f"{colour.lower()}{box}" if team_size == 2 else name))
    return found


GAME = Game(
    id=ID,
    name="MotoGrandPrix",
    prefix="MGP-",
    rulesets=RULESETS,
    seating=seating,
    runner="bike",
    paired_dice=True,
    spends="Engine or Front Tire",
)
