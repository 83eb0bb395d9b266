"""Answers to questions about the game. Open `referee.py` first; `track.py` reads the line."""
