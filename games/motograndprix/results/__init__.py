"""What came of races of MotoGrandPrix: places, points of a season, figures and what they say.

`classification.py` first.
"""
