"""What is printed is plain text: control characters of names are shown, not sent to the terminal,
and so are letters that the encoding of the output does not have.

Every command prints through this, so none can forget it. Output that is JSON stays the same JSON.
"""

import io
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any, TextIO, cast

from model.text.plain_text import visible_lines


class PlainStream:
    """A stream of text in which control characters are shown; all else is up to the stream."""

    def __init__(self, stream: TextIO) -> None:
        self.sender = stream
        """The stream itself, for colours and the like that the program adds."""

    def write(self, text: str) -> int:
        return self.sender.write(visible_lines(text))

    def writelines(self, lines: list[str]) -> None:
        for line in lines:
            self.write(line)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.sender, name)


class UnfailingStream(PlainStream):
    """stderr: on a full disk or with no reader, the exit code still says how it went."""

    def write(self, text: str) -> int:
        try:
            return super().write(text)
        except OSError:
            hush(self.sender)
            return len(text)

    def flush(self) -> None:
        try:
            self.sender.flush()
        except OSError:
            hush(self.sender)


ERRORS = {"stdin": "replace", "stdout": "backslashreplace", "stderr": "backslashreplace"}
"""Stream -> what becomes of a letter that its encoding does not have."""


@contextmanager
def plain_streams() -> Iterator[None]:
    """In here both streams are plain, and take any letter."""
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
    """A stream that was closed leaves its number to the next file that is opened: what a library
    prints would then end up in somebody's track."""
    while (handle := os.open(os.devnull, os.O_RDWR)) <= 2:
        pass
    os.close(handle)


def _plain(stream: TextIO | None, kind: type[PlainStream] = PlainStream) -> TextIO:
    """A stream that is closed is None, and stays so."""
    if stream is None or isinstance(stream, PlainStream):
        return cast(TextIO, stream)
    return cast(TextIO, kind(stream))


def hush(stream: TextIO) -> None:
    """What is still to be printed there goes nowhere."""
    with suppress(AttributeError, OSError, ValueError):  # closed, or no file
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def can_show_all(stream: TextIO) -> bool:
    """Does the stream's encoding have all letters? If not, JSON is to be written with escapes."""
    return (getattr(stream, "encoding", None) or "utf-8").lower().startswith("utf")


def send(stream: TextIO, text: str) -> None:
    """Write colours and movements of the cursor as they are; what is from files is `visible`."""
    getattr(stream, "sender", stream).write(text)
    stream.flush()
