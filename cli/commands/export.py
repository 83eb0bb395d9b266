"""Export a circuit as a picture or as data, depending on the suffix of OUT."""

import argparse
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
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    from trackwright.model.files.library import find_track, load_circuit
    from trackwright.model.files.output_checks import check_outputs
    from trackwright.model.picture.picture import PictureOptions
    from trackwright.model.text.errors import TrackwrightError
    from trackwright.model.text.messages import joined_with_or
    from trackwright.model.text.translation import translator
    from trackwright.reports.export import FORMS, ExportOptions, form_for, write_export

    form = form_for(arguments.out)
    check_outputs([(arguments.out, form.kind)], [find_track(arguments.track)])
    if (arguments.width or arguments.dpi) and not form.has_pixels:
        sized = joined_with_or([suffix for suffix, form in FORMS.items() if form.has_pixels])
        raise TrackwrightError(
            f"--width and --dpi only apply to {sized} files, not to {arguments.out}"
        )
    circuit = load_circuit(arguments.track)
    picture = PictureOptions(
        furniture=not arguments.plain,
        piece_names=arguments.names,
        say=translator(arguments.language),
    )
    options = ExportOptions(picture, arguments.width, arguments.dpi, arguments.pictures)
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


def _resolution(text: str) -> float:
    try:
        dpi = float(text)
    except ValueError:
        dpi = 0.0
    if not 10 <= dpi <= 600:
        raise argparse.ArgumentTypeError(f"expected 10 to 600 dots per inch, found {text!r}")
    return dpi
