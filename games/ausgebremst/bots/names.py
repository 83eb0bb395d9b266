"""The numbers of the bots; 0 is a person."""

RANDOM, GREEDY, CAREFUL, PLANNER = 1, 2, 3, 4
NO_BOT, DERELICT = 15, "derelict"
"""The number of an ownerless car, for which nobody decides."""
BOTS = {
    "random": (RANDOM, "any legal choice, at random"),
    "greedy": (GREEDY, "the most ground now"),
    "careful": (CAREFUL, "saves points and sixes, stops in time, blocks others"),
    "planner": (PLANNER, "compares careful's best choices by many simulated rollouts"),
}
"""Name -> number, and a one-line description."""
