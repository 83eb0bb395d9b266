"""The open document as Qt sees it, and what changes it: edits, the clipboard, drafts and the
session.

Open `bridge.py` first: the one layer of signals over `trackwright.model.edit.history.Document`.
"""
