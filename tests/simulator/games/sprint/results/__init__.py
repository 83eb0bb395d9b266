"""What came of races of Sprint: places and figures. `classification.py` first."""
