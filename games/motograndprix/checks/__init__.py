"""Checks that a circuit can be raced under MotoGrandPrix. One file per check."""
