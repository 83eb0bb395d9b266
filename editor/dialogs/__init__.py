"""The dialogs, one file each.

`shortcuts.py` is the smallest complete example; `running.py` opens and deletes them.
"""
