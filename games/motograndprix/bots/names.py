"""The bots there are."""

from simulator.game.rulesets import Bot
from simulator.table.bots import CAREFUL, GREEDY, PLANNER, RANDOM

ROLL_OUTS, MOST_ROLL_OUTS = 144, 4096
"""Rides in the head for a turn of a planner, unless the option of that name says otherwise. In
Basic it makes none: they change nothing there (docs/metrics.md)."""
BOTS = (
    Bot("random", RANDOM, "any legal choice, all alike"),
    Bot("greedy", GREEDY, "the most ground now", weighs=True),
    Bot(
        "careful",
        CAREFUL,
        "ground, a good place to end, dials and risks weighed against each other",
        weighs=True,
    ),
    Bot(
        "planner",
        PLANNER,
        "knows what places and dials are worth on this circuit, and rides on in its head",
        weighs=True,
        imagines=True,
    ),
)
