"""The course of a race. Open `race.py` first, then `rounds.py` and `draft.py`; `table.py` lays it
out, `road.py` reads the circuit."""
