"""The games, a folder each: what a game is, its rules, bots, races, results, story and checks.

A game may import all that is below (model, validators, simulator), and never another game. Open
`motograndprix/race/rounds.py` to see what rules look like; every game has the same folders:
`facts.py` says what the game is; `state/` its table as integers; `rules/` the rules; `bots/` what
bots think; `race/` the course of a race, which asks bots and people; `results/` what came of it;
`story/` the race in words; `referee/` answers to questions; `budget/` whether cards or dials last;
`checks/` whether a circuit suits it.
"""
