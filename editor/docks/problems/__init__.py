"""The problems panel: `panel.py` first, then `tree.py`, its list. Many problems are fixed at
once by `bulk_fixes.py`.
"""
