"""What came of races of Derby: places and figures. `classification.py` first."""
