"""Find circuits that are as you wish: many different ones that pass every check, best first.

The same wishes and seed give the same circuits on any machine, with any number of threads, or on
a cluster; only --seconds makes it depend on the machine. Every circuit shown closes exactly, fits
its board and box, and is free of errors and warnings. Wishes may come from a file (--wishes);
options go first. With --from, circuits like another come first, and --keep keeps pieces of it.
Exit code: 0 = found; 1 = nothing meets all wishes; 2 = could not run, or interrupted.
"""

import argparse
import threading
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from trackwright.cli.shared.closing import codes_in, pieces_in, span
from trackwright.cli.shared.clusters import (
    add_cluster_argument,
    reject_jobs_on_cluster,
    shared_on,
)
from trackwright.cli.shared.interrupts import cancelled_by_interrupt
from trackwright.cli.shared.output import (
    COULD_NOT_RUN,
    FINDINGS,
    FINE,
    add_json,
    ignore_broken_pipe,
    print_json,
    print_lines,
    warn,
    whole_number,
)
from trackwright.cli.shared.progress import ProgressLines
from trackwright.cli.shared.racing import seed
from trackwright.design.limits import MOST_BURSTS, MOST_COUNT, USUAL_BURSTS

if TYPE_CHECKING:
    from trackwright.design.search.maps import CircuitMap
    from trackwright.design.search.proposals import Found, Status
    from trackwright.design.wishes import Wishes

NAMED = ("kit", "level", "laps", "boxes", "positions", "corners", "hairpins", "longest", "rules")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    wishes = parser.add_argument_group("wishes")
    wishes.add_argument("--wishes", metavar="FILE", type=Path, help="read wishes from a JSON file")
    wishes.add_argument("--kit", metavar="KIT", help="default: motograndprix")
    wishes.add_argument("--level", metavar="LEVEL", help="such as basic, standard, expert, pro")
    for name, help in (
        ("positions", "length of the lap; default: what the guidelines recommend for the level"),
        ("corners", "number of corners"),
        ("hairpins", "number of corners of 180 degrees or more"),
        ("longest", "positions of the longest straight"),
    ):
        wishes.add_argument(f"--{name}", metavar="MIN..MAX", type=span, help=help)
    wishes.add_argument("--board", metavar="WxH", type=_board, help="size of the board in cm")
    wishes.add_argument("--boxes", metavar="N", type=partial(whole_number, least=1, most=20))
    wishes.add_argument("--laps", metavar="N", type=partial(whole_number, least=1, most=99))
    wishes.add_argument("--avoid", metavar="PIECE_CODE,..", type=codes_in, help="pieces not to use")
    wishes.add_argument(
        "--use", metavar="KIND[=N],..", type=_uses, help="pieces to use, at least N of each"
    )
    wishes.add_argument(
        "--from",
        dest="origin",
        metavar="TRACK",
        help="a circuit to start from: circuits like it, with its kit, level, board and boxes",
    )
    wishes.add_argument(
        "--keep",
        metavar="PIECE,..",
        type=pieces_in,
        help="pieces of that circuit that stay as they are, such as 3..9,12",
    )
    wishes.add_argument(
        "--not-like",
        metavar="TRACK",
        nargs="+",
        action="extend",
        help="circuits whose shapes are not wanted",
    )
    wishes.add_argument(
        "--direction", choices=("left", "right"), help="default: left; a course: either"
    )
    wishes.add_argument(
        "--grass", metavar="MM", type=_number, help="least strip of table between roads"
    )
    wishes.add_argument(
        "--like", metavar="OUTLINE", type=Path, help="an outline: .svg, .gpx, .geojson or .csv"
    )
    wishes.add_argument(
        "--likeness", metavar="D", type=_number, help="distance allowed to it; default: 0.02"
    )
    wishes.add_argument(
        "--rules", metavar="R", help="also check for these rules, and race by them for --play"
    )
    wishes.add_argument(
        "--play",
        metavar="CONDITION",
        action="append",
        help='such as "surely overtakes_per_bike_and_lap > 1.5"; may be given several times',
    )
    wishes.add_argument(
        "--weigh", metavar="PART=W,..", type=_weights, help="weights of the parts of the looks"
    )
    wishes.add_argument(
        "--most-looks", metavar="S", type=_number, help="worst score of looks; default: 6"
    )
    wishes.add_argument(
        "--unlike", metavar="D", type=_number, help="least difference of shapes; default: 0.05"
    )
    _add_search(parser)
    _add_outputs(parser)


