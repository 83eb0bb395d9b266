"""Tests of the headless model."""
