"""The street race: gears, upgrades, and barriers, from a start to a finish.

Open `street.py` first: the course as rules and checks see it; `laid.py` makes it of a circuit.
"""
