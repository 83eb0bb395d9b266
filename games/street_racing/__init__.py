"""The street race: gears, upgrades, and barriers, from a start to a finish.

Not raced yet: this folder only checks circuits for it.
"""
