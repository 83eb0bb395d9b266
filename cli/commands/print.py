"""Print a circuit: a plan in true size on several pages, or its pieces to cut out.

Both ways to print are compared first: --dry-run only says how much paper each takes. Print at 100 %
("actual size"). Every page has rulers; if they are off, --measured corrects the printer.
"""

import argparse
import re
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from trackwright.cli.shared.output import (
    FINE,
    add_json,
    add_language,
    add_track,
    print_json,
    print_lines,
    whole_number,
)
from trackwright.cli.shared.racing import options_of

if TYPE_CHECKING:
    from trackwright.reports.pack.race_pack import PackOptions
    from trackwright.reports.paper.sheet import Marks
    from trackwright.reports.printing import PaperCount, PrintOrder

MARGINS_MM, OVERLAPS_MM = (5.0, 50.0), (0.0, 30.0)
MEASURED_MM, SHIFTS_MM = (90.0, 110.0), (-20.0, 20.0)
KERFS_MM = (0.0, 1.0)
MARKS_MM, OFFSETS_MM = (0.0, 10.0), (0.0, 5.0)
DPI = (10.0, 600.0)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_track(parser)
    parser.add_argument(
        "out",
        metavar="OUT",
        nargs="?",
        type=Path,
        help="file to write: .pdf; or .svg, .png: a file for each page; .dxf for cutters",
    )
    parser.add_argument(
        "--as",
        dest="product",
        choices=("plan", "sheets", "pack", "cards", "cutter", "calibration"),
        default="plan",
        help="the whole plan in true size (default); its pieces to cut out; a booklet for a race, "
        "with rules, tokens and score sheets; the game's cards; the pieces for a laser cutter; or "
        "a sheet that shows how far the printer shifts the back",
    )
    _add_paper(parser)
    _add_sheets(parser)
    add_language(parser)
    _add_race(parser)
    _add_cutter(parser)
    parser.add_argument(
        "--dpi", type=_number_in(DPI, "dots per inch"), help="resolution of a png (default: 150)"
    )
    parser.add_argument(
        "--dry-run", action="store_true", help="write nothing; say how much paper it takes"
    )
    add_json(parser)


def _add_paper(parser: argparse.ArgumentParser) -> None:
    paper = parser.add_argument_group("paper")
    paper.add_argument(
        "--paper",
        default="A4",
        help="A4 (default), A3, A2, A1, A0, Letter, Legal, Tabloid; roll610, roll914; fit: one "
        "page as large as the plan; or a size such as 320x450, in mm",
    )
    paper.add_argument(
        "--orientation",
        choices=("best", "portrait", "landscape"),
        default="best",
        help="default: whichever takes fewer pages",
    )
    margin, overlap = _number_in(MARGINS_MM, "mm"), _number_in(OVERLAPS_MM, "mm")
    paper.add_argument("--margin", metavar="MM", type=margin, default=10.0, help="default: 10")
    paper.add_argument(
        "--overlap", metavar="MM", type=overlap, default=10.0, help="of a plan's pages; default: 10"
    )
    paper.add_argument(
        "--ink",
        choices=("full", "light", "outline"),
        default="light",
        help="how much colour (default: light)",
    )
    paper.add_argument(
        "--turn", action="store_true", help="turn the plan on its pages if that takes fewer"
    )
    paper.add_argument("--names", action="store_true", help="show piece names on the plan")
    paper.add_argument(
        "--measured",
        metavar="WxH",
        type=_measured,
        default=(100.0, 100.0),
        help="what 100 mm across and up measured on paper, such as 99.6x100.2; twice the length of "
        "the ruler that is 50 mm long",
    )


