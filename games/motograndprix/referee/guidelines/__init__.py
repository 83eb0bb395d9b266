"""Situations from the building guidelines: how checks judge a lap, some tiles, some counts.

A case asks `validate` or `resolve_tiles` (the vocabulary of `trackwright referee`). It may describe
a track in any of these forms, one input or a list of them:

    corner_difficulties   the corners of a lap: [3, 3, 1, 2]
    lengths               a level and a number of positions: ["basic", 60]
    tile_counts           {"L4": 12, ...}          with `boxes`
    marker_counts         {"difficulty": {"1": 7}, "up": 1, ...}   with `boxes`
    tiles                 [{"type": "R2", "turn": "L", "difficulty": 2}, ...]
    tracks                positions [{"i", "kind", "d", "rl", "hill", "turn"}, ...]
    angles                signed angles of the tiles: [45, -22.5, ...]
    inputs                several of the above, each an object of its own

`boxes`, `level`, `laps`, `bikes` and `series_gap` accompany them: one for all, a list with one for
each, or inside an input. `resolve_tiles` takes the house rulings `corner_rl` (inside, outside) and
`hill_reach` (until-next, tile) as options. Snippets of tiles need not close: the guidelines treat
them as a lap in which the first tile follows the last.

Results are always per input: `contains`, the codes that were found (`codes` is the same list), and
`lacks`, the codes that were checked and not found. So look up a code that must be there in
`contains`, and a code that must not be there in `lacks`; no code is ever in both. `severity` is the
worst severity of each code over all inputs, `severities` those of each input. `tiles` and
`positions` are plain numbers if there is one input, otherwise lists.

Open `questions.py` first: `inputs.py` reads the inputs, each form of them is judged in `counts.py`,
`laps.py` or `tiles.py`.
"""
