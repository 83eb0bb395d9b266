"""What the whole program shares: settings, preferences, language, theme, keys, actions as data, and
jobs in threads.

Open `translation.py` first: every text shown goes through it. Nothing here knows about windows.
"""
