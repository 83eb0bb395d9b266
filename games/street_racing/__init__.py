"""The street race: gears, upgrades, and barriers, from a start to a finish.

Not raced yet: here is what is checked about a circuit for it.
"""
