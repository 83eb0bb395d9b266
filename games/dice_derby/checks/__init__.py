"""Checks that a circuit suits Racing Rules. One file per check.

`run832_dice_line_length.py` first; `dice_line.py` is what they share: the line of the circuit.
"""
