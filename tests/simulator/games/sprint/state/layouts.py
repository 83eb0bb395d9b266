"""The table of Sprint as integers."""

from simulator.compiler.memory import NUMBER, Layout, Ref
from simulator.table.states import LONGEST, SEATS, race_layout, rules_layout, statistics_layout

MOST_COLUMNS = 512

ROAD = Layout("SprintRoad", {"columns": NUMBER})
RULES = rules_layout("SprintRules", {})
STATISTICS = statistics_layout(
    "SprintStatistics",
    MOST_COLUMNS,
    {"pushes": (LONGEST,), "too_far": (13,), "never_pushed": NUMBER, "sixes": (MOST_COLUMNS,)},
)
RACE = race_layout(
    "SprintRace",
    {
        "road": Ref("SprintRoad"),
        "rules": Ref("SprintRules"),
        "statistics": Ref("SprintStatistics"),
    },
    {
        "driven": SEATS,  # columns since the line
        "home_in": SEATS,  # the round in which it came home
        "pushed": SEATS,  # how often
        "die": NUMBER,
        "push": NUMBER,  # the plan of the turn
    },
)
