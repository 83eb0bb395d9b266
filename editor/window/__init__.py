"""The windows: what each consists of, the desk with all of them, files and sessions.

Open `window.py` first, then `desk.py`.
"""
