"""Bots that bet on mopeds. They know what MOP-24 lets their player know, and no more.

`knowledge.py` first: what a player can work out about the cards that are face down.
"""
