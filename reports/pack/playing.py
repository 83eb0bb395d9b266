"""Tokens, standing figures, dials and sheets to write on."""

import cmath
import math
from collections.abc import Iterator

from trackwright.model.circuit import Circuit
from trackwright.model.picture.drawing.frames import Frame
from trackwright.model.picture.drawing.items import Circle, Item, Pen, Polygon, Polyline, Text
from trackwright.model.picture.drawing.lettering import fitted, text_width
from trackwright.model.picture.drawing.palette import PRINT
from trackwright.model.text.messages import Message
from trackwright.model.text.translation import Translator
from trackwright.reports.pack.card_faces import rounded
from trackwright.reports.pack.flow import Column, Figure, Strip
from trackwright.reports.pack.signs import ink_on, sign_at
from trackwright.simulator.game.components import (
    Components,
    Dial,
    Livery,
    ScoreSheet,
    Token,
    Track,
)
from trackwright.simulator.story.liveries import COLOURS
from trackwright.simulator.story.sentences import called
from trackwright.validators.stock.box302_short_of_counters import counters_on_track

TOKEN_MM, DISC_MM = 20.0, 9.0
"""A token is a square to cut out, or the disc in it."""
STANDEE_MM, TALL_MM, TAB_MM = 18.0, 26.0, 10.0
DIAL_MM = 40.0
BOX_MM, BOX_HIGH_MM, NAME_MM = 9.0, 7.5, 34.0
ROW_MM, LETTERS_MM = 8.0, 3.2
CUT, FOLD = Pen(PRINT.ink, 0.1), Pen(PRINT.faint_ink, 0.15, (2.0, 1.2))
BOX = Pen(PRINT.ink, 0.2)
FOLD_WORDS = Message("Fold along the dashed lines, glue, then cut out.")
COLOURS_OF_COUNTERS = {1: "yellow", 2: "orange", 3: "red", "up": "purple", "down": "blue"}
FACES_OF_COUNTERS = {"up": "▲", "down": "▼", "flat": "–", "corner": "◊", "straight": "↑"}


def tokens_of(circuit: Circuit) -> Iterator[Token]:
    """The counters that stand on the circuit."""
    for (marker, value), count in sorted(
        counters_on_track(circuit.track.markers).items(), key=lambda one: str(one[0])
    ):
        name = Message("difficulty") if marker == "difficulty" else Message(str(value))
        face = FACES_OF_COUNTERS.get(str(value), str(value))
        yield Token(f"{marker}-{value}", name, count, face, COLOURS_OF_COUNTERS.get(value, "white"))


def cut_outs(column: Column, parts: Components, circuit: Circuit) -> Iterator[Strip]:
    """What is cut out besides cards."""
    tokens = [*tokens_of(circuit), *parts.tokens, *_drawn_tokens(parts)]
    discs = [dial for dial in parts.dials if dial.is_disc]
    if not (tokens or parts.runners or discs):
        return
    yield from column.title(Message("To cut out"))
    yield from column.words(FOLD_WORDS)
    say = column.say
    if parts.runners:
        yield from column.headline(Message("Standing figures"))
        yield from column.figures([_standee(one, say) for one in parts.runners])
    if tokens:
        yield from column.headline(Message("Tokens"))
        figures = [_token(one, say) for one in tokens for _ in range(one.count)]
        yield from column.figures(figures, gap=1.0)
    if discs:
        yield from column.headline(Message("Dials"))
        yield from column.words(
            Message("Pin a pointer on the middle of each dial; it starts at the highest number."),
            keeps=True,
        )
        yield from column.figures([_dial(one, say) for one in discs])
        yield from column.figures([_pointer()] * len(discs))


def _drawn_tokens(parts: Components) -> Iterator[Token]:
    """Those that are drawn face down."""
    for deck in parts.decks:
        if deck.shape == "token":
            for number, (card, count) in enumerate(deck.cards, start=1):
                id = f"{deck.id}-{number}"
                yield Token(id, card.title, count, card.value, card.colour, back=deck.back)


