"""Checks of difficulties, hills and overrides. One file per check."""
