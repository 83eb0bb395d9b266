"""Telling and showing a race, moment by moment, in the same words for every game.

`show.py` first; `game_parts.py` says what a game's folder has to offer for it.
"""
