"""Answers to questions about Ausgebremst.

`referee.py` first; `situation.py` makes a table of a case, `cases/` reads what is written in it.
"""
