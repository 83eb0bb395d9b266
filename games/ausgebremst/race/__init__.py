"""The course of a race of Ausgebremst, from the circuit and the start to the last round.

Open `rounds.py` first, then `turn.py`. `table.py` lays out a race, `road.py` reads the circuit,
`seats.py` asks the bots. The rules that involve no decisions are in `rules/`.
"""
