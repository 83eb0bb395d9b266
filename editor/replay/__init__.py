"""The replays of a window: opened, ridden in a thread, taken over by a person, saved.

`replaying.py` first; `view/` is what is seen of them.
"""
