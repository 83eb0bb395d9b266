"""A lap as positions: what the building guidelines of MotoGrandPrix are about.

A lap is made from a circuit, or described position by position (a situation at the table). Runs
and corners are cyclic: they continue across the finish line.
"""

import bisect
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import accumulate, chain, compress, pairwise
from operator import itemgetter, ne
from typing import NamedTuple, TypeAlias

from trackwright.model.lanes.corners import break_in, corners_in
from trackwright.model.lanes.graph import DrivenPiece
from trackwright.model.layout.kit import Side
from trackwright.model.layout.track import Hill, Surface
from trackwright.validators.finding import Finding

LONG_STRAIGHT = 8
"""Positions from which a straight counts as long: MGP-G-09."""
LONG_CORNER = 8
"""Positions beyond which a corner counts as long: MGP-G-11."""


@dataclass(frozen=True, slots=True)
class Position:
    """A cross-section: kind and difficulty as driven, and its piece.

    `turn` is the side to which its piece turns, None if it is straight; `sharp` tells whether it is
    a 45 degree piece (None = unknown); `marked` whether it carries a difficulty marker. `piece` is
    0 if unknown.
    """

    kind: Surface
    difficulty: int = 0
    line: Side = "L"
    hill: Hill = "flat"
    turn: Side | None = None
    sharp: bool | None = None
    marked: bool = False
    piece: int = 0
    at: int = 0


@dataclass(frozen=True, slots=True)
class LapPart:
    """Consecutive positions of a lap, by index, and their direction."""

    positions: Sequence[int]
    direction: Side | None = None

    def __len__(self) -> int:
        return len(self.positions)

    @property
    def first(self) -> int:
        return self.positions[0]


@dataclass(frozen=True, slots=True, eq=False)
class PieceTile:
    """The positions of one piece, all of one kind. An unchanged piece keeps its tile from lap to
    lap, so that laps can be compared piece by piece."""

    kind: Surface
    positions: tuple[Position, ...]
    driven: DrivenPiece | None = None
    """The `DrivenPiece` that the positions are made from."""


Tiles: TypeAlias = tuple[PieceTile, ...]


Bend: TypeAlias = tuple[slice, Side | None, int]
"""Which positions of its run a corner has, its side, and how hard it is."""


class RunPlace(NamedTuple):
    """The place of a run in its lap."""

    first: int
    """Its first position."""
    column: int
    """The lap's first cross-section."""
    n: int
    """The number of positions in the lap if the run or a neighbour may continue across the line,
    else 0."""


class CachedFindings(NamedTuple):
    """What a check found in a run, and where the run was then."""

    place: RunPlace
    findings: tuple[Finding, ...]


@dataclass(slots=True, eq=False)
class RunCache:
    """A run with the tiles of the previous run, its own and those of the next run, which is all
    that run checks look at; and with cached results about it.

    A run whose tiles an edit left unchanged keeps its stage, wherever it moves.
    """

    tiles: tuple[Tiles, Tiles, Tiles]
    clear: set[str] = field(default_factory=set)
    """Codes of the checks without problems here."""
    found: dict[str, CachedFindings] = field(default_factory=dict)
    """Code of a check -> its latest problems here."""
    bends: tuple[Bend, ...] | None = None
    """The corners of a corner run, computed on demand."""

    @property
    def kind(self) -> Surface:
        return self.tiles[1][0].kind


@dataclass(frozen=True)
class Reusable:
    """The tiles and stages of a circuit, for reuse after an edit."""

    tiles: Mapping[DrivenPiece, PieceTile] = field(default_factory=dict)
    stages: Mapping[PieceTile, RunCache] = field(default_factory=dict)
    """By the first tile of each run."""

    @classmethod
    def from_laps(
        cls, laps: Iterable["Lap"], driven_pieces: Iterable[Sequence[DrivenPiece]]
    ) -> "Reusable":
        """What these laps over these pieces leave for reuse."""
        tiles: dict[DrivenPiece, PieceTile] = {}
        stages: dict[PieceTile, RunCache] = {}
        for lap, of_chain in zip(laps, driven_pieces, strict=True):
            tiles.update(zip(of_chain, lap.tiles, strict=True))
            stages.update(zip([row[0] for _, row in lap.rows], lap.stages, strict=True))
        return cls(tiles, stages)


