"""A lap seen from the side: what each position is, and how high it lies.

A position of a hill marked uphill lies one step higher than the one before it, downhill one lower.
Boards of cardboard have no heights: a step is not a length.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby

from trackwright.model.circuit import Circuit
from trackwright.model.layout.track import Hill, Surface

STEP = {"up": 1, "down": -1, "flat": 0}


@dataclass(frozen=True, slots=True)
class ProfilePosition:
    """A position of the lap; `height` is that of its end, 0 at the line."""

    piece: int
    kind: Surface
    corner: int
    difficulty: int
    hill: Hill
    height: int


@dataclass(frozen=True, slots=True)
class HillRun:
    """Consecutive positions that all lead up, or all down; `first` is counted from the line."""

    hill: Hill
    first: int
    length: int
    pieces: tuple[int, ...]


def profile_of(circuit: Circuit) -> tuple[ProfilePosition, ...]:
    """The positions of the lap from the line on; of an open track from its beginning."""
    return tuple(_positions(circuit))


def _positions(circuit: Circuit) -> Iterator[ProfilePosition]:
    found = [
        (column, difficulty, stretch)
        for stretch in (circuit.stretches[0] if circuit.stretches else ())
        for column, difficulty in zip(stretch.columns, stretch.difficulty, strict=True)
    ]
    height = 0
    for _, difficulty, s in sorted(found, key=lambda one: one[0]):
        height += STEP[s.hill]
        yield ProfilePosition(s.piece.piece.id, s.kind, s.corner, difficulty, s.hill, height)


def hills_of(profile: tuple[ProfilePosition, ...], closed: bool) -> tuple[HillRun, ...]:
    """The hills in order; in a closed lap one may continue across the line."""
    at = _first_change(profile) if closed else 0
    turned = [*enumerate(profile[at:], at), *enumerate(profile[:at])]
    runs = []
    for hill, group in groupby(turned, key=lambda one: one[1].hill):
        run = list(group)
        if hill != "flat":
            pieces = tuple(dict.fromkeys(one.piece for _, one in run))
            runs.append(HillRun(hill, run[0][0] + 1, len(run), pieces))
    return tuple(sorted(runs, key=lambda run: run.first))


def _first_change(profile: tuple[ProfilePosition, ...]) -> int:
    """Where the hill differs from that of the position before; 0 if it never does."""
    changes = (i for i, one in enumerate(profile) if one.hill != profile[i - 1].hill)
    return next(changes, 0)
