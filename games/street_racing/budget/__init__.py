"""How long a race takes, how many cards it uses, and whether the upgrades fit the corners.

`report.py` shows what `course.py` measures.
"""
