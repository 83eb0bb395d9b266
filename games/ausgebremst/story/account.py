"""The events of a race: its log as happenings that name cars, spaces, cards and rules.

A happening is a dictionary that can be written as JSON: `round`, `event`, `car` if it is about one,
its details, and `rule`, the rule that it follows. `telling.py` turns them into sentences.

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

from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

from games.ausgebremst.race.prepare import IN_CHOICE, listed_card
from games.ausgebremst.race.table import DECKS, Table
from games.ausgebremst.rules.decisions import STACKING
from games.ausgebremst.rules.moves import WAY_BITS, steps_of
from games.ausgebremst.state import events
from games.ausgebremst.state.events import NO_CARDS, PIT_MISSED
from games.ausgebremst.state.layouts import MOST_HAND, STACKS
from model.text.messages import Said
from simulator.story.game_parts import Happening
from simulator.story.sentences import called

Row: TypeAlias = tuple[int, ...]
SECRET = ("deck", "stacks", "hand", "draw")
REASONS = {PIT_MISSED: ("pit_missed", "AUS-F-30"), NO_CARDS: ("no_cards", "AUS-F-39")}
"""Why a car is out, and by which rule."""


def account_of(table: Table) -> list[Happening]:
    """What happened in the race that the table has just run."""
    return list(_Account(table).happenings())


def account_by_row(table: Table) -> Iterator[tuple[Happening, int]]:
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
        else Said("{name} ({rider})", name=called(s.name), rider=Said(s.rider))
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
        self.stackings = {row[0]: row[2:] for row in table.script_told() if row[1] == STACKING}

    def happenings(self) -> Iterator[Happening]:
        """All of them, in order."""
        for row in self.table.events():
            self.read += 1
            if row[1] in _TOLD:
                yield self._told(row, _TOLD[row[1]](self, row))
            if row[1] == events.DECK and (cards := self._deposit_of(row[2])):
                yield self._told(row, ("laid", "P-05", {"cards": cards}))

    def _told(self, row: Row, told: "Told") -> Happening:
        event, rule, more = told
        found: Happening = {"round": row[0], "event": event}
        if row[1] != events.ROUND:
            found["car"] = self.names[row[2]]
        return {**found, **more, "rule": f"AUS-{rule}" if rule[1] == "-" else rule}

    def _deposit_of(self, car: int) -> list[int]:
        race = self.table.race
        return [int(card) for card in race.rules.deposit[race.row[car] - 1] if card]

    def at(self, space: int) -> dict[str, Any]:
        return place_of(self.table, space)

    def start_draw(self, row: Row) -> "Told":
        return "start_draw", "H-02" if row[4] else "F-04", {"card": row[3], "again": row[4]}

    def grid(self, row: Row) -> "Told":
        more = {"place": row[3], "row": int(self.table.race.road.row[row[3] - 1])}
        return "grid", "H-01", {**more, "at": self.at(row[4])}

    def deck(self, row: Row) -> "Told":
        return "deck", "P-02", {"deck": DECKS[row[3]], "deposit": self._deposit_of(row[2])}

    def stacks(self, row: Row) -> "Told":
        stacks: list[list[int]] = [[] for _ in range(STACKS)]
        choice, path = self.stackings.get(row[2], (0, 0))
        for i in range(2 * IN_CHOICE):
            card = listed_card(choice, path, i)
            if card:
                stacks[card >> 3].append(card & 7)
        return "stacks", "P-06", {"stacks": stacks}

    def hand(self, row: Row) -> "Told":
        return "hand", "P-07", {"stack": row[3] + 1, "card": row[4]}

    def round(self, row: Row) -> "Told":
        leader = None if row[2] < 0 else self.names[row[2]]
        return "round", "F-08", {"leader": leader}

    def passed(self, row: Row) -> "Told":
        barred = row[1] == events.WAIT
        more = {"hand": cards_in(row[4]), "barred": barred, "at": self.at(row[3])}
        return "pass", "F-18" if barred else "F-14", more

    def blocked(self, row: Row) -> "Told":
        return "blocked", "F-36", {"at": self.at(row[3])}

    def spent(self, row: Row) -> "Told":
        more = {"card": row[3], "back": bool(row[5]), "at": self.at(row[4])}
        return "spent", "F-37" if row[3] == 6 and not row[5] else "H-13", more

    def move(self, row: Row) -> "Told":
        _, _, car, card, start, ways, end, *_ = row
        more = {
            "card": card,
            "from": self.at(start),
            "path": [self.table.way.spots[space].name for space in along(self.table, start, ways)],
            "at": self.at(end),
            "derelict": bool(self.table.race.derelict[car]),
        }
        return "move", "F-33" if more["derelict"] else "F-12", more

    def line(self, row: Row) -> "Told":
        laps = int(self.table.race.laps)
        return "lap", "T-11", {"lap": min(row[3], laps), "laps_left": max(0, laps + 1 - row[3])}

    def stop(self, row: Row) -> "Told":
        return "pit_stop", "H-17", {"at": self.at(row[3])}

    def deposit(self, row: Row) -> "Told":
        return "deposit", "P-10", {"card": row[3], "stack": row[5] + 1 if row[4] > 1 else None}

    def draw(self, row: Row) -> "Told":
        return "draw", "P-08", {"stack": row[3] + 1, "card": row[4]}

    def out(self, row: Row) -> "Told":
        reason, rule = REASONS[row[3]]
        return "out", rule, {"reason": reason, "left": row[4], "at": self.at(row[5])}

    def finish(self, row: Row) -> "Told":
        return "finish", "F-40", {"place": row[3]}


Told: TypeAlias = tuple[str, str, dict[str, Any]]
"""Event, rule, and its details."""
_TOLD: dict[int, Callable[[_Account, Row], Told]] = {
    events.START_DRAW: _Account.start_draw,
    events.GRID: _Account.grid,
    events.DECK: _Account.deck,
    events.STACKS: _Account.stacks,
    events.HAND: _Account.hand,
    events.ROUND: _Account.round,
    events.PASS: _Account.passed,
    events.WAIT: _Account.passed,
    events.BLOCKED: _Account.blocked,
    events.SPENT: _Account.spent,
    events.MOVE: _Account.move,
    events.LINE: _Account.line,
    events.STOP: _Account.stop,
    events.DEPOSIT: _Account.deposit,
    events.DRAW: _Account.draw,
    events.OUT: _Account.out,
    events.FINISH: _Account.finish,
}