def _add_search(parser: argparse.ArgumentParser) -> None:
    search = parser.add_argument_group("search")
    search.add_argument(
        "--count",
        metavar="N",
        type=partial(whole_number, least=1, most=MOST_COUNT),
        default=10,
        help="how many circuits; default: 10",
    )
    search.add_argument("--seed", metavar="S", type=seed, default=1, help="default: 1")
    search.add_argument(
        "--bursts",
        metavar="N",
        type=partial(whole_number, least=1, most=MOST_BURSTS),
        default=USUAL_BURSTS,
        help=f"give up after so many bursts of the search; default: {USUAL_BURSTS}",
    )
    search.add_argument(
        "--seconds", metavar="S", type=partial(whole_number, least=1), help="stop after so long"
    )
    search.add_argument(
        "--jobs",
        metavar="J",
        type=partial(whole_number, least=1),
        help="number of threads; default: all cores",
    )
    add_cluster_argument(search, "search")


def _add_outputs(parser: argparse.ArgumentParser) -> None:
    output = parser.add_argument_group("output options")
    output.add_argument(
        "--out", metavar="FOLDER", type=Path, help="write the circuits there, design-1.json ..."
    )
    output.add_argument(
        "--sheet", metavar="SHEET", type=Path, help="write a sheet of pictures: .svg or .png"
    )
    output.add_argument(
        "--map",
        metavar="FIGURE,FIGURE",
        help="map the circuits by two figures: positions, corners, hairpins, longest, looks, or "
        "figures of play, which are raced",
    )
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    from trackwright.design.play import gates_of
    from trackwright.design.search.maps import map_of, read_map
    from trackwright.design.search.proposals import proposals
    from trackwright.reports.design.maps import map_json, map_text
    from trackwright.reports.design.proposals import json_of, text_of

    _reject_unfit(arguments)
    wishes = wishes_of(arguments)
    gates = gates_of(wishes)
    map_wish = None if arguments.map is None else read_map(arguments.map, wishes)
    with cancelled_by_interrupt() as cancel, shared_on(arguments.cluster) as share:
        progress = _Progress(cancel, arguments.seconds)
        found = proposals(
            wishes,
            arguments.seed,
            arguments.count,
            bursts=arguments.bursts,
            jobs=arguments.jobs,
            share=share,
            progress=progress,
            cancel=cancel,
            say=warn,
        )
        if progress.out_of_time:
            cancel.clear()
        shown = None
        if map_wish is not None:
            shown = map_of(
                found.proposals, map_wish, arguments.seed, cancel, ProgressLines(_map_line)
            )
        interrupted = cancel.is_set()
    with ignore_broken_pipe():
        if arguments.json:
            document = json_of(found, wishes, gates, arguments.count, arguments.seed)
            print_json(document | ({"map": map_json(shown)} if shown else {}))
        else:
            print_lines(*text_of(found, wishes, gates, arguments.count))
            print_lines(*(map_text(shown, len(found.proposals)) if shown else ()))
    _write(arguments, found, shown)
    return _outcome(found, interrupted)


def _outcome(found: "Found", interrupted: bool) -> int:
    """The exit code; what kept the search from its end is said."""
    if found.lost:
        warn(f"{found.lost}; showing what was found by then")
        return COULD_NOT_RUN
    if interrupted:
        warn("interrupted; showing what was found by then")
        return COULD_NOT_RUN
    return FINE if found.proposals else FINDINGS


