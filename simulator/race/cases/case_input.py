"""Reads a referee's case, or says what is wrong with it: what was expected, and what was found.
Races, circuits and cards are answered in different packages, but read in the same way."""

from collections.abc import Collection, Mapping
from reprlib import Repr
from typing import Any, TypeAlias

from trackwright.model.text.errors import TrackwrightError

Case: TypeAlias = Mapping[str, Any]
MOST = 10**6
"""The largest whole number of a case, unless it has a limit of its own."""
_SHORT = Repr()
_SHORT.maxlevel, _SHORT.maxstring, _SHORT.maxother, _SHORT.maxlong = 2, 60, 60, 40


class CannotAnswer(TrackwrightError):
    """A case that cannot be run; the message says what is wrong with it."""


def found(value: Any) -> str:
    """A value as messages name it, however long it is."""
    return f"found {shortened(value)}"


def shortened(value: Any) -> str:
    """A value as Python writes it, shortened in the middle."""
    return _SHORT.repr(value)


def state_of(case: Case) -> Case:
    return an_object(case, "state")


def an_object(case: Case, name: str, where: str = "") -> Case:
    """An object of a case; empty if it is missing."""
    return a_case(case.get(name) or {}, where or name)


def a_case(value: Any, where: str) -> Case:
    """A value that has to be an object."""
    if not isinstance(value, Mapping):
        raise CannotAnswer(f"{where}: expected an object, {found(value)}")
    return value


def objects(value: Any, where: str) -> list[Case]:
    if not isinstance(value, list):
        raise CannotAnswer(f"{where}: expected a list of objects, {found(value)}")
    for i, row in enumerate(value):
        if not isinstance(row, Mapping):
            raise CannotAnswer(f"{where}[{i}]: expected an object, {found(row)}")
    return value


def whole(value: Any, where: str, least: int, most: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise CannotAnswer(
            f"{where}: expected a whole number from {least} to {most}, {found(value)}"
        )
    return value


def one_of(value: Any, where: str, words: Collection[str]) -> str:
    if not isinstance(value, str) or value not in words:
        raise CannotAnswer(f"{where}: expected {', '.join(words)}, {found(value)}")
    return value


def listed(row: Case, name: str, where: str = "") -> list[Any]:
    """A list of a case; empty if it is missing."""
    value = row.get(name)
    return [] if value is None else a_list(value, where or name)


def a_list(value: Any, where: str, most: int | None = None) -> list[Any]:
    """A value that has to be a list, of so many entries at most."""
    if not isinstance(value, list):
        raise CannotAnswer(f"{where}: expected a list, {found(value)}")
    if most is not None and len(value) > most:
        raise CannotAnswer(f"{where}: more than {most} entries")
    return value


def named(value: Any, where: str) -> str:
    """An id: a text, or a number."""
    if isinstance(value, bool) or not isinstance(value, str | int):
        raise CannotAnswer(f"{where}: expected an id (a text or a whole number), {found(value)}")
    return str(value)


def names(row: Case, name: str, where: str = "") -> list[str]:
    """A list of ids of a case; empty if it is missing."""
    return [named(value, where or name) for value in listed(row, name, where)]


def id_of(row: Case, where: str) -> str:
    if row.get("id") is None:
        raise CannotAnswer(f"{where}: id is missing")
    return named(row["id"], f"{where}: id")
