"""A race of MotoGrandPrix in words and pictures, and what a person can choose.

`account.py` first: what happened, from the log; `telling.py` makes sentences of it.
"""
