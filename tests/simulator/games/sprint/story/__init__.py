"""Telling and showing races of Sprint."""
