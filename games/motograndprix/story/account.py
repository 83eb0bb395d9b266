"""The events of a race: its log as happenings that name bikes, spaces and rules.

A happening is a dictionary that can be written as JSON: `round`, `event`, `bike` if it is about
one, its details, and `rule`, the rule that it follows. `telling.py` turns them into sentences.

    pole          rolled, reroll (0: the first roll)          slipstream   of, accepted
    grid          place, at                                    roll_off     bikes {bike, rolled}, at
    round         leader, lap                                  contact      bikes, score
    ride          rolled, used, copied_from, contact, hill,    keep         kept, discarded
                  stance, slip_bonus, engine, front, points,   lost         points
                  from, path, costs, at, also                  lap          lap, laps_left
    rear_tire     shows                                        wheelie      -
    redline_pass  test, engine                                 sideslip     rear
    redline_fail  test, engine                                 retire       reason, at
    standings     lap, laps_left, order                        finish       place
    qualified     place (none: retired)

`order` is a list of {bike, lap, behind}, `at` a place: {space, position, lane,
difficulty}, `also` a list of further rules. In a qualifying lap `qualifying` is true.
"""

from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

from games.motograndprix.race.table import Table
from games.motograndprix.rules.decisions import LANE_BITS, towards
from games.motograndprix.state import events
from games.motograndprix.state.events import ENGINE_GONE, GRIP_GONE, NO_COMPLETION, NO_REAR
from games.motograndprix.state.layouts import EXPERT, SLOT_BITS, STANDARD
from simulator.story.sentences import called
from simulator.table.states import DECISION_WANTED

Happening: TypeAlias = dict[str, Any]
Row: TypeAlias = tuple[int, ...]

REASONS = {
    NO_COMPLETION: ("no_completion", "MGP-S-17"),
    NO_REAR: ("no_rear_tire", "MGP-S-14"),
    ENGINE_GONE: ("no_engine", "MGP-S-21"),
    GRIP_GONE: ("no_grip", "MGP-E-18"),
}
"""Why a bike retired, and by which rule."""


def account_of(table: Table) -> list[Happening]:
    """What happened in the race that the table has just run."""
    return list(_Account(table).happenings())


def account_by_row(table: Table) -> Iterator[tuple[Happening, int]]:
    """The same, each with the number of log rows it covers, including those before it."""
    account = _Account(table)
    for happening in account.happenings():
        yield happening, account.read


def place_of(table: Table, place: int) -> dict[str, Any]:
    """A place as happenings describe it."""
    return {
        "space": table.space_name(place),
        "position": int(place) >> SLOT_BITS,
        "lane": table.lane_letter(place),
        "difficulty": int(table.road.difficulty[place >> SLOT_BITS]),
    }


