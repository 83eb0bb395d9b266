"""Charts and heat of a playtest, which the window and the report draw alike.

Open `chart.py`: it says which charts there are. `plot.py` says where everything of a chart is, for
what draws it: `svg_chart.py` here, `editor/playtest/charts.py` in the window. `heat_map.py` has the
figures of spaces, `heat_colours.py` their colours.
"""
