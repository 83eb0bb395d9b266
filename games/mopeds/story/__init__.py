"""A race in words and pictures, and what a person can choose from. Open `happenings.py` first."""
