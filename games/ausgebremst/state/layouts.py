"""The table as integers: road, house rules, figures of many races, the race itself.

Cars are numbered from 0: first those of players, by seat, then the derelicts. Spaces are numbered
as the circuit's board does. Words are those of the rulebook.
"""

from simulator.compiler.memory import NUMBER, Layout, Ref
from simulator.table.states import LONGEST, race_layout, rules_layout, statistics_layout

MOST_CARS = 6
MOST_SPACES = 4096
MOST_WAYS = 8
WORD_BITS = 5
"""Spaces that are taken are bits, 32 to a word."""
MOST_CARD = 6
MOST_DECK = 28
MOST_HAND = 3
MOST_LEFT = 105
"""Points of all cards."""
STACKS = 4
MOST_ENDS = 1024
MOST_LAPS = 30
FAR = 1 << 20
"""Spaces to go from where no way leads over the line."""
CARS = (MOST_CARS,)
VALUES = MOST_CARD + 1

FAMILY, PRO = 0, 1
NOWHERE = -1
SPENT, BACK_ON_TOP, AS_FAR_AS_POSSIBLE = 0, 1, 2
"""H-13: what becomes of a derelict's card that cannot be driven."""
FIRST_LAP, SECOND_LAP, NO_STOP = range(3)
"""F-25: after which lap a car stops."""
BY_VALUE, DEALT = 1, 2
"""H-25: how stacks are made, if not in any order."""

ROAD = Layout(
    "AusgebremstRoad",
    {
        "spaces": NUMBER,
        "lap": NUMBER,  # spaces of a lap on the ideal line
        "entry": NUMBER,  # field A; NOWHERE without a pit
        "windows": NUMBER,  # crossings with which A may be used, as bits
        "since_entry": (MOST_SPACES,),  # of the alley: 1: the line lies between A and here
        "ways": (MOST_SPACES,),
        "ahead": (MOST_SPACES, MOST_WAYS),
        "crosses": (MOST_SPACES,),  # which of the ways cross the line, as bits
        "lane": (MOST_SPACES,),
        "inner": (MOST_SPACES,),  # 0 = the innermost lane
        "chicane": (MOST_SPACES,),
        "alley": (MOST_SPACES,),
        "stop": (MOST_SPACES,),
        "stop_ahead": (MOST_SPACES,),  # 1: in the alley, and a pit space lies further on in it
        "can_stop": (MOST_SPACES,),  # with which crossings a stop is still possible, as bits
        "dist": (MOST_SPACES,),  # fewest steps over the line
        "remain": (MOST_SPACES,),  # H-07: the same as it counts for the lead
        "exit": (MOST_SPACES,),  # 1: field C
        "detour": NUMBER,  # what the way through the alley costs more than that beside it
        "stop_cards": (MOST_SPACES,),  # cards that reach a pit space from here, as bits
        "stop_chance": (MOST_SPACES, VALUES, VALUES),  # per mille, by two cards; see approach.py
        "with_stop": (MOST_SPACES,),  # as `dist`, but through the alley in this lap
        "line_first": (MOST_SPACES,),  # 1: field A is not reached any more in this lap
        "start": CARS,  # the grid, best place first
        "row": CARS,  # of each place, 1 to 3
        "shortest": (MOST_CARS, 2),  # spaces of a race from there: without a stop, with one
        "first": NUMBER,  # spaces that a step over the line leads to ...
        "behind_line": (MOST_SPACES,),
    },
)

RULES = rules_layout(
    "AusgebremstRules",
    {
        "roll_outs": NUMBER,
        "hand": NUMBER,  # H-26
        "start_by_round": NUMBER,  # H-06: 1: free sixes in round 1 rather than as first card
        "lead_by_route": NUMBER,  # H-07: 1: the shortest route counts
        "player_lifts": NUMBER,  # H-10: 1: only a player's car lifts the ban on sixes
        "unplayable": NUMBER,  # H-13
        "stacking": NUMBER,  # H-25
        "full": (VALUES,),  # cards of each value
        "deck": (3, VALUES),  # the same of each deck: slow, average, fast
        "deposit": (3, 2),  # by starting row; 0 = no card
    },
)

