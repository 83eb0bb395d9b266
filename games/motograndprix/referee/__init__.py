"""Answers to questions about races of MotoGrandPrix, topic by topic.

`referee.py` first; `situation.py` makes a table of a case.
"""
