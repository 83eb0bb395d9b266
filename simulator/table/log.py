"""The log of a race: rows with the round, the number of the event, whom it concerns (a player or a
runner, depending on the event), and the event's fields.

A game declares its events in `state/events.py`: classes derived from `Event`, each with its number,
and its fields in the order of the log's columns. Rules write `note(race, who, events.Roll(first=3,
second=4))`; `Table.events` returns the same.
"""

from typing import NamedTuple

from trackwright.simulator.compiler.data.records import Record
from trackwright.simulator.table.states import LOG_FULL, LOG_ROWS, LOG_WIDTH, RaceState

FIGURES = LOG_WIDTH - 3
"""Most fields of an event."""


class Event(Record, width=1 + FIGURES):
    """Something that can happen in a race."""


class Happened(NamedTuple):
    """An event of a race: the round, whom it concerns, and what happened."""

    round: int
    who: int
    event: Event


def note(race: RaceState, who: int, event: Event) -> None:
    """MGP-B-26: log an event, if logging is on."""
    if race.log.on:
        write_row(race, who, event)


def write_row(race: RaceState, who: int, event: Event) -> None:
    log = race.log
    at = log.length
    if at >= LOG_ROWS:
        race.halt = LOG_FULL
        return
    row = log.row[at]
    row[0] = race.round
    row[1] = event[0]
    row[2] = who
    for figure in range(FIGURES):
        row[3 + figure] = event[1 + figure]
    log.length = at + 1
