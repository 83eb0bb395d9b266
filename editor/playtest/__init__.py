"""The playtest panel: its set-up, the races in a thread, figures, charts, heat.

`panel.py` first; `racer.py` does the racing.
"""
