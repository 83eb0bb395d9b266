"""Exports a built circuit for other programs and for print; the suffix selects the format."""

import math
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any

from trackwright.model.circuit import Circuit
from trackwright.model.files.output_checks import (
    ASSETS,
    CIRCUIT,
    GRAPHML,
    PDF,
    PNG,
    SPACES,
    SVG,
    VMOD,
    VTT,
    FileKind,
)
from trackwright.model.files.track_files import save_bytes
from trackwright.model.lanes.board import ALWAYS
from trackwright.model.lanes.graph import OPTIONAL_ATTRIBUTES
from trackwright.model.picture.drawing.image_files import read_picture
from trackwright.model.picture.picture import Picture, PictureOptions, picture_of
from trackwright.model.picture.png import png_bytes
from trackwright.model.picture.shapes.outline import circuit_extents
from trackwright.model.picture.shapes.shape import space_places
from trackwright.model.picture.svg import svg_text
from trackwright.model.text.csv_text import csv_lines
from trackwright.model.text.errors import TrackwrightError, did_you_mean
from trackwright.model.text.messages import Message
from trackwright.model.text.plain_text import visible
from trackwright.model.text.progress import Progress, reject_cancelled
from trackwright.reports.data_files import graphml_parts, json_parts
from trackwright.reports.tables.options import TableOptions

CIRCUIT_FORMAT = CIRCUIT.format
VERSION = 1
PLACE = ("x_mm", "y_mm", "heading_degrees")
SPACE_COLUMNS = ("space", *ALWAYS, *OPTIONAL_ATTRIBUTES, *PLACE)


@dataclass(frozen=True, slots=True)
class ExportOptions:
    """What pictures show, and how large a PNG is."""

    picture: PictureOptions = field(default_factory=PictureOptions)
    width_px: int | None = None
    dpi: float | None = None
    pictures: bool = False
    """Include the pictures to trace, which otherwise only the window shows?"""
    table: TableOptions = field(default_factory=TableOptions)
    """For whom a virtual table is."""


def write_export(
    circuit: Circuit,
    path: Path,
    options: ExportOptions | None = None,
    progress: Progress | None = None,
) -> None:
    """Write the circuit in the format of the path's suffix, completely or not at all. Raises
    Cancelled if `progress` wants that; then nothing is written."""
    data = form_for(path).write(circuit, options or ExportOptions(), progress)
    reject_cancelled(progress, 1, 1)
    save_bytes(data, path)


def exported(
    circuit: Circuit, path: Path, options: ExportOptions, progress: Progress | None = None
) -> bytes:
    """What `write_export` writes."""
    data = form_for(path).write(circuit, options, progress)
    return data if isinstance(data, bytes) else b"".join(data)


Write = Callable[[Circuit, ExportOptions, Progress | None], bytes | Iterator[bytes]]
"""All at once, or one part after the other."""


@dataclass(frozen=True)
class Form:
    """A format: how it is written, and what the command and the window say about it."""

    words: Message
    """What the window's list and the command's help call it."""
    kind: FileKind
    """What such a file is recognised by, and so the files that it may replace."""
    write: Write
    is_picture: bool = False
    """Does it show what `ExportOptions.picture` says?"""
    has_pixels: bool = False
    """Does it have a width in pixels?"""
    is_table: bool = False
    """Is it a virtual table, as `ExportOptions.table` says?"""


def form_for(path: Path) -> Form:
    """The format that the path's suffix selects."""
    suffix = path.suffix.lower().removeprefix(".")
    if suffix not in FORMS:
        found = (
            Message("the suffix {suffix!r}", suffix=path.suffix) if suffix else Message("no suffix")
        )
        known = did_you_mean(suffix, FORMS)
        raise TrackwrightError(
            Message(
                "{path}: cannot export with {found} {known}", path=path, found=found, known=known
            )
        )
    return FORMS[suffix]


def _svg(circuit: Circuit, options: ExportOptions, *_: object) -> bytes:
    return svg_text(_picture(circuit, options)).encode()


def _png(circuit: Circuit, options: ExportOptions, progress: Progress | None) -> bytes:
    return png_bytes(_picture(circuit, options), options.width_px, options.dpi, progress)


def _pdf(circuit: Circuit, options: ExportOptions, *_: object) -> bytes:
    """The picture on one page of its own size."""
    from trackwright.reports.paper.pages import Pages
    from trackwright.reports.paper.pdf import page_of, pdf_bytes

    picture = _picture(circuit, options)
    return pdf_bytes(Pages(picture.title, (page_of(picture),)))


def _vtt(circuit: Circuit, options: ExportOptions, progress: Progress | None) -> bytes:
    from trackwright.reports.tables.table import table_of
    from trackwright.reports.tables.vtt import vtt_bytes

    return vtt_bytes(table_of(circuit, options.table), progress)


def _vmod(circuit: Circuit, options: ExportOptions, progress: Progress | None) -> bytes:
    from trackwright.reports.tables.table import table_of
    from trackwright.reports.tables.vassal import vmod_bytes

    return vmod_bytes(table_of(circuit, options.table), progress)


def _pack(circuit: Circuit, options: ExportOptions, progress: Progress | None) -> bytes:
    from trackwright.reports.tables.asset_pack import pack_bytes
    from trackwright.reports.tables.table import table_of

    return pack_bytes(table_of(circuit, options.table), progress)


