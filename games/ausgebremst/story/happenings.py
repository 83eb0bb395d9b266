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
from trackwright.simulator.story.sentences import called
from trackwright.simulator.table.log import Event, Happened

Told: TypeAlias = tuple[str, str, dict[str, Any]]
"""Event, rule, and what belongs to it."""
SECRET = ("deck", "stacks", "hand", "draw")
REASONS = {PIT_MISSED: ("pit_missed", "AUS-F-30"), NO_CARDS: ("no_cards", "AUS-F-39")}
"""Why a car is out, and by which rule."""


def happenings_of(table: Table) -> list[Happening]:
    """What happened in the race that the table has just run."""
    return list(_Account(table).happenings())


def happenings_by_row(table: Table) -> Iterator[tuple[Happening, int]]:
    """The same, each with the number of log rows it covers, including those before it."""
    account = _Account(table)
    for happening in account.happenings():
        yield happening, account.read


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


class _Account:
    """Goes through the log once."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.names = names_of(table)
        self.read = 0
        self.stackings = {row[0]: row[2:] for row in table.recorded_script() if row[1] == STACKING}

    def happenings(self) -> Iterator[Happening]:
        """All of them, in order."""
        for one in self.table.events():
            self.read += 1
            if not isinstance(one.event, events.Turned):  # what becomes of the card tells it
                yield self._happening(one, self.told(one.event, one.who))
            if isinstance(one.event, events.Deck) and (cards := self._deposit_of(one.who)):
                yield self._happening(one, ("laid", "P-05", {"cards": cards}))

    def _happening(self, one: Happened, told: Told) -> Happening:
        event, rule, more = told
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
    def told(self, event: Event, car: int) -> Told:
        raise TypeError(event)

    @told.register
    def _start_draw(self, event: events.StartDraw, car: int) -> Told:
        more = {"card": event.card, "again": event.turn}
        return "start_draw", "H-02" if event.turn else "F-04", more

    @told.register
    def _grid(self, event: events.Grid, car: int) -> Told:
        more = {"place": event.place, "row": int(self.table.race.road.row[event.place - 1])}
        return "grid", "H-01", {**more, "at": self.at(event.space)}

    @told.register
    def _deck(self, event: events.Deck, car: int) -> Told:
        return "deck", "P-02", {"deck": DECKS[event.deck], "deposit": self._deposit_of(car)}

    @told.register
    def _stacks(self, event: events.Stacks, car: int) -> Told:
        stacks: list[list[int]] = [[] for _ in range(STACKS)]
        choice, path = self.stackings.get(car, (0, 0))
        for i in range(2 * IN_CHOICE):
            card = listed_card(choice, path, i)
            if card:
                stacks[card >> 3].append(card & 7)
        return "stacks", "P-06", {"stacks": stacks}

    @told.register
    def _hand(self, event: events.Hand, car: int) -> Told:
        return "hand", "P-07", {"stack": event.stack + 1, "card": event.card}

    @told.register
    def _round(self, event: events.Round, leader: int) -> Told:
        return "round", "F-08", {"leader": None if leader < 0 else self.names[leader]}

    @told.register
    def _passed(self, event: events.Pass | events.Wait, car: int) -> Told:
        barred = isinstance(event, events.Wait)
        more = {"hand": cards_in(event.hand), "barred": barred, "at": self.at(event.space)}
        return "pass", "F-18" if barred else "F-14", more

    @told.register
    def _blocked(self, event: events.Blocked, car: int) -> Told:
        return "blocked", "F-36", {"at": self.at(event.space)}

    @told.register
    def _spent(self, event: events.Spent, car: int) -> Told:
        more = {"card": event.card, "back": bool(event.back), "at": self.at(event.space)}
        return "spent", "F-37" if event.card == SIX and not event.back else "H-13", more

    @told.register
    def _move(self, event: events.Move, car: int) -> Told:
        entered = along(self.table, event.start, event.ways)
        more = {
            "card": event.card,
            "from": self.at(event.start),
            "path": [self.table.way.spots[space].name for space in entered],
            "at": self.at(event.end),
            "derelict": bool(self.table.race.derelict[car]),
        }
        return "move", "F-33" if more["derelict"] else "F-12", more

    @told.register
    def _line(self, event: events.Line, car: int) -> Told:
        laps, lap = int(self.table.race.laps), event.crossings
        return "lap", "T-11", {"lap": min(lap, laps), "laps_left": max(0, laps + 1 - lap)}

    @told.register
    def _stop(self, event: events.Stop, car: int) -> Told:
        return "pit_stop", "H-17", {"at": self.at(event.space)}

    @told.register
    def _deposit(self, event: events.Deposit, car: int) -> Told:
        stack = event.stack + 1 if event.cards > 1 else None
        return "deposit", "P-10", {"card": event.card, "stack": stack}

    @told.register
    def _draw(self, event: events.Draw, car: int) -> Told:
        return "draw", "P-08", {"stack": event.stack + 1, "card": event.card}

    @told.register
    def _out(self, event: events.Out, car: int) -> Told:
        reason, rule = REASONS[event.why]
        return "out", rule, {"reason": reason, "left": event.left, "at": self.at(event.space)}

    @told.register
    def _finish(self, event: events.Finish, car: int) -> Told:
        return "finish", "F-40", {"place": event.place}
