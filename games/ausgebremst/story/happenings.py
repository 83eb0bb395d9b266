"""The events of a race: its log as happenings that name cars, spaces, cards and rules.

A happening is a dictionary that can be written as JSON: `round`, `event`, `car` if it is about one,
its details, and `rule`, the rule that it follows. `sentences.py` turns them into sentences.

    start_draw  card, again (0: the first draw)     pass       hand, barred (a six would fit), at
    grid        place, row, at                       blocked    at (a derelict; no card is turned)
    deck        deck, deposit                        spent      card, back (on top again), at
    laid        cards (the deposit)
    stacks      stacks, the top card last            move       card, from, path, at, derelict
    hand        stack, card                          lap        lap, laps_left
    round       leader                               pit_stop   at
    deposit     card, stack (of the other one)       draw       stack, card
    out         reason, left, at                     finish     place

`at` is a place: {space, position, lane}. Decks, stacks, hands and draws are known only to their
player; whoever reads the story aloud while a race goes on omits them (`SECRET`).
"""

from collections.abc import Iterator
from typing import Any, TypeAlias

from trackwright.games.ausgebremst.race.prepare import IN_CHOICE, listed_card
from trackwright.games.ausgebremst.race.table import DECKS, Table
from trackwright.games.ausgebremst.rules.decisions import STACKING
from trackwright.games.ausgebremst.rules.lead import SIX
from trackwright.games.ausgebremst.rules.moves import WAY_BITS, steps_of
from trackwright.games.ausgebremst.state import events
from trackwright.games.ausgebremst.state.events import NO_CARDS, PIT_MISSED
from trackwright.games.ausgebremst.state.layouts import MOST_HAND, STACKS
from trackwright.model.text.messages import Message
from trackwright.simulator.story.by_event import by_event
from trackwright.simulator.story.game_parts import Happening
from trackwright.simulator.story.log_reader import LogReader
from trackwright.simulator.story.sentences import called
from trackwright.simulator.table.log import Event, Happened

Details: TypeAlias = tuple[str, str, dict[str, Any]]
"""Event, rule, and what belongs to it."""
SECRET = ("deck", "stacks", "hand", "draw")
REASONS = {PIT_MISSED: ("pit_missed", "AUS-F-30"), NO_CARDS: ("no_cards", "AUS-F-39")}
"""Why a car is out, and by which rule."""


def names_of(table: Table) -> list[str]:
    """All six cars, with derelicts marked."""
    setup = table.setup
    return [
        called(s.name)
        if setup.decides(s)
        else Message("{name} ({rider})", name=called(s.name), rider=Message(s.player))
        for s in setup.seats
    ]


def place_of(table: Table, space: int) -> dict[str, Any]:
    """A space as happenings describe it."""
    spot = table.way.spots[space]
    return {"space": spot.name, "position": spot.position, "lane": spot.lane}


def along(table: Table, start: int, ways: int) -> Iterator[int]:
    """The spaces that a way enters."""
    steps, space = steps_of(ways), start
    for step in range(steps):
        space = int(table.race.road.ahead[space][ways >> WAY_BITS * (steps - 1 - step) & 7])
        yield space


def cards_in(code: int) -> list[int]:
    """A packed hand."""
    return [code >> 3 * i & 7 for i in range(MOST_HAND) if code >> 3 * i & 7]


