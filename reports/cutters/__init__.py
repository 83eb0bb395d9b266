"""Files for laser cutters and plotters: `drawings.py` makes them of a circuit, from the paths of
`outlines.py`; `svg_file.py` and `dxf_file.py` write them, with true arcs.
"""
