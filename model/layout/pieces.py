"""What a piece means: its spaces, the steps between them, and the ports where pieces meet.

A `Template` is derived once per piece code of a kit and shared by all pieces with that code.
Everything in it is in driving order: lanes are numbered from the left, columns from the `in` port.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from functools import lru_cache
from itertools import pairwise
from threading import Lock
from typing import Literal, TypeAlias

import numpy as np
import numpy.typing as npt

from trackwright.model.layout import zeta
from trackwright.model.layout.kit import Alley, Branch, Kit, PieceKind, Printed, Side
from trackwright.model.layout.zeta import FULL_TURN, Pose
from trackwright.model.text.messages import Message

StepKind: TypeAlias = Literal["forward", "diagonal", "lateral", "pit"]
Attributes: TypeAlias = Mapping[str, int | str | bool]
Integers: TypeAlias = npt.NDArray[np.int64]
Shape: TypeAlias = tuple[int, int]
"""(length, 0) of a straight or (radius, signed turn) of an arc, in modules and sixteenths."""

TRACK, PIT = "T", "P"
SHUT = ""
"""The roles of a port at which nothing can be joined."""
PIT_LANE = 6  # beyond every track lane


def lane_words(lane: int) -> Message:
    """A lane as people name it: counted from the left, as one drives."""
    return Message("pit lane") if lane == PIT_LANE else Message("lane {n}", n=lane + 1)


@dataclass(frozen=True, slots=True)
class Space:
    """A space of a piece. It covers its lane from `begin` to `end`, in fractions of the piece."""

    label: str
    lane: int
    column: int
    begin: Fraction
    end: Fraction
    road: int = 0
    extra: Attributes = field(default_factory=dict)
    printed: Printed = ()


@dataclass(frozen=True, slots=True)
class PieceStep:
    """A step between two spaces of the piece, by index. `crosses`: over the finish line?"""

    start: int
    end: int
    kind: StepKind
    crosses: bool = False


@dataclass(frozen=True, slots=True)
class Port:
    """Where a piece meets its neighbour. Poses point in driving direction, lanes run left to right.

    `spaces[k]` is the space where lane k enters (in) or leaves (out); `roles` must be equal on
    both sides; `solid` lists the lane boundaries that have a solid line at the port. A port without
    roles is shut: nothing comes before it, or after it.
    """

    name: str
    enters: bool
    pose: Pose
    roles: str
    spaces: tuple[int, ...]
    solid: frozenset[int] = frozenset()
    crosses: bool = False


@dataclass(frozen=True, slots=True)
class Road:
    """A centre line: its start within the piece, and its shape."""

    start: Pose
    shape: Shape


@dataclass(frozen=True, slots=True)
class Template:
    """What a piece code of a kit means."""

    code: str
    kind: PieceKind
    side: Side | None
    turn: int
    lanes: int
    columns: int
    roads: tuple[Road, ...]
    spaces: tuple[Space, ...]
    steps: tuple[PieceStep, ...]
    ports: tuple[Port, ...]
    line_after: int | None
    labels: tuple[str, ...] = field(default=())
    exits: tuple[Pose, ...] = field(default=())
    """The move from `in` to `out` for each of the 16 headings of the `in` port."""
    number: int = 0
    """Its number among the kit's templates, in order of first use."""

    @property
    def is_start(self) -> bool:
        """Does a course begin here?"""
        return not self.ports[0].roles

    @property
    def is_finish(self) -> bool:
        """Does a course end here?"""
        return not self.ports[1].roles

    @property
    def end_port(self) -> Port:
        return self.ports[1]

    @property
    def end(self) -> Pose:
        return self.end_port.pose

    def port(self, name: str) -> Port:
        return next(port for port in self.ports if port.name == name)


SeamStep: TypeAlias = tuple[int, int, StepKind, bool]
"""A step over a seam: space of the first piece, space of the second, kind, crosses the line?"""

Part: TypeAlias = tuple[str, Template]
"""A piece that a code stands for: the suffix of its name, and its template."""


