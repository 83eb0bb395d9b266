"""The inner loop of the search, in the rules' Python (simulator/compiler/README.md says what that
may contain): `annealing.py` changes a row of pieces step by step so that it stays closed;
`judging.py` says how far a row is from the wishes. Open `states.py` first.
"""