class Reader(LogReader):
    """Names cars and cards."""

    table: Table

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.names = names_of(table)

    def happened(self, one: Happened) -> Iterator[Happening]:
        if not isinstance(one.event, events.Turned):  # what becomes of the card tells it
            yield self._happening(one, self.details_of(one.event, one.who))
        if isinstance(one.event, events.Deck) and (cards := self._deposit_of(one.who)):
            yield self._happening(one, ("laid", "P-05", {"cards": cards}))

    def _happening(self, one: Happened, details: Details) -> Happening:
        event, rule, more = details
        found: Happening = {"round": one.round, "event": event}
        if not isinstance(one.event, events.Round):
            found["car"] = self.names[one.who]
        return {**found, **more, "rule": f"AUS-{rule}" if rule[1] == "-" else rule}

    def _deposit_of(self, car: int) -> list[int]:
        race = self.table.race
        return [int(card) for card in race.rules.deposit[race.row[car] - 1] if card]

    def at(self, space: int) -> dict[str, Any]:
        return place_of(self.table, space)

    @by_event
    def details_of(self, event: Event, car: int) -> Details:
        raise TypeError(event)

    @details_of.register
    def _start_draw(self, event: events.StartDraw, car: int) -> Details:
        more = {"card": event.card, "again": event.turn}
        return "start_draw", "H-02" if event.turn else "F-04", more

    @details_of.register
    def _grid(self, event: events.Grid, car: int) -> Details:
        more = {"place": event.place, "row": int(self.table.race.road.row[event.place - 1])}
        return "grid", "H-01", {**more, "at": self.at(event.space)}

    @details_of.register
    def _deck(self, event: events.Deck, car: int) -> Details:
        return "deck", "P-02", {"deck": DECKS[event.deck], "deposit": self._deposit_of(car)}

    @details_of.register
    def _stacks(self, event: events.Stacks, car: int) -> Details:
        stacks: list[list[int]] = [[] for _ in range(STACKS)]
        choice, path = self._stacking_of(car)
        for i in range(2 * IN_CHOICE):
            card = listed_card(choice, path, i)
            if card:
                stacks[card >> 3].append(card & 7)
        return "stacks", "P-06", {"stacks": stacks}

    def _stacking_of(self, car: int) -> tuple[int, int]:
        """How the player distributed the cards, if it was a decision: choice and path."""
        decided = self.table.recorded_script()
        found = (row[2:] for row in decided if row[:2] == (car, STACKING))
        return next(found, (0, 0))

    @details_of.register
    def _hand(self, event: events.Hand, car: int) -> Details:
        return "hand", "P-07", {"stack": event.stack + 1, "card": event.card}

    @details_of.register
    def _round(self, event: events.Round, leader: int) -> Details:
        return "round", "F-08", {"leader": None if leader < 0 else self.names[leader]}

    @details_of.register
    def _passed(self, event: events.Pass | events.Wait, car: int) -> Details:
        barred = isinstance(event, events.Wait)
        more = {"hand": cards_in(event.hand), "barred": barred, "at": self.at(event.space)}
        return "pass", "F-18" if barred else "F-14", more

    @details_of.register
    def _blocked(self, event: events.Blocked, car: int) -> Details:
        return "blocked", "F-36", {"at": self.at(event.space)}

    @details_of.register
    def _spent(self, event: events.Spent, car: int) -> Details:
        more = {"card": event.card, "back": bool(event.back), "at": self.at(event.space)}
        return "spent", "F-37" if event.card == SIX and not event.back else "H-13", more

    @details_of.register
    def _move(self, event: events.Move, car: int) -> Details:
        entered = along(self.table, event.start, event.ways)
        more = {
            "card": event.card,
            "from": self.at(event.start),
            "path": [self.table.way.spots[space].name for space in entered],
            "at": self.at(event.end),
            "derelict": bool(self.table.race.derelict[car]),
        }
        return "move", "F-33" if more["derelict"] else "F-12", more

    @details_of.register
    def _line(self, event: events.Line, car: int) -> Details:
        laps, lap = int(self.table.race.laps), event.crossings
        return "lap", "T-11", {"lap": min(lap, laps), "laps_left": max(0, laps + 1 - lap)}

    @details_of.register
    def _stop(self, event: events.Stop, car: int) -> Details:
        return "pit_stop", "H-17", {"at": self.at(event.space)}

    @details_of.register
    def _deposit(self, event: events.Deposit, car: int) -> Details:
        stack = event.stack + 1 if event.cards > 1 else None
        return "deposit", "P-10", {"card": event.card, "stack": stack}

    @details_of.register
    def _draw(self, event: events.Draw, car: int) -> Details:
        return "draw", "P-08", {"stack": event.stack + 1, "card": event.card}

    @details_of.register
    def _out(self, event: events.Out, car: int) -> Details:
        reason, rule = REASONS[event.why]
        return "out", rule, {"reason": reason, "left": event.left, "at": self.at(event.space)}

    @details_of.register
    def _finish(self, event: events.Finish, car: int) -> Details:
        return "finish", "F-40", {"place": event.place}
