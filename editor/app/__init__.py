"""What the whole program shares: settings, preferences, language, theme, keys and actions as data.

`translation.py` first: every text that is shown goes through it. Nothing here knows a window.
"""
