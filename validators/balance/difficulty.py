"""Suggests difficulties for all corners of a MotoGrandPrix circuit by its building guidelines.

The corners of a lap are divided into segments, at whose first positions a marker may be useful:
where a run or a corner begins, where 45 degree pieces begin or end, and where a marker is to be
kept, which then applies to its whole segment. An exact search goes over them once and remembers,
for everything that still matters further on (a `_State`), the cheapest choice of markers so far.
The cost is a single number with a weight for each goal, so far apart that lesser goals only decide
between choices that are equal in the greater ones.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cached_property
from itertools import combinations
from typing import Any, NamedTuple, TypeAlias

from trackwright.model.circuit import Circuit
from trackwright.model.edit.edits import AddMarker, Edit, RemoveMarkers, apply_all
from trackwright.model.layout.kit import Kit, Side
from trackwright.model.layout.track import Marker, Track
from trackwright.model.text.errors import EditRefused, TrackwrightError
from trackwright.model.text.messages import Message, joined
from trackwright.validators.check import CheckedCircuit
from trackwright.validators.finding import Fix
from trackwright.validators.lap import LONG_CORNER, LONG_STRAIGHT, Lap, LapPart, Position

KIT = "motograndprix"
MAX_HARDEST = 2
"""Corners of difficulty 3 that a lap may have: MGP-G-06."""
MOST_APART = 1
"""How far the numbers of corners of 1 and of 2 may differ: MGP-V-BALANCE12."""
SERIES_GAP = 3
"""Maximum straight positions between corners of a series: MGP-H-45."""
MOST_SEGMENTS = 100
"""Several times the number of a long lap; searching many more would take too long."""

Place: TypeAlias = tuple[int, int]
"""Where a marker is: the piece, and the column on it."""


class Guideline(StrEnum):
    """What can be broken, with its code in the rules."""

    ANGLE = "MGP-V-ANGLE"
    BALANCE3 = "MGP-V-BALANCE3"
    BALANCE12 = "MGP-V-BALANCE12"
    LONGSTRAIGHT = "MGP-V-LONGSTRAIGHT"
    LONGCORNER = "MGP-V-LONGCORNER"

    @property
    def text(self) -> Message:
        return _TEXTS[self]


_TEXTS = {
    Guideline.ANGLE: Message("22.5° is 1 or 2, 45° is 2 or 3"),
    Guideline.BALANCE3: Message("at most {n} corners are 3", n=MAX_HARDEST),
    Guideline.BALANCE12: Message("of the other corners half are 1 and half are 2"),
    Guideline.LONGSTRAIGHT: Message(
        "after a straight of {n} or more it is one level harder", n=LONG_STRAIGHT
    ),
    Guideline.LONGCORNER: Message(
        "a corner of more than {n} positions is at most 2", n=LONG_CORNER
    ),
}
ALL = frozenset(Guideline)
ON_COUNTS = frozenset({Guideline.BALANCE3, Guideline.BALANCE12})
"""The guidelines about all corners together; the others are about one corner or span."""


@dataclass(frozen=True, slots=True)
class Rating:
    """A corner with its present and its suggested difficulty."""

    number: int
    turns: Side | None
    degrees: float
    positions: tuple[int, ...]
    pieces: tuple[int, ...]
    straight_before: int
    now: int | None
    suggested: int
    why: str


@dataclass(frozen=True, slots=True)
class Conflict:
    """Guidelines that cannot all be met; without any one of them the others can."""

    guidelines: tuple[Guideline, ...]
    corners: tuple[int, ...]
    kept: tuple[Place, ...]
    """Markers that are part of the conflict only because they are to be kept."""
    text: str


@dataclass(frozen=True, slots=True)
class Suggestion:
    """Difficulty markers for a whole circuit, and the edits that put them there.

    `warnings` and `notes` count the guidelines it breaks; with `conflicts` nothing breaks fewer.
    """

    corners: tuple[Rating, ...]
    markers: tuple[Marker, ...]
    edits: tuple[Edit, ...]
    conflicts: tuple[Conflict, ...]
    warnings: int
    notes: int

    def as_json(self) -> dict[str, Any]:
        """The suggestion for programs."""
        return {
            "warnings": self.warnings,
            "notes": self.notes,
            "changes": len(self.edits),
            "bends": [
                {
                    "number": corner.number,
                    "turns": corner.turns,
                    "degrees": corner.degrees,
                    "positions": list(corner.positions),
                    "pieces": list(corner.pieces),
                    "straight_before": corner.straight_before,
                    "now": corner.now,
                    "suggested": corner.suggested,
                    "why": corner.why,
                }
                for corner in self.corners
            ],
            "markers": [{"on": m.on, "at": m.at, "difficulty": m.difficulty} for m in self.markers],
            "conflicts": [
                {
                    "guidelines": [guideline.value for guideline in conflict.guidelines],
                    "bends": list(conflict.corners),
                    "kept": [{"on": on, "at": at} for on, at in conflict.kept],
                    "words": conflict.text,
                }
                for conflict in self.conflicts
            ],
        }


# --- circuits -----------------------------------------------------------------------------------


def difficulty_markers(circuit: Circuit) -> tuple[Marker, ...]:
    """All difficulty markers on the main chain, which a suggestion may move."""
    chain = circuit.geometry.main_chain
    placed = circuit.geometry.laid
    ids = {placed[index].piece.id for index in chain.indices} if chain else set()
    return tuple(m for m in circuit.track.markers if m.difficulty and m.on in ids)


def why_no_suggestion(circuit: Circuit) -> Message | None:
    """Why no difficulties can be suggested for this circuit, if that is so."""
    if circuit.kit.id != KIT:
        return Message(
            "difficulties can be suggested only for the kit {kit}, not for {other}",
            kit=KIT,
            other=circuit.kit.id,
        )
    chain = circuit.geometry.main_chain
    if chain is None or not chain.closed:
        return Message("difficulties can be suggested only for a closed circuit: close it first")
    lap = CheckedCircuit(circuit).lap
    if len(_segments_of(lap, {})) > MOST_SEGMENTS:
        return Message("the corners have too many parts to search: more than {n}", n=MOST_SEGMENTS)
    return None


def suggest(circuit: Circuit, locked: Iterable[Place] = ()) -> Suggestion:
    """Difficulties for all corners of the circuit. Markers in `locked` stay as they are, and no new
    marker cuts them short before the pieces of their angle or the corner end."""
    if problem := why_no_suggestion(circuit):
        raise TrackwrightError(problem)
    there = {(m.on, m.at): m for m in difficulty_markers(circuit)}
    kept = _kept(there, locked)
    lap = CheckedCircuit(circuit).lap
    index = {(p.piece, p.at): i for i, p in enumerate(lap.positions) if p.kind == "corner"}
    stray = {place for place in kept if place not in index}
    values = {index[place]: kept[place].difficulty or 0 for place in kept if place in index}
    plan = best_plan(lap, values, _stands_left(circuit, len(stray)))
    markers = tuple(_marker(lap, i, value) for i, value in sorted(plan.markers.items()))
    return Suggestion(
        corners=tuple(_ratings(lap, plan)),
        markers=markers,
        edits=tuple(_edits(there, markers, stray)),
        conflicts=tuple(_conflict(lap, plan, *found) for found in plan.conflicts),
        warnings=plan.warnings,
        notes=plan.notes,
    )


def planned_markers(circuit: Circuit) -> tuple[Marker, ...]:
    """The markers of the suggestion for a circuit without any, and nothing else of it."""
    lap = CheckedCircuit(circuit).lap
    plan = best_plan(lap, {}, _stands_left(circuit, 0))
    return tuple(_marker(lap, i, value) for i, value in sorted(plan.markers.items()))


@dataclass(frozen=True)
class AssignDifficulties:
    """The suggestion as an edit, the best there is if guidelines conflict (`what_gives_way`);
    refused if nothing can be suggested."""

    locked: tuple[Place, ...] = ()
    label = Message("Assign difficulties")

    def apply(self, track: Track, kit: Kit) -> Track:
        circuit = Circuit(track, kit)
        if problem := why_no_suggestion(circuit):
            raise EditRefused(problem)
        return apply_all(suggest(circuit, self.locked).edits, track, kit)


def what_gives_way(circuit: Circuit) -> Message | None:
    """The guidelines that no difficulties of this circuit can meet, if there are any."""
    conflicts = suggest(circuit).conflicts
    if not conflicts:
        return None
    return Message(
        "The guidelines conflict on this circuit, and the difficulties break as few as possible. "
        "They {conflicts}.",
        conflicts=joined((conflict.text for conflict in conflicts), "; "),
    )


ASSIGN_ALL = Fix(
    Message("Assign difficulties to all corners"),
    (AssignDifficulties(),),
    safe=False,
    remark=what_gives_way,
)


def assign_all_fix(lap: Lap) -> tuple[Fix, ...]:
    """The offer to rate all corners: computed only when it is applied, and never safe, because it
    replaces the designer's ratings. Not offered for a lap without pieces."""
    if not lap.positions or not lap.positions[0].piece:
        return ()
    return (ASSIGN_ALL,)


