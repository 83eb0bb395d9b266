"""A race in words and pictures, and what a person can choose. Open `happenings.py` first."""
