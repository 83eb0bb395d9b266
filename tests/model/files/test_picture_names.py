"""Pictures of a circuit are named relative to its file, and found again wherever it is saved."""

import json
import os
from pathlib import Path

import pytest

from tests.builders import OVAL, document_of
from trackwright.model.files.library import kit
from trackwright.model.files.track_files import read_track, save_track, track_text

PICTURE = {"id": 1, "kind": "picture", "x_mm": 0, "y_mm": 0, "width_mm": 80, "height_mm": 60}


def written(file: Path, name: str) -> Path:
    document = document_of(OVAL, scenery=[{**PICTURE, "file": name}])
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(document), encoding="utf-8")
    return file


def name_in(file: Path) -> str:
    found: str = json.loads(file.read_text(encoding="utf-8"))["scenery"][0]["file"]
    return found


@pytest.mark.parametrize("name", ["map.png", "maps/spa map.png", "../maps/ü.png"])
def test_saving_it_again_writes_the_same_name(name: str, tmp_path: Path) -> None:
    file = written(tmp_path / "circuits" / "a.json", name)
    save_track(read_track(file, kit), file)
    assert name_in(file) == name
    once = file.read_bytes()
    save_track(read_track(file, kit), file)
    assert file.read_bytes() == once


def test_saved_in_another_folder_it_names_the_same_picture(tmp_path: Path) -> None:
    track = read_track(written(tmp_path / "a" / "a.json", "map.png"), kit)
    other = tmp_path / "b" / "deep" / "b.json"
    other.parent.mkdir(parents=True)
    save_track(track, other)
    assert name_in(other) == "../../a/map.png"
    assert read_track(other, kit) == track


def test_an_open_circuit_finds_it_from_anywhere(tmp_path: Path) -> None:
    """As a draft, or copied to another window: its text names the whole path."""
    track = read_track(written(tmp_path / "a.json", "map.png"), kit)
    assert Path(track.scenery[0].file or "") == tmp_path.resolve() / "map.png"
    assert str(tmp_path.resolve().as_posix()) in track_text(track)


@pytest.mark.skipif(os.name == "nt", reason="names of files are text there")
def test_in_a_folder_whose_name_is_no_text_it_stays_relative(tmp_path: Path) -> None:
    folder = Path(os.fsdecode(os.fsencode(tmp_path) + b"/\xff"))
    track = read_track(written(folder / "a.json", "map.png"), kit)
    assert track.scenery[0].file == "map.png"
    save_track(track, folder / "a.json")
    assert name_in(folder / "a.json") == "map.png"
