"""Showing a race: combines what was seen of it and what is said about it, moment by moment.

A game derives its own `Stage` (its `story/showing.py`), which says what there is to see.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from typing import Any, ClassVar, TypeAlias

from model.text.messages import Said
from simulator.story.game_parts import Happening
from simulator.story.sentences import rules_of
from simulator.story.show import Doing, Gauge, Moment, Question, Show, Shown, Throw
from simulator.story.watching import watched
from simulator.table.states import DECISION_WANTED, FINISHED, RACING, RETIRED, RaceState
from simulator.table.table import Table

Seen: TypeAlias = dict[str, Any]
"""A field of the race -> its value, seat by seat."""
DOING: dict[int, Doing] = {RACING: "racing", FINISHED: "finished", RETIRED: "retired"}
WAITING, LAST = 3, 2


class Stage(ABC):
    """A race on a plain table, with its decisions given."""

    SEEN: ClassVar[tuple[str, ...]] = ("status", "finish_place")
    """Fields with a number for each seat."""
    WHO: ClassVar[str]
    """The key of happenings for the seat they are about."""
    GOES_ON: ClassVar[bool]
    """Does an event last until the next row of the log? Otherwise it is over at once."""

    def __init__(self, table: Table, names: Sequence[str]) -> None:
        self.table = table
        self.names = list(names)
        self.on_table: set[int] = set()
        """Who is on the circuit, or was."""

    def show(self, seed: int, number: int) -> Show:
        """Run it, and watch."""
        seen = watched(self.race, lambda: self.table.ride(seed, number), self._look)
        gauges = self.gauges(seen[-1][1])
        return Show(
            names=tuple(self.names),
            laps=self.table.setup.laps,
            gauges=gauges,
            moments=tuple(self._moments(seen)),
            question=self.question() if self.race.halt == DECISION_WANTED else None,
        )

    @property
    def race(self) -> RaceState:
        return self.table.race

    def _look(self) -> tuple[int, Seen]:
        """How many decisions there were, and what can be seen."""
        return self.race.told.length, self.look()

    def look(self) -> Seen:
        count = len(self.names)
        return {name: getattr(self.race, name)[:count] for name in self.SEEN}

    def _moments(self, seen: Sequence[tuple[int, Seen]]) -> Iterator[Moment]:
        """A moment for every line of the story."""
        happened = list(self.happenings())
        at = 0
        for turn in self.turns([happening for happening, _ in happened]):
            at += len(turn)
            rows = happened[at - 1][1]
            self._put_on_table(turn[0])
            now = rows if self.GOES_ON else rows - 1
            yield self._moment(turn, seen[now][1], seen[rows - 1][0])

    def _put_on_table(self, one: Happening) -> None:
        """From the grid on; after a qualifying lap pieces wait again."""
        if one["event"] == "grid":
            self.on_table.add(self.seat(one[self.WHO]))
        elif one["event"] == "qualified":
            self.on_table.discard(self.seat(one[self.WHO]))

    def _moment(self, turn: list[Happening], seen: Seen, decisions: int) -> Moment:
        first = turn[0]
        order = tuple(sorted(range(len(self.names)), key=lambda seat: self._merit(seen, seat)))
        far = self.furthest(seen) if self.on_table else 0
        return Moment(
            round=first["round"],
            words=self.told(turn),
            rules=rules_of(turn),
            seat=self.seat(first[self.WHO]) if self.WHO in first else None,
            begins_round=first["event"] == "round",
            throws=tuple(throw for one in turn for throw in self.throws(one)),
            path=tuple(space for one in turn for space in self.path(one)),
            seats=tuple(self.shown(seen, seat, far) for seat in range(len(order))),
            order=order,
            decisions=decisions,
        )

    def _merit(self, seen: Seen, seat: int) -> tuple[int, ...]:
        """Finished, by place; then still racing; then out; then waiting."""
        if seat not in self.on_table:
            return WAITING, seat
        if seen["status"][seat] == RETIRED:
            return LAST, *self.merit(seen, seat)
        if seen["finish_place"][seat]:
            return 0, seen["finish_place"][seat]
        return 1, *self.merit(seen, seat)

    def doing(self, seen: Seen, seat: int) -> Doing:
        return DOING[seen["status"][seat]] if seat in self.on_table else "waiting"

    def place(self, seen: Seen, seat: int) -> int:
        """The place in the classification."""
        return 0 if seen["status"][seat] == RETIRED else int(seen["finish_place"][seat])

    def seat(self, name: str) -> int:
        return self.names.index(name)

    # --- what a game says

    @abstractmethod
    def happenings(self) -> Iterator[tuple[Happening, int]]:
        """The happenings, and how many rows of the log each covers, with those before it."""

    @abstractmethod
    def turns(self, happenings: list[Happening]) -> Iterator[list[Happening]]:
        """Happenings that share a line."""

    @abstractmethod
    def told(self, turn: list[Happening]) -> Said:
        """A turn in words."""

    @abstractmethod
    def gauges(self, last: Seen) -> tuple[Gauge, ...]:
        """What every seat runs out of."""

    @abstractmethod
    def throws(self, one: Happening) -> Iterator[Throw]:
        """Dice or cards of a happening."""

    @abstractmethod
    def path(self, one: Happening) -> Sequence[str]:
        """The spaces of a move, starting with its first."""

    @abstractmethod
    def furthest(self, seen: Seen) -> int:
        """How far the leader on the table is."""

    @abstractmethod
    def shown(self, seen: Seen, seat: int, far: int) -> Shown:
        """What a seat shows; `far` is how far the leader is."""

    @abstractmethod
    def merit(self, seen: Seen, seat: int) -> tuple[int, ...]:
        """Smaller = further ahead, among those racing and among those out."""

    @abstractmethod
    def question(self) -> Question:
        """The question to the person whom the race is waiting for."""
