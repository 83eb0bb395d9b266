"""Ausgebremst, family and pro game: rules that are compiled as they stand; `race/rounds.py` first.

Cars play cards, block each other and must not take the lead with a six: the rulebook published in
1993, with rulings where it is silent. `decks.py` and `course.py` are facts that both races and
checks need.
"""
