"""Which texts a search finds: those that have every word typed, whatever the case and accents."""

import re
import unicodedata
from collections.abc import Iterable

_PLAIN = str.maketrans({"ø": "o", "æ": "ae", "ł": "l", "đ": "d"})
"""Letters whose mark is not a character of its own."""
_SPELLED = re.compile("(?<=[aou])e")
"""Of an umlaut in two letters."""
LEAST_SPELLED = 4
"""Shorter words would find far too much without their e."""


def search_words(typed: str) -> list[str]:
    return _plain(typed).split()


def has_words(text: str, words: Iterable[str]) -> bool:
    """Does it have all the `search_words`, in any order? Umlauts may be spelled ae, oe, ue, here or
    there."""
    found = searchable(text)
    return all(word in found or _without_e(word) in found for word in words)


def searchable(text: str) -> str:
    """In small letters, without accents."""
    plain = _plain(text)
    short = _SPELLED.sub("", plain)
    return plain if plain == short else f"{plain} {short}"


def _without_e(word: str) -> str:
    return _SPELLED.sub("", word) if len(word) >= LEAST_SPELLED else word


def _plain(text: str) -> str:
    parts = unicodedata.normalize("NFKD", text.casefold().translate(_PLAIN))
    return "".join(part for part in parts if not unicodedata.combining(part))
