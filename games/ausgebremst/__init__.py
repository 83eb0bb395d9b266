"""Ausgebremst, family and pro game; open `rules/rounds.py` first.

Cars play cards, block each other and must not take the lead with a six: the rulebook published in
1993, with rulings where it is silent."""
