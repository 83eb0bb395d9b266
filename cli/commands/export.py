"""Export a circuit as a picture, as data, or as a table to play on in another program.

The suffix of OUT selects the format. Tables have the circuit with a point on every space that
runners snap to, and what lies beside it in its game: cards, dials, counters and dice.
"""

import argparse
from functools import partial
from pathlib import Path

from trackwright.cli.shared.output import (
    add_json,
    add_language,
    add_track,
    print_json,
    print_lines,
    whole_number,
)

LARGEST_PNG = 20_000
TABLE = ("rules", "players", "base_url")
"""Options that only virtual tables have."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    from trackwright.reports.export import FORMS

    forms = "; ".join(f".{suffix}: {form.words}" for suffix, form in FORMS.items())
    add_track(parser)
    parser.add_argument("out", metavar="OUT", type=Path, help=f"file to write: {forms}")
    size = parser.add_mutually_exclusive_group()
    size.add_argument("--width", metavar="PX", type=_pixels, help="width of a png in pixels")
    size.add_argument(
        "--dpi", metavar="DPI", type=_resolution, help="resolution of a png in dots per inch"
    )
    parser.add_argument("--names", action="store_true", help="show piece names")
    parser.add_argument("--plain", action="store_true", help="omit title, legend and scale bar")
    parser.add_argument(
        "--pictures", action="store_true", help="include the pictures to trace beneath the circuit"
    )
    add_language(parser)
    _add_table(parser)
    add_json(parser)


def _add_table(parser: argparse.ArgumentParser) -> None:
    table = parser.add_argument_group("virtual tables (vtt, vmod, zip)")
    table.add_argument(
        "--rules", metavar="R", help="for these rules; default: those of the circuit's game"
    )
    table.add_argument(
        "--players",
        metavar="N",
        type=partial(whole_number, least=1),
        help="for so many players; default: the game's usual number",
    )
    table.add_argument(
        "--base-url",
        metavar="URL",
        type=_address,
        help="where the pictures of the zip will be on the web, for Tabletop Simulator",
    )


def run(arguments: argparse.Namespace) -> int:
    from trackwright.model.files.library import find_track, load_circuit
    from trackwright.model.files.output_checks import check_outputs
    from trackwright.model.picture.picture import PictureOptions
    from trackwright.model.text.errors import TrackwrightError
    from trackwright.model.text.messages import joined_with_or
    from trackwright.model.text.translation import translator
    from trackwright.reports.export import FORMS, ExportOptions, form_for, write_export
    from trackwright.reports.tables.options import TableOptions

    form = form_for(arguments.out)
    check_outputs([(arguments.out, form.kind)], [find_track(arguments.track)])
    if (arguments.width or arguments.dpi) and not form.has_pixels:
        sized = joined_with_or([suffix for suffix, form in FORMS.items() if form.has_pixels])
        raise TrackwrightError(
            f"--width and --dpi only apply to {sized} files, not to {arguments.out}"
        )
    given = [name for name in TABLE if getattr(arguments, name) is not None]
    if given and not form.is_table:
        tables = joined_with_or([suffix for suffix, form in FORMS.items() if form.is_table])
        option = given[0].replace("_", "-")
        raise TrackwrightError(f"--{option} only applies to {tables} files, not to {arguments.out}")
    circuit = load_circuit(arguments.track)
    say = translator(arguments.language)
    picture = PictureOptions(furniture=not arguments.plain, piece_names=arguments.names, say=say)
    table = TableOptions(arguments.rules, arguments.players, say, arguments.base_url)
    options = ExportOptions(picture, arguments.width, arguments.dpi, arguments.pictures, table)
    write_export(circuit, arguments.out, options)
    size = arguments.out.stat().st_size
    if arguments.json:
        written = {
            "version": 1,
            "track": arguments.track,
            "file": str(arguments.out),
            "bytes": size,
        }
        print_json({**written, "graph_hash": circuit.hash})
    else:
        print_lines(f"{circuit.track.name}: written to {arguments.out} ({size:,} bytes)")
    return 0


def _pixels(text: str) -> int:
    return whole_number(text, 1, LARGEST_PNG)


def _address(text: str) -> str:
    if not text.startswith(("http://", "https://", "file://")):
        raise argparse.ArgumentTypeError(f"expected an address such as https://..., found {text!r}")
    return text


def _resolution(text: str) -> float:
    try:
        dpi = float(text)
    except ValueError:
        dpi = 0.0
    if not 10 <= dpi <= 600:
        raise argparse.ArgumentTypeError(f"expected 10 to 600 dots per inch, found {text!r}")
    return dpi
