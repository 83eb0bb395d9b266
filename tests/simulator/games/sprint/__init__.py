"""Sprint, a game made up for tests and as an example: the least that a game's folder needs.

Cars drive round by the columns of a circuit, and never hinder each other. SPR-01: two to four cars
start from the line. SPR-02: a turn is a die, and so many columns. SPR-03: who pushes drives as far
again. SPR-04: a six that is pushed is one too many: the car is out. SPR-05: a car is home when it
has driven all laps; the first is the winner, of one round the farther one.

`facts.py` first, then `race/race.py`.
"""
