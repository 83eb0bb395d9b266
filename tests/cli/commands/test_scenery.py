"""Scenery and names of corners on the command line."""

import json
from pathlib import Path

import pytest

from tests.builders import OVAL, document_of
from tests.model.picture.drawing.test_image_files import png
from trackwright.cli.main import main

PICTURE = {"id": 1, "kind": "picture", "x_mm": 300, "y_mm": 200, "width_mm": 400, "height_mm": 200}
NAMES = [{"on": 3, "name": "Eau Rouge"}]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    scenery = [{**PICTURE, "file": "map.png"}]
    document = document_of(OVAL, markers=NAMES, scenery=scenery, level="basic")
    path = tmp_path / "oval.json"
    path.write_text(json.dumps(document), encoding="utf-8")
    (tmp_path / "map.png").write_bytes(png(40, 20))
    return path


def test_info_lists_the_names(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["info", str(file)]) == 0
    out = capsys.readouterr().out
    assert "corner  direction  degrees  positions  difficulty  name" in out
    assert "Eau Rouge" in out
    assert main(["info", "april-raceway"]) == 0
    assert "difficulty  name" not in capsys.readouterr().out


def test_info_as_json_has_them_too(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["info", str(file), "--json"]) == 0
    corners = json.loads(capsys.readouterr().out)["corners"]
    assert [corner["name"] for corner in corners] == ["Eau Rouge", None]


def test_a_problem_in_a_named_corner_says_so(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    main(["check", str(file), "--only", "MAR401"])
    assert "[Eau Rouge, piece" in " ".join(capsys.readouterr().out.split())


def test_suggested_difficulties_name_the_corners(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["suggest-difficulty", str(file)]) == 0
    assert "\n1 Eau Rouge  left" in capsys.readouterr().out


def test_pictures_to_trace_are_exported_when_they_are_asked_for(
    file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    plain, full = tmp_path / "plain.svg", tmp_path / "full.svg"
    assert main(["export", str(file), str(plain)]) == 0
    assert main(["export", str(file), str(full), "--pictures"]) == 0
    assert "<image" not in plain.read_text()
    assert "<image" in full.read_text()
    (tmp_path / "map.png").unlink()
    assert main(["export", str(file), str(plain)]) == 0
    assert main(["export", str(file), str(full), "--pictures"]) == 2
    assert "map.png cannot be shown: No such file" in capsys.readouterr().err