def _kept(there: Mapping[Place, Marker], locked: Iterable[Place]) -> dict[Place, Marker]:
    kept = {}
    for on, at in locked:
        if (on, at) not in there:
            missing = Message("there is no difficulty marker on piece {on} at {at}", on=on, at=at)
            raise TrackwrightError(missing)
        kept[on, at] = there[on, at]
    return kept


def _stands_left(circuit: Circuit, stray: int) -> int:
    """The number of stands for the difficulty markers of this lap: each needs one (MGP-T-12)."""
    counted = {counter.marker for counter in circuit.kit.counters}
    ours = len(difficulty_markers(circuit))
    all_standing = sum(marker.kind in counted for marker in circuit.track.markers)
    stands = (circuit.kit.stands or 0) * circuit.track.boxes
    return stands - (all_standing - ours) - stray


def _marker(lap: Lap, index: int, value: int) -> Marker:
    position = lap.positions[index]
    return Marker(on=position.piece, at=position.at, difficulty=value)


def _edits(
    there: Mapping[Place, Marker], wanted: Iterable[Marker], stray: Collection[Place]
) -> Iterator[Edit]:
    by_place = {(marker.on, marker.at): marker for marker in wanted}
    for on, at in there:
        if (on, at) not in by_place and (on, at) not in stray:
            yield RemoveMarkers(on, "difficulty", at)
    for place, marker in by_place.items():
        if there.get(place) != marker:
            yield AddMarker(marker)


