"""The course of a race, turn by turn. Open `turn.py` first; `table.py` lays it out."""