def _add_sheets(parser: argparse.ArgumentParser) -> None:
    sheets = parser.add_argument_group("pieces to cut out")
    sheets.add_argument(
        "--of",
        dest="source",
        choices=("track", "box", "faces"),
        default="track",
        help="those on the table, with all that is marked on them (default); those of its boxes; "
        "or its board halves as whole faces",
    )
    sheets.add_argument(
        "--backs",
        choices=("fold", "long", "short", "none"),
        default="fold",
        help="beside the front, to be folded over (default); on the other side of the paper, "
        "turned about its long or short edge; or none",
    )
    sheets.add_argument(
        "--joint",
        choices=("butt", "puzzle"),
        default="butt",
        help="straight ends (default), or ends that hold together: all of them fit each other",
    )
    sheets.add_argument(
        "--strips",
        action="store_true",
        help="add strips of paper to be glued beneath the joints",
    )
    sheets.add_argument(
        "--back-shift",
        metavar="X,Y",
        type=_shift,
        default=0j,
        help="move the other side of the paper so far, in mm, as in --back-shift=0.8,-0.3 (see "
        "--as calibration)",
    )
    sheets.add_argument(
        "--marks",
        metavar="LENGTH[,OFFSET[,COLOUR]]",
        type=_marks,
        help="where to cut pieces and cards: how long marks are and how far from them, in mm; "
        "black, grey, red or blue (default: 3,0.5,black; 0: none)",
    )


def _add_race(parser: argparse.ArgumentParser) -> None:
    race = parser.add_argument_group("race pack and cards")
    race.add_argument(
        "--rules", metavar="R", help="the ruleset; default: that of the circuit's own game"
    )
    race.add_argument(
        "--option",
        metavar="NAME=VALUE",
        action="append",
        default=[],
        help="set a house ruling or an option of the ruleset; may be repeated",
    )
    race.add_argument(
        "--players",
        metavar="N",
        type=partial(whole_number, least=1),
        help="default: the game's usual number",
    )
    race.add_argument(
        "--result",
        metavar="FILE",
        type=Path,
        help="a playtest's result (`playtest --save`), for a page about it",
    )
    race.add_argument(
        "--card",
        choices=("63x88", "44x68", "59x92"),
        default="63x88",
        help="size of the cards, in mm (default: 63x88)",
    )


def _add_cutter(parser: argparse.ArgumentParser) -> None:
    cutter = parser.add_argument_group(
        "pieces for a laser cutter",
        "--paper is the size of the machine's bed; with fit the circuit is cut as it lies, shared "
        "edges once. --of and --joint apply as well.",
    )
    cutter.add_argument(
        "--kerf",
        metavar="MM",
        type=_number_in(KERFS_MM, "mm"),
        default=0.0,
        help="what the laser burns away; pieces are made that much larger (default: 0)",
    )
    cutter.add_argument(
        "--preset",
        choices=("lightburn", "maker-space", "black", "cut-contour"),
        default="lightburn",
        help="the colours of the layers (default: lightburn); cut-contour also for pieces that are "
        "printed and then cut by a machine: in PDF the line to cut is the ink CutContour",
    )


def run(arguments: argparse.Namespace) -> int:
    from trackwright.model.files.library import find_track, load_circuit
    from trackwright.model.text.errors import TrackwrightError
    from trackwright.reports.printing import (
        DEFAULT_DPI,
        page_form,
        pages_to_print,
        paper_counts,
        write_pages,
    )

    order = _order(arguments)
    if arguments.out is None and not arguments.dry_run:
        raise TrackwrightError("name a file to write, such as plan.pdf; or use --dry-run")
    if arguments.dpi and (arguments.out is None or not page_form(arguments.out).has_pixels):
        raise TrackwrightError("--dpi only applies to png files")
    if arguments.out is not None:
        page_form(arguments.out)
    track = find_track(arguments.track)
    circuit = load_circuit(arguments.track)
    pages = None if arguments.dry_run else pages_to_print(circuit, order)
    counts = paper_counts(circuit, order, pages)
    files: list[Path] = []
    if pages is not None:
        files = write_pages(pages, arguments.out, (track,), arguments.dpi or DEFAULT_DPI)
    if arguments.json:
        _print_json(arguments, counts, files, circuit.hash)
    else:
        print_lines(*(f"{circuit.track.name}: {count.words}" for count in counts.values()))
        print_lines(*(f"{file}: written ({file.stat().st_size:,} bytes)" for file in files))
    return FINE


