"""The events of a race: its log as happenings that name bikes, spaces and rules.

A happening is a dictionary that can be written as JSON: `round`, `event`, `bike` if it is about
one, its details, and `rule`, the rule that it follows. `sentences.py` turns them into sentences.

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

from collections.abc import Iterator
from typing import Any

from trackwright.games.motograndprix.race.table import Table
from trackwright.games.motograndprix.rules.decisions import LANE_BITS, towards
from trackwright.games.motograndprix.state import events
from trackwright.games.motograndprix.state.events import (
    ENGINE_GONE,
    GRIP_GONE,
    NO_COMPLETION,
    NO_REAR,
)
from trackwright.games.motograndprix.state.layouts import EXPERT, SLOT_BITS, STANDARD
from trackwright.simulator.story.by_event import by_event
from trackwright.simulator.story.game_parts import Happening
from trackwright.simulator.story.log_reader import LogReader
from trackwright.simulator.story.sentences import called
from trackwright.simulator.table.log import Event, Happened
from trackwright.simulator.table.states import DECISION_WANTED

REASONS = {
    NO_COMPLETION: ("no_completion", "MGP-S-17"),
    NO_REAR: ("no_rear_tire", "MGP-S-14"),
    ENGINE_GONE: ("no_engine", "MGP-S-21"),
    GRIP_GONE: ("no_grip", "MGP-E-18"),
}
"""Why a bike retired, and by which rule."""


def place_of(table: Table, place: int) -> dict[str, Any]:
    """A place as happenings describe it."""
    return {
        "space": table.space_name(place),
        "position": int(place) >> SLOT_BITS,
        "lane": table.lane_letter(place),
        "difficulty": int(table.road.difficulty[place >> SLOT_BITS]),
    }


class Reader(LogReader):
    """Remembers dice, laps and places."""

    table: Table

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.names = [called(seat.name) for seat in table.setup.seats]
        self.round = 0
        self.qualifying = bool(table.race.rules.qualifying)
        self.rolled: dict[int, list[int]] = {}
        self.copied: dict[int, int] = {}
        self.laps: dict[int, int] = {}
        self.place: dict[int, int] = {}
        self.out: set[int] = set()
        self.lap_reported = 1
        self.lap_due = 0
        self.waiting: list[Happening] = []

    def happenings(self) -> Iterator[Happening]:
        """At the end of the race also who is where."""
        yield from super().happenings()
        if self.table.race.halt != DECISION_WANTED:
            yield from self._standings()

    def happened(self, one: Happened) -> Iterator[Happening]:
        if not isinstance(one.event, events.RollOff | events.Contact):
            yield from self.happenings_for(one.event, one.who)
            return
        first = self.read - 1
        while self._goes_on(type(one.event)):
            self.read += 1
        yield from self._group(self.log[first : self.read])

    def _goes_on(self, kind: type[Event]) -> bool:
        return self.read < len(self.log) and isinstance(self.log[self.read].event, kind)

    @by_event
    def happenings_for(self, event: Event, bike: int) -> Iterator[Happening]:
        raise TypeError(event)

    def _happening(self, event: str, rule: str, bike: int | None = None, **more: Any) -> Happening:
        found: Happening = {"round": self.round, "event": event}
        if self.qualifying:
            found["qualifying"] = True
        if bike is not None:
            found["bike"] = self.names[bike]
        return {**found, **more, "rule": rule}

    def at(self, place: int) -> dict[str, Any]:
        return place_of(self.table, place)

    @happenings_for.register
    def _pole(self, event: events.Pole, bike: int) -> Iterator[Happening]:
        rule = "MGP-B-03" if event.turn else "MGP-B-02"
        rolled = [event.first, event.second]
        yield self._happening("pole", rule, bike, rolled=rolled, reroll=event.turn)

    @happenings_for.register
    def _grid(self, event: events.Grid, bike: int) -> Iterator[Happening]:
        self.place[bike] = event.place
        self.laps[bike] = 0
        rule = "MGP-H-02" if self.table.race.rules.grid_choice else "MGP-B-04"
        yield self._happening("grid", rule, bike, place=event.number, at=self.at(event.place))

    @happenings_for.register
    def _round(self, event: events.Round, leader: int) -> Iterator[Happening]:
        yield from self._standings()
        self.round = event.number
        self.rolled.clear()
        self.copied.clear()
        rule = "MGP-S-05" if self._is_start_turn() else "MGP-B-05"
        lap = self._shown(max(1, self.laps[leader]))
        yield self._happening("round", rule, leader=self.names[leader], lap=lap)

    def _is_start_turn(self) -> bool:
        return self.round == 1 and self.table.setup.ruleset.level >= STANDARD

    @happenings_for.register
    def _asked(self, event: events.Asked, bike: int) -> Iterator[Happening]:
        of, accepted = self.names[event.head], bool(event.accepted)
        yield self._happening("slipstream", "MGP-E-05", bike, of=of, accepted=accepted)

    @happenings_for.register
    def _roll(self, event: events.Roll, bike: int) -> Iterator[Happening]:
        self.rolled[bike] = [face for face in (event.first, event.second) if face]
        yield from ()

    @happenings_for.register
    def _copy(self, event: events.Copy, bike: int) -> Iterator[Happening]:
        self.rolled[bike] = [event.first, event.second]
        if event.head != bike:
            self.copied[bike] = event.head
        yield from ()

    def _group(self, group: list[Happened]) -> Iterator[Happening]:
        bikes = [happened.who for happened in group]
        if isinstance(contact := group[0].event, events.Contact):
            names = [self.names[bike] for bike in bikes]
            yield self._happening("contact", "MGP-S-10", bikes=names, score=contact.score)
            return
        for _, bike, event in group:
            if isinstance(event, events.RollOff):
                self.rolled[bike] = [event.first, event.second]
        shown = [{"bike": self.names[b], "rolled": self.rolled[b]} for b in bikes]
        yield self._happening("roll_off", "MGP-S-09", bikes=shown, at=self.at(self.place[bikes[0]]))

    @happenings_for.register
    def _keep(self, event: events.Keep, bike: int) -> Iterator[Happening]:
        self.rolled[bike] = [event.kept]
        more = {"kept": event.kept, "discarded": event.discarded}
        yield self._happening("keep", "MGP-S-11", bike, **more)

    @happenings_for.register
    def _ride(self, event: events.Ride, bike: int) -> Iterator[Happening]:
        self.ride = event
        yield from ()

    @happenings_for.register
    def _move(self, event: events.Move, bike: int) -> Iterator[Happening]:
        places = self._along(event.start, event.path)
        self.place[bike] = places[-1]
        ridden = {
            **self._choice(bike, event.start),
            "points": event.points,
            "from": self.table.space_name(event.start),
            "path": [self.table.space_name(place) for place in places[1:]],
            "costs": _unpacked(event.costs),
            "at": self.at(places[-1]),
        }
        rule, *also = self._rules_of(ridden)
        yield self._happening("ride", rule, bike, **ridden, also=also)
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
        choice, contact = self.ride.choice, self.ride.in_contact
        hill = self._hill(start, contact)
        copied = self.copied.get(bike)
        return {
            "rolled": self.rolled[bike],
            "used": [choice >> 3 * die & 7 for die in range(self.ride.faces)],
            "copied_from": None if copied is None else self.names[copied],
            "contact": bool(contact),
            "hill": hill,
            "stance": self.ride.modifier - hill,
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

    @happenings_for.register
    def _lost(self, event: events.Lost, bike: int) -> Iterator[Happening]:
        yield self._happening("lost", "MGP-B-20", bike, points=event.points)

    @happenings_for.register
    def _lap(self, event: events.Lap, bike: int) -> Iterator[Happening]:
        """The log has it before the move that it belongs to."""
        lap = self.laps[bike] = event.lap
        if lap > self.lap_reported:
            self.lap_reported = self.lap_due = lap
        more = {"lap": self._shown(lap), "laps_left": self._left(lap)}
        self.waiting.append(self._happening("lap", "MGP-B-21", bike, **more))
        yield from ()

    @happenings_for.register
    def _rear(self, event: events.Rear, bike: int) -> Iterator[Happening]:
        yield self._happening("rear_tire", "MGP-S-14", bike, shows=event.left)

    @happenings_for.register
    def _passed(self, event: events.RedlinePass, bike: int) -> Iterator[Happening]:
        more = {"test": event.score, "engine": event.engine}
        yield self._happening("redline_pass", "MGP-S-21", bike, **more)

    @happenings_for.register
    def _failed(self, event: events.RedlineFail, bike: int) -> Iterator[Happening]:
        more = {"test": event.score, "engine": event.engine}
        yield self._happening("redline_fail", "MGP-S-21", bike, **more)

    @happenings_for.register
    def _wheelie(self, event: events.Wheelie, bike: int) -> Iterator[Happening]:
        yield self._happening("wheelie", "MGP-E-17", bike)

    @happenings_for.register
    def _sideslip(self, event: events.Sideslip, bike: int) -> Iterator[Happening]:
        yield self._happening("sideslip", "MGP-E-18", bike, rear=event.rear)

    @happenings_for.register
    def _retire(self, event: events.Retire, bike: int) -> Iterator[Happening]:
        reason, rule = REASONS[event.why]
        more = {"rolled": self.rolled.get(bike, [])} if event.why == NO_COMPLETION else {}
        self.out.add(bike)
        at = self.at(self.place[bike])
        yield self._happening("retire", rule, bike, reason=reason, **more, at=at)

    @happenings_for.register
    def _finish(self, event: events.Finish, bike: int) -> Iterator[Happening]:
        yield from self._standings()
        yield self._happening("finish", "MGP-B-24", bike, place=event.place)

    @happenings_for.register
    def _qualified(self, event: events.Qualified, bike: int) -> Iterator[Happening]:
        yield from self._standings()
        yield self._happening("qualified", "MGP-S-04", bike, place=event.place or None)
        if not any(isinstance(one.event, events.Qualified) for one in self.log[self.read :]):
            self._forget_lap()

    def _forget_lap(self) -> None:
        self.qualifying = False
        self.round, self.lap_reported, self.lap_due = 0, 1, 0
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
        yield self._happening("standings", "MGP-B-22", **more, order=rows)

    def _shown(self, lap: int) -> int:
        """What the lap card shows; H-04: leaving the grid may count."""
        return lap + int(self.table.race.rules.count_start)

    def _left(self, lap: int) -> int:
        """Laps to go, the one that has just begun included."""
        laps = 1 if self.qualifying else int(self.table.race.laps)
        return max(0, laps + 1 - lap)

    def _precedence(self, bike: int) -> int:
        return int(self.table.road.precedence[self.place[bike]])


def _unpacked(packed: int) -> list[int]:
    """Three bits each, under a 1: lanes or costs, in order."""
    found = []
    while packed > 1:
        found.append(packed & (1 << LANE_BITS) - 1)
        packed >>= LANE_BITS
    return found[::-1]
