"""Scenery in files: what is read, what is refused and where, and that it has no part in play."""

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given

from tests.builders import KIT, OVAL, circuit_of, document_of, parsed
from tests.strategies import sceneries
from trackwright.model.circuit import Circuit
from trackwright.model.files.track_files import track_text
from trackwright.model.layout.scenery import MAX_SCENERY, SceneryItem
from trackwright.model.text.errors import InputError
from trackwright.validators.report import check_circuit

AT = {"x_mm": 10, "y_mm": 20.5, "width_mm": 80, "height_mm": 30}
LABEL = {"id": 1, "kind": "label", **AT, "text": "Pits"}
PICTURE = {"id": 2, "kind": "picture", **AT, "file": "map.png"}


def read(*scenery: dict[str, Any]) -> tuple[SceneryItem, ...]:
    return parsed(document_of(OVAL, scenery=list(scenery))).scenery


def test_a_file_without_scenery_is_written_as_before() -> None:
    assert "scenery" not in track_text(circuit_of(OVAL).track)


def test_each_item_is_on_a_line_without_defaults() -> None:
    track = parsed(document_of(OVAL, scenery=[LABEL, {**PICTURE, "opacity": 0.5}]))
    text = track_text(track)
    assert (
        '    {"id": 1, "kind": "label", "x_mm": 10, "y_mm": 20.5, "width_mm": 80, '
        '"height_mm": 30, "text": "Pits"},\n' in text
    )
    assert '"file": "map.png", "opacity": 0.5}\n  ]\n}\n' in text


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"kind": "lake"}, "scenery[0].kind: expected"),
        ({"width_mm": 0}, "scenery[0].width_mm: expected"),
        ({"x_mm": "left"}, "scenery[0].x_mm: expected"),
        ({"colour": "red"}, "scenery[0].colour: unknown key"),
        ({"text": None}, "scenery[0]: scenery of the kind label needs `text`"),
        ({"text": ""}, "scenery[0].text: expected"),
        ({"kind": "grass"}, "scenery[0].text: scenery of the kind grass has no `text`"),
        ({"opacity": 0.5}, "scenery[0].opacity: only a picture has an opacity"),
        ({"file": "x.png"}, "scenery[0].file: scenery of the kind label has no `file`"),
        ({"id": 2}, "scenery[0].id: the id 2 appears twice"),
        ({"locked": 1}, "scenery[0].locked: expected"),
    ],
    ids=str,
)
def test_a_fault_is_reported_with_its_path(change: dict[str, Any], message: str) -> None:
    with pytest.raises(InputError) as error:
        read({**LABEL, **change}, PICTURE)
    assert message in str(error.value)


@pytest.mark.parametrize(
    "file",
    ["//server/share/x.png", "\\\\server\\x.png", "http://x/y.png", "a\nb.png", "\u202e.png"],
)
def test_a_picture_that_would_call_another_computer_is_refused(file: str) -> None:
    with pytest.raises(InputError, match=r"scenery\[0\]\.file: "):
        read({**PICTURE, "file": file})


def test_there_may_not_be_too_much_of_it() -> None:
    many = [{**LABEL, "id": n + 1} for n in range(MAX_SCENERY + 1)]
    with pytest.raises(InputError, match="scenery"):
        read(*many)


@given(sceneries())
def test_it_has_no_part_in_play_and_in_checks(scenery: tuple[SceneryItem, ...]) -> None:
    plain = circuit_of(OVAL)
    dressed = Circuit(replace(plain.track, scenery=scenery), KIT)
    assert dressed.hash == plain.hash
    assert check_circuit(dressed).findings == check_circuit(plain).findings


def test_a_name_of_a_corner_has_no_part_in_play() -> None:
    named = circuit_of(OVAL, markers=[{"on": 3, "name": "Eau Rouge"}])
    assert named.hash == circuit_of(OVAL).hash
