"""The bots: what each decides. `names.py` lists them; `random.py` is the smallest."""
