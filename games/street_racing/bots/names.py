"""The bots of the game."""

from trackwright.simulator.game.rulesets import Bot
from trackwright.simulator.table.bots import CAREFUL, GREEDY, PLANNER, RANDOM

BOTS = (
    Bot("random", RANDOM, "any legal decision, at random"),
    Bot("greedy", GREEDY, "the highest gear and the longest move that it can get", weighs=True),
    Bot(
        "careful",
        CAREFUL,
        "shifts for the road ahead, and searches all routes of a move",
        weighs=True,
    ),
    Bot(
        "planner",
        PLANNER,
        "compares sets, shifts and numbers by many simulated rollouts",
        imagines=True,
        weighs=True,
    ),
)
