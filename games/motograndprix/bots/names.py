"""The numbers of the bots; 0 is a person."""

RANDOM, GREEDY, CAREFUL, PLANNER = 1, 2, 3, 4
ROLL_OUTS, MOST_ROLL_OUTS = 144, 4096
"""Simulated rollouts per turn of a planner, unless the option of that name says otherwise. In
Basic it makes none: they change nothing there (docs/metrics.md)."""
BOTS = {
    "random": (RANDOM, "any legal choice, at random"),
    "greedy": (GREEDY, "the most ground now"),
    "careful": (CAREFUL, "weighs ground, a good place to end, dials and risks against each other"),
    "planner": (
        PLANNER,
        "knows what places and dials are worth on this circuit, and runs simulated rollouts",
    ),
}
"""Name -> number, and a one-line description."""
