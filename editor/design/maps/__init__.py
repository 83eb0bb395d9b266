"""The gallery as a map by two figures: `page.py` has the choice of figures over the map of
`view.py`, and `races.py` finds out figures of play in a thread."""
