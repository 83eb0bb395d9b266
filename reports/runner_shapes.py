"""The piece of a runner from above, as steps of a path in mm: it points towards +x, y is down."""

from collections.abc import Iterator
from typing import Literal, NamedTuple

LONG_MM, WIDE_MM = 40.0, 21.0
NUMBER_MM = 16.0
WHEELIE = 0.78
"""How much of its length a bike in a wheelie shows."""


class PathStep(NamedTuple):
    """Move to, line to, a curve with one control point (Q) or two (C); x and y of its points."""

    kind: Literal["M", "L", "Q", "C"]
    points: tuple[float, ...]


def body_steps(pose: str) -> tuple[PathStep, ...]:
    """The outline: long, bowed when leaning, short in a wheelie."""
    long, wide = LONG_MM / 2, WIDE_MM / 2
    if pose == "wheelie":
        long *= WHEELIE
    return (
        PathStep("M", (long, 0)),
        PathStep("C", (long * 0.8, wide * 0.75, long * 0.45, wide, 0, wide)),
        PathStep("L", (-long * 0.72, wide)),
        PathStep("Q", (-long, wide, -long, wide * 0.4)),
        PathStep("L", (-long, -wide * 0.4)),
        PathStep("Q", (-long, -wide, -long * 0.72, -wide)),
        PathStep("L", (0, -wide)),
        PathStep("C", (long * 0.45, -wide, long * 0.8, -wide * 0.75, long, 0)),
    )


def sign_steps(pose: str) -> Iterator[PathStep]:
    """Strokes beside a leaning piece, waves in front of one in a wheelie."""
    if pose == "leaning":
        for side in (-1, 1):
            for x in (-9.0, -1.0, 7.0):
                yield PathStep("M", (x, side * (WIDE_MM / 2 + 1.5)))
                yield PathStep("L", (x - 5.0, side * (WIDE_MM / 2 + 6.5)))
    elif pose == "wheelie":
        for x in (17.0, 23.0):
            yield PathStep("M", (x - 4.0, -8.0))
            yield PathStep("Q", (x + 4.0, 0, x - 4.0, 8.0))
