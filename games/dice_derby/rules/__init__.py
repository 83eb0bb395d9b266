"""The rules that ask no bot, one function for each. Open `moves.py` first."""
