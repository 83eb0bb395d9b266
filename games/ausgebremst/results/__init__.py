"""What came of races of Ausgebremst: places, points of a season, figures and what they say.

`classification.py` first.
"""