# --- the lap as the search sees it --------------------------------------------------------------


NO_TURN, SLIGHT, SHARP = 0, 1, 2
"""Angle classes; a marker's span has the sharpest one it contains (MGP-H-43)."""


def _angle(position: Position) -> int:
    return SHARP if position.sharp else SLIGHT if position.turn else NO_TURN


@dataclass(frozen=True, slots=True)
class _Segment:
    """Consecutive positions of one corner and one angle class.

    `floor_cap`: the cap on the minimum after a long straight, 0 if there is none before it.
    """

    first: int
    corner: int
    angle: int
    kept: int
    opens_run: bool
    closes_run: bool
    opens_corner: bool
    closes_corner: bool
    opens_series: bool
    closes_series: bool
    floor_cap: int
    long: bool
    target: int


def _segments_of(lap: Lap, kept: Mapping[int, int]) -> tuple[_Segment, ...]:
    """All segments in driving order, beginning with a run that opens a series if possible."""
    corners = {corner.first: (number, corner) for number, corner in enumerate(lap.corners, start=1)}
    runs = list(lap.corner_runs)
    opening = (k for k, run in enumerate(runs) if lap.straight_before(run) > SERIES_GAP)
    start = next(opening, 0)
    found: list[_Segment] = []
    for run in (*runs[start:], *runs[:start]):
        found.extend(_segments_in(lap, run, corners, kept))
    return tuple(_with_ends(found))


