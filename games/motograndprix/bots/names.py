"""The numbers of the bots; 0 is a person."""

RANDOM, GREEDY, CAREFUL, PLANNER = 1, 2, 3, 4
ROLL_OUTS, MOST_ROLL_OUTS = 144, 4096
"""Rides in the head for a turn of a planner, unless the option of that name says otherwise. In
Basic it makes none: they change nothing there (docs/metrics.md)."""
BOTS = {
    "random": (RANDOM, "any legal choice, all alike"),
    "greedy": (GREEDY, "the most ground now"),
    "careful": (CAREFUL, "ground, a good place to end, dials and risks weighed against each other"),
    "planner": (
        PLANNER,
        "knows what places and dials are worth on this circuit, and rides on in its head",
    ),
}
"""Name -> number, and what it does in a line."""
