"""The events of a race: its log as happenings that name mopeds, players, spaces, cards and rules.

A happening is a dictionary that can be written as JSON: `round`, `event`, `moped` or `player`, its
details, and `rule`, the rule that it follows. `sentences.py` turns them into sentences.

    spark   player                          bet      player, card, of (cards in hand)
    grid    moped, place, at                row      player, card, cards (in the row)
    round   player (the spark plug), stack  turned   player, card (of the row)
    card    moped, value, stack, final      return   player, cards, the first drawn first
    move    moped, from, path, at, bonus    run_out  finished
    stuck   moped, at, bonus                place    moped, place, lap, left
    idle    moped, at                       points   player, points, tie, place
    lap     moped, lap
    finish  moped, place

`at` is a place: {space, position, lane}; a card is "Red 3". Bets, cards for the row and returned
cards are known only to their player (`SECRET`); whoever reads the story aloud while a race goes on
says that they happened, and keeps the cards to himself.
"""

from collections.abc import Iterator
from typing import Any, TypeAlias

from trackwright.games.mopeds.race.table import Table
from trackwright.games.mopeds.rules.cards import moped_of, value_of
from trackwright.games.mopeds.rules.moves import WAY_BITS
from trackwright.games.mopeds.state import events
from trackwright.model.text.messages import Message
from trackwright.simulator.story.by_event import by_event
from trackwright.simulator.story.game_parts import Happening
from trackwright.simulator.story.log_reader import LogReader
from trackwright.simulator.story.sentences import called
from trackwright.simulator.table.log import Event, Happened
from trackwright.simulator.table.table import Table as AnyTable

Details: TypeAlias = tuple[str, str, dict[str, Any]]
"""Event, rule, and what belongs to it."""
SECRET = ("bet", "row", "return")
ABOUT_PLAYERS = (
    events.Spark,
    events.Round,
    events.Bet,
    events.RowCard,
    events.RowTurned,
    events.Return,
    events.Points,
)


def card_words(table: AnyTable, card: int) -> Message:
    """A card: Red 3."""
    name = table.setup.runners[moped_of(card)].name
    return Message("{moped} {value}", moped=called(name), value=value_of(card))


def place_of(table: Table, space: int) -> dict[str, Any]:
    """A space as happenings describe it."""
    spot = table.way.spots[space]
    return {"space": spot.name, "position": spot.position, "lane": spot.lane}


def along(table: Table, start: int, ways: int, steps: int) -> Iterator[int]:
    """The spaces that a way enters."""
    space = start
    for step in range(steps):
        space = int(table.race.road.ahead[space][ways >> WAY_BITS * step & 7])
        yield space


class Reader(LogReader):
    """Names mopeds, players and cards."""

    table: Table

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.mopeds = [called(one.name) for one in table.setup.runners]
        self.players = [called(seat.name) for seat in table.setup.seats]

    def happened(self, one: Happened) -> Iterator[Happening]:
        event, rule, more = self.details_of(one.event, one.who)
        found: Happening = {"round": one.round, "event": event}
        if isinstance(one.event, ABOUT_PLAYERS):
            found["player"] = self.players[one.who]
        elif not isinstance(one.event, events.RunOut):
            found["moped"] = self.mopeds[one.who]
        yield {**found, **more, "rule": f"MOP-{rule}"}

    def at(self, space: int) -> dict[str, Any]:
        return place_of(self.table, space)

    def card(self, card: int) -> Message:
        return card_words(self.table, card)

    @by_event
    def details_of(self, event: Event, who: int) -> Details:
        raise TypeError(event)

    @details_of.register
    def _spark(self, event: events.Spark, who: int) -> Details:
        return "spark", "05", {}

    @details_of.register
    def _grid(self, event: events.Grid, who: int) -> Details:
        return "grid", "02", {"place": event.place, "at": self.at(event.space)}

    @details_of.register
    def _round(self, event: events.Round, who: int) -> Details:
        return "round", "10", {"stack": event.stack}

    @details_of.register
    def _card(self, event: events.Card, who: int) -> Details:
        more = {"value": event.value, "stack": event.stack, "final": bool(event.final)}
        return "card", "31" if event.final else "11", more

    @details_of.register
    def _move(self, event: events.Move, who: int) -> Details:
        entered = along(self.table, event.start, event.ways, event.steps)
        more = {
            "from": self.at(event.start),
            "path": [self.table.way.spots[space].name for space in entered],
            "at": self.at(event.end),
            "bonus": bool(event.bonus),
        }
        return "move", "16" if event.bonus else "12", more

    @details_of.register
    def _stuck(self, event: events.Stuck, who: int) -> Details:
        return "stuck", "14", {"at": self.at(event.space), "bonus": bool(event.bonus)}

    @details_of.register
    def _idle(self, event: events.Idle, who: int) -> Details:
        return "idle", "H-08", {"at": self.at(event.space)}

    @details_of.register
    def _lap(self, event: events.Lap, who: int) -> Details:
        laps = int(self.table.race.laps)
        return "lap", "17", {"lap": min(event.crossings, laps), "home": event.crossings > laps}

    @details_of.register
    def _finish(self, event: events.Finish, who: int) -> Details:
        return "finish", "30", {"place": event.place}

    @details_of.register
    def _bet(self, event: events.Bet, who: int) -> Details:
        return "bet", "20", {"card": self.card(event.card), "of": event.of}

    @details_of.register
    def _row_card(self, event: events.RowCard, who: int) -> Details:
        return "row", "22", {"card": self.card(event.card), "cards": event.cards}

    @details_of.register
    def _row_turned(self, event: events.RowTurned, who: int) -> Details:
        return "turned", "23", {"card": self.card(event.card)}

    @details_of.register
    def _return(self, event: events.Return, who: int) -> Details:
        cards = [self.card(card) for card in (event.first, event.second, event.third)]
        return "return", "21", {"cards": cards}

    @details_of.register
    def _run_out(self, event: events.RunOut, who: int) -> Details:
        return "run_out", "32", {"finished": event.finished}

    @details_of.register
    def _place(self, event: events.Place, who: int) -> Details:
        more = {"place": event.place, "lap": event.crossings, "left": event.left}
        return "place", "33", more

    @details_of.register
    def _points(self, event: events.Points, who: int) -> Details:
        more = {"points": event.points, "tie": event.tie, "place": event.place}
        return "points", "34", more
