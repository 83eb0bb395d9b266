"""The table of Sprint as integers, and the numbers of events and rules. Open `layouts.py` first."""
