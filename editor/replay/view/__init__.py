"""How a race is shown: the stage with its pieces, the panel beside it, and the buttons that play it.

`panel.py` first, then `stage.py`. Nothing here opens or rides a race.
"""
