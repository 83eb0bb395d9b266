"""Checks of approvals and kits. One file per check."""
