"""Compiles rules: functions in a small subset of Python become machine code with the same meaning.

Open `README.md` first: what a rule may contain, and how it is compiled. Then `program.py`, which
leads through the steps. The package knows nothing about games or the rest of Trackwright.
"""
