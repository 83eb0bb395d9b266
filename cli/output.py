"""What the commands print with: tables, JSON, and the words they share."""

import argparse
import json
import sys
from collections.abc import Iterable, Sequence
from typing import Any

TRACK_HELP = "a track file, or the id of a shipped circuit (see `trackwright tracks`)"


def add_track(parser: argparse.ArgumentParser) -> None:
    """The argument that nearly every command begins with."""
    parser.add_argument("track", metavar="TRACK", help=TRACK_HELP)


def add_json(parser: argparse.ArgumentParser) -> None:
    """The switch from text for people to JSON for programs."""
    parser.add_argument("--json", action="store_true", help="print JSON instead of text")


def print_json(value: Any) -> None:
    """JSON on stdout, indented."""
    json.dump(value, sys.stdout, indent=2, ensure_ascii=False)
    print()


def table(rows: Iterable[Sequence[object]], heads: Sequence[str]) -> str:
    """Columns as wide as they need to be; numbers to the right, None as a dash."""
    cells = [[_cell(value) for value in row] for row in rows]
    numeric = [all(row[i] == "-" or _is_number(row[i]) for row in cells) for i in range(len(heads))]
    widths = [max([len(head), *(len(row[i]) for row in cells)]) for i, head in enumerate(heads)]

    def line(values: Sequence[str]) -> str:
        padded = (
            value.rjust(width) if right else value.ljust(width)
            for value, width, right in zip(values, widths, numeric, strict=True)
        )
        return "  ".join(padded).rstrip()

    return "\n".join([line(heads), *map(line, cells)])


def _cell(value: object) -> str:
    if value is None:
        return "-"
    if isinstance(value, float):
        return f"{value:g}"
    return str(value)


def _is_number(text: str) -> bool:
    return text.lstrip("-").replace(".", "", 1).isdigit()
