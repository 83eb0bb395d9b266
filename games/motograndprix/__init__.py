"""MotoGrandPrix: Basic, Standard and Expert; docs/rules/motograndprix.md lists every rule.

One small function per numbered rule; `rules/race.py` and `rules/rounds.py` are the frame.
"""