SIGHT = Layout(
    "AusgebremstSight",
    {
        "layer": (MOST_CARD + 2,),  # where the ends of each number of steps begin
        "at": (MOST_ENDS,),
        "crossed": (MOST_ENDS,),
        "before": (MOST_ENDS,),  # the end one step before
        "way": (MOST_ENDS,),  # ... and the way from there
        "changes": (MOST_ENDS,),  # of lanes
        "finish": NUMBER,  # fewest steps over the last line; 0: out of reach
        "finish_before": NUMBER,
        "finish_way": NUMBER,
        "finish_changes": NUMBER,
        "queue": (MOST_SPACES,),
        "seen": (MOST_SPACES >> WORD_BITS,),
    },
)
"""Where a car can get: see moves.py."""

STATISTICS = statistics_layout(
    "AusgebremstStatistics",
    MOST_SPACES,
    {
        "blocked": (LONGEST,),
        "waited": (LONGEST,),
        "barred": (LONGEST,),
        "pit_stops": (LONGEST,),
        "pit_lap": (3, 2),  # of players: how many stopped first there, at index 1, or did not
        "detours": (MOST_LEFT + 1,),  # of players: spaces beyond the shortest way
        "left": (2, MOST_LEFT + 1),  # of who came home: cards, and their points
    },
)

MOST_KEPT = 8
PLAN = Layout(
    "AusgebremstPlan",
    {
        "kept": NUMBER,  # choices that a planner compares, best first
        "card": (MOST_KEPT + 1,),
        "end": (MOST_KEPT + 1,),
        "ways": (MOST_KEPT + 1,),
        "value": (MOST_KEPT + 1,),
        "total": (MOST_KEPT + 1,),
    },
)

RACE = race_layout(
    "AusgebremstRace",
    {
        "road": Ref("AusgebremstRoad"),
        "rules": Ref("AusgebremstRules"),
        "statistics": Ref("AusgebremstStatistics"),
        "sight": Ref("AusgebremstSight"),
        "plan": Ref("AusgebremstPlan"),
        "spare": Ref("AusgebremstRace", optional=True),  # in a planner's head; that one has none
    },
    {
        "cars": NUMBER,  # six, but for cases of the referee
        "laps": NUMBER,
        "players": NUMBER,  # they come before the derelicts
        "derelict": CARS,
        "row": CARS,  # of the grid
        "space": CARS,
        "crossings": CARS,
        "pitted": CARS,
        "pit_lap": CARS,  # FIRST_LAP, SECOND_LAP or NO_STOP: when it first stopped
        "out_left": CARS,  # H-24: spaces left when it was taken off
        "out_turn": CARS,  # ... and after how many turns of the race
        "out_cause": CARS,
        "finished": NUMBER,
        "lifted": NUMBER,  # F-20: 1: somebody is home, sixes are free
        "moved": NUMBER,  # 1: a car has moved in this round
        "relief": NUMBER,  # H-09: 1: nobody moved for a whole round
        "shut": NUMBER,  # F-31: 1: steps that lose field A are closed to the car that looks
        "taken": (MOST_SPACES >> WORD_BITS,),  # spaces with a car, as bits
        "deck": (MOST_CARS, MOST_DECK),  # face down, the top card first ...
        "deck_at": CARS,  # ... from here on
        "deck_size": CARS,
        "deck_type": CARS,  # P-02: 0 slow, 1 average, 2 fast
        "hand": (MOST_CARS, MOST_HAND),
        "held": CARS,
        "stack": (MOST_CARS, STACKS, MOST_DECK),  # the top card last
        "height": (MOST_CARS, STACKS),
        "deposit": (MOST_CARS, 2),
        "deposited": CARS,
        "gone": (MOST_CARS, VALUES),  # cards of each value that lie face up
        "seen": (MOST_CARS, VALUES),  # of those in the hand how many were shown
        "plays": CARS,  # cards played so far
        "points": CARS,  # points of those that were driven
        "supply": CARS,  # points in hand, deck and stacks
        "spaces": CARS,  # spaces driven
        "card": NUMBER,  # the plan of the turn: the card,
        "end": NUMBER,  # the end in `sight`, FINISH_LINE for home,
        "ways": NUMBER,  # or the way there step by step; see decisions.py
        "rival": NUMBER,  # the least that a rival has left of the race
        "score": CARS,
        "blocked": NUMBER,  # turns lost because nothing could be driven
        "waited": NUMBER,  # turns lost to the ban on sixes
        "barred": NUMBER,  # turns in which it kept a six from being played; if races are counted
        "stops": NUMBER,
    },
)
