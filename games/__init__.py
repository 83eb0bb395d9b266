"""The games, a folder each: facts, rules, bots, story, referee, checks, budget.

A game may import all that is below (model, validators, simulator), and never another game.
`motograndprix/rules/rounds.py` shows what rules look like.
"""
