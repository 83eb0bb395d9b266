"""The game once more, from the text of the rules alone: names and lists, nothing shared with it.

`track.py` moves and orders mopeds on the track of a referee's case, `race.py` runs whole races with
given cards and decisions.
"""
