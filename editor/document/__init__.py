"""The open document as Qt sees it, and what changes it: edits, the clipboard, drafts.

Open `bridge.py` first: the one layer of signals over `trackwright.model.edit.history.Document`.
"""
