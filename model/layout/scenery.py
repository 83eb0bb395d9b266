"""Scenery: what lies on the table for people only. It has no part in play, checks or the hash.

Texts and arrows lie above the road, everything else beneath it; pictures, such as the map of a
real circuit to trace, lie lowest. A picture is a file of its own, named relative to the circuit's
file: a circuit stays small and readable, and passing it on does not pass on somebody's map.
"""

import cmath
import math
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Annotated, Literal, TypeAlias, get_args

from annotated_types import Ge, Gt, Le, MaxLen, MinLen

from trackwright.model.layout.kit import STRICT_CONFIG
from trackwright.model.text.errors import Problem
from trackwright.model.text.messages import Message
from trackwright.model.text.plain_text import visible

MAX_SCENERY = 2000
MAX_SCENERY_ID = 1_000_000
LEAST_SIDE_MM, MOST_SIDE_MM = 1.0, 20_000.0

SceneryKind: TypeAlias = Literal[
    "title", "label", "arrow", "grass", "gravel", "trees", "stand", "picture"
]
SCENERY_KINDS: tuple[SceneryKind, ...] = get_args(SceneryKind)
WORDED: frozenset[SceneryKind] = frozenset({"title", "label"})
"""Kinds that consist of a text."""
ABOVE: frozenset[SceneryKind] = frozenset({"title", "label", "arrow"})
"""Kinds that lie above the road."""
LETTERS = 0.8
"""The size of letters relative to the height of their item."""

TablePlace: TypeAlias = Annotated[float, Ge(-100_000), Le(100_000)]
SideLength: TypeAlias = Annotated[float, Ge(LEAST_SIDE_MM), Le(MOST_SIDE_MM)]


@dataclass(frozen=True, slots=True)
class SceneryItem:
    """A rectangle on the table and what fills it: centre, size, how far it is turned
    counterclockwise. Later ones lie above earlier ones. `locked` ones ignore the mouse."""

    __pydantic_config__ = STRICT_CONFIG

    id: Annotated[int, Ge(1), Le(MAX_SCENERY_ID)]
    kind: SceneryKind
    x_mm: TablePlace
    y_mm: TablePlace
    width_mm: SideLength
    height_mm: SideLength
    degrees: Annotated[float, Ge(-360), Le(360)] = 0.0
    text: Annotated[str, MinLen(1), MaxLen(200)] | None = None
    file: Annotated[str, MinLen(1), MaxLen(4096)] | None = None
    opacity: Annotated[float, Gt(0), Le(1)] = 1.0
    locked: bool = False

    @property
    def centre(self) -> complex:
        return complex(self.x_mm, self.y_mm)

    @property
    def turn(self) -> complex:
        """The direction of its width."""
        return cmath.rect(1, math.radians(self.degrees))

    @property
    def is_above(self) -> bool:
        return self.kind in ABOVE

    @property
    def corners(self) -> tuple[complex, complex, complex, complex]:
        """Lower left, lower right, upper right, upper left, as if it were not turned."""
        half = complex(self.width_mm, self.height_mm) / 2
        signs = (-half, half.conjugate(), half, -half.conjugate())
        return tuple(self.centre + self.turn * sign for sign in signs)  # type: ignore[return-value]

    def within(self, point: complex) -> complex:
        """The point relative to the centre, along its own sides."""
        return (point - self.centre) / self.turn

    def covers(self, point: complex, more_mm: float = 0.0) -> bool:
        """Is the point inside, or that close to it?"""
        own = self.within(point)
        across = abs(own.real) <= self.width_mm / 2 + more_mm
        return across and abs(own.imag) <= self.height_mm / 2 + more_mm


def scenery_problems(scenery: Sequence[SceneryItem]) -> Iterator[Problem]:
    """What is wrong with scenery whose values are in range."""
    count = Counter(item.id for item in scenery)
    for i, item in enumerate(scenery):
        path = f"scenery[{i}]"
        if count[item.id] > 1:
            yield Problem(f"{path}.id", Message("the id {id} appears twice", id=item.id))
        yield from _problems_of_item(item, path)


def _problems_of_item(item: SceneryItem, path: str) -> Iterator[Problem]:
    kind = Message(item.kind)
    for key, value, is_wanted in (
        ("text", item.text, item.kind in WORDED),
        ("file", item.file, item.kind == "picture"),
    ):
        if is_wanted and value is None:
            yield Problem(
                path, Message("scenery of the kind {kind} needs `{key}`", kind=kind, key=key)
            )
        elif value is not None and not is_wanted:
            yield Problem(
                f"{path}.{key}",
                Message("scenery of the kind {kind} has no `{key}`", kind=kind, key=key),
            )
    if item.opacity != 1.0 and item.kind != "picture":
        yield Problem(f"{path}.opacity", Message("only a picture has an opacity"))
    if item.file is not None and (problem := picture_name_problem(item.file)):
        yield Problem(f"{path}.file", problem)


def picture_name_problem(file: str) -> Message | None:
    """Why this cannot be the name of a picture, if it cannot. A name that leads to another computer
    would make the program of whoever opens the circuit call there."""
    if file.startswith("//") or "\\" in file or "://" in file:
        return Message("expected a file on this computer, with / between folders")
    if visible(file) != file:
        return Message("the name of the file has characters that cannot be shown")
    return None
