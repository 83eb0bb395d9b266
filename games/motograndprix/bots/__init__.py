"""Bots that play by rules of thumb: random, greedy, careful, planner."""
