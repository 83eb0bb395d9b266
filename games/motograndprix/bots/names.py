"""The bots of the game."""

from trackwright.simulator.game.rulesets import Bot
from trackwright.simulator.table.bots import CAREFUL, GREEDY, PLANNER, RANDOM

ROLL_OUTS, MOST_ROLL_OUTS = 144, 4096
"""Simulated rollouts per turn of a planner, unless the option of that name says otherwise. In
Basic it makes none: they change nothing there (docs/metrics.md)."""
BOTS = (
    Bot("random", RANDOM, "any legal choice, at random"),
    Bot("greedy", GREEDY, "the most ground now", weighs=True),
    Bot(
        "careful",
        CAREFUL,
        "weighs ground, a good place to end, dials and risks against each other",
        weighs=True,
    ),
    Bot(
        "planner",
        PLANNER,
        "knows what places and dials are worth on this circuit, and runs simulated rollouts",
        weighs=True,
        imagines=True,
    ),
)
