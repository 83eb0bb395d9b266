"""Rulesets, bots and playtests. Empty so far: the folder fixes the place."""
