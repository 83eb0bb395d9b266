"""What all races need; it knows no game by name.

`table/table.py` first. `compiler/` makes machine code of rules, `game/` knows the folders of games,
`table/` is what a race is played at, `race/` one race with people, records and seasons, `story/`
describing and showing it, `playtest/` many races and what their figures say. What they ask of a
game's folder is in `table/game_parts.py`, and in the module of that name in the other three.
"""
