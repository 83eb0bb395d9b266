"""Finds the commands, runs one, and turns errors into one clear line.

Only the chosen command's module is imported, and commands import heavy libraries when they run.
"""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from trackwright.cli.shared.interrupts import noticed_interrupts
from trackwright.cli.shared.output import COULD_NOT_RUN, FINE, ignore_broken_pipe, warn
from trackwright.cli.shared.parsers import (
    PROGRAM,
    command_help,
    command_module,
    command_names,
    command_parser,
    new_parser,
)
from trackwright.cli.shared.progress import telling_of_long_work
from trackwright.cli.shared.streams import plain_streams, silence_stdout
from trackwright.cli.shared.window import has_display, open_window
from trackwright.model.text.errors import TrackwrightError, did_you_mean

DISTRIBUTION = "trackwright"

DESCRIPTION = "Design racing circuits for board games, check them, and playtest them with bots."
NO_DISPLAY = "cannot open the editor: there is no display; the commands below work without one"


def run_program(given: Sequence[str]) -> int:
    """Run what is asked for; the exit code is 0 for fine, 1 for problems found, 2 for could not
    run."""
    with plain_streams():
        return _guarded(list(given))


def _guarded(given: list[str]) -> int:
    """Prints errors as one line."""
    try:
        try:
            with noticed_interrupts():
                return _run(given)
        finally:
            with ignore_broken_pipe():  # flushes: output that cannot be written fails here
                pass
    except TrackwrightError as error:
        print(error, file=sys.stderr)
    except BrokenPipeError:
        silence_stdout(sys.stdout)
        return FINE
    except OSError as error:
        nameless = "the current folder" if isinstance(error, FileNotFoundError) else "the output"
        warn(f"{error.filename or nameless}: {error.strerror or error}")
        silence_stdout(sys.stdout)
    except KeyboardInterrupt:
        print("interrupted", file=sys.stderr)
    return COULD_NOT_RUN


def _run(given: list[str]) -> int:
    names = command_names()
    if given and given[0] in names:
        if sys.stdout is None:
            raise TrackwrightError(
                "standard output is closed; redirect it to a file or pipe it to a program"
            )
        asked_for = command_parser(given[0]).parse_args(given[1:])
        with telling_of_long_work(given[0]):
            code: int = command_module(given[0]).run(asked_for)
        return code
    parser = new_parser(PROGRAM, DESCRIPTION)
    parser.epilog = _overview(names)
    parser.add_argument("--version", action="version", version=_version())
    parser.add_argument("command", nargs="?", metavar="COMMAND | TRACK", help="see below")
    parser.add_argument("rest", nargs=argparse.REMAINDER, help=argparse.SUPPRESS)
    asked = parser.parse_args(given).command
    if asked is not None and not Path(asked).exists():
        _expect_shipped(asked, names)
    if has_display():
        return open_window(asked)
    print(f"{PROGRAM}: {NO_DISPLAY}\n", file=sys.stderr)
    print(_overview(names), file=sys.stderr)
    return COULD_NOT_RUN


def _expect_shipped(asked: str, names: list[str]) -> None:
    """Raises a TrackwrightError if there is no shipped circuit of this name, either."""
    from trackwright.model.files.library import shipped_tracks  # it would delay the splash screen

    shipped = shipped_tracks()
    if asked not in shipped:
        known = did_you_mean(asked, [*names, *shipped])
        message = f"no command, file or shipped circuit named {asked!r} {known}"
        raise TrackwrightError(message)


def _overview(names: list[str]) -> str:
    """The commands, each with the first line of its help."""
    width = max(map(len, names))
    lines = [f"  {name:<{width}}  {command_help(name)}" for name in names]
    return "\n".join(["commands:", *lines, "", f"Run `{PROGRAM} COMMAND --help` for details."])


def _version() -> str:
    from importlib.metadata import version

    return f"{PROGRAM} {version(DISTRIBUTION)}"
