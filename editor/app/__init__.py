"""What the whole program shares: settings, preferences, language, theme, keys and actions as data.

Open `translation.py` first: every text shown goes through it. Nothing here knows about windows.
"""