def _token(token: Token, say: Translator) -> Figure:
    """Front above, back below, upside down: it is folded between them."""
    wide = TOKEN_MM
    front = complex(wide / 2, -wide / 2)
    back = front - wide * 1j
    found: list[Item] = [
        Polygon((Frame(0, -2 * wide, wide, 0).corners,), None, CUT),
        Polyline((complex(0, -wide), complex(wide, -wide)), FOLD),
    ]
    found += token_side(token, front, say)
    found += token_side(token, back, say, 180.0, is_back=True)
    return Figure(wide, 2 * wide, tuple(found))


def token_side(
    token: Token, at: complex, say: Translator, degrees: float = 0.0, *, is_back: bool = False
) -> Iterator[Item]:
    """A disc: with the sign of its owner, or what the token says."""
    up = cmath.rect(1, math.radians(degrees + 90))
    fill = COLOURS[token.livery.colour if token.livery else token.colour]
    face = token.back if is_back and token.back else token.face
    is_signed = token.livery is not None and face == token.face
    yield Circle(at, DISC_MM, "#ffffff" if is_signed else fill, CUT)
    if token.livery and is_signed:
        yield from sign_at(token.livery, at, 0.55 * DISC_MM)
    else:
        shown, size = fitted(face, 6.0, 1.5 * DISC_MM, bold=True)
        yield Circle(at, 0.8 * DISC_MM, "#ffffff")
        yield Text(at + 1.2 * up, size, shown, PRINT.ink, degrees=degrees, bold=True)
    words, size = fitted(say(token.name), 1.9, 1.2 * DISC_MM)
    below = at - (6.2 if is_signed else 4.2) * up
    yield Text(below, size, words, PRINT.ink, degrees=degrees)


def _standee(livery: Livery, say: Translator) -> Figure:
    """A figure to be folded at its head, with a foot on both sides."""
    wide, tall, tab = STANDEE_MM, TALL_MM, TAB_MM
    high = 2 * (tall + tab)
    items: list[Item] = [Polygon((Frame(0, -high, wide, 0).corners,), None, CUT)]
    for y in (tab, tab + tall, tab + 2 * tall):
        items.append(Polyline((complex(0, -y), complex(wide, -y)), FOLD))
    for top, degrees in ((tab, 180.0), (tab + tall, 0.0)):
        face = Frame(1.5, -top - tall + 1.5, wide - 1.5, -top - 1.5)
        items.append(rounded(face, 2.0, COLOURS[livery.colour], None))
        items.append(Circle(face.centre, 6.2, "#ffffff"))
        items += sign_at(livery, face.centre, 4.6)
        words, size = fitted(say(called(livery.name)), 2.4, wide - 4)
        away = 9.3 * cmath.rect(1, math.radians(degrees - 90))
        ink = ink_on(livery.colour)
        items.append(Text(face.centre + away, size, words, ink, degrees=degrees, bold=True))
    return Figure(wide, high, tuple(items))


def _dial(dial: Dial, say: Translator) -> Figure:
    radius = DIAL_MM / 2
    middle = complex(radius, -radius)
    items: list[Item] = [Circle(middle, radius, "#ffffff", CUT), Circle(middle, 0.6, None, CUT)]
    count = len(dial.values)
    for k, value in enumerate(dial.values):
        way = cmath.rect(1, math.radians(90 - 360 * (k + 0.5) / count))
        items.append(Text(middle + 0.8 * radius * way, 4.6, say(value), PRINT.ink, bold=True))
        edge = cmath.rect(1, math.radians(90 - 360 * k / count))
        items.append(Polyline((middle + 0.6 * radius * edge, middle + radius * edge), FOLD))
    shown, size = fitted(say(dial.name), 2.8, radius)
    items.append(Text(middle - 6j, size, shown, PRINT.ink, bold=True))
    if dial.owner:
        items += sign_at(dial.owner, middle + 6.5j, 2.6)
    return Figure(DIAL_MM, DIAL_MM, tuple(items))


