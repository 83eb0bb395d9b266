"""Benchmarks: each module is a command, prints JSON with --json, and reports ratios of one run."""

import argparse
import json
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from trackwright.model.text.errors import TrackwrightError


def run(
    about: str | None, measured: Callable[[int], Mapping[str, Any]], what: str, usual: int
) -> None:
    """The command line of a benchmark: `--json`, and `--<what>` for the size of the measurement."""
    parser = argparse.ArgumentParser(description=(about or "").partition("\n")[0])
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument(f"--{what}", dest="count", metavar="N", type=int, default=usual)
    arguments = parser.parse_args()
    with reported_errors():
        figures = measured(arguments.count)
    if arguments.json:
        print(json.dumps(figures, indent=2))
        return
    width = max(map(len, figures)) + 2
    for name, value in figures.items():
        print(f"{name:{width}}{value}")


@contextmanager
def reported_errors() -> Iterator[None]:
    """Ends the program with a message instead of a traceback."""
    try:
        yield
    except TrackwrightError as error:
        sys.exit(f"error: {error}")
