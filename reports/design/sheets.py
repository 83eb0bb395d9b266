"""Sheets of pictures: proposals side by side, or at their places on a map."""

from pathlib import Path

from trackwright.design.search.archive import Proposal
from trackwright.design.search.maps import CircuitMap
from trackwright.design.search.proposals import Found
from trackwright.model.files.output_checks import PNG, SVG, check_output
from trackwright.model.files.track_files import save_bytes
from trackwright.model.picture.drawing.palette import PRINT
from trackwright.model.picture.picture import PictureOptions, picture_of
from trackwright.model.picture.png import png_of
from trackwright.model.picture.svg import Drawn, document, drawn_picture
from trackwright.model.text.errors import TrackwrightError
from trackwright.reports.design.maps import columns_and_rows
from trackwright.reports.design.proposals import facts_of

KINDS = {".svg": SVG, ".png": PNG}
COLUMNS = 4
TILE_MM = (240.0, 190.0)
CAPTION_MM, MARGIN_MM = 16.0, 6.0
CAPTION_SIZE_MM = 7.0
EDGE_MM, LABEL_MM = 130.0, 16.0
"""Of a map: the column left of it, and its letters."""


def check_sheet(path: Path) -> None:
    """A TrackwrightError says at once why no sheet can be written there."""
    suffix = path.suffix.lower()
    if suffix not in KINDS:
        raise TrackwrightError(f"{path}: a sheet is an .svg or a .png, found {suffix or 'neither'}")
    check_output(path, KINDS[suffix])


def write_sheet(found: Found, shown: CircuitMap | None, seed: int, path: Path) -> None:
    """The map, if there is one, or else all proposals."""
    title = f"Designs of seed {seed}"
    drawn = map_sheet(found, shown, title) if shown else sheet_of(found, title)
    svg = path.suffix.lower() == ".svg"
    save_bytes(drawn.text().encode() if svg else png_of(drawn), path)


def sheet_of(found: Found, title: str) -> Drawn:
    """The proposals side by side, best first."""
    count = max(1, len(found.proposals))
    columns = min(COLUMNS, count)
    width, height = TILE_MM
    size = (columns * width, -(-count // columns) * height)
    parts = [
        _tile(n, one, (n - 1) % columns * width, (n - 1) // columns * height)
        for n, one in enumerate(found.proposals, start=1)
    ]
    return document(title, f"{len(found.proposals)} circuits", size, PRINT.paper, parts)


def map_sheet(found: Found, shown: CircuitMap, title: str) -> Drawn:
    """The best circuit of each cell at its place, with the ends of the cells at the edges."""
    columns, rows = columns_and_rows(shown)
    width, height = TILE_MM
    parts = [
        _tile(
            circuits[0],
            found.proposals[circuits[0] - 1],
            EDGE_MM + columns.index(x) * width,
            rows.index(y) * height,
        )
        for (x, y), circuits in shown.cells.items()
    ]
    foot = len(rows) * height
    for i, y in enumerate(rows):
        parts.append(_text(EDGE_MM / 2, (i + 0.5) * height, shown.up.label(y), LABEL_MM))
    for i, x in enumerate(columns):
        middle = EDGE_MM + (i + 0.5) * width
        parts.append(_text(middle, foot + 1.5 * LABEL_MM, shown.across.label(x), LABEL_MM))
    size = (EDGE_MM + max(1, len(columns)) * width, foot + 4.5 * LABEL_MM)
    axes = f"{shown.across.name} to the right, {shown.up.name} upwards"
    parts.append(_text(size[0] / 2, foot + 3.5 * LABEL_MM, axes, LABEL_MM))
    return document(title, axes, size, PRINT.paper, parts)


def _text(x: float, y: float, text: str, size: float) -> str:
    return (
        f'<text x="{x:.2f}" y="{y:.2f}" font-family="DejaVu Sans" font-size="{size:g}" '
        f'text-anchor="middle" fill="#222">{text}</text>'
    )


def _tile(number: int, one: Proposal, left: float, top: float) -> str:
    """A picture without its frame, and its facts beneath."""
    options = PictureOptions(furniture=False)
    drawn = drawn_picture(picture_of(one.circuit, options))
    width, height = TILE_MM[0] - 2 * MARGIN_MM, TILE_MM[1] - 2 * MARGIN_MM - CAPTION_MM
    scale = min(width / drawn.width_mm, height / drawn.height_mm)
    x = left + MARGIN_MM + (width - scale * drawn.width_mm) / 2
    y = top + MARGIN_MM + (height - scale * drawn.height_mm) / 2
    facts = facts_of(one)
    caption = (
        f"{number}: {facts['positions']} positions, {facts['corners']} corners, "
        f"longest {facts['longest']}, looks {one.looks.score:.1f}"
    )
    content = drawn.content.rpartition("</svg>")[0]
    return (
        f'<g transform="translate({x:.2f} {y:.2f}) scale({scale:.5f})">{_body(content)}</g>\n'
        + _text(left + TILE_MM[0] / 2, top + TILE_MM[1] - MARGIN_MM, caption, CAPTION_SIZE_MM)
    )


def _body(content: str) -> str:
    """Without title and description, which a document has once."""
    return content.partition("</desc>")[2]
