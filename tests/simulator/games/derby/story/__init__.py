"""Telling and showing races of Derby."""
