"""The course of a race of Sprint. Open `race.py` first; `table.py` lays it out."""
