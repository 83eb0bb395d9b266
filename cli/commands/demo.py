"""Show the main features on a shipped circuit: statistics, check, a playtest and a picture.

If there is a display, the circuit then opens in the editor.
"""

import argparse
import sys
import textwrap
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from trackwright.cli.shared.output import add_json, print_json, print_lines, warn
from trackwright.cli.shared.window import is_interactive, open_window

if TYPE_CHECKING:
    from trackwright.model.circuit import Circuit
    from trackwright.simulator.playtest.results import Result
    from trackwright.validators.report import Report

DEFAULT = "april-raceway"
RACES = 500
SEED = 1
ANY_RULES = "motograndprix-expert"
"""For circuits of kits that belong to no game."""
UNRATED = 2
"""The difficulty used for corners without a marker."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "track", metavar="TRACK", nargs="?", default=DEFAULT, help="which circuit to show"
    )
    parser.add_argument(
        "--out", metavar="FOLDER", default=".", help="folder for the picture (default: this one)"
    )
    parser.add_argument(
        "--no-window", action="store_true", help="do not open the editor at the end"
    )
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    from trackwright.cli.commands import info
    from trackwright.model.files.library import load_circuit
    from trackwright.model.files.output_checks import PNG, check_output
    from trackwright.reports.circuit.facts import summary_of
    from trackwright.reports.export import write_export
    from trackwright.validators.report import check_circuit

    circuit = load_circuit(arguments.track)
    summary = summary_of(circuit)
    report = check_circuit(circuit)
    picture = Path(arguments.out) / f"{Path(arguments.track).stem}.png"
    check_output(picture, PNG)
    race = list(_playtest_text(circuit))
    write_export(circuit, picture)
    if arguments.json:
        document = {
            "info": summary.as_json(),
            "check": report.as_json(),
            "playtest": race,
            "picture": str(picture),
        }
        print_json({"version": 1, **document})
        return 0
    print_lines(*info.text_of(circuit, summary), *_check_text(report), "")
    for line in race:
        print_lines(*textwrap.wrap(line, 96, initial_indent="  ", subsequent_indent="    "))
    print_lines("", f"The picture was saved as {picture}. Next:", "")
    print_lines("  trackwright tracks                     the other shipped circuits")
    print_lines("  trackwright check TRACK -v             why problems matter and how to fix them")
    print_lines("  trackwright race TRACK --rules R       one race, turn by turn")
    print_lines("  trackwright playtest TRACK --rules R   figures from many races")
    print_lines("  trackwright export TRACK OUT           a picture in true size, or data")
    if arguments.no_window or not is_interactive():
        return 0
    print_lines("", "The circuit opens in the editor; close the window to finish.")
    sys.stdout.flush()
    return open_window(arguments.track)


def raced(circuit: "Circuit") -> "Result":
    """A playtest under the rules of the circuit's game and level."""
    from trackwright.simulator.game.rulesets import default_ruleset, find_ruleset
    from trackwright.simulator.playtest.results import result_of
    from trackwright.simulator.playtest.running import Batch, playtest
    from trackwright.simulator.table.lineup import lineup

    ruleset = default_ruleset(circuit.kit.id, circuit.track.level) or find_ruleset(ANY_RULES)
    asked = {"unrated": UNRATED} if any(o.name == "unrated" for o in ruleset.options) else {}
    setup, way = lineup(circuit, ruleset.id, options=asked)
    batch = Batch(setup, way, SEED, RACES)
    counts = playtest(batch, say=warn)
    return result_of(circuit, batch, counts)


def _check_text(report: "Report") -> Iterator[str]:
    """One line per problem."""
    from trackwright.model.text.messages import counted

    *found, waived = report.counts().items()
    yield ""
    yield f"  checked: {', '.join(counted(n, what) for what, n in found)}, {waived[1]} approved"
    for finding in report.findings:
        state = "waived" if finding.approval else finding.severity.value
        yield f"    {finding.code} {state}: {finding.message}"


def _playtest_text(circuit: "Circuit") -> Iterator[str]:
    """The verdict on the races, or why there are none."""
    from trackwright.model.text.errors import TrackwrightError
    from trackwright.simulator.playtest.verdict import verdict_of

    try:
        result = raced(circuit)
    except TrackwrightError as error:
        yield f"not raced: {error}"
        return
    yield f"{result.races:,} races under {result.head.ruleset} with careful bots:"
    for statement in verdict_of(result):
        yield f"- {statement.text}"
