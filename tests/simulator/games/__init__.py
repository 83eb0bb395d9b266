"""Games made up for tests, and as examples to copy into `games/` (CONTRIBUTING.md says how).

`sprint/` is the least that a game needs; in `derby/` players own no runner. `folder.py` lets tests
find them.
"""
