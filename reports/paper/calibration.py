"""A sheet that shows how far a printer shifts the other side of the paper: a cross on the front, a
numbered grid on the back, to be held against the light."""

from collections.abc import Iterator

from trackwright.model.picture.drawing.items import Item, Pen, Polyline, Text
from trackwright.model.picture.drawing.lettering import wrapped
from trackwright.model.picture.drawing.palette import PRINT
from trackwright.model.text.messages import Message
from trackwright.reports.paper.pages import Duplex, Pages
from trackwright.reports.paper.sheet import PrintSettings, Sheet

REACH_MM = 5
"""The grid goes so far in each direction."""
BESIDE_MM, NUMBER_MM = 7.5, 2.6
ARM_MM = 15.0
WORDS_MM, STEP_MM = 3.4, 5.2
THIN, THICK = Pen(PRINT.ink, 0.1), Pen(PRINT.ink, 0.2)
FRONT = Message("Front: print this sheet on both sides, then hold it against the light.")
BACK = Message(
    "Back: read where the cross lies on this grid, in mm to the right and up, and enter both "
    "numbers as the shift of the back. If it lies outside, estimate, print again with that shift, "
    "and add."
)


def calibration(settings: PrintSettings, duplex: Duplex, shift: complex) -> Pages:
    """Both sides of the sheet; the back is moved by a shift that is known already."""
    sheet = Sheet(settings, settings.papers[0])
    sheet.reject_too_small()
    centre = sheet.inner.centre
    say, label = settings.say, Message("calibration of the back")
    front = (*_cross(centre), *_words(sheet, say(FRONT)))
    back = (*_grid(centre + shift), *_words(sheet, say(BACK)))
    pages = (sheet.page("1", label, front), sheet.page("1 b", label, back))
    return Pages(say(Message("Calibration")), pages, duplex)


def _cross(at: complex) -> Iterator[Item]:
    for arm in (ARM_MM, ARM_MM * 1j):
        yield Polyline((at - arm, at + arm), THICK)


def _grid(at: complex) -> Iterator[Item]:
    for k in range(-REACH_MM, REACH_MM + 1):
        pen = THIN if k else THICK
        for along, across in ((1, 1j), (1j, 1)):
            middle = at + k * along
            reach = (REACH_MM + (1 if k else 2)) * across
            yield Polyline((middle - reach, middle + reach), pen)
        number = f"{k:+d}" if k else "0"
        if k % REACH_MM == 0:
            yield Text(at + complex(k, -BESIDE_MM), NUMBER_MM, number, PRINT.ink, "end", 90)
            yield Text(at + complex(-BESIDE_MM, k), NUMBER_MM, number, PRINT.ink, "end")


def _words(sheet: Sheet, words: str) -> Iterator[Item]:
    frame = sheet.contents
    for k, line in enumerate(wrapped(words, WORDS_MM, frame.width)):
        at = complex(frame.left, frame.top - (k + 0.5) * STEP_MM)
        yield Text(at, WORDS_MM, line, PRINT.ink, "start")
