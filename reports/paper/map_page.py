"""The first page of a plan on several pages: which page lies where, and how to join them."""

from collections.abc import Iterator

from trackwright.model.circuit import Circuit
from trackwright.model.picture.drawing.frames import Frame, around, frame_around
from trackwright.model.picture.drawing.items import Item, Pen, Polygon, Text
from trackwright.model.picture.drawing.lettering import fitted, wrapped
from trackwright.model.picture.drawing.palette import PRINT
from trackwright.model.text.messages import Message
from trackwright.reports.paper.pages import Drawing, Page, PageItem, Placed
from trackwright.reports.paper.sheet import Sheet
from trackwright.reports.paper.tiling import Tile, Tiling

TITLE_MM, WORDS_MM, LINE_MM = 7.0, 3.4, 5.2
GAP_MM = 6.0
MOST_MAP_SCALE = 0.5
NAME_SHARE = 0.3
"""The size of a page's name, relative to the page on the map."""
EDGE = Pen(PRINT.pit, 0.35)


def map_page(
    circuit: Circuit, sheet: Sheet, tiling: Tiling, drawing: Drawing, degrees: float
) -> Page:
    """Title, map of the pages, and instructions."""
    label = Message("{circuit} · map of the pages", circuit=circuit.track.name)
    lines = list(_lines(sheet, _instructions(sheet, tiling)))
    items: list[PageItem] = [*_title(circuit, sheet)]
    frame, title = sheet.contents, TITLE_MM + GAP_MM
    room = Frame(
        frame.left, frame.bottom + len(lines) * LINE_MM + GAP_MM, frame.right, frame.top - title
    )
    items += _map(room, tiling, drawing, degrees)
    items += lines
    return sheet.page(sheet.settings.say(Message("Map")), label, tuple(items))


def _title(circuit: Circuit, sheet: Sheet) -> Iterator[Item]:
    frame = sheet.contents
    words, size = fitted(circuit.track.name, TITLE_MM, frame.width, bold=True)
    at = complex(frame.left, frame.top - TITLE_MM / 2)
    yield Text(at, size, words, PRINT.ink, "start", bold=True)


def _map(room: Frame, tiling: Tiling, drawing: Drawing, degrees: float) -> Iterator[PageItem]:
    """The plan, scaled down, under the borders of the pages."""
    table = frame_around(corner for tile in tiling.tiles for corner in tile.shown.corners)
    scale = min(room.width / table.width, room.height / table.height, MOST_MAP_SCALE)
    place = around(room.centre, table.width * scale, table.height * scale)
    shift = place.corners[0] - scale * table.corners[0]
    yield Placed(drawing, shift, place, scale, degrees)
    for tile in tiling.tiles:
        yield from _page_on_map(tile, shift, scale)


def _page_on_map(tile: Tile, shift: complex, scale: float) -> Iterator[Item]:
    part = tuple(shift + scale * corner for corner in tile.part.corners)
    yield Polygon((part,), None, EDGE)
    size = min(9.0, NAME_SHARE * scale * min(tile.part.width, tile.part.height))
    at = shift + scale * tile.part.centre
    yield Text(at, size, tile.name, PRINT.pit, bold=True, halo="#ffffff")


def _lines(sheet: Sheet, words: tuple[Message, ...]) -> Iterator[Item]:
    """The instructions, at the foot of the page."""
    frame, say = sheet.contents, sheet.settings.say
    lines = [line for one in words for line in wrapped(say(one), WORDS_MM, frame.width)]
    for k, line in enumerate(reversed(lines)):
        at = complex(frame.left, frame.bottom + (k + 0.5) * LINE_MM)
        yield Text(at, WORDS_MM, line, PRINT.ink, "start")


def _instructions(sheet: Sheet, tiling: Tiling) -> tuple[Message, ...]:
    overlap = sheet.settings.overlap_mm
    facts = Message(
        "{n} pages of {paper}, {overlap:g} mm overlap, {margin:g} mm margin.",
        n=len(tiling.tiles),
        paper=sheet.paper.name,
        overlap=overlap,
        margin=sheet.settings.margin_mm,
    )
    scale = Message(
        "Print at 100 % (“actual size”), not fitted to the page. Then measure the rulers: if they "
        "are off, print again with what they measured (--measured, or the fields of the window)."
    )
    if not overlap:
        return facts, scale, Message("Cut all pages along their edges and lay them side by side.")
    join = Message(
        "Cut each page along its dashed lines, on the right and below. Starting with {first}, glue "
        "its right and lower edges onto the hatched strips of the next pages, so that the crosses "
        "cover each other.",
        first=tiling.tiles[0].name,
    )
    return facts, scale, join
