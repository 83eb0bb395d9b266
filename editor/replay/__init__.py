"""The replays of a window: opened, run in a thread, played by a person, saved.

Open `replaying.py` first; `view/` shows them.
"""
