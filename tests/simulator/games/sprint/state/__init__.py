"""The table of Sprint as integers."""
