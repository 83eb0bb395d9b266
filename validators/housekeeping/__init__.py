"""Checks of approvals and kits. One file per check.

`sys901_unused_waiver.py` first.
"""