class Templates(dict[str, Template]):
    """The templates of a kit and the steps over their seams, made on first use."""

    def __init__(self, kit: Kit) -> None:
        super().__init__()
        self.kit = kit
        self._joins: dict[tuple[str, str, str, str], tuple[SeamStep, ...]] = {}
        self.numbered: list[Template] = []
        self._moves = np.empty((0, FULL_TURN, 9), dtype=np.int64)
        self._roles = np.empty((0, 2), dtype=np.str_)
        self._parts: dict[tuple[str, bool], tuple[Part, ...]] = {}
        self._adding = Lock()

    def __missing__(self, code: str) -> Template:
        with self._adding:
            return self.get(code) or self._add(code)

    def _add(self, code: str) -> Template:
        """Add a template. It is stored last, so that other threads find only complete ones."""
        template = replace(_template(self.kit, code), number=len(self.numbered))
        self._moves = np.concatenate([self._moves, [_moves(template)]])
        self._roles = np.concatenate([self._roles, [[port.roles for port in template.ports[:2]]]])
        self.numbered.append(template)
        self[code] = template
        return template

    def seam_steps(
        self, first: Template, out: str, second: Template, into: str
    ) -> tuple[SeamStep, ...]:
        """The steps from port `out` of `first` into port `into` of `second`."""
        key = (first.code, out, second.code, into)
        found = self._joins.get(key)
        if found is None:
            found = self._joins[key] = tuple(_joins(first.port(out), second.port(into)))
        return found

    def parts(self, code: str, back: bool) -> tuple[Part, ...]:
        """The pieces that a code stands for: one, or those of a board half."""
        key = (code, back)
        found = self._parts.get(key)
        if found is None:
            codes = expanded_codes(self.kit, *key)
            named = self.kit.codes[code].kind.chain
            found = self._parts[key] = tuple(
                (f".{number}" if named else "", self[code])
                for number, code in enumerate(codes, start=1)
            )
        return found

    def poses(self, begin: Pose, numbers: Integers) -> Integers:
        """The poses along a row of pieces, given by template numbers: before each piece and after
        the last. A row holds the eight integers of the point, then the heading."""
        moves, lines = self._moves.reshape(-1, 9), numbers * FULL_TURN
        headings = np.empty(len(numbers) + 1, dtype=np.int64)
        headings[0] = begin.heading
        headings[1:] = moves[lines, 8]
        headings = headings.cumsum() % FULL_TURN
        poses = np.empty((len(headings), 9), dtype=np.int64, order="F")
        poses[0, :8] = begin.point
        poses[1:] = moves.take(lines + headings[:-1], axis=0)
        poses.cumsum(axis=0, out=poses)
        poses[:, 8] = headings
        return poses

    def mismatched(self, numbers: Integers) -> list[int]:
        """The indices of the pieces in a row whose lanes differ from those of the one before."""
        ins, outs = self._roles[numbers].T
        found: list[int] = (np.flatnonzero(outs[:-1] != ins[1:]) + 1).tolist()
        return found


def _moves(template: Template) -> list[tuple[int, ...]]:
    """What driving over the piece adds to a pose, for each of the 16 headings of the `in` port."""
    return [(*step.point, template.end.heading) for step in template.exits]


_making = Lock()


def templates_of(kit: Kit) -> Templates:
    """The kit's templates, shared by all threads: template numbers must be unique in a kit."""
    with _making:
        return _templates(kit)


@lru_cache(maxsize=64)
def _templates(kit: Kit) -> Templates:
    return Templates(kit)


def _joins(out: Port, into: Port) -> Iterator[SeamStep]:
    """Forward in every lane; diagonal between track lanes unless a solid line separates them."""
    lanes = range(len(out.roles))
    seen = set()
    for k in lanes:
        pair = out.spaces[k], into.spaces[k]
        if pair not in seen:
            seen.add(pair)
            yield (*pair, "forward", out.crosses)
    for k in lanes:
        for j in (k - 1, k + 1):
            if j not in lanes or out.roles[k] == PIT or out.roles[j] == PIT:
                continue
            pair, boundary = (out.spaces[k], into.spaces[j]), min(j, k)
            if pair not in seen and not (boundary in out.solid and boundary in into.solid):
                seen.add(pair)
                yield (*pair, "diagonal", out.crosses)


def space_name(piece: str, label: str) -> str:
    """The name of a space in records and messages: piece, lane and number, `7.C2`."""
    return f"{piece}.{label}"


