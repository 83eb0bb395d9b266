"""The bots of the game."""

from trackwright.simulator.game.rulesets import Bot
from trackwright.simulator.table.bots import CAREFUL, GREEDY, PLANNER, RANDOM

BOTS = (
    Bot("random", RANDOM, "any card, at random"),
    Bot("greedy", GREEDY, "a card of the moped with the best prospects now", weighs=True),
    Bot(
        "careful",
        CAREFUL,
        "weighs places and the cards to come, and what its bet takes from them",
        weighs=True,
    ),
    Bot(
        "planner",
        PLANNER,
        "compares careful's best bets by many simulated rollouts",
        weighs=True,
        imagines=True,
    ),
)
