"""The table of the mopeds as integers, and the numbers of events and rules. Open `layouts.py`
first; `way.py` is a circuit as the rules see it."""
