"""What lies on a virtual table, drawn: dials, faces of dice, runners seen from above; cards and
tokens as they are printed."""

from collections.abc import Iterator
from dataclasses import dataclass

from trackwright.model.picture.drawing.frames import Frame
from trackwright.model.picture.drawing.items import Circle, Item, Pen, Polygon, Text
from trackwright.model.picture.drawing.lettering import drawable, fitted
from trackwright.model.text.translation import Translator
from trackwright.reports.pack.card_faces import Face as CardFace
from trackwright.reports.pack.card_faces import rounded
from trackwright.reports.pack.playing import TOKEN_MM as PRINTED_TOKEN_MM
from trackwright.reports.pack.playing import token_side
from trackwright.reports.pack.signs import ink_on
from trackwright.simulator.game.components import Card, Deck, Look, Token

CARD_MM, TOKEN_MM = (63.0, 88.0), (PRINTED_TOKEN_MM, PRINTED_TOKEN_MM)
INK, PALE = "#1f2430", "#ffffff"
EDGE = Pen("#1f2430", 0.5)
CORNER_MM = 3.0

Points = tuple[tuple[float, float], ...]
_BODIES: dict[Look, tuple[Points, Points]] = {
    "bike": (
        ((0.5, 0.0), (0.3, 0.12), (0.1, 0.2), (-0.25, 0.16), (-0.5, 0.1)),
        ((0.22, 0.34), (0.16, 0.34), (0.12, 0.1), (0.2, 0.1)),
    ),
    "moped": (
        ((0.5, 0.0), (0.4, 0.14), (0.0, 0.2), (-0.4, 0.24), (-0.5, 0.12)),
        ((0.34, 0.36), (0.27, 0.36), (0.25, 0.1), (0.32, 0.1)),
    ),
    "car": (
        ((0.5, 0.1), (0.46, 0.24), (-0.42, 0.28), (-0.5, 0.22)),
        ((0.16, 0.2), (-0.02, 0.18), (-0.02, 0.0), (0.2, 0.0)),
    ),
    "pawn": (
        ((0.5, 0.0), (0.2, 0.32), (-0.5, 0.32)),
        (),
    ),
}
"""The left half of body and of what is on it, front to back; the length is 1, driving is +x."""


@dataclass(frozen=True, slots=True)
class Face:
    """What a dial shows, or a side of a die."""

    colour: str
    sign: str
    title: str = ""


def card_items(deck: Deck, card: Card | None, say: Translator) -> Iterator[Item]:
    """A card of this deck, or its back, as it is printed; its lower left corner is at 0."""
    if deck.shape == "token":
        yield from token_items(_drawn(deck, card), say, is_back=card is None)
        return
    face = CardFace(*CARD_MM, say)
    yield rounded(Frame(0, 0, *CARD_MM), CORNER_MM, PALE, EDGE)
    yield from face.back(deck) if card is None else face.front(card)


def _drawn(deck: Deck, card: Card | None) -> Token:
    """A token that is drawn face down."""
    one = card or deck.cards[0][0]
    return Token(deck.id, one.title, 1, one.value, one.colour, back=deck.back)


def token_items(token: Token, say: Translator, *, is_back: bool = False) -> Iterator[Item]:
    yield from token_side(token, complex(*TOKEN_MM) / 2, say, is_back=is_back)


def face_items(face: Face, size_mm: tuple[float, float], say: Translator) -> Iterator[Item]:
    """A dial or a die: its value large, and its name below."""
    width, height = size_mm
    ink = ink_on(face.colour)
    yield rounded(Frame(0, 0, width, height), width / 8, face.colour, EDGE)
    sign, title, room = drawable(face.sign), drawable(say(face.title)), 0.8 * width
    shown, size = fitted(sign, height * 0.42, room, bold=True)
    yield Text(complex(width / 2, height * (0.56 if title else 0.5)), size, shown, ink, bold=True)
    if title:
        shown, size = fitted(title, width / 8, room)
        yield Text(complex(width / 2, 0.2 * height), size, shown, ink)


def runner_items(look: Look, colour: str, length_mm: float, number: str = "") -> Iterator[Item]:
    """A runner around 0, driving to the right, with its number if others have the same colour."""
    body, upon = (_whole(half, length_mm) for half in _BODIES[look])
    pen = Pen(ink_on(colour), length_mm * 0.05)
    if upon and look != "car":
        yield Polygon((upon,), INK, None)
    yield Polygon((body,), colour, pen)
    if upon and look == "car":
        yield Polygon((upon,), "#9fb4c6", None)
    if look in ("bike", "moped"):
        seat = complex(-0.1 * length_mm)
        yield Circle(seat, 0.13 * length_mm, PALE, Pen(INK, length_mm * 0.035))
        if number:
            yield Text(seat, 0.2 * length_mm, number, INK, bold=True, degrees=-90)


def _whole(half: Points, length_mm: float) -> tuple[complex, ...]:
    left = tuple(length_mm * complex(x, y) for x, y in half)
    return left + tuple(point.conjugate() for point in reversed(left))
