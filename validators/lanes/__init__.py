"""Checks of spaces and steps: start, finish, ways round. One file per check."""
