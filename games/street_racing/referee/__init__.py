"""Answers to questions about the game. `track.py` reads the street of a case; `validators.py`
says what is wrong with it.
"""
