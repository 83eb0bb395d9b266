"""The bots. `names.py` first; `worth.py` is what ends and dice are worth to them."""
