"""The published JSON schemas."""

import json
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from trackwright.model.files import library
from trackwright.model.files.schemas import FOLDER, schema_text, schemas

TRACK_FILES = sorted(library.shipped_tracks().values())
KIT_FILES = sorted(library.kit_files().values())


@pytest.mark.parametrize("name", sorted(schemas()))
def test_published_schema_is_the_one_the_code_gives(name: str) -> None:
    """`python -m trackwright.model.files.schemas` renews the files."""
    assert (FOLDER / name).read_text(encoding="utf-8") == schema_text(schemas()[name])


@pytest.mark.parametrize("name", sorted(schemas()))
def test_schema_is_itself_valid(name: str) -> None:
    jsonschema.Draft202012Validator.check_schema(schemas()[name])


def _validate(path: Path, schema: str) -> None:
    jsonschema.validate(json.loads(path.read_text(encoding="utf-8")), schemas()[schema])


@pytest.mark.parametrize("path", TRACK_FILES, ids=lambda path: path.stem)
def test_every_shipped_track_follows_the_schema(path: Path) -> None:
    _validate(path, "track.schema.json")


@pytest.mark.parametrize("path", KIT_FILES, ids=lambda path: path.stem)
def test_every_shipped_kit_follows_the_schema(path: Path) -> None:
    _validate(path, "kit.schema.json")


SMALL: dict[str, Any] = {
    "format": "trackwright-track",
    "version": 1,
    "name": "Small",
    "kit": "motograndprix",
    "runs": [{"pieces": ["START", {"id": 1, "piece": "L4"}]}],
}


def test_schema_accepts_codes_as_shorthand() -> None:
    jsonschema.validate(SMALL, schemas()["track.schema.json"])


@pytest.mark.parametrize(
    "change",
    [{"laps": 0}, {"colour": "red"}, {"version": 2}, {"runs": [{"pieces": [1]}]}, {"name": ""}],
    ids=str,
)
def test_schema_refuses_what_the_reader_refuses(change: dict[str, Any]) -> None:
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate({**SMALL, **change}, schemas()["track.schema.json"])
