"""What happened, as rows of a log: round, kind, seat, and up to five figures.

The kinds, and what their figures are, stand in the game's `events.py`.
"""

from simulator.table.states import LOG_FULL, LOG_ROWS, RaceState


def note(race: RaceState, kind: int, seat: int, a: int, b: int, c: int, d: int) -> None:
    """MGP-B-26: write an event down, if anybody wants to check."""
    if race.log.on:
        write_row(race, kind, seat, a, b, c, d)


def write_row(race: RaceState, kind: int, seat: int, a: int, b: int, c: int, d: int) -> None:
    log = race.log
    at = log.length
    if at >= LOG_ROWS:
        race.halt = LOG_FULL
        return
    row = log.row[at]
    row[0] = race.round
    row[1] = kind
    row[2] = seat
    row[3] = a
    row[4] = b
    row[5] = c
    row[6] = d
    row[7] = 0
    log.length = at + 1


def add_figure(race: RaceState, figure: int) -> None:
    """One figure more to the event written last."""
    log = race.log
    if log.length:
        log.row[log.length - 1][7] = figure
