"""A sheet of paper with what every printed page has: rulers in both directions, and what it is.

They are in two strips, below and to the right of the contents, where a page is trimmed if another
one follows there. Nothing is printed in the margin: printers would shrink the page to save it.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Literal, TypeAlias

from trackwright.model.picture.drawing.frames import Frame
from trackwright.model.picture.drawing.items import Item, Pen, Polyline, Text
from trackwright.model.picture.drawing.lettering import fitted
from trackwright.model.picture.drawing.palette import LIGHT_INK, OUTLINE_INK, PRINT, Palette
from trackwright.model.text.errors import TrackwrightError
from trackwright.model.text.messages import Message, joined
from trackwright.model.text.translation import IN_ENGLISH, Translator
from trackwright.reports.paper.pages import Page, PageItem
from trackwright.reports.paper.papers import PAPERS, Paper

Orientation: TypeAlias = Literal["best", "portrait", "landscape"]
Mirrored: TypeAlias = Literal["no", "across", "up"]
"""Is it the other side of a sheet, and in which direction was the paper turned over?"""
Ink: TypeAlias = Literal["full", "light", "outline"]
INKS: dict[Ink, Palette] = {"full": PRINT, "light": LIGHT_INK, "outline": OUTLINE_INK}

FOOT_MM, SIDE_MM = 9.0, 6.0
"""The strips below and to the right of the contents."""
LEAST_ACROSS_MM, LEAST_UP_MM = 110.0, 90.0
"""Smaller contents leave no room for the rulers and a name."""
LETTERS_MM = 2.8
TICK_MM, LONG_TICK_MM = 1.2, 2.4
RULE = Pen(PRINT.ink, 0.15)
"""Thin enough to read a ruler by."""
INCH_MM = 25.4


COLOURS: Mapping[str, str] = {
    "black": PRINT.ink,
    "grey": "#9aa0a8",
    "red": "#d3122a",
    "blue": "#0b62c4",
}
"""Those of cut marks."""


@dataclass(frozen=True)
class Marks:
    """The short lines that show where to cut: how long they are, how far from what is cut out."""

    length_mm: float = 3.0
    offset_mm: float = 0.5
    colour: str = "black"

    @property
    def reach_mm(self) -> float:
        return self.offset_mm + self.length_mm if self.length_mm else 0.0

    @property
    def pen(self) -> Pen:
        return Pen(COLOURS[self.colour], 0.1)

    def at(self, corner: complex, out: complex, room: Frame) -> Iterator[Item]:
        """The mark that leads away from a corner, as far as there is room."""
        far = corner + self.reach_mm * out
        end = complex(
            min(max(far.real, room.left), room.right), min(max(far.imag, room.bottom), room.top)
        )
        if self.length_mm and abs(end - corner) > self.offset_mm:
            yield Polyline((corner + self.offset_mm * out, end), self.pen)


@dataclass(frozen=True)
class PrintSettings:
    """How to print: what `print` and the window's dialog ask for."""

    paper: Paper = field(default_factory=lambda: PAPERS["a4"])
    orientation: Orientation = "best"
    margin_mm: float = 10.0
    overlap_mm: float = 10.0
    ink: Ink = "light"
    piece_names: bool = False
    may_turn: bool = False
    """May a plan be turned on its pages, if that takes fewer of them?"""
    measured: tuple[float, float] = (100.0, 100.0)
    """What the rulers of 100 mm, across and up, were on paper."""
    say: Translator = IN_ENGLISH
    marks: Marks = field(default_factory=Marks)

    @property
    def stretch(self) -> tuple[float, float]:
        across, up = self.measured
        return 100 / across, 100 / up

    @property
    def papers(self) -> tuple[Paper, ...]:
        """The paper in the orientations that are allowed."""
        upright, across = self.paper, self.paper.across
        return {"best": (upright, across), "portrait": (upright,), "landscape": (across,)}[
            self.orientation
        ]


@dataclass(frozen=True)
class Ruler:
    """A line of known length: what it says, and how far apart its ticks are."""

    length_mm: float
    step_mm: float
    words: Message


