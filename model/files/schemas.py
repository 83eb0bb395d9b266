"""The published JSON schemas of tracks and kits, generated from the classes that read them.

`python -m trackwright.model.files.schemas` writes them to `resources/schemas`; a test fails if they
are stale.
"""

import json
from typing import Any

from pydantic import TypeAdapter

from trackwright.model.files.library import ROOT
from trackwright.model.files.track_files import KIT_FORMAT, KITS, TRACK_FORMAT, TRACKS, VERSION

FOLDER = ROOT / "resources" / "schemas"
_DIALECT = "https://json-schema.org/draft/2020-12/schema"


def schemas() -> dict[str, dict[str, Any]]:
    """File name -> JSON schema."""
    track = _schema(TRACKS, TRACK_FORMAT, "A circuit of Trackwright")
    pieces = track["$defs"]["Run"]["properties"]["pieces"]
    code = {"type": "string", "description": "a piece code alone; it gets the next free id"}
    pieces["items"] = {"anyOf": [pieces["items"], code]}
    kit = _schema(KITS, KIT_FORMAT, "A kit of track pieces for Trackwright")
    return {"track.schema.json": track, "kit.schema.json": kit}


def _schema(adapter: TypeAdapter[Any], format: str, title: str) -> dict[str, Any]:
    schema = adapter.json_schema()
    properties = {
        "format": {"const": format},
        "version": {"const": VERSION},
        **schema.pop("properties"),
    }
    required = ["format", "version", *schema.pop("required")]
    head = {"$schema": _DIALECT, "title": title, "properties": properties, "required": required}
    return {**schema, **head}


def schema_text(schema: dict[str, Any]) -> str:
    """The schema as in its file."""
    return json.dumps(schema, indent=2, sort_keys=True) + "\n"


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name, schema in schemas().items():
        (FOLDER / name).write_text(schema_text(schema), encoding="utf-8")
        print(FOLDER / name)
