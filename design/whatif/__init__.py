"""What one change does to a race. `changes.py` lists every single change of a circuit that keeps it
closed and its checks as clean as they are, each really different race once; `arms.py` races them
with the same seeds as the circuit itself; `effects.py` says what a change does, and which is best
for a wish. Open `effects.py` first.
"""
