"""Edit a closed lap, and find the changes elsewhere that keep it closed.

The pieces behind the edited ones move along. The smallest change comes first, then the nearest: a
straight on the opposite side, a corner swapped for another. What closes the lap at the gap itself
comes before. Every way closes exactly, overlaps nothing new, and is within the box and the board.
"""

import argparse
from typing import TYPE_CHECKING

from trackwright.cli.shared.closing import (
    ShownProgress,
    add_outcome,
    add_wishes,
    at_least_one,
    check_outcome,
    codes_in,
    pieces_in,
    report,
    wishes_of,
)
from trackwright.cli.shared.output import FINE, add_track, print_json, print_lines, warn

if TYPE_CHECKING:
    from trackwright.model.circuit import Circuit
    from trackwright.model.edit.edits import Edit


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_track(parser)
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument(
        "--insert", metavar="PIECE_CODE,..", type=codes_in, help="lay these pieces; needs --behind"
    )
    what.add_argument(
        "--replace", metavar="PIECE=CODE", type=_replacement, help="replace a piece by another"
    )
    what.add_argument("--remove", metavar="PIECE,..", type=pieces_in, help="remove these pieces")
    parser.add_argument(
        "--behind", metavar="PIECE", type=at_least_one, help="the piece after which --insert lays"
    )
    add_wishes(parser)
    add_outcome(parser)


def run(arguments: argparse.Namespace) -> int:
    from trackwright.model.circuit import Circuit
    from trackwright.model.files.library import load_circuit
    from trackwright.model.text.errors import TrackwrightError
    from trackwright.reports.closing import Closed, ways_to_close

    check_outcome(arguments)
    before = load_circuit(arguments.track)
    if not before.geometry.closed_exactly:
        raise TrackwrightError("the lap is not closed: see `trackwright close`")
    edit = _edit_of(arguments)
    circuit = Circuit(edit.apply(before.track, before.kit), before.kit)
    wishes = wishes_of(arguments)
    found = ways_to_close(circuit, wishes, progress=ShownProgress, before=before)
    if isinstance(found, Closed):
        return _still_closed(arguments, circuit, found.as_json(), [*found.text()])
    return report(arguments, circuit, found)


def _still_closed(
    arguments: argparse.Namespace, circuit: "Circuit", document: object, lines: list[str]
) -> int:
    """The edit alone keeps the lap closed: then that is what is written."""
    from trackwright.model.files.track_files import save_track

    print_json(document) if arguments.json else print_lines(*lines)
    if arguments.apply:
        save_track(circuit.track, arguments.out)
        warn(f"the edited track written to {arguments.out}")
    return FINE


def _edit_of(arguments: argparse.Namespace) -> "Edit":
    from trackwright.model.edit.edits import Insert, Remove, Replace
    from trackwright.model.text.errors import TrackwrightError

    if (arguments.insert is None) != (arguments.behind is None):
        raise TrackwrightError("--insert CODE,.. needs --behind PIECE, and the other way round")
    if arguments.insert is not None:
        return Insert(arguments.insert, arguments.behind)
    if arguments.replace is not None:
        return Replace(*arguments.replace)
    return Remove(arguments.remove, close_up=True)


def _replacement(text: str) -> tuple[int, str]:
    piece, equals, code = text.partition("=")
    if not equals or not code:
        raise argparse.ArgumentTypeError(f"expected PIECE=CODE, found {text!r}")
    return at_least_one(piece), code
