"""A kit: the pieces that circuits are built from, as data (`resources/kits/<id>.json`).

These classes define the file format: `model/files/track_files.py` reads JSON straight into them.
What a piece *means* (its spaces, steps and ports) is derived in `model/layout/pieces.py`.

A new field of `PieceKind` makes a piece special: if it is set, `is_plain` is False, so that gaps
are not closed with it. If it can tell left from right, `Kit.is_handed` has to know it.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from functools import cached_property
from typing import Annotated, Literal, NamedTuple, TypeAlias

from annotated_types import Ge, Gt, Le, MaxLen, MinLen

STRICT_CONFIG = {"extra": "forbid", "strict": True}
"""Reject unknown keys and wrong types when a file is read."""

Side: TypeAlias = Literal["L", "R"]
CourseEnd: TypeAlias = Literal["start", "finish"]
"""Where a course that is no lap begins or ends."""
Count: TypeAlias = Annotated[int, Ge(1), Le(100)]
Index: TypeAlias = Annotated[int, Ge(0), Le(100)]
Name: TypeAlias = Annotated[str, MinLen(1), MaxLen(60)]
LongText: TypeAlias = Annotated[str, MinLen(1), MaxLen(2000)]
Level: TypeAlias = Literal["basic", "standard", "expert", "pro", "easy", "middle", "hard"]
Millimetres: TypeAlias = Annotated[float, Gt(0), Le(1000)]


def other_side(side: Side) -> Side:
    return "R" if side == "L" else "L"


@dataclass(frozen=True, slots=True)
class Alley:
    """A pit lane on the left of a piece (on its right in the right-hand form).

    Without `entry` the pit lane comes in at the piece's beginning, without `exit` it continues at
    its end. `entry` is the column of the track space next to the pit lane from which it is entered
    (field A), `exit` the column of the one it leads back to (field C).
    """

    __pydantic_config__ = STRICT_CONFIG

    spaces: Count
    stops: tuple[Index, ...] = ()
    entry: Index | None = None
    exit: Index | None = None


@dataclass(frozen=True, slots=True)
class Branch:
    """A second road that leaves the piece on its left, after `after` columns. It takes the leftmost
    `lanes` with it; by default all lanes lead both ways. With `dead_end` it leads nowhere. Its
    spaces begin after `lead` modules of a straight, or sixteenths of a circle of an arc, so that
    the first one is clear of the main road."""

    __pydantic_config__ = STRICT_CONFIG

    after: Count
    spaces: Count
    length: Count | None = None
    radius: Count | None = None
    turn: Count | None = None
    lanes: Count | None = None
    dead_end: bool = False
    lead: Index = 0


@dataclass(frozen=True, slots=True)
class Barrier:
    """A column that can only be passed with this speed, or that `back` when driven the other way;
    drawn as rails across the road, or as a ridge."""

    __pydantic_config__ = STRICT_CONFIG

    at: Index
    speed: Annotated[int, Ge(1), Le(99)]
    back: Annotated[int, Ge(1), Le(99)]
    look: Literal["rails", "ridge"] = "rails"


UsualColour: TypeAlias = Literal[
    "red",
    "yellow",
    "green",
    "blue",
    "orange",
    "gold",
    "white",
    "black",
    "purple",
    "pink",
    "brown",
]
Printed: TypeAlias = Annotated[tuple[UsualColour, ...], MaxLen(2)]
"""The colours of a space as it is printed: none, one, or two, the left one first."""


@dataclass(frozen=True, slots=True)
class PieceKind:
    """A kind of piece, described in its left-hand form, driven from its `in` port.

    The shape is a straight (`length`), an arc (`radius`, `turn`), the way back through another
    kind (`back_of`) or a chain of other pieces (`chain`, a board half). Lengths and radii are in
    modules, turns in sixteenths of a circle, `spaces` per lane from left to right (or one number
    for all lanes). It begins with `lanes` lanes, by default all of the kit; those in `ends` end one
    column early, and lead into the neighbour lane. `limits` are those of a corner, lane by lane. In
    the `hidden` columns, under a bridge, it has no spaces; a bridge has a `level` above 0.
    """

    __pydantic_config__ = STRICT_CONFIG

    code: Annotated[str, MinLen(1), MaxLen(20)]
    name: Name
    length: Count | None = None
    radius: Count | None = None
    turn: Annotated[int, Ge(1), Le(8)] | None = None
    lanes: Annotated[int, Ge(1), Le(6)] | None = None
    spaces: Count | Annotated[tuple[Count, ...], MinLen(1), MaxLen(6)] | None = None
    ease_mm: Annotated[tuple[float, ...], MaxLen(6)] = ()
    solid: tuple[Index, ...] = ()
    narrow: tuple[Index, ...] = ()
    line_after: Count | None = None
    end: CourseEnd | None = None
    grid_rows: Index = 0
    alley: Alley | None = None
    branch: Branch | None = None
    back_of: str | None = None
    chain: Annotated[tuple[str, ...], MaxLen(200)] = ()
    board: str | None = None
    box: Annotated[int, Ge(0), Le(1000)] | None = None
    stock_of: str | None = None
    counts_as: Literal["straight"] | None = None
    limits: Annotated[tuple[Annotated[int, Ge(1), Le(99)], ...], MaxLen(6)] = ()
    ends: Annotated[tuple[Index, ...], MaxLen(5)] = ()
    barrier: Barrier | None = None
    hidden: Annotated[tuple[Index, ...], MaxLen(20)] = ()
    level: Annotated[int, Ge(0), Le(3)] = 0
    colours: Annotated[tuple[Printed, ...], MaxLen(200)] = ()
    """Printed on its spaces: lane by lane, then pit lane, then second road."""

    @property
    def is_plain(self) -> bool:
        """Is it just a straight or an arc, with nothing special to it?"""
        return all(getattr(self, name) == default for name, default in _SPECIAL)


_OF_EVERY_PIECE = {
    *("code", "name", "length", "radius", "turn", "lanes", "spaces", "ease_mm"),
    *("counts_as", "limits", "box", "stock_of"),
}
"""What a plain piece may say, too."""
_SPECIAL = tuple((f.name, f.default) for f in fields(PieceKind) if f.name not in _OF_EVERY_PIECE)
"""All other fields, so also new ones, each with its default."""


@dataclass(frozen=True, slots=True)
class Counters:
    """A kind of marker in the box, and how many there are."""

    __pydantic_config__ = STRICT_CONFIG

    marker: Literal["difficulty", "hill", "counts_as"]
    value: int | str
    box: Annotated[int, Ge(0), Le(1000)]


@dataclass(frozen=True, slots=True)
class PieceGroup:
    """Kinds of pieces that the box shows together, under a heading."""

    __pydantic_config__ = STRICT_CONFIG

    name: Name
    pieces: Annotated[tuple[str, ...], MinLen(1), MaxLen(200)]


@dataclass(frozen=True, slots=True)
class Provenance:
    """The source of a figure: printed in the rules, derived from them, or assumed by us."""

    __pydantic_config__ = STRICT_CONFIG

    status: Literal["printed", "derived", "assumed"]
    why: LongText


class Code(NamedTuple):
    """The parts of a piece code in a track: `R2L` is kind R2 in its left-hand form."""

    kind: PieceKind
    side: Side | None


@dataclass(frozen=True, eq=False)
class Kit:
    """Everything known about a game's track material. A kit equals only itself."""

    __pydantic_config__ = STRICT_CONFIG

    id: Annotated[str, MinLen(1), MaxLen(40)]
    name: Name
    revision: Count
    module_mm: Millimetres
    lane_mm: Millimetres
    kerb_mm: Annotated[float, Ge(0), Le(100)]
    play_mm: Annotated[float, Ge(0), Le(10)]
    lanes: Annotated[tuple[Annotated[str, MinLen(1), MaxLen(1)], ...], MinLen(1), MaxLen(6)]
    straight_line: Literal["left", "inside"]
    levels: Annotated[tuple[Level, ...], MinLen(1)]
    pieces: Annotated[tuple[PieceKind, ...], MinLen(1), MaxLen(200)]
    provenance: Mapping[str, Provenance]
    pit_gap_mm: Annotated[float, Ge(0), Le(100)] = 8.0
    lateral_steps: bool = False
    groups: Annotated[tuple[PieceGroup, ...], MaxLen(50)] = ()
    counters: Annotated[tuple[Counters, ...], MaxLen(50)] = ()
    stands: Annotated[int, Ge(0), Le(1000)] | None = None
    sources: tuple[LongText, ...] = field(default=())

    @property
    def width_mm(self) -> float:
        """The width of a piece with all lanes, without a pit lane, edge to edge."""
        return self.width_of(len(self.lanes))

    def width_of(self, lanes: int) -> float:
        """The width of a road of this many lanes, edge to edge."""
        return lanes * self.lane_mm + 2 * self.kerb_mm

    def lanes_of(self, kind: PieceKind) -> int:
        """The lanes that a piece begins with."""
        return kind.lanes or len(self.lanes)

    @cached_property
    def kinds(self) -> dict[str, PieceKind]:
        return {kind.code: kind for kind in self.pieces}

    @property
    def kinds_by_group(self) -> list[tuple[str, list[PieceKind]]]:
        """The headings of the box with their kinds; without groups all kinds, with no heading."""
        if not self.groups:
            return [("", list(self.pieces))]
        return [(group.name, [self.kinds[code] for code in group.pieces]) for group in self.groups]

    @cached_property
    def codes(self) -> dict[str, Code]:
        """Every code that a track may use, in kit order."""
        return {
            piece_code(kind, side): Code(kind, side)
            for kind in self.pieces
            for side in self._sides(kind)
        }

    def _sides(self, kind: PieceKind) -> tuple[Side | None, ...]:
        return ("L", "R") if self.is_handed(kind) else (None,)

    def is_handed(self, kind: PieceKind) -> bool:
        """Does the piece come in a left-hand and a right-hand form?"""
        front = self.kinds.get(kind.back_of or "", kind)
        lanes = front.spaces if isinstance(front.spaces, tuple) else ()
        last = self.lanes_of(front) - 1
        solid_from_right = {last - 1 - boundary for boundary in front.solid}
        ends_from_right = {last - lane for lane in front.ends}
        parts = (front.turn, front.alley, front.branch)
        return (
            any(part is not None for part in parts)
            or lanes != lanes[::-1]
            or solid_from_right != set(front.solid)
            or ends_from_right != set(front.ends)
        )

    @cached_property
    def stock(self) -> dict[str, int]:
        """The number of each kind in one box; kinds without a limit are missing."""
        return {kind.code: kind.box for kind in self.pieces if kind.box is not None}

    def stock_code(self, code: str) -> str:
        """The code that the piece counts as in the box."""
        kind = self.codes[code].kind
        return kind.stock_of or kind.code

    def reversed_code(self, code: str) -> str:
        """The code of the same cardboard driven the other way."""
        kind, side = self.codes[code]
        if kind.end:
            return self._other_end(kind)
        back = kind.back_of or self._way_back.get(kind.code, kind.code)
        return piece_code(self.kinds[back], other_side(side) if side else None)

    @property
    def has_course(self) -> bool:
        """Are there pieces for a course from a start to a finish?"""
        return any(kind.end == "finish" for kind in self.pieces)

    def _other_end(self, kind: PieceKind) -> str:
        """What a course begins with if it ended with this, or the other way round: of several the
        first one for a road of as many lanes."""
        others = [one for one in self.pieces if one.end not in (None, kind.end)]
        lanes = self._lanes_of_road(kind)
        other = next((one for one in others if self._lanes_of_road(one) == lanes), others[0])
        return piece_code(other, "L" if self.is_handed(other) else None)

    def _lanes_of_road(self, kind: PieceKind) -> int:
        """The lanes of the road before a finish, or behind a start."""
        return self.lanes_of(kind) - len(kind.ends)

    @cached_property
    def _way_back(self) -> dict[str, str]:
        return {kind.back_of: kind.code for kind in self.pieces if kind.back_of}

    def reversed_line(self, code: str, line: Side | None) -> Side | None:
        """The side of a piece's racing line when driven the other way, or mirrored."""
        kind, _ = self.codes[code]
        if kind.chain:
            return None
        if line is None:
            return "R" if self._lies_left(kind) else None
        return self.stored_line(code, other_side(line))

    def stored_line(self, code: str, line: Side | None) -> Side | None:
        """The side to store in a file: None for the kit's default, which files omit."""
        return None if line == "L" and self._lies_left(self.codes[code].kind) else line

    def _lies_left(self, kind: PieceKind) -> bool:
        """Is it a straight whose racing line is on the left by default?"""
        front = self.kinds[kind.back_of] if kind.back_of else kind
        return front.turn is None and self.straight_line == "left"

    def mirrored_code(self, code: str) -> str:
        """The code of the mirrored piece."""
        kind, side = self.codes[code]
        return piece_code(kind, other_side(side) if side else None)


def piece_code(kind: PieceKind, side: Side | None) -> str:
    """The piece code as people write it: `L4`, `R2L`, `PIT-IN-R`."""
    if side is None:
        return kind.code
    return f"{kind.code}-{side}" if kind.code[-1].isalpha() else f"{kind.code}{side}"
