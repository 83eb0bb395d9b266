"""What `close` and `edit` share: wishes, progress, and writing the chosen way."""

import argparse
import time
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from trackwright.cli.shared.output import (
    FINDINGS,
    FINE,
    add_json,
    ignore_broken_pipe,
    print_json,
    print_lines,
    warn,
    whole_number,
)
from trackwright.cli.shared.progress import SILENT_S

if TYPE_CHECKING:
    from trackwright.model.circuit import Circuit
    from trackwright.model.closing.search import CloseOptions
    from trackwright.model.edit.edits import Edit
    from trackwright.reports.closing import Closed, Open

MOST_AT_ONCE = 10_000
"""Pieces named by their first and last."""


def add_wishes(parser: argparse.ArgumentParser) -> None:
    """What the ways must be like."""
    parser.add_argument(
        "--max-pieces", metavar="N", type=_row_length, default=8, help="maximum pieces (default: 8)"
    )
    parser.add_argument(
        "--limit",
        metavar="K",
        type=at_least_one,
        default=10,
        help="maximum ways to show (default: 10)",
    )
    parser.add_argument(
        "--unlimited", action="store_true", help="ignore how many pieces are left in the box"
    )
    parser.add_argument(
        "--positions", metavar="MIN..MAX", type=span, help="required lap length in positions"
    )
    parser.add_argument(
        "--avoid", metavar="PIECE_CODE,..", type=codes_in, default=(), help="pieces not to use"
    )


def add_outcome(parser: argparse.ArgumentParser) -> None:
    """What becomes of the ways."""
    parser.add_argument(
        "--apply",
        metavar="N",
        type=at_least_one,
        help="apply the N-th way and write the track to --out",
    )
    parser.add_argument("--out", metavar="FILE", type=Path, help="file that --apply writes")
    add_json(parser)


def check_outcome(arguments: argparse.Namespace) -> None:
    """Refuse what could not be written, before anything is searched."""
    from trackwright.model.files.output_checks import TRACK, check_output
    from trackwright.model.text.errors import TrackwrightError

    if (arguments.apply is None) != (arguments.out is None):
        raise TrackwrightError("--apply N needs --out FILE, and the other way round")
    if arguments.out:
        check_output(arguments.out, TRACK)


def wishes_of(arguments: argparse.Namespace) -> "CloseOptions":
    from trackwright.model.closing.search import CloseOptions

    return CloseOptions(
        most_pieces=arguments.max_pieces,
        limit=max(arguments.limit, arguments.apply or 0),
        unlimited=arguments.unlimited,
        lap_length=arguments.positions,
        avoid=frozenset(arguments.avoid),
    )


def report(arguments: argparse.Namespace, circuit: "Circuit", found: "Open | Closed") -> int:
    """Print the ways and write the chosen one. Returns the exit code."""
    with ignore_broken_pipe():
        if arguments.json:
            print_json(found.as_json())
        else:
            print_lines(*found.text())
    if not found.ways:
        return FINDINGS
    if arguments.apply:
        _write(arguments, circuit, found.ways)
    return FINE


def _write(arguments: argparse.Namespace, circuit: "Circuit", ways: "Sequence[Edit]") -> None:
    from trackwright.model.files.track_files import save_track
    from trackwright.model.text.errors import TrackwrightError

    if arguments.apply > len(ways):
        raise TrackwrightError(
            f"--apply {arguments.apply}: the ways are numbered from 1 to {len(ways)}"
        )
    way = ways[arguments.apply - 1]
    save_track(way.apply(circuit.track, circuit.kit), arguments.out)
    warn(f"way {arguments.apply} written to {arguments.out}")


class ShownProgress:
    """Progress on stderr for a slow search."""

    def __init__(self, what: str, of: str) -> None:
        self.what, self.of = what, of
        self.begin = time.monotonic()
        self.shown = 0

    def __call__(self, tried: int, most: int) -> None:
        if tried > self.shown and time.monotonic() - self.begin > SILENT_S:
            self.shown = tried
            warn(f"{self.what}: {tried} of at most {most} {self.of}")


def _row_length(text: str) -> int:
    from trackwright.model.closing.search import MAX_NEW_PIECES

    return whole_number(text, 1, MAX_NEW_PIECES)


def at_least_one(text: str) -> int:
    return whole_number(text, 1)


def not_negative(text: str) -> int:
    return whole_number(text, 0)


def span(text: str) -> tuple[int, int]:
    low, dots, high = text.partition("..")
    if not dots:
        low = high = text
    ends = whole_number(low, 0), whole_number(high, 0)
    if ends[0] > ends[1]:
        raise argparse.ArgumentTypeError(
            f"expected MIN..MAX with the smaller number first, found {text!r}"
        )
    return ends


def pieces_in(text: str) -> tuple[int, ...]:
    """Ids of pieces: `3..9,12`."""
    found: list[int] = []
    for low, high in map(span, text.split(",")):
        if low < 1 or high - low > MOST_AT_ONCE:
            raise argparse.ArgumentTypeError(f"expected pieces like 3..9,12, found {text!r}")
        found += range(low, high + 1)
    return tuple(dict.fromkeys(found))


def codes_in(text: str) -> tuple[str, ...]:
    return tuple(filter(None, (code.strip() for code in text.split(","))))
