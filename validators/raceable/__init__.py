"""Checks per ruleset: can the circuit be raced, and what is missing. One file per check."""
