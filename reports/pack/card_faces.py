"""How the face and the back of a card look. A white edge goes round: a cut that is a little off
does not show."""

import cmath
import math
from collections.abc import Iterator
from dataclasses import dataclass

from trackwright.model.picture.drawing.frames import Frame
from trackwright.model.picture.drawing.items import Circle, Item, Pen, Polygon, Polyline, Text
from trackwright.model.picture.drawing.lettering import fitted, text_width, wrapped
from trackwright.model.picture.drawing.palette import PRINT
from trackwright.model.text.plain_text import visible
from trackwright.model.text.translation import Translator
from trackwright.reports.pack.signs import ink_on, sign_at
from trackwright.simulator.game.components import Card, Deck, Row
from trackwright.simulator.story.liveries import COLOURS

USUAL_MM = 63.0
"""The width that sizes are given for."""
EDGE_MM, CORNER_MM = 3.5, 3.0
VALUE_MM, LARGE_MM, TITLE_MM, WORDS_MM, ROW_MM, NAME_MM = 9.0, 30.0, 5.0, 3.6, 4.6, 5.5
PALE, PLAIN = "#eceef1", "#59616e"
THIN = Pen("#c4c8ce", 0.2)
MARKED = "▲"
"""Beside a value with a sign of warning."""
STRIPES = 9


