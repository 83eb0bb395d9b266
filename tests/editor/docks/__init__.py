"""Tests of the panels beside the table."""
