"""Racing Rules: dice on a single line of coloured spaces.

Not raced yet: `checks/` says whether a circuit suits it. `checks/dice_line.py` first.
"""
