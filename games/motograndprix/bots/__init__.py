"""What the riders of MotoGrandPrix think: random, greedy, careful, and what an end is worth.

`greedy.py` first, then `search.py`. Planner rides on in its head, so it is in `race/`, as is
`race/seats.py`, where each bot is asked.
"""
