"""What `check` found, and its formats. `outcome.py` first; each format is a module beside it."""
