"""The back of a piece: what it is, and where it belongs, so that a circuit can be laid from its
pieces alone. Pale and small: a back that is some mm off must not show at the edge of the front."""

import cmath
import math
from collections.abc import Callable, Iterator
from typing import TypeAlias

from trackwright.model.layout.track import Hill
from trackwright.model.picture.drawing.items import Item, Pen, Polygon, Text, arrow
from trackwright.model.picture.drawing.lettering import fitted
from trackwright.model.text.messages import Message, joined
from trackwright.model.text.translation import Translator
from trackwright.reports.paper.cut_pieces import CutPiece, direction

Map: TypeAlias = Callable[[complex], complex]
"""From a piece's own coordinates to those of a page; a back is mirrored."""
PALE, EDGE = "#737a86", Pen("#c4c8ce", 0.15)
CODE_MM, NUMBER_MM, NAME_MM, END_MM = 7.0, 4.2, 2.6, 3.6
ARROW_MM, ARROW_ROW_MM = 14.0, 11.0
SHORT_MM = 80.0
"""On shorter pieces the numbers of neighbours stand beside the arrow, below the other words."""
FROM_END_MM = 8.0
"""From the end of a piece to the number of its neighbour."""
HILLS: dict[Hill, Message] = {"up": Message("uphill"), "down": Message("downhill")}


def back_items(piece: CutPiece, circuit: str, map: Map, say: Translator) -> Iterator[Item]:
    """What is printed on the back."""
    points = piece.outline.exterior.coords
    yield Polygon((tuple(map(complex(x, y)) for x, y in points),), None, EDGE)
    t = _middle(piece)
    at, along = map(piece.spot.at(t)), _along(piece, t, map)
    reading = along if _is_upright(along) else -along
    degrees = math.degrees(cmath.phase(reading))
    room = 0.8 * piece.frame.width
    for up, size, words, bold in (
        (7.0, CODE_MM, piece.name, True),
        (-0.5, NUMBER_MM, say(_place(piece)), False),
        (-6.0, NAME_MM, circuit, False),
    ):
        shown, size = fitted(words, size, room, bold)
        yield Text(at + reading * 1j * up, size, shown, PALE, degrees=degrees, bold=bold)
    yield arrow(at - reading * ARROW_ROW_MM * 1j, along * ARROW_MM, "#c4c8ce")
    aside = -reading * ARROW_ROW_MM * 1j if piece.frame.width < SHORT_MM else 0j
    yield from _ends(piece, map, aside)


def _place(piece: CutPiece) -> Message:
    """Its number, and what the front cannot show."""
    place = Message("{n} of {all}", n=piece.number, all=piece.of)
    words: list[Message] = [] if piece.number is None else [place]
    if hill := HILLS.get(piece.driven.hill):
        words.append(hill)
    for marker in piece.driven.markers:
        if marker.indicator is not None:
            words.append(Message("upgrades {n}", n=marker.indicator))
    return joined(words, " · ")


def _ends(piece: CutPiece, map: Map, aside: complex) -> Iterator[Item]:
    """The numbers of its neighbours, at the ends where they are."""
    part, parts = piece.part
    before, behind = piece.neighbours
    length = abs(piece.spot.at(1) - piece.spot.at(0)) or 1.0
    inside = min(0.25, FROM_END_MM / length)
    for t, ahead, number in ((inside, -1, before), (1 - inside, 1, behind)):
        is_here = part == (1 if ahead < 0 else parts)
        if number is not None and is_here:
            out = ahead * _along(piece, t, map)
            is_right = _is_upright(out)
            words = f"{number} →" if is_right else f"← {number}"
            degrees = math.degrees(cmath.phase(out if is_right else -out))
            at = map(piece.spot.at(t)) + aside
            yield Text(at, END_MM, words, PALE, degrees=degrees, bold=True)


def _middle(piece: CutPiece) -> float:
    """The middle of a piece, or of the part of it."""
    if piece.part == (1, 1):
        return 0.5
    begin, end = piece.spot.at(0), piece.spot.at(1)
    return ((piece.frame.centre - begin) / (end - begin)).real


def _along(piece: CutPiece, t: float, map: Map) -> complex:
    """The driving direction on the page."""
    at = piece.spot.at(t)
    ahead = map(at + direction(piece.spot, t)) - map(at)
    return ahead / abs(ahead)


def _is_upright(along: complex) -> bool:
    """Are words in this direction read without turning the head too far?"""
    return along.real > 1e-9 or (abs(along.real) <= 1e-9 and along.imag > 0)
