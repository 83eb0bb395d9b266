"""A circuit in figures: `facts.py` as values for programs, `card.py` in sections for people,
`listing.py` as one among others, `changes.py` what differs between two versions.
"""
