"""Racing Rules: dice on a single line of coloured spaces.

Not raced yet: this folder only checks circuits for it.
"""
