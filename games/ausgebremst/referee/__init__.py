"""Answers to questions about Ausgebremst: `referee.py` first."""
