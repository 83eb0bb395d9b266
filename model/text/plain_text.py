"""Texts of files as plain text: what would steer a terminal, or turn a line round, is shown."""

import os
import re
from pathlib import PurePath

_UNSEEN = re.compile(
    r"[\x00-\x1f\x7f-\x9f"  # control characters: line ends, escape sequences, DEL
    r"\u061c\u200e\u200f\u202a-\u202e\u2066-\u206f"  # what turns the direction of a line
    r"\u2028\u2029"  # line and paragraph separators
    r"\ufeff\ufff9-\ufffb\ufffe\uffff"  # marks that are no letters
    r"\ud800-\udfff]"  # halves of letters: bytes of file names that are not UTF-8
)


def visible(text: str, keep: str = "") -> str:
    r"""The text with an escape, as JSON has it (`\u001b`), for each such character.

    So JSON that is escaped stays the same JSON. What is escaped already stays as it is.
    """
    if text.isprintable():
        return text
    return _UNSEEN.sub(lambda m: m[0] if m[0] in keep else f"\\u{ord(m[0]):04x}", text)


def lines_of(text: str) -> list[str]:
    """The lines of a file, with their ends; `splitlines` would end them in the middle of a name."""
    return re.findall(r"[^\n]*\n|[^\n]+", text)


def encodable(text: str) -> str:
    """What was no UTF-8 in a file name is replaced, so that the text can be written to a file."""
    return text.encode(errors="surrogateescape").decode(errors="replace")


def path_of(name: str) -> str:
    """The path that a text names, as the bytes of UTF-8 where the system's locale knows no such
    letter."""
    try:
        os.fsencode(name)
    except UnicodeEncodeError:
        return os.fsdecode(name.encode())
    return name


def visible_lines(text: str) -> str:
    """A text of several lines, each of them `visible`; a tab is no harm in it."""
    return visible(text, keep="\n\t")


def visible_part(part: object) -> object:
    """What is put into a sentence: names and paths `visible`, everything else as it is."""
    return visible(str(part)) if isinstance(part, str | PurePath) else part
