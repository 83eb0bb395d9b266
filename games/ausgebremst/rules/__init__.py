"""The rules of Ausgebremst that involve no decisions: places, moves, cards, the lead, the pit.

Open `moves.py` first; the course of a race, with the decisions of bots and people, is in `race/`.
"""
