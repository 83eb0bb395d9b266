"""Circuits to order: what is wished for becomes circuits that pass every check.

`wishes.py` is what can be wished for. `search/` finds circuits: open `search/proposals.py`.
`kernel/` is the inner loop of the search, written in the rules' Python and compiled. `looks/`
scores shapes and compares them; `play.py` races circuits whose play is wished for.
"""
