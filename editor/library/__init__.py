"""The library: circuits and replays that can be opened, listed with picture and figures.

Open `entries.py` first: what there is. `reading.py` reads it in a thread; `verdicts.py` keeps the
results of playtests. The dialog is `editor/dialogs/library.py`.
"""
