"""The table of Ausgebremst as integers, the way round, and the numbers of events and rules.

Open `layouts.py` first.
"""
