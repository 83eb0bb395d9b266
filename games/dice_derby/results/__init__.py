"""What came of races: places and figures. Open `classification.py` first."""
