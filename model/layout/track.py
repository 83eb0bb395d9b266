"""A track: what a designer writes down. Pieces in runs, markers, laps, notes and approvals.

These classes define the file format (see `model/files/track_files.py`) and are immutable: an edit
(`model/edit/edits.py`) makes a new track that shares all unchanged parts.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, fields, replace
from functools import cached_property
from operator import attrgetter
from typing import Annotated, Any, Literal, TypeAlias, get_args, get_type_hints

from annotated_types import Ge, Gt, Le, MaxLen, MinLen

from trackwright.model.layout.kit import STRICT_CONFIG, Index, Level, LongText, Name, Side
from trackwright.model.layout.scenery import MAX_SCENERY, SceneryItem
from trackwright.model.layout.zeta import ORIGIN, Pose

MAX_PIECES = 50_000
MAX_ID = 10_000_000

PieceId: TypeAlias = Annotated[int, Ge(1), Le(MAX_ID)]
Coordinate: TypeAlias = Annotated[int, Ge(-(10**9)), Le(10**9)]
Surface: TypeAlias = Literal["straight", "corner"]
Hill: TypeAlias = Literal["up", "down", "flat"]
MarkerKind: TypeAlias = Literal[
    "difficulty",
    "counts_as",
    "hill",
    "bonus",
    "limit",
    "barrier",
    "obstacle",
    "colour",
    "symbol",
    "route",
    "start_space",
    "stripe",
    "text",
    "name",
    "indicator",
    "group",
    "block",
]


@dataclass(frozen=True, slots=True)
class Piece:
    """A piece on the table. `line`: the side of the racing line, if not the kit's default;
    `back`: a board half driven from its far end."""

    __pydantic_config__ = STRICT_CONFIG

    id: PieceId
    piece: Annotated[str, MinLen(1), MaxLen(22)]
    line: Side | None = None
    back: bool = False


@dataclass(frozen=True, slots=True)
class Start:
    """The exact start of a run within its frame: eight integers and a heading."""

    __pydantic_config__ = STRICT_CONFIG

    point: tuple[
        Coordinate,
        Coordinate,
        Coordinate,
        Coordinate,
        Coordinate,
        Coordinate,
        Coordinate,
        Coordinate,
    ] = ORIGIN
    heading: Annotated[int, Ge(0), Le(15)] = 0

    @classmethod
    def at(cls, pose: Pose) -> "Start":
        return cls(pose.point, pose.heading)

    @property
    def pose(self) -> Pose:
        return Pose(self.point, self.heading)


@dataclass(frozen=True, slots=True)
class Frame:
    """The position of a frame on the table; it is free, hence floats."""

    __pydantic_config__ = STRICT_CONFIG

    x_mm: Annotated[float, Ge(-100_000), Le(100_000)] = 0.0
    y_mm: Annotated[float, Ge(-100_000), Le(100_000)] = 0.0
    degrees: Annotated[float, Ge(-360), Le(360)] = 0.0


@dataclass(frozen=True, slots=True)
class Run:
    """Consecutive pieces, in driving order."""

    __pydantic_config__ = STRICT_CONFIG

    pieces: Annotated[tuple[Piece, ...], MinLen(1), MaxLen(MAX_PIECES)]
    start: Start = Start()
    frame: Annotated[int, Ge(0), Le(MAX_PIECES)] = 0


@dataclass(frozen=True, slots=True)
class Marker:
    """A counter or note on a piece. Exactly one of the values is set.

    `at` is the column within the piece, in driving order. `difficulty` applies from there to the
    end of the corner or the next difficulty; `hill` from its piece to the next hill marker;
    `counts_as` makes the whole piece a straight or a corner. `lane` (0 = leftmost) restricts the
    kinds in `ONE_LANE` to one space; `route` needs one: it is the lane that races in a single lane
    use on this piece. Such a race begins on `start_space`. `stripe` is a line of this colour across
    the road before its position. `text` is a note; `name` is the name of the corner that the piece
    belongs to. `indicator` is an upgrade number beside the road, read once however many lanes it is
    beside; spaces of one `group` are one corner, wherever they are; `block` is a block token that
    belongs to nobody.
    """

    __pydantic_config__ = STRICT_CONFIG

    on: PieceId
    at: Index = 0
    lane: Annotated[int, Ge(0), Le(5)] | None = None
    difficulty: Annotated[int, Ge(1), Le(3)] | None = None
    counts_as: Surface | None = None
    hill: Hill | None = None
    bonus: Annotated[int, Ge(1), Le(9)] | None = None
    limit: Annotated[int, Ge(1), Le(99)] | None = None
    barrier: Annotated[int, Ge(1), Le(99)] | None = None
    obstacle: Literal[True] | None = None
    colour: Name | None = None
    symbol: Name | None = None
    route: Literal[True] | None = None
    start_space: Literal[True] | None = None
    stripe: Name | None = None
    text: LongText | None = None
    name: Name | None = None
    indicator: Annotated[int, Ge(1), Le(9)] | None = None
    group: Annotated[int, Ge(1), Le(99)] | None = None
    block: Literal[True] | None = None

    @property
    def kind(self) -> MarkerKind:
        """Which value this marker carries."""
        for kind in MARKER_KINDS:
            if getattr(self, kind) is not None:
                return kind
        raise ValueError("a marker carries exactly one value, not 0")

    def kinds(self) -> tuple[MarkerKind, ...]:
        return tuple(kind for kind in MARKER_KINDS if getattr(self, kind) is not None)

    @property
    def place(self) -> tuple[PieceId, int, int | None, MarkerKind]:
        """What identifies a marker: no two may share it, except texts."""
        return self.on, self.at, self.lane, self.kind

    @property
    def value(self) -> int | str | bool:
        found: int | str | bool = getattr(self, self.kind)
        return found


MARKER_KINDS: tuple[MarkerKind, ...] = tuple(
    f.name  # type: ignore[misc]
    for f in fields(Marker)
    if f.name not in ("on", "at", "lane")
)

marker_content: Callable[[Marker], object] = attrgetter("at", "lane", *MARKER_KINDS)
"""All that a marker says, without the piece it is on: equal for markers that are alike."""


def _range_of(hint: Any) -> tuple[int, int] | None:
    """The allowed range of a numeric annotation; None if it is not numeric."""
    marks = next((one.__metadata__ for one in get_args(hint) if hasattr(one, "__metadata__")), ())
    least = [mark.ge for mark in marks if isinstance(mark, Ge)]
    most = [mark.le for mark in marks if isinstance(mark, Le)]
    return (int(least[0]), int(most[0])) if least and most else None  # type: ignore[call-overload]


MARKER_RANGES: dict[str, tuple[int, int]] = {
    kind: found
    for kind, hint in get_type_hints(Marker, include_extras=True).items()
    if kind in MARKER_KINDS and (found := _range_of(hint))
}
"""The smallest and largest value of each numeric kind."""
WHOLE_PIECE: frozenset[MarkerKind] = frozenset({"counts_as", "hill", "route", "text", "name"})
OF_SPACES: frozenset[MarkerKind] = frozenset(
    {
        *("bonus", "limit", "barrier", "obstacle", "colour", "symbol", "route", "start_space"),
        *("indicator", "group", "block"),
    }
)
"""Those that are attributes of spaces in the lane graph."""
ONE_LANE: frozenset[MarkerKind] = OF_SPACES | {"stripe"}
NEEDS_LANE: frozenset[MarkerKind] = frozenset({"route"})


@dataclass(frozen=True, slots=True)
class Approval:
    """A problem that the designer approves: its code, the pieces it names, and the reason."""

    __pydantic_config__ = STRICT_CONFIG

    code: Name
    reason: LongText
    pieces: Annotated[tuple[PieceId, ...], MaxLen(MAX_PIECES)] = ()


TrackValue: TypeAlias = Literal["positions", "laps", "board_cm", "layout", "difficulty", "hills"]


@dataclass(frozen=True)
class Track:
    """A circuit design, or fragments that are not yet a circuit."""

    __pydantic_config__ = STRICT_CONFIG

    name: Name
    kit: Annotated[str, MinLen(1), MaxLen(40)]
    runs: Annotated[tuple[Run, ...], MaxLen(MAX_PIECES)] = ()
    kit_revision: Annotated[int, Ge(1), Le(100)] | None = None
    """The kit revision it was designed with; None if not recorded."""
    number: Annotated[int, Ge(1), Le(999)] | None = None
    level: Level | None = None
    laps: Annotated[int, Ge(1), Le(99)] = 3
    boxes: Annotated[int, Ge(1), Le(20)] = 1
    board_cm: tuple[Annotated[float, Gt(0), Le(1000)], Annotated[float, Gt(0), Le(1000)]] | None = (
        None
    )
    frames: Annotated[tuple[Frame, ...], MaxLen(MAX_PIECES)] = (Frame(),)
    markers: Annotated[tuple[Marker, ...], MaxLen(MAX_PIECES)] = ()
    assumed: Annotated[tuple[TrackValue, ...], MaxLen(10)] = ()
    notes: Annotated[tuple[LongText, ...], MaxLen(100)] = ()
    waivers: Annotated[tuple[Approval, ...], MaxLen(1000)] = ()
    scenery: Annotated[tuple[SceneryItem, ...], MaxLen(MAX_SCENERY)] = ()

    def pieces(self) -> Iterator[Piece]:
        for run in self.runs:
            yield from run.pieces

    @cached_property
    def piece_locations(self) -> dict[int, tuple[int, int]]:
        """Piece id -> (index of its run, index within the run)."""
        return {
            piece.id: (r, i)
            for r, run in enumerate(self.runs)
            for i, piece in enumerate(run.pieces)
        }

    def piece(self, id: int) -> Piece:
        run, index = self.piece_locations[id]
        return self.runs[run].pieces[index]

    @cached_property
    def markers_on(self) -> dict[int, tuple[Marker, ...]]:
        """Piece id -> its markers, in track order."""
        found: dict[int, list[Marker]] = {}
        for marker in self.markers:
            found.setdefault(marker.on, []).append(marker)
        return {id: tuple(markers) for id, markers in found.items()}

    @cached_property
    def next_id(self) -> int:
        return max((piece.id for piece in self.pieces()), default=0) + 1

    def with_run(self, index: int, *runs: Run) -> "Track":
        """A copy with run `index` replaced by `runs` (none, one or more)."""
        return replace(self, runs=(*self.runs[:index], *runs, *self.runs[index + 1 :]))