def _pointer() -> Figure:
    """An arrow with a hole, as long as the numbers of a dial are far from its middle."""
    long, half = 0.6 * DIAL_MM / 2, 3.0
    upper = (0j, complex(long - 1, -1.2), complex(long - 1, 0))
    lower = tuple(complex(p.real, -2 * half - p.imag) for p in reversed(upper))
    ring = (*upper, complex(long + 4, -half), *lower)
    hole = Circle(complex(3, -half), 0.6, None, CUT)
    return Figure(long + 4, 2 * half, (Polygon((ring,), "#ffffff", CUT), hole))


# --- sheets to write on


def score_sheets(column: Column, sheets: tuple[ScoreSheet, ...]) -> Iterator[Strip]:
    """A sheet for each seat, two or more on a page if there is room."""
    for sheet in sheets:
        yield Strip(0.1, (), keeps=True)
        for strip in _sheet(column, sheet):
            yield Strip(strip.height, strip.items, keeps=True)
        yield Strip(7.0)


def _sheet(column: Column, sheet: ScoreSheet) -> Iterator[Strip]:
    yield _head(column, sheet)
    names = [text_width(column.say(track.name), LETTERS_MM) for track in sheet.tracks]
    left = min(max((NAME_MM, *(name + 3 for name in names))), column.width / 2)
    for track in sheet.tracks:
        yield _track(column, track, left)
    if sheet.heads:
        yield from _empty(column, sheet)


def _head(column: Column, sheet: ScoreSheet) -> Strip:
    items: list[Item] = []
    left = 0.0
    words = column.say(sheet.name)
    if sheet.livery:
        items += sign_at(sheet.livery, 4 - 4.5j, 3.6)
        left, words = 10.0, f"{column.say(called(sheet.livery.name))} · {words}"
    shown, size = fitted(words, 4.4, column.width - left, bold=True)
    items.append(Text(complex(left, -4.5), size, shown, PRINT.ink, "start", bold=True))
    return Strip(9.5, tuple(items))


def _track(column: Column, track: Track, left: float) -> Strip:
    """A name, and its boxes in rows."""
    name, size = fitted(column.say(track.name), LETTERS_MM, left - 2)
    items: list[Item] = [Text(complex(0, -BOX_HIGH_MM / 2), size, name, PRINT.ink, "start")]
    in_a_row = max(1, int((column.width - left) / BOX_MM))
    for k, label in enumerate(track.boxes):
        row, place = divmod(k, in_a_row)
        corner = complex(left + place * BOX_MM, -(row + 1) * BOX_HIGH_MM)
        box = Frame(corner.real, corner.imag, corner.real + BOX_MM, corner.imag + BOX_HIGH_MM)
        items.append(Polygon((box.corners,), None, BOX))
        if label:
            items.append(Text(box.centre, 3.4, column.say(label), PRINT.faint_ink))
    rows = -(-len(track.boxes) // in_a_row)
    return Strip(rows * BOX_HIGH_MM + 1.5, tuple(items))


def _empty(column: Column, sheet: ScoreSheet) -> Iterator[Strip]:
    """A table with empty rows."""
    width = column.width / len(sheet.heads)
    for row in range(sheet.rows + 1):
        items: list[Item] = []
        for k, head in enumerate(sheet.heads):
            box = Frame(k * width, -ROW_MM, (k + 1) * width, 0)
            items.append(Polygon((box.corners,), None, BOX))
            if row == 0:
                shown, size = fitted(column.say(head), 3.0, width - 2, bold=True)
                items.append(Text(box.centre, size, shown, PRINT.ink, bold=True))
        if 0 < row <= len(sheet.names):
            shown, size = fitted(column.say(called(sheet.names[row - 1])), 3.2, width - 2)
            items.append(Text(complex(2, -ROW_MM / 2), size, shown, PRINT.ink, "start"))
        yield Strip(ROW_MM, tuple(items))
