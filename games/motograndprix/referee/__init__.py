"""Answers to questions about races of MotoGrandPrix, topic by topic; see `referee.py`."""
