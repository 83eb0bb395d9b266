"""Circuits as files for other programs."""

import csv
import io
import json
import re
from pathlib import Path
from typing import Any

import networkx as nx
import pytest

from trackwright.cli.main import main
from trackwright.model.circuit import Circuit
from trackwright.model.files import library
from trackwright.model.files.track_files import parse_track
from trackwright.model.picture import picture
from trackwright.model.text.errors import TrackwrightError
from trackwright.reports.export import FORMS, ExportOptions, exported, write_export

KIT = library.kit("motograndprix")
TRACK: dict[str, Any] = {
    "format": "trackwright-track",
    "version": 1,
    "name": "Oval \u0001",
    "kit": "motograndprix",
    "runs": [{"pieces": ["START", "R2L", "R2L", "R2L", "R2L", "L4", "R2L", "R2L", "R2L", "R2L"]}],
    "markers": [
        {"on": 2, "difficulty": 2},
        {"on": 6, "at": 1, "colour": "red & \u0007 blue"},
        {"on": 6, "at": 2, "lane": 0, "bonus": 3},
        {"on": 6, "at": 3, "obstacle": True},
    ],
}


@pytest.fixture(scope="module")
def oval() -> Circuit:
    return Circuit(parse_track(json.dumps(TRACK).encode(), "test", library.kit), KIT)


def written(circuit: Circuit, suffix: str) -> bytes:
    return exported(circuit, Path(f"out.{suffix}"), ExportOptions())


@pytest.mark.slow
@pytest.mark.parametrize("suffix", FORMS)
def test_every_form_is_written_and_is_the_same_every_time(
    oval: Circuit, suffix: str, tmp_path: Path
) -> None:
    path = tmp_path / f"oval.{suffix.upper()}"
    write_export(oval, path)
    assert path.read_bytes() == written(Circuit(oval.track, oval.kit), suffix)
    assert [found.name for found in tmp_path.iterdir()] == [path.name]


@pytest.mark.parametrize("name", ["out.jpeg", "out", "out.svgz", "out.JSN"])
def test_unknown_suffix_names_the_known_ones(oval: Circuit, name: str, tmp_path: Path) -> None:
    with pytest.raises(TrackwrightError, match=r"svg|json"):
        write_export(oval, tmp_path / name)
    assert list(tmp_path.iterdir()) == []


def test_json_holds_the_whole_circuit(oval: Circuit) -> None:
    document = json.loads(written(oval, "json"))
    assert (document["format"], document["version"]) == ("trackwright-circuit", 1)
    assert document["graph_hash"] == oval.hash
    assert document["closed"] is True
    assert [piece["name"] for piece in document["pieces"]] == [str(i) for i in range(1, 11)]
    assert {space["space"] for space in document["spaces"]} == set(oval.graph)
    steps = {(step["from"], step["to"]): step["kind"] for step in document["steps"]}
    assert steps == {(a, b): step["kind"] for a, b, step in oval.graph.edges(data=True)}
    assert document["measures"]["positions"] == oval.measures.positions


def test_first_space_lies_where_it_is_drawn(oval: Circuit) -> None:
    first = json.loads(written(oval, "json"))["spaces"][0]
    assert (first["x_mm"], first["y_mm"], first["heading_degrees"]) == (26, 24, 0)


def test_graphml_reads_back_equal(oval: Circuit) -> None:
    back = nx.read_graphml(io.BytesIO(written(oval, "graphml")))
    assert set(back.nodes) == set(oval.graph)
    assert dict(back.edges) == dict(oval.graph.edges)
    for name, attributes in oval.graph.nodes(data=True):
        found = dict(back.nodes[name])
        for place in ("x_mm", "y_mm", "heading_degrees"):
            assert isinstance(found.pop(place), float)
        expected = {**attributes}
        if "colour" in expected:
            expected["colour"] = "red & \\u0007 blue"  # XML has no bell
        assert found == expected
        assert {k: type(v) for k, v in found.items()} == {k: type(v) for k, v in expected.items()}
    assert back.graph["graph_hash"] == oval.hash


def test_csv_has_a_row_per_space(oval: Circuit) -> None:
    rows = list(csv.DictReader(io.StringIO(written(oval, "csv").decode())))
    assert [row["space"] for row in rows] == list(oval.graph)
    bonus = next(row for row in rows if row["bonus"])
    assert (bonus["bonus"], bonus["lane"], bonus["kind"]) == ("3", "0", "straight")
    assert float(rows[0]["x_mm"]) == 26


