"""What a race needs on paper: `race_pack.py` makes a booklet of it, `cards.py` the cards, with
backs. `flow.py` lays words, tables and figures on pages.
"""
