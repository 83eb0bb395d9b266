"""What the commands share: arguments, exit codes, JSON, and printing."""

import argparse
import json
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from trackwright.cli.shared.streams import can_show_all, silence_stdout
from trackwright.model.text.plain_text import visible
from trackwright.model.text.tables import Block

FINE, FINDINGS, COULD_NOT_RUN = 0, 1, 2
"""Exit codes."""
LARGEST_NUMBER = 999_999_999
SIDES: Mapping[str | None, str] = {"L": "left", "R": "right"}
TRACK_HELP = "a track file, or the id of a shipped circuit (see `trackwright tracks`)"


def add_track(parser: argparse.ArgumentParser) -> None:
    """The argument that nearly every command starts with."""
    parser.add_argument("track", metavar="TRACK", help=TRACK_HELP)


def add_json(parser: argparse.ArgumentParser) -> None:
    """The switch from text to JSON."""
    parser.add_argument("--json", action="store_true", help="print JSON instead of text")


def add_language(parser: argparse.ArgumentParser) -> None:
    """The language of what is written for people."""
    from trackwright.model.text.translation import language_codes

    parser.add_argument("--language", choices=language_codes(), default="en", help="default: en")


def whole_number(text: str, least: int, most: int = LARGEST_NUMBER) -> int:
    """The value of an argument that counts something."""
    number = int(text) if text.isascii() and text.isdigit() and len(text) < 10 else -1
    if not least <= number <= most:
        raise argparse.ArgumentTypeError(
            f"expected a whole number from {least} to {most}, found {text!r}"
        )
    return number


def print_lines(*lines: str) -> None:
    """Print lines for people on stdout. A line stays one line, whatever names it contains."""
    for line in lines:
        print(line if isinstance(line, Block) else visible(line))


def warn(*lines: str) -> None:
    """The same on stderr, flushed at once."""
    print("\n".join(map(visible, lines)), file=sys.stderr, flush=True)


def print_json(value: Any) -> None:
    """Print JSON on stdout, indented."""
    sys.stdout.write(json_text(value))


def json_text(value: Any) -> str:
    """Indented JSON; letters that stdout cannot show are escaped the way JSON does it."""
    return json.dumps(value, indent=2, ensure_ascii=not can_show_all(sys.stdout)) + "\n"


@contextmanager
def ignore_broken_pipe() -> Iterator[None]:
    """The reader of what is printed here may have closed the pipe, as `head` does. The command goes
    on: its exit code matters more than the rest of its output."""
    try:
        yield
        if sys.stdout is not None:
            sys.stdout.flush()
    except BrokenPipeError:
        silence_stdout(sys.stdout)
