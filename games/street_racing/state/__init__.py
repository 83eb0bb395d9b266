"""The table of the street race as integers, and the numbers of events, decisions and rules.

Open `layouts.py` first, then `decisions.py`.
"""
