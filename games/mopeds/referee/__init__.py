"""Answers to questions about the betting game: `referee.py` says what can be asked.

`situation.py` puts a case onto a table; `drafts.py` and `decks.py` answer what needs no track.
"""
