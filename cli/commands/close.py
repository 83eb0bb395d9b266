"""Find the ways to close a lap exactly with the pieces left in the box.

The best way comes first: fewest pieces, then the lap nearest to the middle of the required length,
then the fewest changes of direction. Ways that follow the same road count as one. No way overlaps
anything or leaves the board that the track names, and the lap makes exactly one full turn.
"""

import argparse
import time
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from trackwright.cli.shared.output import (
    FINDINGS,
    FINE,
    add_json,
    add_track,
    ignore_broken_pipe,
    print_json,
    print_lines,
    warn,
    whole_number,
)

if TYPE_CHECKING:
    from trackwright.model.circuit import Circuit
    from trackwright.model.closing.search import Closing

SILENT_S = 0.5
"""Searches that take longer show their progress."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_track(parser)
    parser.add_argument(
        "--max-pieces", metavar="N", type=_row_length, default=8, help="maximum pieces (default: 8)"
    )
    parser.add_argument(
        "--limit",
        metavar="K",
        type=_at_least_one,
        default=10,
        help="maximum ways to show (default: 10)",
    )
    parser.add_argument(
        "--unlimited", action="store_true", help="ignore how many pieces are left in the box"
    )
    parser.add_argument(
        "--positions", metavar="MIN..MAX", type=_span, help="required lap length in positions"
    )
    parser.add_argument(
        "--avoid", metavar="CODE,..", type=_codes, default=frozenset(), help="pieces not to use"
    )
    parser.add_argument(
        "--repair",
        metavar="K",
        type=_not_negative,
        default=0,
        help="remove up to K laid pieces first",
    )
    parser.add_argument(
        "--behind", metavar="PIECE", type=_at_least_one, help="which gap: the one after PIECE"
    )
    parser.add_argument(
        "--apply",
        metavar="N",
        type=_at_least_one,
        help="apply the N-th way and write the track to --out",
    )
    parser.add_argument("--out", metavar="FILE", type=Path, help="file that --apply writes")
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    from trackwright.model.closing.search import CloseOptions
    from trackwright.model.files.library import load_circuit
    from trackwright.model.files.output_checks import TRACK, check_output
    from trackwright.model.text.errors import TrackwrightError
    from trackwright.reports.closing import Closed, ways_to_close

    if (arguments.apply is None) != (arguments.out is None):
        raise TrackwrightError("--apply N needs --out FILE, and the other way round")
    if arguments.out:
        check_output(arguments.out, TRACK)
    circuit = load_circuit(arguments.track)
    wishes = CloseOptions(
        most_pieces=arguments.max_pieces,
        limit=max(arguments.limit, arguments.apply or 0),
        unlimited=arguments.unlimited,
        lap_length=arguments.positions,
        avoid=arguments.avoid,
    )
    ways = ways_to_close(circuit, wishes, arguments.behind, arguments.repair, _Progress)
    if isinstance(ways, Closed) and arguments.apply:
        raise TrackwrightError("the track is already closed: there is nothing to apply")
    with ignore_broken_pipe():
        if arguments.json:
            print_json(ways.as_json())
        else:
            print_lines(*ways.text())
    if not ways.closings and not isinstance(ways, Closed):
        return FINDINGS
    if arguments.apply:
        _write(arguments, circuit, ways.closings)
    return FINE


def _write(
    arguments: argparse.Namespace, circuit: "Circuit", closings: "Sequence[Closing]"
) -> None:
    from trackwright.model.files.track_files import save_track
    from trackwright.model.text.errors import TrackwrightError

    if arguments.apply > len(closings):
        raise TrackwrightError(
            f"--apply {arguments.apply}: the ways are numbered from 1 to {len(closings)}"
        )
    closing = closings[arguments.apply - 1]
    save_track(closing.apply(circuit.track, circuit.kit), arguments.out)
    warn(f"way {arguments.apply} written to {arguments.out}")


class _Progress:
    """Progress on stderr for a slow search."""

    def __init__(self, what: str) -> None:
        self.what = what
        self.begin = time.monotonic()
        self.told = 0

    def __call__(self, pieces: int, most: int) -> None:
        if pieces > self.told and time.monotonic() - self.begin > SILENT_S:
            self.told = pieces
            warn(f"{self.what}: {pieces} of at most {most} pieces")


def _row_length(text: str) -> int:
    from trackwright.model.closing.search import MAX_NEW_PIECES

    return whole_number(text, 1, MAX_NEW_PIECES)


def _at_least_one(text: str) -> int:
    return whole_number(text, 1)


def _not_negative(text: str) -> int:
    return whole_number(text, 0)


def _span(text: str) -> tuple[int, int]:
    low, dots, high = text.partition("..")
    if not dots:
        low = high = text
    span = whole_number(low, 0), whole_number(high, 0)
    if span[0] > span[1]:
        raise argparse.ArgumentTypeError(f"expected MIN..MAX, found {text!r}")
    return span


def _codes(text: str) -> frozenset[str]:
    return frozenset(filter(None, (code.strip() for code in text.split(","))))
