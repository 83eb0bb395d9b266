"""What came of races: places, figures, and what they mean. `classification.py` first."""
