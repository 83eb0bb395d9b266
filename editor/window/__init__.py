"""The windows: what each consists of, the desk with all of them, and their files.

Open `window.py` first, then `desk.py`.
"""
