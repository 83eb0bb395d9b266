"""The course of a race of MotoGrandPrix: from the circuit over the grid to the last round.

`rounds.py` first, then `ride.py`. `table.py` lays a race out, `road.py` reads the circuit,
`seats.py` asks the bots. The rules themselves, which ask no bot, are in `rules/`.
"""
