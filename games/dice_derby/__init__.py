"""Racing Rules: dice on a single line of coloured spaces.

Not raced yet: here is what is checked about a circuit for it.
"""
