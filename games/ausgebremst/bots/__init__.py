"""Drivers made of rules of thumb: random, greedy, careful, planner."""
