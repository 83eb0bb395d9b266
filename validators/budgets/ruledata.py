"""Reading rule data (`resources/decks/<id>.json`): strictly, with all faults at once."""

from pathlib import Path
from typing import Any, TypeVar

from pydantic import TypeAdapter, ValidationError

from model.errors import InputError, Problem
from model.library import ROOT

DECKS = ROOT / "resources" / "decks"

Data = TypeVar("Data")


def read_rule_data(path: Path, form: type[Data]) -> Data:
    """The file as an instance of the dataclass, or an InputError that names every fault."""
    try:
        text = path.read_bytes()
    except OSError as error:
        raise InputError(str(path), [Problem("", error.strerror or "cannot be read")]) from None
    try:
        return TypeAdapter(form).validate_json(text)
    except ValidationError as error:
        problems = [_problem(details) for details in error.errors(include_url=False)]
        raise InputError(str(path), problems) from None


def _problem(details: Any) -> Problem:
    place = ".".join(str(part) for part in details["loc"])
    return Problem(place, str(details["msg"]))
