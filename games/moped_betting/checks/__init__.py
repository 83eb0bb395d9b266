"""Checks that a circuit suits moped betting. One file per check."""
