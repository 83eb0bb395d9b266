"""Describing and showing a race, moment by moment, in the same terms for every game.

Open `show.py` first; `game_parts.py` says what a game's folder has to offer.
"""
