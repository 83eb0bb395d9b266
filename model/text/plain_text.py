"""Text from files made safe to print: characters that control a terminal or turn the writing
direction are escaped."""

import os
import re
from pathlib import PurePath

_UNSEEN = re.compile(
    r"[\x00-\x1f\x7f-\x9f"  # control characters: line ends, escape sequences, DEL
    r"\u061c\u200e\u200f\u202a-\u202e\u2066-\u206f"  # change the writing direction
    r"\u2028\u2029"  # line and paragraph separators
    r"\ufeff\ufff9-\ufffb\ufffe\uffff"  # marks that are not letters
    r"\ud800-\udfff]"  # lone surrogates: bytes of file names that are not UTF-8
)


def visible(text: str, keep: str = "") -> str:
    r"""The text with unprintable characters escaped as in JSON (`\u001b`).

    Escaped JSON stays the same JSON. Existing escapes stay as they are.
    """
    if text.isprintable():
        return text
    return _UNSEEN.sub(lambda m: m[0] if m[0] in keep else f"\\u{ord(m[0]):04x}", text)


def split_lines(text: str) -> list[str]:
    """The lines of a file with their ends; `splitlines` would also split within names."""
    return re.findall(r"[^\n]*\n|[^\n]+", text)


def encodable(text: str) -> str:
    """Replace bytes of a file name that are not UTF-8, so that the text can be written out."""
    return text.encode(errors="surrogateescape").decode(errors="replace")


def path_for_name(name: str) -> str:
    """The path for a name; letters that the system's locale cannot encode become UTF-8 bytes."""
    try:
        os.fsencode(name)
    except UnicodeEncodeError:
        return os.fsdecode(name.encode())
    return name


def visible_lines(text: str) -> str:
    """Several lines of text, each made `visible`; tabs are harmless and stay."""
    return visible(text, keep="\n\t")


def visible_part(part: object) -> object:
    """The part of a sentence with names and paths made `visible`; others stay as they are."""
    return visible(str(part)) if isinstance(part, str | PurePath) else part
