"""The numbers of the bots; 0 is a person."""

RANDOM, GREEDY, CAREFUL, PLANNER = 1, 2, 3, 4
BOTS = {
    "random": (RANDOM, "any legal choice, all alike"),
    "greedy": (GREEDY, "the most ground now"),
    "careful": (CAREFUL, "ground, a good place to end, dials and risks weighed against each other"),
    "planner": (PLANNER, "rides the best few choices of careful on in its head, many times"),
}
"""Name -> number, and what it does in a line."""
