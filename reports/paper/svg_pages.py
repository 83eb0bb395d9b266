"""Pages as SVG, one document for each, and as images made from them."""

import cmath
import math
from collections.abc import Iterator
from itertools import count, groupby

from trackwright.model.picture.drawing.frames import frame_around
from trackwright.model.picture.drawing.items import Item, bounds_of
from trackwright.model.picture.svg import Drawn, document, grouped, number
from trackwright.model.text.messages import joined
from trackwright.reports.paper.pages import Page, Pages, Placed

WHITE = "#ffffff"
PEN_MM = 5.0
"""Items whose points are this far outside cannot be seen."""


def drawn_page(pages: Pages, page: Page) -> Drawn:
    """A page as the contents of an SVG document in true size."""
    title = joined([pages.title, page.name], " · ")
    size = (page.width_mm, page.height_mm)
    return document(title, "", size, WHITE, _parts(page))


def _parts(page: Page) -> Iterator[str]:
    """Everything on the page, stretched if the printer needs it."""
    across, up = page.stretch
    corner, clips = complex(0, page.height_mm / up), count(1)
    yield f'<g transform="scale({across!r} {up!r})">'
    for is_placed, items in groupby(page.items, lambda item: isinstance(item, Placed)):
        for item in items if is_placed else ():
            assert isinstance(item, Placed)
            yield from _placed(item, corner.imag, next(clips))
        if not is_placed:
            yield from grouped((i for i in items if not isinstance(i, Placed)), corner)
    yield "</g>"


def _placed(item: Placed, top: float, clip: int) -> Iterator[str]:
    """A drawing cut off at its frame. What lies wholly outside is omitted: a plan has thousands of
    items."""
    frame, shift = item.clip, item.shift
    seen = [one for one in item.drawing.items if _is_seen(one, item)]
    box = (
        f'<rect x="{number(frame.left)}" y="{number(top - frame.top)}" '
        f'width="{number(frame.width)}" height="{number(frame.height)}"/>'
    )
    move = (
        f"translate({number(shift.real)} {number(top - shift.imag)}) "
        f"rotate({number(-item.degrees % 360)}) scale({item.scale!r})"
    )
    yield f'<clipPath id="clip{clip}">{box}</clipPath>'
    yield f'<g clip-path="url(#clip{clip})"><g transform="{move}">'
    yield from grouped(seen, 0j)
    yield "</g></g>"


def _is_seen(item: Item, placed: Placed) -> bool:
    turn = cmath.rect(placed.scale, math.radians(placed.degrees))
    corners = bounds_of(item).grown(PEN_MM).corners
    box, clip = frame_around(placed.shift + turn * corner for corner in corners), placed.clip
    across = box.left < clip.right and box.right > clip.left
    return across and box.bottom < clip.top and box.top > clip.bottom
