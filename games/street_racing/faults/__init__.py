"""What is wrong with a street: STR-V-01 to STR-V-20, for checks, races and the referee.

`all_faults.py` first: it asks all of them; `fault.py` is what they find. They read a `Street` and
nothing else, so a circuit and a referee's case get the same answers.
"""
