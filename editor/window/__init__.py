"""The program and its windows: starting, the desk with all of them, and who listens to whom.

`window.py` first; `start.py` is where the program begins.
"""
