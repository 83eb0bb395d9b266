"""Situations from the building guidelines: what the checks say to a lap, some tiles, some counts.

A case asks `validate` or `resolve_tiles` (the vocabulary is that of `trackwright referee`). It may
write a track down in any of these forms, one input or a list of them:

    corner_difficulties   the corners of a lap: [3, 3, 1, 2]
    lengths               a level and a number of positions: ["basic", 60]
    tile_counts           {"L4": 12, ...}          with `boxes`
    marker_counts         {"difficulty": {"1": 7}, "up": 1, ...}   with `boxes`
    tiles                 [{"type": "R2", "turn": "L", "difficulty": 2}, ...]
    tracks                positions [{"i", "kind", "d", "rl", "hill", "turn"}, ...]
    angles                signed angles of the tiles: [45, -22.5, ...]
    inputs                several of the above, each an object of its own

`boxes`, `level`, `laps`, `bikes` and `series_gap` stand beside them: one for all, a list with one
for each, or inside an input. `resolve_tiles` takes the house rulings `corner_rl` (inside, outside)
and `hill_reach` (until-next, tile) as options. Snippets of tiles need not close: the guidelines
then read them as a lap all the same, behind whose last tile the first one follows.

What comes back, always per input: `contains`, the codes that were found (`codes` is the same list),
and `lacks`, the codes that were looked for and not found. So whoever expects a code to be there
looks it up in `contains`, whoever expects it not to be there looks it up in `lacks`, and no code is
ever in both. `severity` gives the worst severity of each code over all inputs, `severities` those
of each input. `tiles` and `positions` are plain numbers if there is one input, else lists.

Open `questions.py` first: `inputs.py` reads the inputs, each form of them is judged in `counts.py`,
`laps.py` or `tiles.py`.
"""
