"""What a circuit is, without any game's rules, and without Qt or a command line.

`circuit.py` first: the way from a track to its lane graph, board and hash, as a class. `text/`
holds messages and errors, `layout/` kits, tracks and exact geometry, `lanes/` spaces and steps,
`edit/` what can be done to a track, `files/` reading and writing, `picture/` what it looks like,
`closing/` how a gap is closed.
"""