def _order(arguments: argparse.Namespace) -> "PrintOrder":
    from trackwright.model.text.translation import translator
    from trackwright.reports.cutters.presets import CONTOUR
    from trackwright.reports.paper.cut_sheets import CutOptions
    from trackwright.reports.paper.papers import paper_named
    from trackwright.reports.paper.sheet import Marks, PrintSettings
    from trackwright.reports.printing import PrintOrder

    settings = PrintSettings(
        paper_named(arguments.paper),
        arguments.orientation,
        arguments.margin,
        arguments.overlap,
        arguments.ink,
        arguments.names,
        arguments.turn,
        arguments.measured,
        translator(arguments.language),
        arguments.marks or Marks(),
    )
    cut = CutOptions(
        arguments.source,
        arguments.backs,
        arguments.joint,
        arguments.back_shift,
        arguments.preset == CONTOUR,
        arguments.strips,
    )
    return PrintOrder(
        arguments.product,
        settings,
        cut,
        _pack(arguments),
        arguments.card,
        arguments.kerf,
        arguments.preset,
    )


def _pack(arguments: argparse.Namespace) -> "PackOptions":
    from trackwright.model.files.track_files import read_bytes
    from trackwright.reports.pack.race_pack import PackOptions
    from trackwright.simulator.playtest.result_files import parse_result

    result = None
    if arguments.result is not None:
        result = parse_result(read_bytes(arguments.result), str(arguments.result))
    options = options_of(arguments.option)
    return PackOptions(arguments.rules, options, arguments.players, result)


def _print_json(
    arguments: argparse.Namespace, counts: "dict[str, PaperCount]", files: list[Path], hash: str
) -> None:
    print_json(
        {
            "version": 1,
            "track": arguments.track,
            "graph_hash": hash,
            "paper": {name: count.count for name, count in counts.items()},
            "problems": [str(count.words) for count in counts.values() if count.count is None],
            "files": [{"file": str(file), "bytes": file.stat().st_size} for file in files],
        }
    )


def _number_in(bounds: tuple[float, float], unit: str) -> Callable[[str], float]:
    """Reads a number within bounds."""
    least, most = bounds

    def read(text: str) -> float:
        try:
            number = float(text)
        except ValueError:
            number = least - 1
        if not least <= number <= most:
            raise argparse.ArgumentTypeError(
                f"expected {least:g} to {most:g} {unit}, found {text!r}"
            )
        return number

    return read


def _measured(text: str) -> tuple[float, float]:
    read, parts = _number_in(MEASURED_MM, "mm"), re.split("[x×]", text)
    if len(parts) != 2:
        raise argparse.ArgumentTypeError(f"expected two lengths such as 99.6x100.2, found {text!r}")
    return read(parts[0]), read(parts[1])


def _marks(text: str) -> "Marks":
    from trackwright.reports.paper.sheet import COLOURS, Marks

    usual, given = Marks(), text.split(",")
    length, offset, colour = [*given, *(str(usual.offset_mm), usual.colour)[len(given) - 1 :]][:3]
    if len(given) > 3 or colour not in COLOURS:
        known = ", ".join(COLOURS)
        raise argparse.ArgumentTypeError(
            f"expected a length, an offset and a colour ({known}) such as 3,0.5,red, found {text!r}"
        )
    return Marks(_number_in(MARKS_MM, "mm")(length), _number_in(OFFSETS_MM, "mm")(offset), colour)


def _shift(text: str) -> complex:
    read, parts = _number_in(SHIFTS_MM, "mm"), text.split(",")
    if len(parts) != 2:
        raise argparse.ArgumentTypeError(f"expected two shifts such as 0.8,-0.3, found {text!r}")
    return complex(read(parts[0]), read(parts[1]))
