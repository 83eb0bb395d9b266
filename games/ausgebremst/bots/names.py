"""The numbers of the bots; 0 is a person."""

RANDOM, GREEDY, CAREFUL, PLANNER = 1, 2, 3, 4
NO_BOT, DERELICT = 15, "derelict"
"""Of an ownerless car, for which nobody decides."""
BOTS = {
    "random": (RANDOM, "any legal choice, all alike"),
    "greedy": (GREEDY, "the most ground now"),
    "careful": (CAREFUL, "saves points and sixes, makes the stop in time, stands in the way"),
    "planner": (PLANNER, "drives the best choices of careful on in its head, many times"),
}
"""Name -> number, and what it does in a line."""
