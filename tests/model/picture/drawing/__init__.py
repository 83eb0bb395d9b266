"""Tests of how the layers of a picture are drawn."""
