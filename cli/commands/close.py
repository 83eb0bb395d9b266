"""Find the ways to close a lap exactly with the pieces left in the box.

The best way comes first: fewest pieces, then the lap nearest to the middle of the required length,
then the fewest changes of direction. Ways that follow the same road count as one. No way overlaps
anything or leaves the board that the track names, and the lap makes exactly one full turn. If no
pieces at the gap close it, small changes elsewhere in the lap that do are listed.
"""

import argparse

from trackwright.cli.shared.closing import (
    ShownProgress,
    add_outcome,
    add_wishes,
    at_least_one,
    check_outcome,
    not_negative,
    report,
    wishes_of,
)
from trackwright.cli.shared.output import FINE, add_track, print_json, print_lines


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_track(parser)
    add_wishes(parser)
    parser.add_argument(
        "--repair",
        metavar="K",
        type=not_negative,
        default=0,
        help="remove up to K laid pieces first",
    )
    parser.add_argument(
        "--behind", metavar="PIECE", type=at_least_one, help="which gap: the one after PIECE"
    )
    add_outcome(parser)


def run(arguments: argparse.Namespace) -> int:
    from trackwright.model.files.library import load_circuit
    from trackwright.model.text.errors import TrackwrightError
    from trackwright.reports.closing import Closed, ways_to_close

    check_outcome(arguments)
    circuit = load_circuit(arguments.track)
    wishes = wishes_of(arguments)
    found = ways_to_close(circuit, wishes, arguments.behind, arguments.repair, ShownProgress)
    if isinstance(found, Closed):
        if arguments.apply:
            raise TrackwrightError("the track is already closed: there is nothing to apply")
        print_json(found.as_json()) if arguments.json else print_lines(*found.text())
        return FINE
    return report(arguments, circuit, found)