@pytest.mark.slow
def test_an_empty_track_can_be_exported_in_every_form() -> None:
    document = {**TRACK, "runs": [], "markers": []}
    circuit = Circuit(parse_track(json.dumps(document).encode(), "test", library.kit), KIT)
    for suffix in FORMS:
        assert written(circuit, suffix)


def track_file(folder: Path) -> str:
    path = folder / "oval.json"
    path.write_text(json.dumps(TRACK))
    return str(path)


def test_the_command_says_what_it_wrote(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "oval.png"
    assert main(["export", track_file(tmp_path), str(out), "--width", "320"]) == 0
    assert capsys.readouterr().out.count("\n") == 1
    assert int.from_bytes(out.read_bytes()[16:20], "big") == 320


def test_a_picture_has_its_words_in_the_language(tmp_path: Path) -> None:
    """Title block and legend; names stay as they are."""
    out = tmp_path / "april.svg"
    assert main(["export", "april-raceway", str(out), "--language", "de"]) == 0
    text = out.read_text(encoding="utf-8")
    for words in ("April Raceway", "75 Positionen", "6 Runden", "Ideallinie", "leicht"):
        assert words in text
    assert not re.search("positions|laps|racing line|easy", text)


def test_the_command_tells_programs_in_json(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], oval: Circuit
) -> None:
    out = tmp_path / "oval.svg"
    assert main(["export", track_file(tmp_path), str(out), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["version"], told["file"], told["graph_hash"]) == (1, str(out), oval.hash)
    assert told["bytes"] == out.stat().st_size


def test_a_width_for_what_is_no_png_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["export", "gp-ring", str(tmp_path / "ring.svg"), "--width", "100"]) == 2
    assert "--width and --dpi only apply to png" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("far", "options", "size"),
    [
        ((10**9,) * 8, ("--dpi", "600"), "pixels is too large"),
        ((10**5, *[0] * 7), ("--dpi", "600"), "pixels is too large"),
        ((0, 0, 0, 0, 10**5, 0, 0, 0), (), "a PNG of 1,600 x "),
        (
            (2000, 0, 0, 0, 2000, 0, 0, 0),
            ("--width", "20000"),
            "(the limit is 30,000 per side and 200 million",
        ),
    ],
)
def test_a_picture_with_a_fragment_far_away_is_refused_before_it_fills_the_memory(
    far: tuple[int, ...],
    options: tuple[str, ...],
    size: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    run = {"start": {"point": far}, "pieces": ["L4"]}
    path = tmp_path / "far.json"
    path.write_text(json.dumps({**TRACK, "runs": [*TRACK["runs"], run]}))
    assert main(["export", str(path), str(tmp_path / "far.png"), *options]) == 2
    assert size in capsys.readouterr().err
    assert not (tmp_path / "far.png").exists()


DRAWN = (
    *(["export", "TRACK", f"out.{suffix}"] for suffix in ("svg", "png", "pdf", "vtt", "zip")),
    *(["print", "TRACK", "out.pdf", "--as", product] for product in ("plan", "sheets", "pack")),
    ["print", "TRACK", "out.dxf", "--as", "cutter"],
    ["print", "TRACK", "out.svg", "--as", "cutter", "--paper", "fit"],
    ["report", "TRACK", "out.html"],
)


@pytest.mark.parametrize("words", DRAWN, ids=" ".join)
def test_what_has_too_many_pieces_is_not_drawn(
    words: list[str],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(picture, "MOST_DRAWN", 9)
    monkeypatch.setattr(picture, "MOST_PRINTED", 9)
    track = track_file(tmp_path)
    monkeypatch.chdir(tmp_path)
    assert main([track if word == "TRACK" else word for word in words]) == 2
    said = capsys.readouterr().err
    assert "has 10 pieces" in said
    assert "at most 9" in said
    assert [path.name for path in tmp_path.iterdir()] == ["oval.json"]


@pytest.mark.parametrize("suffix", ["json", "graphml", "csv"])
def test_data_of_many_pieces_is_exported(
    oval: Circuit, suffix: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(picture, "MOST_DRAWN", 9)
    monkeypatch.setattr(picture, "MOST_PRINTED", 9)
    write_export(oval, tmp_path / f"out.{suffix}")
    assert (tmp_path / f"out.{suffix}").read_bytes() == written(oval, suffix)