def expanded_codes(kit: Kit, code: str, back: bool) -> tuple[str, ...]:
    """The codes that `code` stands for, in driving order: itself, or those of a board half."""
    chain = kit.codes[code].kind.chain
    if not chain:
        return (code,)
    return tuple(kit.reversed_code(c) for c in reversed(chain)) if back else chain


def _template(kit: Kit, code: str) -> Template:
    kind, side = kit.codes[code]
    if kind.chain:
        raise ValueError(f"{code} is a board half: expand it into its pieces first")
    if kind.back_of:
        # Driven back, the left-hand form turns right.
        template = _driven_back(_left_form(kit, kit.kinds[kind.back_of]), kind)
        template = _mirrored(template) if side == "L" else template
    else:
        template = _left_form(kit, kind)
        template = _mirrored(template) if side == "R" else template
    return _finished(kit, template, code, side)


def _finished(kit: Kit, template: Template, code: str, side: Side | None) -> Template:
    end = template.end
    return replace(
        template,
        code=code,
        side=side,
        labels=_labels(kit, template.spaces),
        exits=tuple(
            Pose(zeta.turned(end.point, k), (k + end.heading) % FULL_TURN) for k in range(FULL_TURN)
        ),
    )


def _labels(kit: Kit, spaces: Iterable[Space]) -> tuple[str, ...]:
    """Names within the piece: lane letter and number in driving order, with a prime on a branch."""
    counts: dict[str, int] = {}
    labels = []
    for space in spaces:
        letter = kit.lanes[space.lane] if space.lane != PIT_LANE else PIT
        letter += "'" * space.road
        counts[letter] = counts.get(letter, 0) + 1
        labels.append(f"{letter}{counts[letter]}")
    return tuple(labels)


# --- the left-hand form -------------------------------------------------------------------------


@dataclass(slots=True)
class _Draft:
    """A template under construction; lanes are lists of space indices."""

    line_after: int | None = None
    spaces: list[Space] = field(default_factory=list)
    steps: list[PieceStep] = field(default_factory=list)

    def add(self, space: Space) -> int:
        self.spaces.append(space)
        return len(self.spaces) - 1

    def step(self, start: int, end: int, kind: StepKind) -> None:
        before, after = self.spaces[start], self.spaces[end]
        line = self.line_after
        crosses = line is not None and before.column < line <= after.column and not after.road
        self.steps.append(PieceStep(start, end, kind, crosses))


def _left_form(kit: Kit, kind: PieceKind) -> Template:
    draft = _Draft(kind.line_after)
    per_lane = lane_spaces(kit, kind)
    columns = min(per_lane) - len(kind.hidden)
    lanes = [_lane(draft, kind, k, n, columns) for k, n in enumerate(per_lane)]
    _steps_between_lanes(draft, lanes, frozenset(kind.solid))
    _steps_out_of_ending_lanes(draft, lanes, kind.ends)
    if kit.lateral_steps:
        _lateral_steps(draft, lanes, frozenset(kind.solid))
    alley = _alley(draft, kind.alley, lanes[0], columns) if kind.alley else []
    shape: Shape = (kind.length, 0) if kind.length else (kind.radius or 0, kind.turn or 0)
    roads = [Road(Pose(), shape)]
    ports = [_in_port(kind, lanes, alley), _out_port(kind, lanes, alley, shape_end(shape))]
    if kind.branch:
        modules = (kind.length or 0) // columns
        road, port = _branch(draft, kind.branch, lanes, modules, kit.lateral_steps)
        roads.append(road)
        ports.append(port)
    return Template(
        code=kind.code,
        kind=kind,
        side=None,
        turn=shape[1],
        lanes=len(lanes),
        columns=columns,
        roads=tuple(roads),
        spaces=tuple(_printed(draft.spaces, kind.colours)),
        steps=tuple(draft.steps),
        ports=tuple(ports),
        line_after=kind.line_after,
    )


def _printed(spaces: list[Space], colours: Sequence[Printed]) -> list[Space]:
    if not colours:
        return spaces
    return [replace(one, printed=on) for one, on in zip(spaces, colours, strict=True)]


def _in_port(kind: PieceKind, lanes: list[list[int]], alley: list[int]) -> Port:
    if kind.end == "start":
        return Port("in", True, Pose(), SHUT, ())
    pit = alley[:1] if kind.alley and kind.alley.entry is None else []
    roles = PIT * len(pit) + TRACK * len(lanes)
    spaces = (*pit, *(lane[0] for lane in lanes))
    return Port("in", True, Pose(), roles, spaces, _shifted(frozenset(kind.solid), roles))


