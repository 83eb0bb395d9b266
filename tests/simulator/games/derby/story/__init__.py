"""A race of Derby in words and pictures, and what a person can choose. `happenings.py` first."""
