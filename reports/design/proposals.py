"""Proposals of circuits: as text, as JSON, and as a sheet of pictures."""

import json
from collections.abc import Iterator
from typing import Any

from trackwright.design.search.archive import Proposal
from trackwright.design.search.maps import CircuitMap
from trackwright.design.search.misses import advice
from trackwright.design.search.proposals import Found, Status
from trackwright.design.wishes import Wishes
from trackwright.model.files.track_files import track_text
from trackwright.model.picture.drawing.palette import PRINT
from trackwright.model.picture.picture import PictureOptions, picture_of
from trackwright.model.picture.svg import Drawn, document, drawn_picture
from trackwright.model.text.tables import table
from trackwright.reports.design.maps import columns_and_rows, estimate_json
from trackwright.simulator.playtest.gates import Gate

VERSION = 1
COLUMNS = 4
TILE_MM = (240.0, 190.0)
CAPTION_MM, MARGIN_MM = 16.0, 6.0
CAPTION_SIZE_MM = 7.0
EDGE_MM, LABEL_MM = 130.0, 16.0
"""Of a map: the column left of it, and its letters."""


def facts_of(proposal: Proposal) -> dict[str, Any]:
    """What designers ask about a circuit."""
    facts = proposal.facts
    return {
        "positions": facts.positions,
        "corners": facts.corners,
        "hairpins": facts.hairpins,
        "longest": facts.longest,
        "size_cm": list(facts.size_cm),
    }


# --- text -----------------------------------------------------------------------------------------


def text_of(found: Found, wishes: Wishes, gates: list[Gate], wanted: int) -> Iterator[str]:
    """The proposals as a table, and what was missed if there are too few."""
    status = found.status
    if found.proposals:
        heads = ["design", "positions", "corners", "hairpins", "longest", "size cm", "looks"]
        heads += ["unusual"]
        heads += ["off the origin"] * bool(wishes.origin)
        heads += ["off the outline"] * bool(wishes.outline)
        heads += [gate.figure for gate in gates]
        rows = [_row(n, one, wishes, gates) for n, one in enumerate(found.proposals, start=1)]
        yield table(rows, heads)
        yield ""
    kept = len(found.proposals)
    yield f"{kept} of {wanted} circuits, after {_tried(status)}"
    if kept < wanted:
        yield from (f"  {line}" for line in advice(status, wishes))


def _row(number: int, one: Proposal, wishes: Wishes, gates: list[Gate]) -> list[object]:
    facts = facts_of(one)
    width, height = facts["size_cm"]
    row: list[object] = [number, facts["positions"], facts["corners"], facts["hairpins"]]
    row += [facts["longest"], f"{width:g} x {height:g}", f"{one.looks.score:.1f}"]
    row.append(str(one.looks.worst or ""))
    if wishes.origin:
        row.append(f"{one.off_origin:.3f}")
    if wishes.outline:
        row.append(f"{one.likeness:.3f}")
    return [*row, *(one.figures[gate.figure].text for gate in gates)]


def _tried(status: Status) -> str:
    return f"{status.bursts} of at most {status.of} bursts ({status.rows:,} rows closed as wished)"


def progress_line(status: Status) -> str:
    """One line for people who wait."""
    line = f"{status.bursts} of at most {status.of} bursts, {status.kept} circuits kept"
    if not status.rows and status.misses:
        from trackwright.design.search.misses import nearest_miss

        line += f"; nearest miss: {nearest_miss(status.nearest)}"
    return line


# --- for programs ---------------------------------------------------------------------------------


def json_of(
    found: Found, wishes: Wishes, gates: list[Gate], wanted: int, seed: int
) -> dict[str, Any]:
    status = found.status
    return {
        "version": VERSION,
        "seed": seed,
        "wishes": wishes.as_json(),
        "wanted": wanted,
        "cancelled": found.cancelled,
        "bursts": status.bursts,
        "rows": status.rows,
        "advice": list(advice(status, wishes)) if len(found.proposals) < wanted else [],
        "proposals": [_proposal_json(one, gates) for one in found.proposals],
    }


def _proposal_json(one: Proposal, gates: list[Gate]) -> dict[str, Any]:
    figures = {gate.figure: one.figures[gate.figure].estimate for gate in gates}
    return {
        **facts_of(one),
        "pieces": list(one.codes),
        "looks": one.looks.as_json(),
        "origin_distance": None if one.off_origin is None else round(one.off_origin, 4),
        "outline_distance": None if one.likeness is None else round(one.likeness, 4),
        "races": one.races,
        "figures": {name: estimate_json(estimate) for name, estimate in figures.items()},
        "graph_hash": one.circuit.hash,
        "track": json.loads(track_text(one.circuit.track)),
    }


# --- a sheet of pictures --------------------------------------------------------------------------


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
