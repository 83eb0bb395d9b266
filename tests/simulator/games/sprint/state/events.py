"""What happens in Sprint, by number."""

DRIVE, OUT, HOME = 1, 2, 3
OVERDONE = 1
"""Why a car is out."""
