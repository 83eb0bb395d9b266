"""Everything printed is plain text: control characters in names are shown, not sent to the
terminal, and so are letters that the encoding of the output cannot represent.

Every command prints through this module, so none can forget it. JSON stays the same JSON.
"""

import io
import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any, TextIO, cast

from trackwright.model.text.plain_text import visible_lines


class PlainStream:
    """A text stream that shows control characters; everything else is left to the stream."""

    def __init__(self, stream: TextIO) -> None:
        self.sender = stream
        """The stream itself, for colours and cursor movements that the program adds."""

    def write(self, text: str) -> int:
        return self.sender.write(visible_lines(text))

    def writelines(self, lines: list[str]) -> None:
        for line in lines:
            self.write(line)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.sender, name)


class UnfailingStream(PlainStream):
    """stderr: with a full disk or no reader, the exit code still says how it went."""

    last_written = 0.0
    """When somebody last heard of this program, on the clock of `time.monotonic`."""

    def write(self, text: str) -> int:
        UnfailingStream.last_written = time.monotonic()
        try:
            return super().write(text)
        except OSError:
            silence_stdout(self.sender)
            return len(text)

    def flush(self) -> None:
        try:
            self.sender.flush()
        except OSError:
            silence_stdout(self.sender)


ERRORS = {"stdin": "replace", "stdout": "backslashreplace", "stderr": "backslashreplace"}
"""Stream -> what happens to a letter that its encoding cannot represent."""


@contextmanager
def plain_streams() -> Iterator[None]:
    """While this is open, both streams are plain and accept any letter."""
    before = sys.stdout, sys.stderr
    _occupy_standard_numbers()
    if sys.stderr is None:  # closed, or a program without a console
        sys.stderr = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
    for name, errors in ERRORS.items():
        stream = getattr(sys, name)
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=errors)
    sys.stdout, sys.stderr = _plain(sys.stdout), _plain(sys.stderr, UnfailingStream)
    try:
        yield
    finally:
        sys.stdout, sys.stderr = before


def _occupy_standard_numbers() -> None:
    """The next file opened would get the number of a closed stream, and what a library prints
    would then end up in somebody's track."""
    while (handle := os.open(os.devnull, os.O_RDWR)) <= 2:
        pass
    os.close(handle)


def _plain(stream: TextIO | None, kind: type[PlainStream] = PlainStream) -> TextIO:
    """A closed stream is None, and stays None."""
    if stream is None or isinstance(stream, PlainStream):
        return cast(TextIO, stream)
    return cast(TextIO, kind(stream))


def silence_stdout(stream: TextIO) -> None:
    """Discards everything still to be printed there."""
    with suppress(AttributeError, OSError, ValueError):  # closed, or no file
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def can_show_all(stream: TextIO) -> bool:
    """Can the stream's encoding represent every letter? If not, JSON needs escapes."""
    return (getattr(stream, "encoding", None) or "utf-8").lower().startswith("utf")


def send(stream: TextIO, text: str) -> None:
    """Write colours and cursor movements as they are; text from files must be `visible` already."""
    UnfailingStream.last_written = time.monotonic()
    getattr(stream, "sender", stream).write(text)
    stream.flush()
