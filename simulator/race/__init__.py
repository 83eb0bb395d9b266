"""One race, and a row of them: people, replays, records, seasons, and the referee.

`replays.py` first; `game_parts.py` says what races ask of a game's folder.
"""
