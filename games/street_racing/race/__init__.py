"""A race from the allocation of upgrades to the finish. Open `race.py` first, then `turn.py`."""
