"""The numbers of the bots; 0 is a person."""

RANDOM, GREEDY, CAREFUL, PLANNER = 1, 2, 3, 4
ROLL_OUTS = 144
"""Rides in the head for a turn of a planner, unless the option of that name says otherwise."""
BOTS = {
    "random": (RANDOM, "any legal choice, all alike"),
    "greedy": (GREEDY, "the most ground now"),
    "careful": (CAREFUL, "ground, a good place to end, dials and risks weighed against each other"),
    "planner": (
        PLANNER,
        f"plans dials over the whole race, rides on in its head {ROLL_OUTS} times a turn",
    ),
}
"""Name -> number, and what it does in a line."""
