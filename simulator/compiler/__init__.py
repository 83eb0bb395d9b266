"""Compiles rules: functions in a small part of Python, made machine code that means the same.

Open `README.md` first: what a rule may contain, and what happens to one on its way. Then
`program.py`, which leads through it. The package knows nothing of games, nor of anything else here.
"""