def _segments_in(
    lap: Lap, run: LapPart, corners: Mapping[int, tuple[int, LapPart]], kept: Mapping[int, int]
) -> list[_Segment]:
    before = lap.straight_before(run)
    found: list[_Segment] = []
    number, corner = corners[run.first]
    for i in run.positions:
        opens_run, opens_corner = i == run.first, i in corners
        if opens_corner:
            number, corner = corners[i]
        angle = _angle(lap.positions[i])
        if not opens_corner and i not in kept and angle == found[-1].angle:
            continue
        long = len(corner) > LONG_CORNER
        after_long = opens_run and before >= LONG_STRAIGHT
        found.append(
            _Segment(
                first=i,
                corner=number,
                angle=angle,
                kept=kept.get(i, 0),
                opens_run=opens_run,
                closes_run=False,
                opens_corner=opens_corner,
                closes_corner=False,
                opens_series=opens_run and before > SERIES_GAP,
                closes_series=False,
                floor_cap=0 if not after_long else 2 if long else 3,
                long=long,
                target=_target(lap, corner),
            )
        )
    return found


def _with_ends(segments: list[_Segment]) -> Iterator[_Segment]:
    for here, then in zip(segments, [*segments, None][1:], strict=True):
        yield replace(
            here,
            closes_run=then is None or then.opens_run,
            closes_corner=then is None or then.opens_corner,
            closes_series=then is None or then.opens_series,
        )


PER_LEVEL = 48
"""Resolution of the difficulty suggested by a corner's shape, per level."""


def _target(lap: Lap, corner: LapPart) -> int:
    """How hard the corner's shape makes it, from 1 to 3 levels, in units of 1/PER_LEVEL.

    Tightness counts most (45 degrees on one position: one level), then how far it turns (180
    degrees: half a level) and the straight before it (12 positions: half a level).
    """
    sixteenths = round(_degrees(lap, corner) / 22.5)
    tightness = PER_LEVEL * sixteenths // (2 * len(corner))
    distance = PER_LEVEL * sixteenths // 16
    speed = PER_LEVEL * min(lap.straight_before(corner), 12) // 24
    return min(PER_LEVEL + tightness + distance + speed, 3 * PER_LEVEL)


def _degrees(lap: Lap, corner: LapPart) -> float:
    pieces = {p.piece: p.sharp for p in map(lap.positions.__getitem__, corner.positions) if p.turn}
    return sum(45.0 if sharp else 22.5 for sharp in pieces.values())


# --- the search ---------------------------------------------------------------------------------

_STEP = 10**6  # more than all lesser goals together ever cost, in units of the next greater one
A_MARKER = 1
SHAPE = _STEP
INSIDE_BEND = _STEP**3
OUT_OF_BALANCE = _STEP**4
MISRATED = _STEP**5
NOTE = _STEP**6
NO_STAND = _STEP**7
WARNING = _STEP**8
ONE_TOO_HARD = WARNING + 2 * OUT_OF_BALANCE  # prefer one corner of 2 too many to one of 3


UNSUITED = frozenset({(SHARP, 1), (SLIGHT, 3)})
"""Angle class and difficulty: MGP-G-05."""


class _State(NamedTuple):
    """All that matters further on: the current marker span and corner, and the counts."""

    value: int = 0
    angle: int = NO_TURN
    floor_cap: int = 0
    hardest: int = 0
    first_of_series: int = 0
    threes: int = 0
    lead: int = 0
    """Corners of difficulty 1 minus corners of 2."""
    standing: int = 0


_Trail: TypeAlias = "tuple[_Trail, int, int] | None"
"""The markers so far, latest first: index and value."""


