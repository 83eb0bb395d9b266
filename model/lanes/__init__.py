"""The lane graph: spaces and steps (networkx), and what follows from it: board, measures, hash.

`graph.py` first.
"""
