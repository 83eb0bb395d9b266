"""Workspaces: which panels a window shows for building, testing, racing, and circuits to
order.

`workspaces.py` first. An `Arrangement` says where panels are; `reading.py` makes one of a window,
`placing.py` applies one; `panelled.py` shows and hides single panels.
"""
