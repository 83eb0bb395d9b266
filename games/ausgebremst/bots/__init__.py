"""The bots of Ausgebremst: random, greedy, careful; they see what a player may see.

Open `greedy.py` first, then `worth.py`. Planner simulates rollouts, so it is in `race/`, with
`race/seats.py`, which calls the bots.
"""
