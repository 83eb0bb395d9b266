"""The games, one folder each: what a game is, its rules, bots, races, results, story and checks.

A game may import everything below it (model, validators, simulator), but never another game. Open
`motograndprix/race/rounds.py` to see what rules look like, and `motograndprix/facts.py` for what a
game says of itself. All have the same folders, as far as they need them, from below:

state    its table as integers
rules    what can be done, as small functions that ask no bot
bots     what bots think
race     the course of a race, which asks bots and people
story    a race in words and pictures
results  places, points, figures
referee  answers to questions about situations
budget   whether cards or dials last, before any race
checks   whether a circuit suits the game
"""