@dataclass(frozen=True)
class _Search:
    """The segments, and the guidelines they must meet.

    With `strict` none of these may be broken; `forced` is a corner and the difficulty it must have.
    With `stands` markers may not outnumber the stands.
    """

    segments: tuple[_Segment, ...]
    asked: frozenset[Guideline] = ALL
    strict: bool = False
    forced: tuple[int, int] | None = None
    stands: int | None = None

    @cached_property
    def best(self) -> tuple[int, _Trail] | None:
        """The lowest cost and its markers; None if there is no solution."""
        if self.strict or any(segment.opens_series for segment in self.segments):
            return self._best_from(_State())
        ways = (
            replace(self, forced=(1, first))._best_from(_State(first_of_series=first))
            for first in (1, 2, 3)
        )  # the whole lap is one series that begins with corner 1, even if its run begins before it
        return min((way for way in ways if way), key=lambda way: way[0], default=None)

    def _best_from(self, start: _State) -> tuple[int, _Trail] | None:
        ways: dict[_State, tuple[int, _Trail]] = {start: (0, None)}
        for segment in self.segments:
            following: dict[_State, tuple[int, _Trail]] = {}
            for state, (cost, trail) in ways.items():
                for value, new in self._choices(segment, state):
                    after, more = self._enter(segment, state, value, new)
                    if (self.strict and more >= WARNING) or self._breaks_forced(segment, after):
                        continue
                    if segment.closes_corner:
                        after, ended = self._leave(segment, after)
                        more += ended
                        if self.strict and more >= WARNING:
                            continue
                    there = following.get(after)
                    if there is None or cost + more < there[0]:
                        mark = (trail, segment.first, value) if new else trail
                        following[after] = (cost + more, mark)
            ways = following
        ends = ((cost + self._balance(state), trail) for state, (cost, trail) in ways.items())
        if self.strict:
            ends = (end for end in ends if end[0] < WARNING)
        return min(ends, key=lambda end: end[0], default=None)

    @property
    def holds(self) -> bool:
        """Can all these guidelines be met together?"""
        return replace(self, strict=True).best is not None

    def _choices(self, segment: _Segment, state: _State) -> Iterator[tuple[int, bool]]:
        """Values for the segment, each with whether a marker is placed at its beginning."""
        if segment.kept:
            yield segment.kept, True
            return
        if not segment.opens_run:
            yield state.value, False
        for value in (1, 2, 3):
            yield value, True

    def _enter(self, segment: _Segment, state: _State, value: int, new: bool) -> tuple[_State, int]:
        """The state in the segment with this difficulty, and the additional cost."""
        cost = 0
        angle, floor_cap, standing = segment.angle, segment.floor_cap, state.standing
        if new:
            cost += A_MARKER
            if not segment.opens_run:
                cost += self._span(state)
            if not segment.opens_corner and not segment.kept:
                cost += INSIDE_BEND
            standing += self.stands is not None
        else:
            angle, floor_cap = max(angle, state.angle), state.floor_cap
        hardest = value if segment.opens_corner else max(value, state.hardest)
        first = state.first_of_series
        return (
            _State(value, angle, floor_cap, hardest, first, state.threes, state.lead, standing),
            cost,
        )

    def _span(self, state: _State) -> int:
        """The cost of a marker span that ends here."""
        cost = 0
        if Guideline.ANGLE in self.asked and (state.angle, state.value) in UNSUITED:
            cost += WARNING + MISRATED
        floor = min(3 if state.angle == SHARP else 2, state.floor_cap)
        if Guideline.LONGSTRAIGHT in self.asked and state.value < floor:
            cost += WARNING + MISRATED
        return cost

    def _leave(self, segment: _Segment, state: _State) -> tuple[_State, int]:
        """The state behind the corner, and its cost; at a run's end its last span ends too."""
        hardest, first = state.hardest, state.first_of_series
        threes, lead = state.threes, state.lead
        cost = SHAPE * (PER_LEVEL * hardest - segment.target) ** 2
        if hardest == 3:
            if Guideline.BALANCE3 in self.asked:
                cost += ONE_TOO_HARD if threes == MAX_HARDEST else 0
                threes = min(threes + 1, MAX_HARDEST)
            if Guideline.LONGCORNER in self.asked and segment.long:
                cost += WARNING + MISRATED
        elif Guideline.BALANCE12 in self.asked:
            lead += 1 if hardest == 1 else -1
        if not self.strict:
            if first and hardest > first:
                cost += NOTE
                first = 3  # only one note per series: nothing is harder than that
            first = 0 if segment.closes_series else first or hardest
        if segment.closes_run:
            cost += self._span(state)
            return _State(0, NO_TURN, 0, 0, first, threes, lead, state.standing), cost
        return state._replace(first_of_series=first, threes=threes, lead=lead), cost

    def _breaks_forced(self, segment: _Segment, state: _State) -> bool:
        """Does the corner end with a difficulty other than the forced one?"""
        if self.forced is None or not segment.closes_corner:
            return False
        corner, value = self.forced
        return segment.corner == corner and state.hardest != value

    def _balance(self, state: _State) -> int:
        """The cost of the counts of the whole lap."""
        cost = NO_STAND * max(0, state.standing - self.stands) if self.stands is not None else 0
        apart = abs(state.lead) - MOST_APART
        return cost + (WARNING + OUT_OF_BALANCE * apart if apart > 0 else 0)


