"""Checks of what the box holds: pieces, counters, stands. One file per check."""
