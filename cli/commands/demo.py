"""The main job in one go on a shipped circuit: its figures, its check and a picture."""

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from cli.output import add_json, print_json

if TYPE_CHECKING:
    from validators.report import Report

DEFAULT = "april-raceway"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("track", metavar="TRACK", nargs="?", default=DEFAULT, help="which circuit")
    parser.add_argument(
        "--out", metavar="FOLDER", default=".", help="where the picture goes (default: here)"
    )
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    from cli.commands import info
    from model.export import write_export
    from model.library import load_circuit
    from model.summary import summary_of
    from validators.report import check_circuit

    circuit = load_circuit(arguments.track)
    summary = summary_of(circuit)
    report = check_circuit(circuit)
    picture = Path(arguments.out) / f"{Path(arguments.track).stem}.png"
    write_export(circuit, picture)
    if arguments.json:
        found = {"info": summary.as_json(), "check": report.as_json(), "picture": str(picture)}
        print_json({"version": 1, **found})
        return 0
    print("\n".join(info.text_of(circuit, summary)))
    print("\n".join(_check_text(report)))
    print(f"\nThe picture is in {picture}. Next:\n")
    print("  trackwright tracks            the other shipped circuits")
    print("  trackwright check TRACK -v    why its findings matter and how to mend them")
    print("  trackwright export TRACK OUT  a picture in true size (svg), or data (csv, graphml)")
    return 0


def _check_text(report: "Report") -> Iterator[str]:
    """The findings in a line each."""
    from model.wording import counted

    *found, waived = report.counts().items()
    yield ""
    yield f"  checked: {', '.join(counted(n, what) for what, n in found)}, {waived[1]} waived"
    for finding in report.findings:
        state = "waived" if finding.waiver else finding.severity.value
        yield f"    {finding.code} {state}: {finding.message}"
