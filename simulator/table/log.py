"""What happened, as rows of a log: round, number of the event, whom it is about (a player or
a runner, as the event says), and the event's fields.

A game declares what can happen in its `state/events.py`: classes derived from `Event`, each with
its number, and its fields in the order of the log's columns. Rules write `note(race, who,
events.Roll(first=3, second=4))`; `Table.events` gives the same back.
"""

from typing import NamedTuple

from simulator.compiler.records import Record
from simulator.table.states import LOG_FULL, LOG_ROWS, LOG_WIDTH, RaceState

FIGURES = LOG_WIDTH - 3
"""Most fields of an event."""


class Event(Record, width=1 + FIGURES):
    """Something that can happen in a race."""


class Happened(NamedTuple):
    """An event of a race: in which round, whom it is about, what it was."""

    round: int
    who: int
    event: Event


def note(race: RaceState, who: int, event: Event) -> None:
    """MGP-B-26: write an event down, if anybody wants to check."""
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
