"""What the commands share: arguments, exit codes, tables, JSON, and words."""

import argparse
import json
import sys
import textwrap
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

from cli.streams import can_show_all, hush
from model.text.plain_text import visible

FINE, FINDINGS, COULD_NOT_RUN = 0, 1, 2
"""Exit codes."""
LARGEST_NUMBER = 999_999_999
SIDES: Mapping[str | None, str] = {"L": "left", "R": "right"}
TRACK_HELP = "a track file, or the id of a shipped circuit (see `trackwright tracks`)"


def add_track(parser: argparse.ArgumentParser) -> None:
    """The argument that nearly every command begins with."""
    parser.add_argument("track", metavar="TRACK", help=TRACK_HELP)


def add_json(parser: argparse.ArgumentParser) -> None:
    """The switch from text for people to JSON for programs."""
    parser.add_argument("--json", action="store_true", help="print JSON instead of text")


def whole_number(text: str, least: int, most: int = LARGEST_NUMBER) -> int:
    """The value of an argument that counts something."""
    number = int(text) if text.isascii() and text.isdigit() and len(text) < 10 else -1
    if not least <= number <= most:
        raise argparse.ArgumentTypeError(
            f"expected a whole number from {least} to {most}, found {text!r}"
        )
    return number


class Block(str):
    """Several lines of text in which nothing is left to be made visible."""

    __slots__ = ()


def tell(*lines: str) -> None:
    """Lines for people on stdout. A line stays one line, whatever the names in it are."""
    for line in lines:
        print(line if isinstance(line, Block) else visible(line))


def warn(*lines: str) -> None:
    """The same on stderr, at once."""
    print("\n".join(map(visible, lines)), file=sys.stderr, flush=True)


def print_json(value: Any) -> None:
    """JSON on stdout, indented."""
    sys.stdout.write(json_text(value))


def json_text(value: Any) -> str:
    """Indented JSON in letters that stdout can show; others are escaped as JSON has it."""
    return json.dumps(value, indent=2, ensure_ascii=not can_show_all(sys.stdout)) + "\n"


@contextmanager
def heard_or_not() -> Iterator[None]:
    """What is told in here may be told in vain: the reader, `head` perhaps, has seen enough. The
    command goes on, for its exit code says more than its output does."""
    try:
        yield
        if sys.stdout is not None:
            sys.stdout.flush()
    except BrokenPipeError:
        hush(sys.stdout)


def indented(block: str) -> Block:
    """A table two letters to the right."""
    return Block(textwrap.indent(block, "  "))


def table(rows: Iterable[Sequence[object]], heads: Sequence[str]) -> Block:
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

    return Block("\n".join(map(line, [heads, *cells])))


def _cell(value: object) -> str:
    if value is None:
        return "-"
    if isinstance(value, float):
        return f"{value:g}"
    return visible(str(value))


def _is_number(text: str) -> bool:
    return text.lstrip("-").replace(".", "", 1).isdigit()
