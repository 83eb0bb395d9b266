"""The games, one folder each: facts, rules, bots, story, referee, checks, budget.

A game may import everything below it (model, validators, simulator), but never another game.
`motograndprix/rules/rounds.py` shows what rules look like.
"""
