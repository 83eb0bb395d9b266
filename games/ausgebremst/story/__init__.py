"""A race of Ausgebremst in words and pictures, and what a person can choose.

`happenings.py` first: what happened, from the log; `sentences.py` makes sentences of it.
"""
