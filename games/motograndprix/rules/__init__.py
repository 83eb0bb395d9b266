"""The rules of MotoGrandPrix, compiled as they stand: `rounds.py` first."""
