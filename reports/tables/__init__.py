"""Virtual tables: a circuit and all that lies beside it, as files of programs to play on.

`table.py` first: one description that all files are made from, of the circuit and of what the game
lists (`simulator/game/components.py`). `drawings.py` draws runners, dials and dice, and cards and
tokens as they are printed; `images.py` makes them files. `vtt.py` writes games of VirtualTabletop,
`vassal.py` modules of VASSAL (text of its pieces: `vassal_pieces.py`), `asset_pack.py` pictures and
`spaces.json`, with a save of Tabletop Simulator (`tts.py`). `zips.py` packs each so that the same
circuit gives the same bytes.
"""
