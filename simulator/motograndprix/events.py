"""What happened, as rows of a log: round, kind, bike, and up to five figures."""

from simulator.memory import State
from simulator.motograndprix.state import LOG_FULL, LOG_ROWS

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


def note(race: State, kind: int, bike: int, a: int, b: int, c: int, d: int) -> None:
    """B-26: write an event down, if anybody wants to check."""
    if race.log.on:
        write_row(race, kind, bike, a, b, c, d)


def write_row(race: State, kind: int, bike: int, a: int, b: int, c: int, d: int) -> None:
    log = race.log
    at = log.length
    if at >= LOG_ROWS:
        race.halt = LOG_FULL
        return
    row = log.row[at]
    row[0] = race.round
    row[1] = kind
    row[2] = bike
    row[3] = a
    row[4] = b
    row[5] = c
    row[6] = d
    row[7] = 0
    log.length = at + 1


def add_figure(race: State, figure: int) -> None:
    """One figure more to the event written last."""
    log = race.log
    if log.length:
        log.row[log.length - 1][7] = figure
