"""The course of a race of MotoGrandPrix, from the circuit and the grid to the last round.

Open `rounds.py` first, then `ride.py`. `table.py` lays out a race, `road.py` reads the circuit,
`seats.py` asks the bots. The rules that ask no bots are in `rules/`.
"""
