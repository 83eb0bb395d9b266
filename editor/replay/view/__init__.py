"""What is seen of a race: the stage with its pieces, the panel beside it, the buttons that play it.

`panel.py` first, then `stage.py`. Nothing here opens or rides a race.
"""
