"""What the drivers of Ausgebremst think: random, greedy, careful; they see what a player may see.

`greedy.py` first, then `worth.py`. Planner drives on in its head, so it is in `race/`, as is
`race/seats.py`, where each bot is asked.
"""
