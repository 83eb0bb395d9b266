"""The library for scripts and notebooks: a thin layer that hands out what `reports/` makes.

Its users import `trackwright`. `circuit.py` first; races and playtests that a circuit gives are in
`race.py` and `playtest.py`, circuits to order in `designs.py`, what single changes do in
`what_if.py`; `loading.py` reads files, `given.py` looks at what callers give, `plain.py`
says in what form data comes.
"""
