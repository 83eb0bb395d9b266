"""The bots of the game."""

from trackwright.simulator.game.rulesets import Bot
from trackwright.simulator.table.bots import CAREFUL, GREEDY, PLANNER, RANDOM

NO_BOT, DERELICT = 15, "derelict"
"""The number of an ownerless car, which makes no decisions."""
BOTS = (
    Bot("random", RANDOM, "any legal choice, at random"),
    Bot("greedy", GREEDY, "the most ground now", weighs=True),
    Bot("careful", CAREFUL, "saves points and sixes, stops in time, blocks others", weighs=True),
    Bot(
        "planner",
        PLANNER,
        "compares careful's best choices by many simulated rollouts",
        weighs=True,
        imagines=True,
    ),
)
