"""The windows that ask, one file each.

`new.py` is the smallest that shows how they are made; `running.py` opens them and deletes them.
"""
