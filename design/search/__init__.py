"""The search for circuits. `proposals.py` runs it; a `burst.py` is one run of the kernel, on the
states that `problem.py` lays out; `finishing.py` makes a circuit of a row; `archive.py` keeps those
that differ.
"""