@dataclass(frozen=True)
class Plan:
    """The best markers for a lap: index of the position -> difficulty."""

    segments: tuple[_Segment, ...]
    markers: Mapping[int, int]
    cost: int

    @property
    def warnings(self) -> int:
        """Broken guidelines. Each corner of difficulty 3 too many counts as one: otherwise, once
        there is one too many, rating everything 3 would be the cheapest way to meet the others."""
        return self.cost // WARNING

    @property
    def notes(self) -> int:
        return self.cost % NO_STAND // NOTE

    @cached_property
    def conflicts(self) -> tuple[tuple[frozenset[Guideline], tuple[int, ...]], ...]:
        """All minimal sets of guidelines that cannot be met together, smallest first, with the
        corners concerned."""
        if not self.warnings:
            return ()
        found: list[frozenset[Guideline]] = []
        holding = [asked for g in Guideline if _Search(self.segments, asked := ALL - {g}).holds]
        for size in range(1, len(Guideline) + 1):
            for asked in map(frozenset, combinations(Guideline, size)):
                if any(asked <= larger for larger in holding):
                    continue
                if any(smaller <= asked for smaller in found):
                    continue
                if not _Search(self.segments, asked).holds:
                    found.append(asked)
        return tuple((asked, _concerned(self.segments, asked)) for asked in found)


def best_plan(lap: Lap, kept: Mapping[int, int], stands: int | None = None) -> Plan:
    """The best markers for the lap, including the `kept` ones (index -> difficulty)."""
    segments = _segments_of(lap, kept)
    best = _Search(segments).best
    if best is not None and stands is not None and len(_markers_in(best[1])) > stands:
        best = _Search(segments, stands=stands).best
    if best is None:
        raise AssertionError("without `strict` there is always a solution")
    return Plan(segments, _markers_in(best[1]), best[0])


def _markers_in(trail: _Trail) -> dict[int, int]:
    found = {}
    while trail is not None:
        trail, index, value = trail
        found[index] = value
    return found


# --- why ----------------------------------------------------------------------------------------


def _runs_of(segments: Iterable[_Segment]) -> tuple[tuple[_Segment, ...], ...]:
    runs: list[list[_Segment]] = []
    for segment in segments:
        if segment.opens_run:
            runs.append([])
        runs[-1].append(segment)
    return tuple(map(tuple, runs))


def _without_kept(
    segments: Iterable[_Segment], but_in: Collection[int] = ()
) -> tuple[_Segment, ...]:
    """The segments without markers to keep, except in the given corners."""
    return tuple(s if s.corner in but_in else replace(s, kept=0) for s in segments)


def _possible(
    segments: Iterable[_Segment], asked: frozenset[Guideline]
) -> dict[int, frozenset[int]]:
    """Corner -> the difficulties it can have, ignoring the counts of the whole lap."""
    local = asked - ON_COUNTS
    return {
        corner: frozenset(
            value for value in (1, 2, 3) if _Search(run, local, True, (corner, value)).best
        )
        for run in _runs_of(segments)
        for corner in dict.fromkeys(segment.corner for segment in run)
    }


def _concerned(segments: tuple[_Segment, ...], asked: frozenset[Guideline]) -> tuple[int, ...]:
    """The corners that make it impossible to meet the guidelines together."""
    if not asked & ON_COUNTS:
        return tuple(sorted(_blocked_by_kept(segments, asked)))
    possible = _possible(segments, asked)
    if Guideline.BALANCE12 not in asked:
        return tuple(sorted(corner for corner, values in possible.items() if values == {3}))
    always = sorted(corner for corner, values in possible.items() if values == {1})
    never = sorted(corner for corner, values in possible.items() if 1 not in values)
    return tuple(always if len(always) > len(never) else never)


def _blocked_by_kept(segments: tuple[_Segment, ...], asked: frozenset[Guideline]) -> Iterator[int]:
    """Corners whose kept markers break a guideline about one corner or span."""
    for run in _runs_of(segments):
        if _Search(run, asked).holds:
            continue
        corners = {segment.corner for segment in run if segment.kept}
        guilty = {b for b in corners if not _Search(_without_kept(run, {b}), asked).holds}
        yield from guilty or corners


