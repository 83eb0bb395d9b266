"""Moped betting: mopeds that steer themselves, and players who bet on them.

Not raced yet: here is what is checked about a circuit for it.
"""
