"""Showing a race: combines what was seen of it and what is said about it, moment by moment.

A game derives its own `Stage` (its `story/showing.py`), which says what there is to see.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import takewhile
from typing import Any, ClassVar, TypeAlias

from trackwright.model.text.messages import Message
from trackwright.simulator.story.game_parts import Happening
from trackwright.simulator.story.sentences import called, rules_of
from trackwright.simulator.story.show import (
    Doing,
    Gauge,
    Held,
    Moment,
    Question,
    Show,
    Shown,
    Throw,
)
from trackwright.simulator.story.watching import observe
from trackwright.simulator.table.states import DECISION_WANTED, FINISHED, RACING, RETIRED, RaceState
from trackwright.simulator.table.table import Table

Seen: TypeAlias = dict[str, Any]
"""A field of the race -> its value, runner by runner."""
DOING: dict[int, Doing] = {RACING: "racing", FINISHED: "finished", RETIRED: "retired"}
WAITING, LAST = 3, 2


class Stage(ABC):
    """A race on a plain table, with its decisions given."""

    SEEN: ClassVar[tuple[str, ...]] = ("status", "finish_place")
    """Fields with a number for each runner."""
    WHO: ClassVar[str]
    """The key of happenings for the runner they are about."""
    WHOSE: ClassVar[str] = ""
    """The key of happenings for the player they are about; without it that is the runner's."""
    GOES_ON: ClassVar[bool]
    """Does an event last until the next row of the log? Otherwise it is over at once."""

    def __init__(self, table: Table, names: Sequence[str] | None = None) -> None:
        """`names` of the runners, if they are not just those of the set-up."""
        self.table = table
        runners = table.setup.runners
        self.names: list[str] = (
            list(names) if names is not None else [called(one.name) for one in runners]
        )
        self.players: list[str] = [called(seat.name) for seat in table.setup.seats]
        self.owners = tuple(one.owner for one in runners)
        self.on_table: set[int] = set()
        """Who is on the circuit, or was."""

    def show(self, seed: int, number: int, last_round: int | None = None) -> Show:
        """Run it, and watch; the moments after the last round that is wanted are left out."""
        seen = observe(self.race, lambda: self.table.run(seed, number), self._look)
        gauges = self.gauges(seen[-1][1])
        wanted = takewhile(
            lambda moment: last_round is None or moment.round <= last_round, self._moments(seen)
        )
        return Show(
            runners=tuple(self.names),
            players=tuple(self.players),
            owners=self.owners,
            laps=self.table.setup.laps,
            gauges=gauges,
            moments=tuple(wanted) or (self._still(seen[-1][1]),),
            question=self.question() if self.race.halt == DECISION_WANTED else None,
            card_runners=self.card_runners,
        )

    @property
    def race(self) -> RaceState:
        return self.table.race

    def _look(self) -> tuple[int, Seen]:
        """How many decisions there were, and what can be seen."""
        return self.race.decisions.length, self.look()

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
            self.on_table.add(self.runner(one[self.WHO]))
        elif one["event"] == "qualified":
            self.on_table.discard(self.runner(one[self.WHO]))

    def _moment(self, turn: list[Happening], seen: Seen, decisions: int) -> Moment:
        first = turn[0]
        runner = self.runner(first[self.WHO]) if self.WHO in first else None
        return replace(
            self._still(seen),
            round=first["round"],
            words=self.words_of(turn),
            rules=rules_of(turn),
            runner=runner,
            player=self._player(first, runner),
            begins_round=first["event"] == "round",
            throws=tuple(throw for one in turn for throw in self.throws(one)),
            path=tuple(space for one in turn for space in self.path(one)),
            decisions=decisions,
        )

    def _still(self, seen: Seen) -> Moment:
        """The table, and nothing happens: all there is to show if somebody is asked first."""
        order = tuple(sorted(range(len(self.names)), key=lambda one: self._merit(seen, one)))
        far = self.furthest(seen) if self.on_table else 0
        return Moment(
            round=0,
            words=Message("Nothing has happened yet."),
            rules=(),
            runner=None,
            player=None,
            begins_round=False,
            throws=(),
            path=(),
            runners=tuple(self.shown(seen, one, far) for one in range(len(order))),
            players=tuple(self.held(seen, player) for player in range(len(self.players))),
            order=order,
            decisions=0,
        )

    def _player(self, first: Happening, runner: int | None) -> int | None:
        if self.WHOSE in first:
            return self.players.index(str(called(first[self.WHOSE])))
        return None if runner is None else self.owners[runner]

    def _merit(self, seen: Seen, runner: int) -> tuple[int, ...]:
        """Finished, by place; then still racing; then out; then waiting."""
        if runner not in self.on_table:
            return WAITING, runner
        if seen["status"][runner] == RETIRED:
            return LAST, *self.merit(seen, runner)
        if seen["finish_place"][runner]:
            return 0, seen["finish_place"][runner]
        return 1, *self.merit(seen, runner)

    def doing(self, seen: Seen, runner: int) -> Doing:
        return DOING[seen["status"][runner]] if runner in self.on_table else "waiting"

    def place(self, seen: Seen, runner: int) -> int:
        """The place in the classification."""
        return 0 if seen["status"][runner] == RETIRED else int(seen["finish_place"][runner])

    def runner(self, name: str) -> int:
        return self.names.index(name)

    # --- what a game says

    @abstractmethod
    def happenings(self) -> Iterator[tuple[Happening, int]]:
        """The happenings, and how many rows of the log each covers, with those before it."""

    @abstractmethod
    def turns(self, happenings: list[Happening]) -> Iterator[list[Happening]]:
        """Happenings that share a line."""

    @abstractmethod
    def words_of(self, turn: list[Happening]) -> Message:
        """A turn in words."""

    @abstractmethod
    def gauges(self, last: Seen) -> tuple[Gauge, ...]:
        """What every runner runs out of."""

    @property
    def card_runners(self) -> dict[str, int]:
        """A card -> the runner whose colour it has; none unless cards have colours."""
        return {}

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
    def shown(self, seen: Seen, runner: int, far: int) -> Shown:
        """What a runner shows; `far` is how far the leader is."""

    def held(self, seen: Seen, player: int) -> Held:
        """What a player has."""
        return Held()

    @abstractmethod
    def merit(self, seen: Seen, runner: int) -> tuple[int, ...]:
        """Smaller = further ahead, among those racing and among those out."""

    @abstractmethod
    def question(self) -> Question:
        """The question to the person whom the race is waiting for."""
