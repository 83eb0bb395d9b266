"""The rules of Ausgebremst, compiled as they stand: `rounds.py` first."""
