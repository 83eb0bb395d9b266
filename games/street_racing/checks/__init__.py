"""Checks that a circuit suits the street race. One file per check."""
