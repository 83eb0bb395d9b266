"""The rules of Ausgebremst that ask nobody: places, moves, cards, the lead, the pit.

`moves.py` first; the course of a race, which asks bots and people, is in `race/`.
"""