@dataclass(frozen=True)
class Sheet:
    """A sheet of paper of a known size, in the coordinates of the printed page."""

    settings: PrintSettings
    paper: Paper

    @cached_property
    def inner(self) -> Frame:
        """The paper without its margin."""
        paper, margin = self.paper, self.settings.margin_mm
        assert paper.width_mm is not None
        assert paper.height_mm is not None
        x, y = self.settings.stretch
        right, top = paper.width_mm - margin, paper.height_mm - margin
        return Frame(margin / x, margin / y, right / x, top / y)

    @cached_property
    def contents(self) -> Frame:
        """The part for the contents."""
        inner = self.inner
        return Frame(inner.left, inner.bottom + FOOT_MM, inner.right - SIDE_MM, inner.top)

    def reject_too_small(self) -> None:
        contents = self.contents
        if contents.width < LEAST_ACROSS_MM or contents.height < LEAST_UP_MM:
            raise TrackwrightError(
                Message(
                    "paper {paper} leaves {width:.0f} × {height:.0f} mm inside its margin; "
                    "{across:.0f} × {up:.0f} mm are needed: choose a larger paper or a smaller "
                    "margin",
                    paper=self.paper.name,
                    width=contents.width,
                    height=contents.height,
                    across=LEAST_ACROSS_MM,
                    up=LEAST_UP_MM,
                )
            )

    def page(
        self, name: str, label: Message, items: tuple[PageItem, ...], mirrored: Mirrored = "no"
    ) -> Page:
        """A page with these contents. The other side of a sheet has its rulers behind those of the
        front, so that the contents have the same room."""
        width, height = self.paper.width_mm, self.paper.height_mm
        assert width is not None
        assert height is not None
        furniture = tuple(self._furniture(label, mirrored))
        return Page(name, width, height, (*items, *furniture), self.settings.stretch)

    def _furniture(self, label: Message, mirrored: Mirrored) -> Iterator[Item]:
        across, up = self._rulers
        inner, say = self.inner, self.settings.say
        foot, in_foot = (inner.top, -1) if mirrored == "up" else (inner.bottom, 1)
        side, in_side = (inner.left, 1) if mirrored == "across" else (inner.right, -1)
        begin = inner.top - up.length_mm if mirrored == "up" else inner.bottom
        yield from _ruled(complex(inner.left, foot), 1, in_foot * 1j, across)
        yield from _ruled(complex(side, begin), 1j, in_side, up)
        away = LONG_TICK_MM + LETTERS_MM / 2 + 0.4
        beside_other = SIDE_MM if mirrored == "across" else 0.0
        at = complex(inner.left + 1 + beside_other, foot + in_foot * away)
        yield Text(at, 2.2, say(across.words), PRINT.ink, "start", halo=PRINT.halo)
        beside = complex(side + in_side * (LONG_TICK_MM + 1.5), begin + 1)
        yield Text(beside, 2.2, say(up.words), PRINT.ink, "start", 90, halo=PRINT.halo)
        left = inner.left + across.length_mm + 3
        yield self._label(label, complex(left, foot + in_foot * LETTERS_MM / 2))

    def _label(self, label: Message, at: complex) -> Text:
        words = [label, self.how]
        room = self.inner.right - LONG_TICK_MM - 5 - at.real
        shown, size = fitted(self.settings.say(joined(words, " · ")), LETTERS_MM, room)
        return Text(at, size, shown, PRINT.ink, "start")

    @property
    def how(self) -> Message:
        """At which scale to print."""
        across, up = self.settings.measured
        if self.settings.stretch == (1.0, 1.0):
            return Message("print at 100 %")
        return Message(
            "print at 100 %, corrected: 100 mm came out as {across:g} × {up:g}",
            across=across,
            up=up,
        )

    @property
    def _rulers(self) -> tuple[Ruler, Ruler]:
        if self.paper.is_in_inches:
            return (
                Ruler(4 * INCH_MM, INCH_MM / 4, Message("this line is 4 inches long")),
                Ruler(2 * INCH_MM, INCH_MM / 4, Message("this line is 2 inches long")),
            )
        return (
            Ruler(100.0, 10.0, Message("this line is 100 mm long")),
            Ruler(50.0, 10.0, Message("this line is 50 mm long")),
        )


def _ruled(at: complex, along: complex, inward: complex, ruler: Ruler) -> Iterator[Item]:
    """A ruler with its ticks; the first and the last are long."""
    yield Polyline((at, at + ruler.length_mm * along), RULE)
    count = round(ruler.length_mm / ruler.step_mm)
    for k in range(count + 1):
        tick = LONG_TICK_MM if k in (0, count) else TICK_MM
        foot = at + k * ruler.step_mm * along
        yield Polyline((foot, foot + tick * inward), RULE)


def sheet_papers(settings: PrintSettings) -> tuple[Paper, ...]:
    """The paper in the orientations that are allowed, if it comes in sheets."""
    if not settings.paper.is_sheet:
        raise TrackwrightError(
            Message(
                "this is printed on sheets, not on {paper}: choose A4, A3 ... or a size",
                paper=settings.paper.name,
            )
        )
    return settings.papers