def _conflict(
    lap: Lap, plan: Plan, asked: frozenset[Guideline], corners: tuple[int, ...]
) -> Conflict:
    kept: tuple[Place, ...] = ()
    if _Search(_without_kept(plan.segments), asked).holds:
        held = sorted(s.first for s in plan.segments if s.kept and s.corner in corners)
        kept = tuple((lap.positions[i].piece, lap.positions[i].at) for i in held)
    guidelines = tuple(guideline for guideline in Guideline if guideline in asked)
    said = (Message("{says} ({id})", says=each.text, id=each.value) for each in guidelines)
    named, because = joined(said, "; "), _explanation(plan, asked, corners, kept)
    words = Message("cannot be met: {named}: {because}", named=named, because=because)
    if len(guidelines) > 1:
        words = Message("cannot all be met: {named}: {because}", named=named, because=because)
    return Conflict(guidelines, corners, kept, words)


def _explanation(
    plan: Plan, asked: frozenset[Guideline], corners: tuple[int, ...], kept: tuple[Place, ...]
) -> Message:
    must = Message("cannot meet it")
    if asked & ON_COUNTS:
        possible = _possible(plan.segments, asked)
        values = set[int]().union(*(possible[corner] for corner in corners))
        one = len(values) == 1
        must = Message("must be {value}", value=values.pop()) if one else Message("cannot be 1")
    because = Message("corners {corners} {must}", corners=joined(corners), must=must)
    if len(corners) == 1:
        because = Message("corner {corner} {must}", corner=corners[0], must=must)
    if not kept:
        return because
    places = joined(map(_place_text, kept))
    return Message("{words}, with the markers kept on {places}", words=because, places=places)


def _place_text(place: Place) -> Message:
    on, at = place
    return Message("piece {on} at {at}", on=on, at=at) if at else Message("piece {piece}", piece=on)


def _ratings(lap: Lap, plan: Plan) -> Iterator[Rating]:
    rated = rated_lap(lap, plan.markers)
    possible = _possible(plan.segments, ALL)
    for number, corner in enumerate(lap.corners, start=1):
        suggested = rated.hardest(corner)
        reasons = list(_reasons(lap, plan, number, corner))
        if suggested not in possible[number]:
            reasons.append("breaks a guideline")
        yield Rating(
            number=number,
            turns=corner.direction,
            degrees=_degrees(lap, corner),
            positions=tuple(corner.positions),
            pieces=lap.pieces(corner),
            straight_before=lap.straight_before(corner),
            now=lap.hardest(corner) or None,
            suggested=suggested,
            why=", ".join(reasons),
        )


def rated_lap(lap: Lap, markers: Mapping[int, int]) -> Lap:
    """The lap with exactly these markers (index -> difficulty)."""
    positions = list(lap.positions)
    for run in lap.corner_runs:
        value = 0
        for i in run.positions:
            value = markers.get(i, value)
            positions[i] = replace(positions[i], difficulty=value, marked=i in markers)
    return Lap(tuple(positions), lap.closed)


def _reasons(lap: Lap, plan: Plan, number: int, corner: LapPart) -> Iterator[str]:
    segments = [segment for segment in plan.segments if segment.corner == number]
    if any(segment.kept for segment in segments):
        yield "kept"
    yield "45°: 2 or 3" if any(segment.angle == SHARP for segment in segments) else "22.5°: 1 or 2"
    if segments[0].floor_cap:
        yield f"after {lap.straight_before(corner)} straight"
    if segments[0].long:
        yield f"longer than {LONG_CORNER}: at most 2"
    if last := _series_from(plan, number):
        yield f"first of the series to corner {last}"


def _series_from(plan: Plan, number: int) -> int | None:
    """The last corner of the series that begins with this one, if it does."""
    if number == 1 and not any(segment.opens_series for segment in plan.segments):
        count = max(segment.corner for segment in plan.segments)
        return count if count > 1 else None
    last = None
    inside = False
    for segment in plan.segments:
        if segment.opens_series:
            inside = segment.corner == number
        if inside and segment.corner != number:
            last = segment.corner
    return last
