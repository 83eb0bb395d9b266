"""The table of Racing Rules as integers, and the numbers of events and rules.

Open `layouts.py` first.
"""
