"""Checks that a circuit suits Racing Rules. One file per check."""
