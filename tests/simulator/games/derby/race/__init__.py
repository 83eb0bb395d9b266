"""The course of a race of Derby. Open `race.py` first; `table.py` lays it out."""
