"""The dialogs, one file each.

`new.py` is the smallest complete example; `running.py` opens and deletes them.
"""
