"""The rules of MotoGrandPrix that ask no bot: places, dice, points, reach, contact, slipstream.

`points.py` first; the course of a race, which asks bots, is in `race/`.
"""
