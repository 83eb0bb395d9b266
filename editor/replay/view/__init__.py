"""The view of a race: the stage with its pieces, the panel beside it, and the transport buttons.

Open `panel.py` first, then `stage.py`. Nothing here opens or runs a race.
"""
