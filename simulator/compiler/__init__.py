"""Compiles rules: functions in a subset of Python become machine code with the same meaning.

Open `README.md` first: what a rule may contain, and how it is compiled. Then `program.py`, which
runs the compilation. The package knows nothing of games and imports nothing else of the project.
"""
