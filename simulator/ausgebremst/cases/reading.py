"""What stands in a case, or what is wrong with it."""

from collections.abc import Mapping
from typing import Any, TypeAlias

from model.errors import TrackwrightError

Case: TypeAlias = Mapping[str, Any]


class CannotAnswer(TrackwrightError):
    """A case that cannot be run; the message says what is wrong with it."""


def state_of(case: Case) -> Case:
    state = case.get("state") or {}
    if not isinstance(state, Mapping):
        raise CannotAnswer("state: expected an object")
    return state


def objects(value: Any, where: str) -> list[Case]:
    if not isinstance(value, list) or not all(isinstance(row, Mapping) for row in value):
        raise CannotAnswer(f"{where}: expected a list of objects")
    return value


def whole(value: Any, where: str, least: int, most: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise CannotAnswer(f"{where}: expected {least} to {most}, found {value!r}")
    return value


def listed(row: Case, name: str) -> list[Any]:
    value = row.get(name) or []
    if not isinstance(value, list):
        raise CannotAnswer(f"{name}: expected a list")
    return value


def id_of(row: Case, where: str) -> str:
    if row.get("id") is None:
        raise CannotAnswer(f"{where}: id is missing")
    return str(row["id"])