def _out_port(kind: PieceKind, lanes: list[list[int]], alley: list[int], end: Pose) -> Port:
    if kind.end == "finish":
        return Port("out", False, end, SHUT, ())
    pit = alley[-1:] if kind.alley and kind.alley.exit is None else []
    leaving = (kind.branch.lanes or 0) if kind.branch else 0
    going_on = [lane for k, lane in enumerate(lanes) if k >= leaving and k not in kind.ends]
    roles = PIT * len(pit) + TRACK * len(going_on)
    spaces = (*pit, *(lane[-1] for lane in going_on))
    crosses = kind.line_after == min(map(len, lanes))
    return Port("out", False, end, roles, spaces, _shifted(frozenset(kind.solid), roles), crosses)


def _shifted(solid: frozenset[int], roles: str) -> frozenset[int]:
    """Renumber lane boundaries by the port's lanes, including a pit lane on the left."""
    offset = roles.index(TRACK)
    return frozenset(b + offset for b in solid)


def lane_spaces(kit: Kit, kind: PieceKind) -> tuple[int, ...]:
    """Spaces per lane, left to right, in the left-hand form."""
    if kind.spaces is None:
        raise ValueError(f"piece {kind.code} has no spaces")
    if isinstance(kind.spaces, int):
        return (kind.spaces,) * kit.lanes_of(kind)
    return kind.spaces


def shape_end(shape: Shape) -> Pose:
    size, turn = shape
    return zeta.arc(size, turn) if turn else zeta.straight(size)


def _lane(draft: _Draft, kind: PieceKind, lane: int, count: int, columns: int) -> list[int]:
    """The spaces of one lane; where the piece is narrow, all lanes share the first lane's space."""
    shared = {draft.spaces[i].column: i for i in range(len(draft.spaces))} if kind.narrow else {}
    indices = []
    for i in range(_length(kind, lane, count)):
        if i in kind.hidden:
            continue
        begin, end = Fraction(i, count), Fraction(i + 1, count)
        column = _column(kind, i) if kind.hidden else int((begin + end) / 2 * columns)
        if lane > 0 and column in kind.narrow:
            indices.append(shared[column])
        else:
            extra = dict(_extra(kind, lane, column, columns))
            space = Space("", lane, column, begin, end, extra=extra)
            indices.append(draft.add(_with_pit_field(space, kind)))
    return indices


def _length(kind: PieceKind, lane: int, count: int) -> int:
    """The spaces of a lane that may end, or leave with the branch."""
    if kind.branch and lane < (kind.branch.lanes or 0):
        return kind.branch.after
    return count - (lane in kind.ends)


def _column(kind: PieceKind, number: int) -> int:
    """The column of a space of a lane of which some are hidden."""
    return sum(k not in kind.hidden for k in range(number))


def _extra(
    kind: PieceKind, lane: int, column: int, columns: int
) -> Iterator[tuple[str, int | str | bool]]:
    """What a space of the main road has beside its place."""
    yield from _row(kind, column)
    if column in kind.narrow:
        yield "chicane", True
    yield from _end_of_course(kind, column, columns)
    if kind.limits:
        yield "limit", kind.limits[lane]
    if kind.barrier and column == kind.barrier.at:
        yield "barrier", kind.barrier.speed


def _row(kind: PieceKind, column: int) -> Iterator[tuple[str, int]]:
    """The row of the starting grid, counted backwards from the line."""
    if kind.line_after is not None and kind.grid_rows:
        row = kind.line_after - column
        if 1 <= row <= kind.grid_rows:
            yield "row", row


def _end_of_course(kind: PieceKind, column: int, columns: int) -> Iterator[tuple[str, bool]]:
    """Where a course begins: its first column; where it ends: its last."""
    if kind.end == "start" and column == 0:
        yield "origin", True
    if kind.end == "finish" and column == columns - 1:
        yield "finish", True


def _with_pit_field(space: Space, kind: PieceKind) -> Space:
    """Mark fields A and C: the leftmost lane's spaces where the pit lane is entered and left."""
    alley = kind.alley
    if alley is None or space.lane != 0:
        return space
    field_name = {alley.entry: "entry", alley.exit: "exit"}.get(space.column)
    if field_name is None:
        return space
    return replace(space, extra={**space.extra, "pit": field_name})


