"""From the source of a rule to a checked syntax tree: `source.py` first, then `subset.py` (what is
allowed), `bindings.py` (local names) and `names.py` (all others)."""