@dataclass(frozen=True)
class Face:
    """A card of a size, drawn from its lower left corner."""

    width: float
    height: float
    say: Translator

    @property
    def scale(self) -> float:
        return self.width / USUAL_MM

    @property
    def panel(self) -> Frame:
        edge = EDGE_MM * self.scale
        return Frame(edge, edge, self.width - edge, self.height - edge)

    def front(self, card: Card) -> Iterator[Item]:
        colour = card.livery.colour if card.livery else card.colour
        fill, ink = COLOURS.get(colour, colour or "#ffffff"), ink_on(colour)
        yield rounded(self.panel, CORNER_MM * self.scale, fill, THIN)
        yield from self._corners(card, ink)
        if card.rows:
            yield from self._listed(card, ink)
        elif card.value:
            yield from self._large(card, ink)
        else:
            yield from self._written(card, ink)

    def _corners(self, card: Card, ink: str) -> Iterator[Item]:
        """The value in two corners, the sign in the two others."""
        scale, panel = self.scale, self.panel
        away = 6.5 * scale
        left, right = panel.left + away, panel.right - away
        top, bottom = panel.top - away, panel.bottom + away
        if card.value:
            shown, size = fitted(card.value, VALUE_MM * scale, 11 * scale, bold=True)
            yield Text(complex(left, top), size, shown, ink, bold=True)
            yield Text(complex(right, bottom), size, shown, ink, degrees=180, bold=True)
        if card.livery:
            for at in (complex(right, top), complex(left, bottom)):
                yield Circle(at, 5.2 * scale, "#ffffff")
                yield from sign_at(card.livery, at, 4.2 * scale)

    def _large(self, card: Card, ink: str) -> Iterator[Item]:
        """The value in the middle, words below it."""
        size, words = LARGE_MM * self.scale, [w for w in (card.title, card.text) if w]
        at = self.panel.centre + (0.25j * size if words else 0)
        yield Circle(at, 0.78 * size, "#ffffff", THIN)
        shown, letters = fitted(card.value, size, 1.3 * size, bold=True)
        yield Text(at, letters, shown, PRINT.ink, bold=True)
        below = at - 1j * size
        for word in words:
            shown, letters = fitted(self.say(word), WORDS_MM * 1.2 * self.scale, 0.62 * self.width)
            yield Text(below, letters, shown, ink, bold=word is card.title)
            below -= 6j * self.scale

    def _written(self, card: Card, ink: str) -> Iterator[Item]:
        """Title and text in the middle."""
        scale, panel = self.scale, self.panel
        room, step = panel.width - 6 * scale, 1.45 * WORDS_MM * scale
        lines = wrapped(visible(self.say(card.text)), WORDS_MM * scale, room) if card.text else []
        at = panel.centre + (len(lines) / 2 * step + 3 * scale) * 1j
        shown, size = fitted(self.say(card.title), TITLE_MM * scale, room, bold=True)
        yield Text(at, size, shown, ink, bold=True)
        for k, line in enumerate(lines):
            yield Text(at - (8 * scale + k * step) * 1j, WORDS_MM * scale, line, ink)

    def _listed(self, card: Card, ink: str) -> Iterator[Item]:
        """Title, rows and text, in what the corners leave."""
        scale, panel = self.scale, self.panel
        edge = (13.5 if card.value or card.livery else 3.0) * scale
        top, bottom = panel.top - edge, panel.bottom + edge
        middle, room = panel.centre.real, panel.width - 6 * scale
        if card.title:
            shown, size = fitted(self.say(card.title), TITLE_MM * scale, room, bold=True)
            yield Text(complex(middle, top - 2.5 * scale), size, shown, ink, bold=True)
            top -= 8.0 * scale
        lines = wrapped(visible(self.say(card.text)), WORDS_MM * scale, room) if card.text else []
        step = 1.45 * WORDS_MM * scale
        for k, line in enumerate(reversed(lines)):
            yield Text(complex(middle, bottom + (k + 0.5) * step), WORDS_MM * scale, line, ink)
        side = 4 * scale
        bottom += step * len(lines) + scale
        yield from self._rows(card.rows, Frame(panel.left + side, bottom, panel.right - side, top))

    def _rows(self, rows: tuple[Row, ...], frame: Frame) -> Iterator[Item]:
        """Names on the left, values on the right; or below the names if they are long."""
        step = min(11.0 * self.scale, frame.height / len(rows))
        size = min(ROW_MM * self.scale, 0.68 * step)
        gap = 4 * self.scale
        is_long = any(
            text_width(self.say(row.name), 0.85 * size)
            + text_width(self.say(row.value), size, bold=True)
            > frame.width - gap
            for row in rows
        )
        for k, row in enumerate(rows):
            y = frame.top - (k + 0.5) * step
            if k:
                line = complex(frame.left, y + step / 2), complex(frame.right, y + step / 2)
                yield Polyline(line, THIN)
            if is_long:
                yield from self._stacked(row, frame, y, 0.4 * step)
            else:
                yield from self._row(row, frame, y, size)

    def _stacked(self, row: Row, frame: Frame, y: float, size: float) -> Iterator[Item]:
        name, letters = fitted(self.say(row.name), min(size, 3.2 * self.scale), frame.width)
        yield Text(complex(frame.left, y + 0.58 * size), letters, name, PRINT.ink, "start")
        value, letters = fitted(self.say(row.value), min(size, 3.2 * self.scale), frame.width, True)
        at = complex(frame.left, y - 0.58 * size)
        yield Text(at, letters, value, PRINT.ink, "start", bold=True)

    def _row(self, row: Row, frame: Frame, y: float, size: float) -> Iterator[Item]:
        value = visible(self.say(row.value))
        right, left = complex(frame.right, y), frame.left
        yield Text(right, size, value, PRINT.ink, "end", bold=True)
        if row.is_marked:
            at = right - text_width(value, size, bold=True) - 1.2 * self.scale
            yield Text(at, 0.75 * size, MARKED, PRINT.alarm, "end")
        if row.colour:
            yield Circle(complex(left + size / 2, y), size / 2, COLOURS[row.colour], THIN)
            left += 1.6 * size
        name = visible(self.say(row.name))
        yield Text(complex(left, y), 0.85 * size, name, PRINT.ink, "start")

    def back(self, deck: Deck) -> Iterator[Item]:
        """Pale, and the same for all cards of a deck."""
        scale, panel = self.scale, self.panel
        yield rounded(panel, CORNER_MM * scale, PALE, THIN)
        yield from self._stripes(panel.grown(-3 * scale))
        shown, size = fitted(self.say(deck.name), NAME_MM * scale, 0.8 * panel.width, bold=True)
        wide = text_width(shown, size, bold=True) + 6 * scale
        for side, degrees in ((1, 0.0), (-1, 180.0)):
            at = panel.centre + side * (20 * scale if deck.livery else 6 * scale) * 1j
            label = Frame(at.real - wide / 2, at.imag - size, at.real + wide / 2, at.imag + size)
            yield Polygon((label.corners,), PALE)
            yield Text(at, size, shown, PLAIN, degrees=degrees, bold=True)
        if deck.livery:
            yield Circle(panel.centre, 12 * scale, "#ffffff", THIN)
            yield from sign_at(deck.livery, panel.centre, 9 * scale)

    def _stripes(self, frame: Frame) -> Iterator[Item]:
        for k in range(1, STRIPES):
            x = frame.left + k * frame.width / STRIPES
            yield Polyline((complex(x, frame.bottom), complex(x, frame.top)), THIN)


def rounded(frame: Frame, radius: float, fill: str | None, pen: Pen | None) -> Polygon:
    """A rectangle with round corners."""
    inner = frame.grown(-radius)
    points = [
        corner + cmath.rect(radius, math.radians(180 + 90 * k + 15 * part))
        for k, corner in enumerate(inner.corners)
        for part in range(7)
    ]
    return Polygon((tuple(points),), fill, pen)
