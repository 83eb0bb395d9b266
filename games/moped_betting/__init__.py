"""Moped betting: mopeds that steer themselves, and players who bet on them.

Not raced yet: this folder only checks circuits for it.
"""
