"""Reading rule data (`resources/decks/<id>.json`): strictly, with all errors at once."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal, TypeVar

from pydantic import TypeAdapter, ValidationError

from trackwright.model.files.library import ROOT
from trackwright.model.files.track_files import read_bytes
from trackwright.model.layout.kit import STRICT_CONFIG, Provenance
from trackwright.model.text.errors import InputError, Problem

DECKS = ROOT / "resources" / "decks"


@dataclass(frozen=True)
class RuleData:
    """What every file of rule data contains."""

    __pydantic_config__ = STRICT_CONFIG

    format: Literal["trackwright-decks"]
    version: Literal[1]
    provenance: Mapping[str, Provenance]


Data = TypeVar("Data", bound=RuleData)


def read_rule_data(path: Path, form: type[Data]) -> Data:
    """The file as an instance of the dataclass, or an InputError with all its problems."""
    try:
        return TypeAdapter(form).validate_json(read_bytes(path))
    except ValidationError as error:
        problems = [_problem(details) for details in error.errors(include_url=False)]
        raise InputError(str(path), problems) from None


def _problem(details: Any) -> Problem:
    place = ".".join(str(part) for part in details["loc"])
    return Problem(place, str(details["msg"]))
