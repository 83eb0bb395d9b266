"""The table as integers: road, house rules, figures of many races, the race itself.

A *place* is a position and a slot in it, place = position * SLOTS + slot, so
position = place >> SLOT_BITS and slot = place & SLOT_MASK; where all lanes are of
equal length the slot is the lane. Bikes are numbered from 0. Words are those of the rulebook.
"""

from simulator.compiler.memory import NUMBER, Layout, Ref
from simulator.table.states import LONGEST, MOST_SEATS, race_layout, rules_layout, statistics_layout

MOST_BIKES = MOST_SEATS
"""Four boxes."""
MOST_POSITIONS = 2048
SLOT_BITS = 3
SLOT_MASK = 7
SLOTS = 8
"""Most spaces of a position: more lanes than any kit has, long outer lanes included."""
EVEN_LANES = 3
"""Of roads whose lanes run evenly; their slots are the lowest."""
MOST_PLACES = MOST_POSITIONS * SLOTS
MOST_WAYS = 4
MOST_MOVE = 17
"""Points of a turn: two sixes, three of Engine, a descent and a slipstream."""
MOST_ENDS = 1024
MOST_KEPT = 12
SPENDABLE = 9
"""Points that a dial can have left, and none."""
OVERSHOT = 20
"""Positions that a bike may be beyond the line."""
MOST_LEFT = 2112
"""Rows of outlooks: positions to go, and those beyond the line."""
BIKES = (MOST_BIKES,)

BASIC, STANDARD, EXPERT = 0, 1, 2
STRAIGHT, LEANING, WHEELIE = 0, 1, 2
"""Stances."""
NOWHERE = -1

ROAD = Layout(
    "Road",
    {
        "positions": NUMBER,
        "lanes": NUMBER,
        "even": NUMBER,  # 1: every step leads to a neighbouring lane of the next position
        "starts": NUMBER,
        "difficulty": (MOST_POSITIONS,),  # 0 on a straight
        "hill": (MOST_POSITIONS,),  # -1 up, 1 down
        "to_corner": (MOST_POSITIONS,),  # positions on to the next one in a corner; 0 = in one
        "open": (MOST_POSITIONS,),  # slots there are, as bits
        "line": (MOST_POSITIONS,),  # slots of the racing line, as bits
        "nearest": (MOST_POSITIONS,),  # of any lanes (bits) that nearest to the line, 3 bits each
        "worth": (MOST_POSITIONS,),  # of an end there to careful; see bots/ends.py
        "usual_move": NUMBER,  # thousandths of a position; see pace.py
        "outlooks": NUMBER,  # rows of the table that follows
        "outlook": (MOST_LEFT, SPENDABLE * SPENDABLE),  # see outlook.py
        "lane": (MOST_PLACES,),
        "rank": (MOST_PLACES,),  # 1 = racing line
        "precedence": (MOST_PLACES,),  # who is first of those abreast
        "ways": (MOST_PLACES,),
        "ahead": (MOST_PLACES, MOST_WAYS),
        "start": (MOST_BIKES * 4,),  # places of the grid, pole first
        "fields": (8,),  # see reach.py
    },
)

RULES = rules_layout(
    "Rules",
    {
        "qualifying": NUMBER,
        "floor": NUMBER,  # H-13: what a dial may show at least
        "roll_outs": NUMBER,  # of a planner's turn
        "grid_choice": NUMBER,  # H-02
        "new_total": NUMBER,  # H-03
        "count_start": NUMBER,  # H-04
        "leave_at_once": NUMBER,  # H-06
        "shared_finish": NUMBER,  # H-06
        "chequered_flag": NUMBER,  # H-07
        "no_dead_end": NUMBER,  # H-11
        "blocked_by_all": NUMBER,  # H-11
        "rear_guard": NUMBER,  # H-14
        "rear_cost": NUMBER,  # H-15: 0 start, passed and final; 1 entered; 2 final
        "last_corner": NUMBER,  # H-17
        "rolloff_team": NUMBER,  # H-19: 0 all; 1 opponents; 2 same lap
        "free_contact": NUMBER,  # H-22
        "bare_contact": NUMBER,  # H-23
        "directly_beside": NUMBER,  # H-24
        "rolled_redline": NUMBER,  # H-26
        "climb_adds": NUMBER,  # H-28
        "slip_pair": NUMBER,  # H-30
        "slip_lapped": NUMBER,  # H-31: 0 if it rolls first; 1 never; 2 always
        "slip_bonus_due": NUMBER,  # H-32
        "slip_double_free": NUMBER,  # H-33
        "sums": (4, 64),  # the sums that the flips allowed give, as bits
        "flips": (4, 64),  # by difficulty and roll the flips allowed, as bits; see flips.py
        "flips_to": (4, 64),  # for each sum the first flips that give it, two bits each
        "dnf_finish": NUMBER,  # H-37
        "carry_over": NUMBER,  # H-38
    },
)

