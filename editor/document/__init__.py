"""The open document as Qt sees it, and what is done to it: edits, the clipboard, drafts.

`bridge.py` first: the one layer of signals over `model.edit.history.Document`.
"""
