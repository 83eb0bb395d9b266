"""The bots of the game."""

from trackwright.simulator.game.rulesets import Bot
from trackwright.simulator.table.bots import CAREFUL, GREEDY, PLANNER, RANDOM

BOTS = (
    Bot("random", RANDOM, "chooses at random"),
    Bot(
        "greedy",
        GREEDY,
        "goes as far as it can, and looks at nothing else",
        weighs=True,
    ),
    Bot("careful", CAREFUL, "weighs steps, bumps, symbols and the ramp", weighs=True),
    Bot(
        "planner",
        PLANNER,
        "compares its choices by many simulated rollouts",
        weighs=True,
        imagines=True,
    ),
)
