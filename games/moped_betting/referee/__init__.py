"""Answers to questions about moped betting: `referee.py`."""
