"""MotoGrandPrix: Basic, Standard and Expert; docs/rules/motograndprix.md lists every rule.

One small function per numbered rule; `race/race.py` and `race/rounds.py` are the frame, in rulebook
order.
"""
