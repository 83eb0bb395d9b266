"""What a circuit looks like. `features.py` measures what can be seen, `scoring.py` says how far
that is from shipped circuits, `shapes.py` how much two laps differ. Open `scoring.py` first.
"""