STATISTICS = statistics_layout(
    "Statistics",
    MOST_PLACES,
    {
        "blocked": (LONGEST,),
        "roll_offs": (LONGEST,),
        "contacts": (LONGEST,),
        "slipstreams": (LONGEST,),
        "dials": (3, 16),  # engine, rear, front: what finishers show
    },
)

SIGHT = Layout(
    "Sight",
    {
        "steps": NUMBER,
        "by_lanes": NUMBER,  # 1: every step costs a point, and `lanes` tells what is reached
        "lanes": (MOST_MOVE + 2,),  # with so many steps, as bits
        "reach": (MOST_MOVE + 2,),  # lanes and sums
        "layer": (MOST_MOVE + 3,),  # where the places of each step begin in `reached`
        "reached": (MOST_ENDS,),
        "spent": (MOST_ENDS,),
        "ends": NUMBER,
        "end_place": (MOST_ENDS,),
        "end_steps": (MOST_ENDS,),
        "detours": NUMBER,  # 1: some sums are reached with fewer steps than points
        "first_end": (MOST_MOVE + 1,),  # where the ends with so many steps begin ...
        "last_end": (MOST_MOVE + 1,),  # ... and stop, if so many points are wanted
        "crowded": NUMBER,  # steps after which lanes may be shut, as bits
        "dead_ends": NUMBER,  # from here on ends where a blocked bike stops
        "any_points": NUMBER,
        "kept": NUMBER,  # the best choices so far, best first
        "kept_value": (MOST_KEPT,),
        "kept_risk": (MOST_KEPT,),
        "kept_flips": (MOST_KEPT,),
        "kept_bonus": (MOST_KEPT,),
        "kept_dial": (MOST_KEPT,),  # Engine, or Front Tire if below 0
        "kept_end": (MOST_KEPT,),
        "kept_points": (MOST_KEPT,),
        "end_value": (MOST_ENDS,),  # what a bot thinks of it
        "end_points": (MOST_ENDS,),  # the points with which one gets there, as bits
    },
)
"""Where a bike can get: see reach.py."""

RACE = race_layout(
    "Race",
    {
        "road": Ref("Road"),
        "rules": Ref("Rules"),
        "statistics": Ref("Statistics"),
        "sight": Ref("Sight"),
        "spare": Ref("Race", optional=True),  # in a planner's head; that one has none
    },
    {
        "laps": NUMBER,
        "start_turn": NUMBER,
        "bare": NUMBER,  # 1: nobody wants to know the path of a move, its end is enough
        "dreamt": BIKES,  # dice that each bike has thrown in a planner's head
        "lap": BIKES,
        "place": BIKES,
        "engine": BIKES,
        "rear": BIKES,
        "front": BIKES,
        "stance": BIKES,
        "acted": BIKES,
        "flagged": BIKES,  # H-07
        "out_distance": BIKES,
        "copies": BIKES,  # 1 + whose roll it takes; its own if it rolled before its turn; 0 none
        "copied": (MOST_BIKES, 2),
        "slipping": BIKES,  # 1: rides this turn in a slipstream
        "ordered": NUMBER,
        "standing": BIKES,  # how far ahead: distance, then lane
        "score": BIKES,
        "turn_of": BIKES,  # where in the order
        "finished": NUMBER,
        "free": (MOST_POSITIONS,),  # slots without a bike in them, as bits
        "pole": (MOST_BIKES, 2),
        "group": BIKES,
        "grouped": NUMBER,
        "shown": (MOST_BIKES, 2),  # a roll-off's dice
        "keep": BIKES,  # which die a contact bike keeps
        "in_contact": NUMBER,
        "face": (2,),  # the roll, before flips
        "faces": NUMBER,  # how many dice
        "allowed": NUMBER,  # flips, as bits
        "modifier": NUMBER,
        "flips": NUMBER,  # the plan of the turn
        "bonus": NUMBER,
        "push": NUMBER,  # Engine
        "brake": NUMBER,  # Front Tire
        "gives_up": NUMBER,
        "turn_over": NUMBER,  # 1: a due point was not there, nothing more happens this turn
        "forced": NUMBER,  # 1: the path is left to the rules of a contact
        "steps": NUMBER,
        "path": (MOST_MOVE + 1,),
        "points": NUMBER,
        "blocked": NUMBER,
        "roll_offs": NUMBER,
        "contacts": NUMBER,
        "slipstreams": NUMBER,
    },
)