@dataclass(frozen=True)
class Lap:
    """The positions from the finish line on, and the corners and straights that they make.

    A lap that is not `closed` has a beginning and an end; otherwise everything continues across the
    line.
    """

    positions: tuple[Position, ...]
    closed: bool = True
    tiles: Tiles = field(default=(), repr=False, compare=False)
    """The positions by piece; the piece that the line divides comes first."""
    before_line: int = field(default=0, compare=False)
    """The number of positions of the first tile before the line."""
    column: int = field(default=0, compare=False)
    """The cross-section of the first position."""
    past: Reusable = field(default=Reusable(), repr=False, compare=False)

    @cached_property
    def runs(self) -> tuple[LapPart, ...]:
        """Longest stretches of one kind, by where they begin behind the line."""
        return self._runs_of(None)

    @cached_property
    def stages(self) -> tuple[RunCache, ...]:
        """The runs in the same order, each with its neighbours."""
        rows = [tiles for _, tiles in self.rows]
        ahead, behind = (rows[-1:], rows[:1]) if self.closed else ([()], [()])
        stages, known = [], self.past.stages
        for tiles in zip([*ahead, *rows[:-1]], rows, [*rows[1:], *behind], strict=True):
            stage = known.get(tiles[1][0])
            stages.append(stage if stage and stage.tiles == tiles else RunCache(tiles))
        return tuple(stages)

    @cached_property
    def begins(self) -> list[int]:
        """The first position of every run."""
        return [first for first, _ in self.rows]

    @cached_property
    def clear(self) -> list[set[str]]:
        """For every run, the codes of the checks without problems in it."""
        return [stage.clear for stage in self.stages]

    def place(self, number: int) -> RunPlace:
        """The place of the run with this number."""
        inside = 0 < number < len(self.begins) - 2
        return RunPlace(self.begins[number], self.column, 0 if inside else len(self.positions))

    def run(self, number: int) -> LapPart:
        """The positions of the run with this number."""
        return LapPart(self._positions(number))

    def _positions(self, number: int) -> Sequence[int]:
        """The positions up to where the next run begins, across the line for the last run."""
        begins, n = self.begins, len(self.positions)
        if number + 1 < len(begins):
            return range(begins[number], begins[number + 1])
        positions = range(begins[number], begins[0] + n)
        return [i % n for i in positions] if begins[0] else positions

    def numbers_of(self, kind: Surface | None) -> range:
        """The numbers of the runs of one kind, or of both. The kinds alternate."""
        if kind is None or not self.rows:
            return range(len(self.rows))
        return range(int(self.rows[0][1][0].kind != kind), len(self.rows), 2)

    def _runs_of(self, kind: Surface | None) -> tuple[LapPart, ...]:
        return tuple(map(self.run, self.numbers_of(kind)))

    @cached_property
    def rows(self) -> list[tuple[int, Tiles]]:
        """The tiles of every run, and where it begins: where two different kinds meet."""
        tiles = self.tiles or tuple(PieceTile(p.kind, (p,)) for p in self.positions)
        n, kinds = len(self.positions), [tile.kind for tile in tiles]
        if not tiles:
            return []
        ahead = kinds[-1] if self.closed else None
        cuts = list(compress(range(len(tiles)), map(ne, kinds, [ahead, *kinds])))
        begin = list(accumulate([len(t.positions) for t in tiles], initial=-self.before_line))
        if not cuts and self.closed and kinds[0] == "corner":
            at = break_in([tile.positions[0].turn for tile in tiles])
            return [(begin[at] % n, tiles[at:] + tiles[:at])]
        if not cuts:
            return [(0, tiles)]
        rows = [(begin[i] % n, tiles[i:j]) for i, j in pairwise(cuts)]
        rows.append((begin[cuts[-1]] % n, tiles[cuts[-1] :] + tiles[: cuts[0]]))
        return sorted(rows, key=itemgetter(0))

    @property
    def straights(self) -> tuple[LapPart, ...]:
        return self._runs_of("straight")

    @property
    def corner_runs(self) -> tuple[LapPart, ...]:
        """All runs of corner positions, which markers reach to the end of (T-07); each is one
        corner or several."""
        return self._runs_of("corner")

    @property
    def corners(self) -> tuple[LapPart, ...]:
        """Corners as the guidelines and the table count them: see model/lanes/corners.py."""
        return tuple(bend for bend, _ in self.rated_corners)

    @cached_property
    def rated_corners(self) -> tuple[tuple[LapPart, int], ...]:
        """The corners, and how hard each of them is."""
        rated: list[tuple[LapPart, int]] = []
        for number in self.numbers_of("corner"):
            stage, positions = self.stages[number], self._positions(number)
            if stage.bends is None:
                stage.bends = tuple(self._bends_in(LapPart(positions)))
            for which, way, hard in stage.bends:
                rated.append((LapPart(positions[which], way), hard))
        return tuple(sorted(rated, key=lambda bend: bend[0].positions[0]))

    def _bends_in(self, run: LapPart) -> Iterator[Bend]:
        begin = 0
        for bend in self.corners_of(run):
            yield slice(begin, begin + len(bend)), bend.direction, self.hardest(bend)
            begin += len(bend)

    @property
    def difficulties(self) -> tuple[int, ...]:
        """How hard each corner is, in their order."""
        return tuple(level for _, level in self.rated_corners)

    def corners_of(self, run: LapPart) -> Iterator[LapPart]:
        """The corners of a corner run."""
        turns = [self.positions[i].turn for i in run.positions]
        for part in corners_in(turns):
            way = next((turn for turn in turns[part] if turn), None)
            yield LapPart(tuple(run.positions[part]), way)

    @cached_property
    def spans(self) -> tuple[LapPart, ...]:
        """The reach of each difficulty marker: to the next one or the run's end."""
        spans = [span for run in self.corner_runs for span in self.spans_of(run)]
        return tuple(sorted(spans, key=_first))

    def spans_of(self, run: LapPart) -> Iterator[LapPart]:
        """The spans of a corner run. One that goes all round has no beginning but a marker."""
        current: list[int] = []
        positions = list(run.positions)
        if self.closed and len(positions) == len(self.positions):
            at = next((n for n, i in enumerate(positions) if self.positions[i].marked), 0)
            positions = positions[at:] + positions[:at]
        for i in positions:
            if current and self.positions[i].marked:
                yield LapPart(tuple(current))
                current = []
            current.append(i)
        yield LapPart(tuple(current))

    def hardest(self, part: LapPart) -> int:
        """The highest difficulty in the part: what a corner counts as (H-40)."""
        return max(self.positions[i].difficulty for i in part.positions)

    def span_at(self, index: int) -> LapPart:
        """The marker span that contains the corner position."""
        spans = self.spans_of(self.run_at(index))
        return next(span for span in spans if index in span.positions)

    def corner_at(self, index: int) -> LapPart:
        """The corner that contains this position."""
        bends = self.corners_of(self.run_at(index))
        return next(bend for bend in bends if index in bend.positions)

    def run_at(self, index: int) -> LapPart:
        """The run that contains the position."""
        return self.run(self._number_at(index))

    def _number_at(self, index: int) -> int:
        """The number of that run; the last one continues across the line."""
        return (bisect.bisect(self.begins, index) - 1) % len(self.begins)

    def is_sharp(self, part: LapPart) -> bool | None:
        """Does it contain a 45 degree piece (H-43)? None if the pieces are unknown."""
        angles = {self.positions[i].sharp for i in part.positions}
        return True if True in angles else None if None in angles else False

    def straight_before(self, part: LapPart) -> int:
        """The number of straight positions right before the part."""
        n = len(self.positions)
        last = (part.first - 1) % n
        if self.positions[last].kind != "straight" or not (self.closed or part.first):
            return 0
        if self.closed and len(self.begins) == 1:
            return n
        return (last - self.begins[self._number_at(last)]) % n + 1

    def pieces(self, part: LapPart) -> tuple[int, ...]:
        """The pieces of the part, in driving order."""
        found = (self.positions[i].piece for i in part.positions)
        return tuple(dict.fromkeys(piece for piece in found if piece))

    def _kind(self, index: int) -> Surface:
        return self.positions[index % len(self.positions)].kind


def _first(part: LapPart) -> int:
    return part.first


def lap_of(
    driven_pieces: Iterable[DrivenPiece],
    closed: bool,
    before_line: int = 0,
    column: int = 0,
    past: Reusable | None = None,
) -> Lap:
    """The lap over these pieces, with `before_line` of their columns before the line; columns are
    numbered from `column`."""
    past = past or Reusable()
    tiles = tuple([past.tiles.get(driven) or _tile(driven) for driven in driven_pieces])
    row = tuple(chain.from_iterable([tile.positions for tile in tiles]))
    positions = row[before_line:] + row[:before_line]
    return Lap(positions, closed, tiles, before_line, column, past)


def _tile(driven: DrivenPiece) -> PieceTile:
    template = driven.piece.template
    marks = {marker.at for marker in driven.markers if marker.difficulty}
    positions = (
        Position(
            kind=driven.kind,
            difficulty=difficulty,
            line=driven.racing_line,
            hill=driven.hill,
            turn=driven.side,
            sharp=abs(template.turn) > 1 if template.turn else False,
            marked=at in marks,
            piece=driven.piece.piece.id,
            at=at,
        )
        for at, difficulty in enumerate(driven.difficulty)
    )
    return PieceTile(driven.kind, tuple(positions), driven)
