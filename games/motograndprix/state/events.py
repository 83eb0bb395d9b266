"""What happened, by number; simulator/table/log.py tells how it is written down."""

(
    POLE,
    GRID,
    ROUND,
    ASKED,
    ROLL,
    COPY,
    ROLL_OFF,
    CONTACT,
    KEEP,
    RIDE,
    MOVE,
    LOST,
    LAP,
    REAR,
    REDLINE_PASS,
    REDLINE_FAIL,
    WHEELIE,
    SIDESLIP,
    RETIRE,
    FINISH,
    QUALIFIED,
) = range(1, 22)

NO_COMPLETION, NO_REAR, ENGINE_GONE, GRIP_GONE = 1, 2, 3, 4
"""Why a bike retired."""
