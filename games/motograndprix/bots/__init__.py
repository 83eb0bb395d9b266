"""The bots of MotoGrandPrix: random, greedy, careful, and what an end is worth.

Open `greedy.py` first, then `search.py`. Planner simulates rollouts, so it is in `race/`, with
`race/seats.py`, which calls the bots.
"""
