"""A race of Sprint in words, and what a person can choose. `happenings.py` first."""