class _Account:
    """Goes through the log once and remembers what later rows refer to."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.names = [called(seat.name) for seat in table.setup.seats]
        self.rows = table.events()
        self.read = 0
        self.round = 0
        self.qualifying = bool(table.race.rules.qualifying)
        self.rolled: dict[int, list[int]] = {}
        self.copied: dict[int, int] = {}
        self.ride: Row = ()
        self.laps: dict[int, int] = {}
        self.place: dict[int, int] = {}
        self.out: set[int] = set()
        self.lap_told = 1
        self.lap_due = 0
        self.waiting: list[Happening] = []

    def happenings(self) -> Iterator[Happening]:
        """All of them, in order."""
        while self.read < len(self.rows):
            at, row = self.read, self.rows[self.read]
            self.read += 1
            if row[1] in (events.ROLL_OFF, events.CONTACT):
                while self.read < len(self.rows) and self.rows[self.read][1] == row[1]:
                    self.read += 1
                yield from self._group(self.rows[at : self.read])
            else:
                yield from _TOLD[row[1]](self, row)
        if self.table.race.halt != DECISION_WANTED:
            yield from self._standings()

    def _told(self, event: str, rule: str, bike: int | None = None, **more: Any) -> Happening:
        found: Happening = {"round": self.round, "event": event}
        if self.qualifying:
            found["qualifying"] = True
        if bike is not None:
            found["bike"] = self.names[bike]
        return {**found, **more, "rule": rule}

    def at(self, place: int) -> dict[str, Any]:
        return place_of(self.table, place)

    def pole(self, row: Row) -> Iterator[Happening]:
        _, _, bike, first, second, turn, *_ = row
        rule = "MGP-B-03" if turn else "MGP-B-02"
        yield self._told("pole", rule, bike, rolled=[first, second], reroll=turn)

    def grid(self, row: Row) -> Iterator[Happening]:
        _, _, bike, number, place, *_ = row
        self.place[bike] = place
        self.laps[bike] = 0
        rule = "MGP-H-02" if self.table.race.rules.grid_choice else "MGP-B-04"
        yield self._told("grid", rule, bike, place=number, at=self.at(place))

    def new_round(self, row: Row) -> Iterator[Happening]:
        yield from self._standings()
        self.round = row[0]
        self.rolled.clear()
        self.copied.clear()
        leader = row[2]
        rule = "MGP-S-05" if self._is_start_turn() else "MGP-B-05"
        lap = self._shown(max(1, self.laps[leader]))
        yield self._told("round", rule, leader=self.names[leader], lap=lap)

    def _is_start_turn(self) -> bool:
        return self.round == 1 and self.table.setup.ruleset.level >= STANDARD

    def asked(self, row: Row) -> Iterator[Happening]:
        _, _, bike, head, answer, *_ = row
        of = self.names[head]
        yield self._told("slipstream", "MGP-E-05", bike, of=of, accepted=bool(answer))

    def roll(self, row: Row) -> Iterator[Happening]:
        self.rolled[row[2]] = [face for face in row[3:5] if face]
        yield from ()

    def copy(self, row: Row) -> Iterator[Happening]:
        self.rolled[row[2]] = list(row[3:5])
        if row[5] != row[2]:
            self.copied[row[2]] = row[5]
        yield from ()

    def _group(self, rows: list[Row]) -> Iterator[Happening]:
        bikes = [row[2] for row in rows]
        names = [self.names[bike] for bike in bikes]
        if rows[0][1] == events.CONTACT:
            yield self._told("contact", "MGP-S-10", bikes=names, score=rows[0][3])
            return
        for row in rows:
            self.rolled[row[2]] = list(row[3:5])
        shown = [{"bike": self.names[b], "rolled": self.rolled[b]} for b in bikes]
        yield self._told("roll_off", "MGP-S-09", bikes=shown, at=self.at(self.place[bikes[0]]))

    def keep(self, row: Row) -> Iterator[Happening]:
        _, _, bike, kept, discarded, *_ = row
        self.rolled[bike] = [kept]
        yield self._told("keep", "MGP-S-11", bike, kept=kept, discarded=discarded)

    def decided(self, row: Row) -> Iterator[Happening]:
        self.ride = row
        yield from ()

    def move(self, row: Row) -> Iterator[Happening]:
        _, _, bike, start, path, points, _, costs = row
        places = self._along(start, path)
        self.place[bike] = places[-1]
        ridden = {
            **self._choice(bike, start),
            "points": points,
            "from": self.table.space_name(start),
            "path": [self.table.space_name(place) for place in places[1:]],
            "costs": _unpacked(costs),
            "at": self.at(places[-1]),
        }
        rule, *also = self._rules_of(ridden)
        yield self._told("ride", rule, bike, **ridden, also=also)
        yield from self.waiting
        self.waiting.clear()

    def _rules_of(self, ridden: dict[str, Any]) -> Iterator[str]:
        """The rules of a move: those of its dice, and of what changes or costs points."""
        if ridden["contact"]:
            yield "MGP-S-12"
        elif ridden["copied_from"]:
            yield "MGP-E-06"
        else:
            yield "MGP-S-05" if self._is_start_turn() else "MGP-B-09"
        more = {
            "MGP-E-03": ridden["hill"],
            "MGP-E-14": ridden["stance"],
            "MGP-E-07": ridden["slip_bonus"],
            "MGP-S-13": ridden["engine"],
            "MGP-S-15": ridden["front"],
            "MGP-S-19": sum(ridden["costs"]) > len(ridden["path"]),
        }
        yield from (rule for rule, counts in more.items() if counts)

    def _choice(self, bike: int, start: int) -> dict[str, Any]:
        _, _, _, choice, modifier, dice, contact, *_ = self.ride
        hill = self._hill(start, contact)
        copied = self.copied.get(bike)
        return {
            "rolled": self.rolled[bike],
            "used": [choice >> 3 * die & 7 for die in range(dice)],
            "copied_from": None if copied is None else self.names[copied],
            "contact": bool(contact),
            "hill": hill,
            "stance": modifier - hill,
            "slip_bonus": choice >> 6 & 1,
            "engine": choice >> 7 & 7,
            "front": choice >> 10 & 15,
        }

    def _hill(self, start: int, contact: int) -> int:
        rules = self.table.race.rules
        if self.table.setup.ruleset.level < EXPERT or self._is_start_turn():
            return 0
        if contact and rules.bare_contact:
            return 0
        hill = int(self.table.road.hill[start >> SLOT_BITS])
        return -hill if rules.climb_adds else hill

    def _along(self, start: int, path: int) -> list[int]:
        places = [start]
        for lane in _unpacked(path):
            places.append(int(towards(self.table.race, places[-1], lane)))
        return places

    def lost(self, row: Row) -> Iterator[Happening]:
        yield self._told("lost", "MGP-B-20", row[2], points=row[3])

    def lap(self, row: Row) -> Iterator[Happening]:
        """The log has it before the move that it belongs to."""
        bike, lap = row[2], row[3]
        self.laps[bike] = lap
        if lap > self.lap_told:
            self.lap_told = self.lap_due = lap
        more = {"lap": self._shown(lap), "laps_left": self._left(lap)}
        self.waiting.append(self._told("lap", "MGP-B-21", bike, **more))
        yield from ()

    def rear(self, row: Row) -> Iterator[Happening]:
        yield self._told("rear_tire", "MGP-S-14", row[2], shows=row[3])

    def passed(self, row: Row) -> Iterator[Happening]:
        yield self._told("redline_pass", "MGP-S-21", row[2], test=row[3], engine=row[4])

    def failed(self, row: Row) -> Iterator[Happening]:
        yield self._told("redline_fail", "MGP-S-21", row[2], test=row[3], engine=row[4])

    def wheelie(self, row: Row) -> Iterator[Happening]:
        yield self._told("wheelie", "MGP-E-17", row[2])

    def sideslip(self, row: Row) -> Iterator[Happening]:
        yield self._told("sideslip", "MGP-E-18", row[2], rear=row[3])

    def retire(self, row: Row) -> Iterator[Happening]:
        bike = row[2]
        reason, rule = REASONS[row[3]]
        more = {"rolled": self.rolled.get(bike, [])} if row[3] == NO_COMPLETION else {}
        self.out.add(bike)
        at = self.at(self.place[bike])
        yield self._told("retire", rule, bike, reason=reason, **more, at=at)

    def finish(self, row: Row) -> Iterator[Happening]:
        yield from self._standings()
        yield self._told("finish", "MGP-B-24", row[2], place=row[3])

    def qualified(self, row: Row) -> Iterator[Happening]:
        yield from self._standings()
        yield self._told("qualified", "MGP-S-04", row[2], place=row[3] or None)
        if self._is_last_qualified(row):
            self._forget_lap()

    def _is_last_qualified(self, row: Row) -> bool:
        return row == [one for one in self.rows if one[1] == events.QUALIFIED][-1]

    def _forget_lap(self) -> None:
        self.qualifying = False
        self.round, self.lap_told, self.lap_due = 0, 1, 0
        self.out.clear()

    def _standings(self) -> Iterator[Happening]:
        """Who is where at the end of the round in which the leader began a new lap."""
        lap, self.lap_due = self.lap_due, 0
        if not lap:
            return
        positions = int(self.table.road.positions)
        far = {
            bike: (self.laps[bike] - 1) * positions + (place >> SLOT_BITS)
            for bike, place in self.place.items()
            if bike not in self.out
        }
        order = sorted(far, key=lambda bike: (-far[bike], self._precedence(bike)))
        rows = [
            {"bike": self.names[b], "lap": self.laps[b], "behind": far[order[0]] - far[b]}
            for b in order
        ]
        more = {"lap": self._shown(lap), "laps_left": self._left(lap)}
        yield self._told("standings", "MGP-B-22", **more, order=rows)

    def _shown(self, lap: int) -> int:
        """What the lap card shows; H-04: leaving the grid may count."""
        return lap + int(self.table.race.rules.count_start)

    def _left(self, lap: int) -> int:
        """Laps to go, the one that has just begun included."""
        laps = 1 if self.qualifying else int(self.table.race.laps)
        return max(0, laps + 1 - lap)

    def _precedence(self, bike: int) -> int:
        return int(self.table.road.precedence[self.place[bike]])


_TOLD: dict[int, Callable[[_Account, Row], Iterator[Happening]]] = {
    events.POLE: _Account.pole,
    events.GRID: _Account.grid,
    events.ROUND: _Account.new_round,
    events.ASKED: _Account.asked,
    events.ROLL: _Account.roll,
    events.COPY: _Account.copy,
    events.KEEP: _Account.keep,
    events.RIDE: _Account.decided,
    events.MOVE: _Account.move,
    events.LOST: _Account.lost,
    events.LAP: _Account.lap,
    events.REAR: _Account.rear,
    events.REDLINE_PASS: _Account.passed,
    events.REDLINE_FAIL: _Account.failed,
    events.WHEELIE: _Account.wheelie,
    events.SIDESLIP: _Account.sideslip,
    events.RETIRE: _Account.retire,
    events.FINISH: _Account.finish,
    events.QUALIFIED: _Account.qualified,
}


def _unpacked(packed: int) -> list[int]:
    """Three bits each, under a 1: lanes or costs, in order."""
    found = []
    while packed > 1:
        found.append(packed & (1 << LANE_BITS) - 1)
        packed >>= LANE_BITS
    return found[::-1]
