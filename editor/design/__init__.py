"""Circuits to order in the window: `panel.py` shows what `searcher.py` finds in a thread for the
wishes of `wishes_form.py`."""
