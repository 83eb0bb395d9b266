"""Fields of the wishes: the smallest is `looks.py`."""
