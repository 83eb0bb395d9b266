"""The rules of MotoGrandPrix that involve no bots: places, dice, points, reach, contact,
slipstream.

Open `points.py` first; the course of a race, which asks bots, is in `race/`.
"""
