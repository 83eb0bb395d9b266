"""The table of Derby as integers."""
