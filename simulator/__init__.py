"""What all races need; it knows no game by name.

`table/table.py` first. `compiler/` makes machine code of rules, `game/` knows the folders of games,
`table/` is what a race is played at, `race/` one race with people, records and seasons, `story/`
telling and showing it, `playtest/` many races and what their figures say. Which modules a game's
folder has to offer stands in the `game_parts.py` of these folders.
"""
