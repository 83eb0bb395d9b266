"""The actions, one table per menu."""
