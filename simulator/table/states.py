"""The part of a table that all games have: seats, decisions, dice and cards, log, figures.

A game's `state.py` makes its own states with `rules_layout`, `statistics_layout` and `race_layout`:
what stands here comes with them, the game adds what only it has. Layouts have names of their own,
so a game puts a word of its own before them, say `AusgebremstRace`.
"""

from collections.abc import Mapping

from simulator.compiler.memory import NUMBER, Layout, Ref, Shape

MOST_SEATS = 24
SEATS = (MOST_SEATS,)
MOST_BOTS = 16
LONGEST = 1024
"""The histograms' last box takes all that is longer."""
MOST_CAUSES = 8

GOING_ON, OVER, CAPPED, CHANCE_WANTED, DECISION_WANTED, ILLEGAL, LOG_FULL, TOO_WIDE = range(8)
"""Why a race goes on, or not. CHANCE_WANTED: a die or a card was to be given, and was not."""
LAST_FAIR = CAPPED
"""OVER or CAPPED: a race that came to its end."""
RACING, FINISHED, RETIRED = range(3)
"""What a seat is doing."""
HUMAN = 0
"""The number of the bot that is none."""
NOBODY = -1

SCRIPT_ROWS = 1 << 15
SCRIPT = Layout(
    "Script",
    {
        "length": NUMBER,
        "next": SEATS,  # per seat: the row from which its next decision is looked for
        "seat": (SCRIPT_ROWS,),
        "kind": (SCRIPT_ROWS,),
        "choice": (SCRIPT_ROWS,),
        "path": (SCRIPT_ROWS,),
    },
)
"""Decisions in the order in which they were made, given or written down: see decisions.py."""

MOST_GIVEN = 4096
GIVEN = Layout(
    "Given",
    {
        "length": NUMBER,
        "only": NUMBER,  # 1: what is not given is wanted, not thrown or drawn
        "seat": (MOST_GIVEN,),
        "purpose": (MOST_GIVEN,),
        "value": (MOST_GIVEN,),
        "gone": (MOST_GIVEN,),
    },
)
"""Dice thrown and cards drawn on a table of wood: see chance.py."""

LOG_ROWS = 1 << 16
LOG_WIDTH = 8
LOG = Layout("Log", {"on": NUMBER, "length": NUMBER, "row": (LOG_ROWS, LOG_WIDTH)})
"""What happened: see log.py."""

Fields = Mapping[str, Shape]


def rules_layout(name: str, fields: Fields) -> Layout:
    """How is raced: options as numbers."""
    return Layout(
        name,
        {
            "level": NUMBER,
            "laps": NUMBER,
            "round_cap": NUMBER,
            "verify": NUMBER,  # 1: bots are watched like people
            "statistics": NUMBER,  # 1: races are counted
            "grid": SEATS,  # who starts, pole first, if it is given
            **fields,
        },
    )


def statistics_layout(name: str, places: int, fields: Fields) -> Layout:
    """What is counted over races, on so many places: see tally.py."""
    return Layout(
        name,
        {
            "races": NUMBER,
            "capped": NUMBER,
            "turns": NUMBER,
            "by_grid": (MOST_SEATS, MOST_SEATS + 1),  # grid place -> place; the last: none
            "by_seat": (MOST_SEATS, MOST_SEATS + 1),
            "by_bot": (MOST_BOTS, MOST_SEATS + 1),
            "rounds": (LONGEST,),
            "lead_changes": (LONGEST,),
            "overtakes": (LONGEST,),
            "retired": (LONGEST,),
            "gap": (LONGEST,),
            "courses": (LONGEST,),  # races that went alike are in one box
            "causes": (MOST_CAUSES,),
            "visits": (places,),
            "stops": (places,),
            "passes": (places,),
            "incidents": (places,),
            **fields,
        },
    )


def race_layout(name: str, refs: Mapping[str, Ref], fields: Fields) -> Layout:
    """The race itself. `refs` has `road`, `rules` and `statistics`, and what else the game has."""
    return Layout(
        name,
        {
            "script": Ref("Script"),
            "told": Ref("Script"),
            "given": Ref("Given"),
            "log": Ref("Log"),
            **refs,
            "seats": NUMBER,
            "round": NUMBER,
            "halt": NUMBER,
            "halt_seat": NUMBER,
            "halt_kind": NUMBER,
            "fault": NUMBER,  # the rule that a decision breaks
            "counting": NUMBER,  # 1: figures are kept
            "imagined": NUMBER,  # 1: a race in a planner's head
            "dice": (4,),  # the random stream of dice and cards
            "fancy": (4,),  # that of the bots
            "bot": SEATS,
            "team": SEATS,
            "order": SEATS,  # of the seats, as they act
            "grid": SEATS,  # place on the grid, 1 = pole
            "status": SEATS,
            "came": SEATS,  # place in the classification, 1 = winner; 0 as yet none
            "out_round": SEATS,
            "leader": NUMBER,
            "lead_changes": NUMBER,
            "overtakes": NUMBER,
            "gap": NUMBER,  # of the winner to the second, in positions; below 0: there is none
            "turns": NUMBER,
            **fields,
        },
    )
