"""The table of Derby as integers, and the numbers of events and rules. Open `layouts.py` first."""
