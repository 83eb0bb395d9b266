"""Checks of spaces and steps: start, finish, laps. One file per check."""
