"""What MotoGrandPrix offers: its three levels, with every house ruling as an option."""

from games.motograndprix.bots.names import BOTS, MOST_ROLL_OUTS, ROLL_OUTS
from games.motograndprix.state.layouts import BASIC, EXPERT, MOST_BIKES, STANDARD
from simulator.game.games import BadLineup, Game
from simulator.game.rulesets import Bot, Option, Ruleset

ID = "motograndprix"
VERSION = 1
"""Increased whenever a race with the same seed and decisions would end differently."""


WORDINGS = {
    "grid_fill": ("", "rider chooses a free slot of the row"),
    "tie_reroll": ("order of the tied only", "new total for all"),
    "count_start": ("", "yes, literally each crossing"),
    "chequered": ("ride full distance", "flagged at next crossing"),
    "basic_deadend": ("yes", "no"),
    "blocked_by": ("reachable ones", ""),
    "dial_floor": ("dial cannot go below 1", "below 0; below zero"),
    "rear_guard": ("legal, then retire", ""),
    "rear_cost": ("start too; start, passed and final", "entered ones", "only final position"),
    "cornering": ("first straight position", "last corner position"),
    "rolloff_team": ("all abreast not yet acted", "opponents only", "same lap only"),
    "contact_path": ("greedy to the lightest free lane", "free path ending further out"),
    "contact_riding": ("yes", "not apply"),
    "beside": ("same position, any lane", "adjacent lanes only"),
    "redline": ("used dice are 6-6 however made", "only rolled 6-6"),
    "dnf_points": ("unclassified, 0 points", ""),
    "dnf_finish": ("", "counts as finished"),
    "quali_reset": ("yes", "no"),
    "hill_sign": ("up -1, down +1", "up +1, down -1"),
    "slip_pair": ("front bike not alone", "follower too"),
    "slip_lapped": ("only if it rolls first", "", ""),
    "slip_double": ("yes; counts as own roll", "no loss of grip"),
}
"""The wording of an option's readings in section 6 of the rules, in the order of the readings."""


def _ruling(number: int, name: str, about: str, *readings: str) -> Option:
    wordings = WORDINGS.get(name, ("",) * len(readings))
    return Option(name, about, readings, rule=f"MGP-H-{number:02d}", wordings=wordings)


def _roll_outs(default: int) -> Option:
    about = "simulated rollouts per turn of the planner"
    return Option("roll_outs", about, default=default, most=MOST_ROLL_OUTS)


FOR_ALL = (
    Option("qualifying", "a qualifying lap decides the grid", ("no", "yes"), "MGP-S-04"),
    Option("unrated", "difficulty of corners without one; 0: refuse to race", default=0, most=3),
    Option("rounds_per_lap", "maximum rounds of a race", default=60, least=1, most=999),
    _ruling(2, "grid_fill", "grid places behind the pole", "rank-order", "choice"),
    _ruling(3, "tie_reroll", "what a re-roll for pole decides", "tied-only", "new-total"),
    _ruling(4, "count_start", "does leaving the grid count as a lap?", "no", "yes"),
    _ruling(6, "finish_leave", "when finished bikes leave the track", "end-of-round", "at-once"),
    _ruling(6, "finish_tie", "places of finishers abreast", "rank", "shared"),
    _ruling(7, "chequered", "when lapped riders finish", "full-distance", "next-crossing"),
    _ruling(38, "quali_reset", "dials after the qualifying lap", "reset", "carry-over"),
    _ruling(36, "dnf_points", "points for retired bikes", "none", "classified-last"),
)
BASIC_ONLY = (
    _roll_outs(0),
    _ruling(11, "basic_deadend", "may a bike ride into a dead end?", "allowed", "not-allowed"),
    _ruling(11, "blocked_by", "what blocks a bike", "reachable", "all-three"),
)
FROM_STANDARD = (
    _roll_outs(ROLL_OUTS),
    _ruling(13, "dial_floor", "lowest value of a dial", "one", "zero"),
    _ruling(
        14, "rear_guard", "Engine in a corner on the last Rear Tire point", "retire", "illegal"
    ),
    _ruling(
        15, "rear_cost", "which positions cost Rear Tire", "start-passed-final", "entered", "final"
    ),
    _ruling(17, "cornering", "where the cornering position is", "first-straight", "last-corner"),
    _ruling(19, "rolloff_team", "who takes part in a roll-off", "all", "opponents", "same-lap"),
    _ruling(22, "contact_path", "path of a bike in contact", "greedy", "free"),
    _ruling(23, "contact_riding", "do dials, hill and stance apply in a contact?", "apply", "no"),
    _ruling(24, "beside", "what counts as beside", "same-position", "directly-beside"),
    _ruling(26, "redline", "which sixes redline the Engine", "used", "rolled"),
    _ruling(37, "dnf_finish", "retirement on the finishing move", "out", "finished"),
)
EXPERT_ONLY = (
    _ruling(28, "hill_sign", "effect of hills", "up-minus", "up-plus"),
    _ruling(30, "slip_pair", "which pair breaks a slipstream", "front", "both"),
    _ruling(31, "slip_lapped", "slipstream of a lapped bike", "if-first", "never", "always"),
    _ruling(32, "slip_bonus", "the point of a slipstream", "optional", "mandatory"),
    _ruling(33, "slip_double", "a copied double", "counts", "no"),
)
BUILDING_OPTIONS = ("corner_rl", "hill_reach", "series_gap")
"""House rulings about a circuit, not a race: its pieces decide them."""

_BOTS = tuple(Bot(name, number, about) for name, (number, about) in BOTS.items())


def _ruleset(level: int, name: str, about: str, *options: Option) -> Ruleset:
    seats = (2, MOST_BIKES)
    return Ruleset(f"{ID}-{name}", about, ID, VERSION, seats, options, _BOTS, level)


RULESETS = (
    _ruleset(BASIC, "basic", "dice, flips and lanes", *FOR_ALL, *BASIC_ONLY),
    _ruleset(
        STANDARD,
        "standard",
        "adds Engine and tires, roll-offs and contacts",
        *FOR_ALL,
        *FROM_STANDARD,
    ),
    _ruleset(
        EXPERT,
        "expert",
        "adds hills, slipstream and stances",
        *FOR_ALL,
        *FROM_STANDARD,
        *EXPERT_ONLY,
    ),
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
    seat="bike",
    spends="Engine or Front Tire",
)
