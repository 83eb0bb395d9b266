"""Single races and seasons: people, replays, files of races, seasons, and the referee.

Open `replays.py` first; `game_parts.py` says what races need from a game's folder.
"""
