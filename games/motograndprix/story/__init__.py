"""A race of MotoGrandPrix in words and pictures, and what a person can choose."""
