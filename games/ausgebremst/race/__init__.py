"""The course of a race of Ausgebremst: from the circuit over the start to the last round.

`rounds.py` first, then `turn.py`. `table.py` lays a race out, `road.py` reads the circuit,
`seats.py` asks the bots. The rules themselves, which ask no bot, are in `rules/`.
"""
