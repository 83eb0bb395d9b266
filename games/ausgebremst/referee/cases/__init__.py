"""Reads and checks a referee's case of Ausgebremst: rules, track and cars."""
