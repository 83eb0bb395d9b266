"""The bots there are."""

from simulator.game.rulesets import Bot
from simulator.table.bots import CAREFUL, GREEDY, PLANNER, RANDOM

NO_BOT, DERELICT = 15, "derelict"
"""Of an ownerless car, for which nobody decides."""
BOTS = (
    Bot("random", RANDOM, "any legal choice, all alike"),
    Bot("greedy", GREEDY, "the most ground now", weighs=True),
    Bot(
        "careful",
        CAREFUL,
        "saves points and sixes, makes the stop in time, stands in the way",
        weighs=True,
    ),
    Bot(
        "planner",
        PLANNER,
        "drives the best choices of careful on in its head, many times",
        weighs=True,
        imagines=True,
    ),
)