def _steps_between_lanes(draft: _Draft, lanes: list[list[int]], solid: frozenset[int]) -> None:
    """Forward within each lane; diagonal to the neighbour's first space that begins at or after
    the end of this one."""
    seen: set[tuple[int, int]] = set()

    def step(a: int, b: int, kind: StepKind) -> None:
        if a != b and (a, b) not in seen:
            seen.add((a, b))
            draft.step(a, b, kind)

    for lane in lanes:
        for a, b in pairwise(lane):
            step(a, b, "forward")
    for k, lane in enumerate(lanes):
        for neighbour in (k - 1, k + 1):
            if 0 <= neighbour < len(lanes) and min(k, neighbour) not in solid:
                for a in lane[:-1]:
                    target = _first_beginning_at(draft, lanes[neighbour], draft.spaces[a].end)
                    if target is not None:
                        step(a, target, "diagonal")


def _steps_out_of_ending_lanes(draft: _Draft, lanes: list[list[int]], ends: Sequence[int]) -> None:
    """Forward from the last space of a lane that ends into the last one of the neighbour lane: the
    one towards the middle of the road, if both go on."""
    middle = (len(lanes) - 1) / 2
    for lane in ends:
        beside = [k for k in (lane - 1, lane + 1) if 0 <= k < len(lanes) and k not in ends]
        into = min(beside, key=lambda k: abs(k - middle))
        draft.step(lanes[lane][-1], lanes[into][-1], "forward")


def _first_beginning_at(draft: _Draft, lane: list[int], place: Fraction) -> int | None:
    return next((i for i in lane if draft.spaces[i].begin >= place), None)


def _lateral_steps(draft: _Draft, lanes: list[list[int]], solid: frozenset[int]) -> None:
    """Sideways, both ways, between neighbouring spaces that begin at the same point; not over a
    solid line."""
    for boundary, (left, right) in enumerate(pairwise(lanes)):
        for a, b in zip(left, right, strict=False) if boundary not in solid else ():
            if a != b and draft.spaces[a].begin == draft.spaces[b].begin:
                draft.step(a, b, "lateral")
                draft.step(b, a, "lateral")


def _alley(draft: _Draft, alley: Alley, lane: list[int], columns: int) -> list[int]:
    """The pit lane beside the leftmost lane, from field A or the `in` port to C or `out`."""
    begin = Fraction(0) if alley.entry is None else Fraction(alley.entry + 1, columns)
    end = Fraction(1) if alley.exit is None else Fraction(alley.exit, columns)
    part = (end - begin) / alley.spaces
    indices = []
    for i in range(alley.spaces):
        a, b = begin + i * part, begin + (i + 1) * part
        extra = {"pit": "stop" if i in alley.stops else "alley"}
        indices.append(
            draft.add(Space("", PIT_LANE, int((a + b) / 2 * columns), a, b, extra=extra))
        )
    for first, second in pairwise(indices):
        draft.step(first, second, "forward")
    if alley.entry is not None:
        draft.step(lane[alley.entry], indices[0], "pit")
    if alley.exit is not None:
        draft.step(indices[-1], lane[alley.exit], "pit")
    return indices


def _branch(
    draft: _Draft, branch: Branch, lanes: list[list[int]], modules: int, lateral: bool
) -> tuple[Road, Port]:
    """A second road, left from the columns before it. Its lanes are numbered like those that they
    go on from."""
    shape: Shape = (branch.length, 0) if branch.length else (branch.radius or 0, branch.turn or 0)
    start = zeta.straight(branch.after * modules)
    lead = Fraction(branch.lead, branch.length or branch.turn or 1)
    part, last = (1 - lead) / branch.spaces, len(lanes[0]) - 1
    extra: Attributes = {"escape": True} if branch.dead_end else {}
    roads = [
        [
            draft.add(
                Space(
                    "",
                    lane,
                    min(branch.after + i, last),
                    lead + i * part,
                    lead + (i + 1) * part,
                    road=1,
                    extra=extra,
                )
            )
            for i in range(branch.spaces)
        ]
        for lane in range(branch.lanes or len(lanes))
    ]
    _steps_between_lanes(draft, roads, frozenset())
    if lateral:
        _lateral_steps(draft, roads, frozenset())
    for k, lane in enumerate(lanes):
        for neighbour in (k, k - 1, k + 1):
            if 0 <= neighbour < len(roads):
                kind: StepKind = "forward" if neighbour == k else "diagonal"
                draft.step(lane[branch.after - 1], roads[neighbour][0], kind)
    end = zeta.compose(start, shape_end(shape))
    roles = SHUT if branch.dead_end else TRACK * len(roads)
    port = Port("branch", False, end, roles, tuple(road[-1] for road in roads if roles))
    return Road(start, shape), port


