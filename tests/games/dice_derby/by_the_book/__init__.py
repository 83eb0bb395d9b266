"""The rules once more, written from the book alone, with names of spaces and no tables.

`model.py` knows nothing of the program: it takes the track of a referee's case, and the dice, cards
and decisions of a turn. Tests compare it with the rules that are raced.
"""
