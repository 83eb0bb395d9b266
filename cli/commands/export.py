"""Write a circuit as a picture or as data; the suffix of OUT says which.

svg and png are the printable picture, json the built circuit, graphml the lane graph, csv one row
per space.
"""

import argparse
from pathlib import Path

from cli.output import add_json, add_track, print_json

LARGEST_PNG = 20_000


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of `trackwright export`."""
    add_track(parser)
    parser.add_argument("out", metavar="OUT", type=Path, help="svg, png, json, graphml or csv file")
    size = parser.add_mutually_exclusive_group()
    size.add_argument("--width", metavar="PX", type=_pixels, help="width of a png in pixels")
    size.add_argument("--dpi", metavar="DPI", type=_resolution, help="or its dots per inch")
    parser.add_argument("--names", action="store_true", help="show the names of the pieces")
    parser.add_argument(
        "--plain", action="store_true", help="leave out title, legend and scale bar"
    )
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    """Export, and say in a line what was written."""
    from model.export import ExportOptions, write_export
    from model.library import load_circuit
    from model.picture import PictureOptions

    circuit = load_circuit(args.track)
    picture = PictureOptions(furniture=not args.plain, piece_names=args.names)
    write_export(circuit, args.out, ExportOptions(picture, args.width, args.dpi))
    size = args.out.stat().st_size
    if args.json:
        written = {"version": 1, "track": args.track, "file": str(args.out), "bytes": size}
        print_json({**written, "hash": circuit.hash})
    else:
        print(f"{circuit.track.name}: written to {args.out} ({size:,} bytes)")
    return 0


def _pixels(text: str) -> int:
    pixels = int(text)
    if not 1 <= pixels <= LARGEST_PNG:
        raise argparse.ArgumentTypeError(f"expected 1 to {LARGEST_PNG} pixels, found {pixels}")
    return pixels


def _resolution(text: str) -> float:
    dpi = float(text)
    if not 10 <= dpi <= 600:
        raise argparse.ArgumentTypeError(f"expected 10 to 600 dots per inch, found {text}")
    return dpi
