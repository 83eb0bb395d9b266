"""The rules that ask nobody: moves, race order, cards, points.

`moves.py` first: mopeds drive by themselves.
"""
