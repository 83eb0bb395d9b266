"""What happened, as rows of a log: round, kind, car, and up to five figures."""

(
    START_DRAW,
    GRID,
    DECK,
    STACKS,
    HAND,
    ROUND,
    PASS,
    WAIT,
    TURNED,
    BLOCKED,
    SPENT,
    MOVE,
    LINE,
    STOP,
    DEPOSIT,
    DRAW,
    OUT,
    FINISH,
) = range(1, 19)

PIT_MISSED, NO_CARDS = 1, 2
"""Why a car is out."""
TOO_FAR = 3
"""In figures, of NO_CARDS: its cards were too few even for the shortest way."""
OF_DERELICTS = 3
"""In figures derelicts' causes are counted so many places on."""
