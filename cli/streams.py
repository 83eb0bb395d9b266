"""What is printed is plain text: control characters of names are shown, not sent to the terminal.

Every command prints through this, so none can forget it. Output that is JSON stays the same JSON.
"""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, TextIO, cast

from model.plain_text import visible_lines


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


@contextmanager
def plain_streams() -> Iterator[None]:
    """In here both streams are plain."""
    before = sys.stdout, sys.stderr
    sys.stdout, sys.stderr = map(_plain, before)
    try:
        yield
    finally:
        sys.stdout, sys.stderr = before


def _plain(stream: TextIO | None) -> TextIO:
    """A stream that is closed is None, and stays so."""
    if stream is None or isinstance(stream, PlainStream):
        return cast(TextIO, stream)
    return cast(TextIO, PlainStream(stream))


def send(stream: TextIO, text: str) -> None:
    """Write colours and movements of the cursor as they are; what is from files is `visible`."""
    getattr(stream, "sender", stream).write(text)
    stream.flush()