def wishes_of(arguments: argparse.Namespace) -> "Wishes":
    """The wishes of the file, and of the options, which go first."""
    from trackwright.design.origins import wishes_of_all
    from trackwright.design.outlines import read_outline
    from trackwright.design.wishes import read_wishes
    from trackwright.model.files.library import load_circuit
    from trackwright.model.text.errors import TrackwrightError

    if arguments.keep and arguments.origin is None:
        raise TrackwrightError("--keep goes with --from TRACK, whose pieces are kept")
    origin = None if arguments.origin is None else load_circuit(arguments.origin)
    in_file = {} if arguments.wishes is None else read_wishes(arguments.wishes)
    given: dict[str, Any] = {name: getattr(arguments, name) for name in NAMED}
    given |= {
        "board_cm": arguments.board,
        "avoid": arguments.avoid,
        "use": arguments.use,
        "direction": arguments.direction,
        "grass_mm": arguments.grass,
        "likeness": arguments.likeness,
        "play": tuple(arguments.play) if arguments.play else None,
        "looks": arguments.weigh,
        "most_looks": arguments.most_looks,
        "unlike": arguments.unlike,
        "outline": read_outline(arguments.like) if arguments.like is not None else None,
    }
    chosen = {name: value for name, value in given.items() if value is not None}
    others = [load_circuit(track) for track in arguments.not_like or ()]
    return wishes_of_all(in_file | chosen, origin, arguments.keep or (), others)


class _Progress:
    """Progress on stderr, and the end of the time."""

    def __init__(self, cancel: threading.Event, seconds: int | None) -> None:
        from trackwright.reports.design.proposals import progress_line

        self.cancel, self.seconds = cancel, seconds
        self.lines = ProgressLines(progress_line)
        self.out_of_time = False

    def __call__(self, status: "Status") -> None:
        if self.seconds is not None and self.lines.seconds > self.seconds:
            self.out_of_time = True
            self.cancel.set()
        self.lines(status)


def _map_line(done: int, of: int) -> str:
    return f"map: {done} of {of} circuits"


# --- files ----------------------------------------------------------------------------------------


def _reject_unfit(arguments: argparse.Namespace) -> None:
    """Report what cannot be written before anything is searched."""
    from trackwright.model.text.errors import TrackwrightError
    from trackwright.reports.design.sheets import check_sheet

    reject_jobs_on_cluster(arguments)
    if arguments.out is not None and not arguments.out.is_dir():
        raise TrackwrightError(f"--out {arguments.out}: no such folder; make it first")
    if arguments.sheet is not None:
        check_sheet(arguments.sheet)


def _write(arguments: argparse.Namespace, found: "Found", shown: "CircuitMap | None") -> None:
    from trackwright.model.files.output_checks import TRACK, check_output
    from trackwright.model.files.track_files import save_track
    from trackwright.reports.design.sheets import write_sheet

    if arguments.out is not None:
        for number, one in enumerate(found.proposals, start=1):
            path = arguments.out / f"design-{number}.json"
            check_output(path, TRACK)
            save_track(one.circuit.track, path)
    if arguments.sheet is not None:
        write_sheet(found, shown, arguments.seed, arguments.sheet)


# --- arguments ------------------------------------------------------------------------------------


def _board(text: str) -> tuple[float, float]:
    width, by, height = text.partition("x")
    try:
        size = float(width), float(height)
    except ValueError:
        size = 0.0, 0.0
    if not by or not all(0 < side <= 1000 for side in size):
        raise argparse.ArgumentTypeError(f"expected WIDTHxHEIGHT in cm, found {text!r}")
    return size


def _number(text: str) -> float:
    try:
        number = float(text)
    except ValueError:
        number = -1.0
    if not 0 <= number <= 10_000:
        raise argparse.ArgumentTypeError(f"expected a number from 0 to 10000, found {text!r}")
    return number


def _uses(text: str) -> dict[str, int]:
    return {
        code: whole_number(count or "1", 1, 100)
        for code, _, count in (part.partition("=") for part in codes_in(text))
    }


def _weights(text: str) -> dict[str, float]:
    from trackwright.design.looks.scoring import NAMES

    found = {name: _number(w) for name, _, w in (p.partition("=") for p in codes_in(text))}
    for name in found:
        if name not in NAMES:
            raise argparse.ArgumentTypeError(
                f"expected one of {', '.join(NAMES)} with a weight, found {text!r}"
            )
    return found
