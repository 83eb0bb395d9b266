"""The numbered rules of the street race that ask no bot: STR-14 to STR-53.

Open `legal.py` first: what may be decided; then `moves.py`, `cards.py`, `upgrades.py`.
"""
