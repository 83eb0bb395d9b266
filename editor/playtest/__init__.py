"""The playtest panel: its set-up, races in a thread, figures, charts, heat.

Open `panel.py` first; `racer.py` runs the races.
"""
