"""A lap as its positions: what the building guidelines of MotoGrandPrix speak about.

A lap is made from a circuit, or written down position by position (a situation from the table).
Runs and bends are cyclic: they go on across the finish line.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from model.kit import Side
from model.lanes import Stretch
from model.track import Hill, Surface

LONG_STRAIGHT = 8
"""Positions from which on a straight counts as long: MGP-G-09."""
LONG_BEND = 8
"""Positions beyond which a bend counts as long: MGP-G-11."""


@dataclass(frozen=True, slots=True)
class Position:
    """One cross-section: kind and difficulty as ridden, and what lies there.

    `turn` is the side the piece bends to, None on a straight piece; `sharp` whether it is a 45
    degree piece (None = not known); `marked` whether a difficulty marker stands here. `piece` is 0
    where no piece is known.
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
class Part:
    """Some positions of a lap in a row, by index, and what they have in common."""

    positions: tuple[int, ...]
    turn: Side | None = None

    def __len__(self) -> int:
        return len(self.positions)

    @property
    def first(self) -> int:
        return self.positions[0]


@dataclass(frozen=True)
class Lap:
    """The positions from the finish line on, and the corners and straights that they make.

    What is not `closed` begins and ends somewhere; all else goes on across the line.
    """

    positions: tuple[Position, ...]
    closed: bool = True

    @cached_property
    def runs(self) -> tuple[Part, ...]:
        """Longest stretches of one kind, by where they begin behind the line."""
        return self._parts(range(len(self.positions)), lambda i, j: self._kind(i) == self._kind(j))

    @property
    def straights(self) -> tuple[Part, ...]:
        return tuple(run for run in self.runs if self._kind(run.first) == "straight")

    @property
    def corner_runs(self) -> tuple[Part, ...]:
        """Corners as markers see them: corner positions without a straight in between (T-07)."""
        return tuple(run for run in self.runs if self._kind(run.first) == "corner")

    @cached_property
    def bends(self) -> tuple[Part, ...]:
        """Corners as the guidelines count them: corner positions in a row turning one way; one
        that turns no way joins the bend before it, else the one after (H-40)."""
        bends = [bend for run in self.corner_runs for bend in self._bends_of(run)]
        return tuple(sorted(bends, key=lambda bend: bend.first))

    def _bends_of(self, run: Part) -> Iterator[Part]:
        current: list[int] = []
        way: Side | None = None
        for i in run.positions:
            turn = self.positions[i].turn
            if current and turn and way and turn != way:
                yield Part(tuple(current), way)
                current, way = [], None
            current.append(i)
            way = way or turn
        if current:
            yield Part(tuple(current), way)

    @cached_property
    def spans(self) -> tuple[Part, ...]:
        """What each difficulty marker reaches: from it to the next one or the run's end."""
        spans = [span for run in self.corner_runs for span in self._spans_of(run)]
        return tuple(sorted(spans, key=lambda span: span.first))

    def _spans_of(self, run: Part) -> Iterator[Part]:
        current: list[int] = []
        for i in run.positions:
            if current and self.positions[i].marked:
                yield Part(tuple(current))
                current = []
            current.append(i)
        yield Part(tuple(current))

    def hardest(self, part: Part) -> int:
        """The highest difficulty in the part: what a bend counts as (H-40)."""
        return max(self.positions[i].difficulty for i in part.positions)

    def span_at(self, index: int) -> Part:
        """The marker span that the corner position lies in."""
        return self._span_at[index]

    def bend_at(self, index: int) -> Part:
        """The bend that the corner position lies in."""
        return self._bend_at[index]

    @cached_property
    def _span_at(self) -> dict[int, Part]:
        return {i: span for span in self.spans for i in span.positions}

    @cached_property
    def _bend_at(self) -> dict[int, Part]:
        return {i: bend for bend in self.bends for i in bend.positions}

    def is_sharp(self, part: Part) -> bool | None:
        """Is there a 45 degree piece in it (H-43)? None where the pieces are not known."""
        angles = {self.positions[i].sharp for i in part.positions}
        return True if True in angles else None if None in angles else False

    def straight_before(self, part: Part) -> int:
        """How many straight positions lie right before the part."""
        count, n = 0, len(self.positions)
        most = n if self.closed else part.first
        while count < most and self._kind(part.first - 1 - count) == "straight":
            count += 1
        return count

    def pieces(self, part: Part) -> tuple[int, ...]:
        """The pieces that the part lies on, in driving order."""
        found = (self.positions[i].piece for i in part.positions)
        return tuple(dict.fromkeys(piece for piece in found if piece))

    def _kind(self, index: int) -> Surface:
        return self.positions[index % len(self.positions)].kind

    def _parts(
        self, indices: Sequence[int], together: Callable[[int, int], bool]
    ) -> tuple[Part, ...]:
        """The indices cut where neighbours do not belong together, cyclically if it is a lap."""
        n = len(indices)
        cuts = [i for i in indices if (not self.closed and i == 0) or not together(i, i - 1)]
        if not cuts:
            return (Part(tuple(indices)),) if n else ()
        ends = [*cuts[1:], cuts[0] + n]
        parts = (
            Part(tuple(i % n for i in range(cut, end))) for cut, end in zip(cuts, ends, strict=True)
        )
        return tuple(parts)


def lap_of(stretches: Sequence[Stretch], marked: frozenset[tuple[int, int]], closed: bool) -> Lap:
    """The lap over these stretches; `marked` are piece and column of the difficulty markers."""
    found: dict[int, Position] = {}
    for stretch in stretches:
        template = stretch.placed.template
        turn: Side | None = "L" if template.turn > 0 else "R" if template.turn < 0 else None
        single = stretch.placed.name == str(stretch.placed.piece.id)
        for at, column in enumerate(stretch.columns):
            found[column] = Position(
                kind=stretch.kind,
                difficulty=stretch.difficulty[at],
                line=stretch.racing_line,
                hill=stretch.hill,
                turn=turn,
                sharp=abs(template.turn) > 1 if template.turn else False,
                marked=single and (stretch.placed.piece.id, at) in marked,
                piece=stretch.placed.piece.id,
                at=at,
            )
    return Lap(tuple(found[column] for column in sorted(found)), closed)
