"""What callers give: made Python's own, or a TrackwrightError that names it and says what is
expected. Whatever it is, it is looked at here, before anything is done with it."""

import os
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import islice
from operator import index
from pathlib import Path
from typing import Any, SupportsFloat, SupportsIndex, TypeVar

from trackwright.api.plain import Progress, Words, shown
from trackwright.model.text.errors import TrackwrightError, did_you_mean

LARGEST = 2**63 - 1
MOST_ITEMS, MOST_LETTERS = 50_000, 10_000

Kind = TypeVar("Kind")


def not_expected(name: str, what: str, value: object) -> TrackwrightError:
    return TrackwrightError(f"{name}: expected {what}, found {shown(value)}")


def whole(name: str, value: SupportsIndex) -> int:
    """The number as Python's own, whatever library it is from."""
    number = _index(name, value)
    if not -LARGEST <= number <= LARGEST:
        raise not_expected(name, "a whole number of fewer digits", number)
    return number


def whole_or_none(name: str, value: SupportsIndex | None) -> int | None:
    return None if value is None else whole(name, value)


def within(name: str, value: SupportsIndex, least: int, most: int) -> int:
    """The number, or an error that says which are possible."""
    number = _index(name, value)
    if not least <= number <= most:
        raise not_expected(name, f"{least} to {most}", number)
    return number


def _index(name: str, value: SupportsIndex) -> int:
    try:
        return index(value)
    except TypeError:
        raise not_expected(name, "a whole number", value) from None


def number_or_none(name: str, value: SupportsFloat | None) -> float | None:
    if value is None:
        return None
    try:
        if isinstance(value, SupportsFloat):  # a text is none, though it could be made one
            return float(value)
    except (OverflowError, TypeError, ValueError):
        pass
    raise not_expected(name, "a number", value)


def text(name: str, value: str, most: int = MOST_LETTERS) -> str:
    """The text as Python's own."""
    if not isinstance(value, str):
        raise not_expected(name, "a text", value)
    if len(value) > most:
        raise not_expected(name, f"a text of at most {most:,} letters", value)
    return str.__str__(value)


def text_or_none(name: str, value: str | None) -> str | None:
    return None if value is None else text(name, value)


def one_of(name: str, value: str, known: Sequence[str]) -> str:
    given = text(name, value)
    if given not in known:
        raise TrackwrightError(f"{name}={given!r}: no such {name} {did_you_mean(given, known)}")
    return given


def path_text(name: str, path: str | os.PathLike[str]) -> str:
    try:
        return text(name, os.fsdecode(path))
    except TypeError:
        raise not_expected(name, "a path", path) from None


def file_at(name: str, path: str | os.PathLike[str]) -> Path:
    return Path(path_text(name, path))


def listed(name: str, items: Iterable[Kind], most: int = MOST_ITEMS) -> list[Kind]:
    """The items, which may have no end."""
    try:
        each = iter(items)
    except TypeError:
        raise not_expected(name, "a list", items) from None
    found = list(islice(each, most + 1))
    if len(found) > most:
        raise TrackwrightError(f"{name}: more than {most:,} given")
    return found


def texts(name: str, items: Iterable[str]) -> tuple[str, ...]:
    return tuple(text(name, item) for item in listed(name, items))


def words_in(name: str, words: Words) -> tuple[str, ...]:
    given = text(name, words).split(",") if isinstance(words, str) else texts(name, words)
    return tuple(word.strip() for word in given if word.strip())


def span_or_none(name: str, value: Iterable[int] | None) -> tuple[int, int] | None:
    if value is None:
        return None
    ends = [whole(name, end) for end in listed(name, value)]
    if len(ends) != 2:
        raise not_expected(name, "the fewest and the most", value)
    return ends[0], ends[1]


def options_in(
    options: Mapping[str, str | int | bool] | None,
) -> dict[str, str | int | bool] | None:
    """The options of a ruleset, by name."""
    if options is None:
        return None
    given = mapping("options", options)
    return {
        text("options", name): text(name, value) if isinstance(value, str) else whole(name, value)
        for name, value in given.items()
    }


def mapping(name: str, value: Mapping[str, Any]) -> Mapping[str, Any]:
    if not isinstance(value, Mapping):
        raise not_expected(name, "a dictionary", value)
    return value


def made_here(name: str, value: Kind, kind: type[Kind]) -> Kind:
    """A circuit, race or playtest that the library has handed out."""
    if not isinstance(value, kind):
        raise not_expected(name, f"a {kind.__name__}", value)
    return value


def ignoring_answers(progress: Progress | None) -> Callable[[int, int], None] | None:
    """What the caller's function returns is its own business."""
    if progress is None:
        return None
    if not callable(progress):
        raise not_expected("progress", "a function", progress)

    def report(done: int, total: int) -> None:
        progress(done, total)

    return report
