"""Checks of the contents of the box: pieces, counters, stands. One file per check."""