def _picture(circuit: Circuit, options: ExportOptions) -> Picture:
    shown = options.picture
    if options.pictures:
        files = {item.file for item in circuit.track.scenery if item.file is not None}
        shown = replace(shown, pictures={file: read_picture(Path(file)) for file in sorted(files)})
    return picture_of(circuit, shown)


def _json(circuit: Circuit, *_: object) -> Iterator[bytes]:
    """The whole built circuit, in full: it is read by programs."""
    track = circuit.track
    document = {
        "format": CIRCUIT_FORMAT,
        "version": VERSION,
        "name": track.name,
        "kit": track.kit,
        "level": track.level,
        "laps": track.laps,
        "graph_hash": circuit.hash,
        "closed": circuit.geometry.closed_exactly,
        "measures": _measures(circuit),
    }
    lists = {"pieces": _pieces(circuit), "spaces": _spaces(circuit), "steps": _steps(circuit)}
    return json_parts(document, lists)


def _steps(circuit: Circuit) -> Iterator[dict[str, Any]]:
    for a, b, step in circuit.graph.edges(data=True):
        yield {"from": a, "to": b, **step}


def _measures(circuit: Circuit) -> dict[str, Any]:
    measures, size = circuit.measures, circuit_extents(circuit)
    return {
        "positions": measures.positions,
        "lap_length": measures.lap_length,
        "lane_laps": measures.lane_laps,
        "corners": [asdict(corner) for corner in measures.corners],
        "grid": {str(place): space for place, space in measures.grid.items()},
        "pit": measures.pit,
        "chokes": measures.single_spaces,
        "width_mm": _rounded(size.width_mm),
        "height_mm": _rounded(size.height_mm),
    }


def _pieces(circuit: Circuit) -> Iterator[dict[str, Any]]:
    geometry = circuit.geometry
    for placed in geometry.placed:
        place, heading = geometry.table_pose(placed.frame, placed.entry)
        yield {
            "name": placed.name,
            "piece": placed.template.code,
            "x_mm": _rounded(place.real),
            "y_mm": _rounded(place.imag),
            "heading_degrees": _degrees(heading),
        }


def _spaces(circuit: Circuit) -> Iterator[dict[str, Any]]:
    """Every space with its attributes and its centre."""
    places = space_places(circuit.geometry)
    for name, attributes in circuit.graph.nodes(data=True):
        centre, heading = places[name]
        yield {
            "space": name,
            **attributes,
            "x_mm": _rounded(centre.real),
            "y_mm": _rounded(centre.imag),
            "heading_degrees": _degrees(heading),
        }


def _rounded(mm: float) -> float:
    return round(mm, 3) + 0.0  # no -0.0


def _degrees(radians: float) -> float:
    return round(math.degrees(radians), 3) % 360


def _graphml(circuit: Circuit, *_: object) -> Iterator[bytes]:
    track = circuit.track
    about = {"name": visible(track.name), "graph_hash": circuit.hash, "laps": track.laps}
    steps = circuit.graph.edges
    return graphml_parts(about, lambda: _nodes(circuit), lambda: steps(data=True))


def _nodes(circuit: Circuit) -> Iterator[tuple[str, dict[str, Any]]]:
    for space in _spaces(circuit):
        yield space.pop("space"), {k: _for_xml(v) for k, v in space.items()}


def _for_xml(value: Any) -> Any:
    return visible(value) if isinstance(value, str) else value


def _csv(circuit: Circuit, *_: object) -> Iterator[bytes]:
    rows = ([space.get(column, "") for column in SPACE_COLUMNS] for space in _spaces(circuit))
    return (line.encode() for line in csv_lines(SPACE_COLUMNS, rows))


def space_columns(circuit: Circuit) -> dict[str, list[Any]]:
    """The same as a list for each column; None where a space has no such attribute."""
    spaces = list(_spaces(circuit))
    return {column: [space.get(column) for space in spaces] for column in SPACE_COLUMNS}


FORMS: dict[str, Form] = {
    "png": Form(Message("Picture (PNG)"), PNG, _png, is_picture=True, has_pixels=True),
    "svg": Form(Message("Picture to print at true size (SVG)"), SVG, _svg, is_picture=True),
    "pdf": Form(Message("One page at true size (PDF)"), PDF, _pdf, is_picture=True),
    "json": Form(Message("Built circuit (JSON)"), CIRCUIT, _json),
    "graphml": Form(Message("Space graph (GraphML)"), GRAPHML, _graphml),
    "csv": Form(Message("One row per space (CSV)"), SPACES, _csv),
    "vtt": Form(Message("Game for VirtualTabletop (VTT)"), VTT, _vtt, is_table=True),
    "vmod": Form(Message("Module for VASSAL (VMOD)"), VMOD, _vmod, is_table=True),
    "zip": Form(
        Message("Pictures and spaces for Tabletop Simulator and others (ZIP)"),
        ASSETS,
        _pack,
        is_table=True,
    ),
}
"""Suffix -> format, in the order in which people are offered them; the first one is the window's
default. Everything that exports circuits reads this table: a new format is a line of it, with a
function that writes it, and a `FileKind` in `model/files/output_checks.py`."""