# --- the other forms ----------------------------------------------------------------------------


def _mirrored(template: Template) -> Template:
    """The mirror image: left and right swapped."""
    return replace(
        template,
        turn=-template.turn,
        roads=tuple(
            Road(_mirrored_pose(road.start), (road.shape[0], -road.shape[1]))
            for road in template.roads
        ),
        spaces=tuple(_other_side(space, template.lanes) for space in template.spaces),
        ports=tuple(
            replace(_sides_swapped(port), pose=_mirrored_pose(port.pose)) for port in template.ports
        ),
    )


def _driven_back(template: Template, kind: PieceKind) -> Template:
    """The same cardboard driven from `out` to `in`."""
    to_new = zeta.inverse(zeta.about_face(template.end))
    last = len(template.spaces) - 1
    names = {"in": "out", "out": "in"}
    spaces = (_other_side(_last_first(s, template), template.lanes) for s in template.spaces)
    ports = (
        replace(
            _sides_swapped(port),
            name=names.get(port.name, port.name),
            enters=not port.enters,
            pose=zeta.compose(to_new, zeta.about_face(port.pose)),
            spaces=tuple(last - i for i in reversed(port.spaces)),
        )
        for port in template.ports
    )
    return replace(
        template,
        kind=kind,
        turn=-template.turn,
        roads=tuple(_road_back(road, to_new) for road in template.roads),
        spaces=tuple(spaces)[::-1],
        steps=tuple(replace(s, start=last - s.end, end=last - s.start) for s in template.steps),
        ports=tuple(sorted(ports, key=lambda port: ("in", "out", "branch").index(port.name))),
    )


def _road_back(road: Road, to_new: Pose) -> Road:
    size, turn = road.shape
    end = zeta.compose(road.start, shape_end(road.shape))
    return Road(zeta.compose(to_new, zeta.about_face(end)), (size, -turn))


def is_same_back(kit: Kit, kind: PieceKind) -> bool:
    """Is the piece, driven back, its own mirror image? Else the kit needs a piece for the way
    back."""
    form = _left_form(kit, kind)
    return _look(_driven_back(form, kind)) == _look(_mirrored(form))


def _look(template: Template) -> set[tuple[object, ...]]:
    """What tells a piece from another of its shape: all that its spaces have, and its ports. The
    grid does not: it lies behind the line, whichever way the line is driven over."""
    spaces = (
        (s.road, s.lane, s.begin, s.end, frozenset(s.extra.items() - {("row", s.extra.get("row"))}))
        for s in template.spaces
    )
    return {*spaces, *((port.name, port.enters, port.roles) for port in template.ports)}


def _mirrored_pose(pose: Pose) -> Pose:
    return Pose(zeta.mirrored(pose.point), -pose.heading % FULL_TURN)


def _other_side(space: Space, lanes: int) -> Space:
    lane = lanes - 1 - space.lane if space.lane < lanes else space.lane
    return replace(space, lane=lane)


def _last_first(space: Space, template: Template) -> Space:
    extra = dict(space.extra)
    if template.kind.barrier and "barrier" in extra:
        extra["barrier"] = template.kind.barrier.back
    if "pit" in extra:
        pit = str(extra["pit"])
        extra["pit"] = {"entry": "exit", "exit": "entry"}.get(pit, pit)
    column = template.columns - 1 - space.column
    return replace(space, column=column, begin=1 - space.end, end=1 - space.begin, extra=extra)


def _sides_swapped(port: Port) -> Port:
    boundaries = len(port.roles) - 2
    return replace(
        port,
        roles=port.roles[::-1],
        spaces=port.spaces[::-1],
        solid=frozenset(boundaries - b for b in port.solid),
    )
