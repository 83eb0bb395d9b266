"""The windows: what each is put together from, the desk with all of them, files and sessions.

`window.py` first, then `desk.py`.
"""
