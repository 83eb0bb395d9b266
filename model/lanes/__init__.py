"""The lane graph: spaces and steps (networkx), and what is derived from it: board, measures, hash.

Open `graph.py` first.
"""
