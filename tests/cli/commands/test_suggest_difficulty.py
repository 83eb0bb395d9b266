"""`suggest-difficulty` as a person or a script meets it."""

import json
from pathlib import Path

import pytest

from tests.builders import OVAL, track_of
from tests.cli.running import run as run_command
from trackwright.cli.main import main
from trackwright.model.files import library
from trackwright.model.files.track_files import save_track
from trackwright.model.layout.track import Track

COMMAND = "suggest-difficulty"


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    return run_command(capsys, COMMAND, *arguments)


def written(track: Track, path: Path) -> str:
    save_track(track, path)
    return str(path)


@pytest.fixture
def oval(tmp_path: Path) -> str:
    """An oval whose first bend is rated 3 and has a marker too many; its second bend is bare."""
    markers = [{"on": 2, "difficulty": 3}, {"on": 4, "difficulty": 2}]
    return written(track_of(OVAL, markers=markers), tmp_path / "oval.json")


def difficulties(path: str | Path) -> dict[int, int]:
    track = library.load_track(str(path))
    return {marker.on: marker.difficulty for marker in track.markers if marker.difficulty}


def test_the_command_has_a_hyphen_where_its_module_has_an_underscore(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main([COMMAND, "april-raceway"]) == 1
    assert main(["suggest_difficulty", "april-raceway"]) == 2
    assert f"did you mean '{COMMAND}'" in capsys.readouterr().err


def test_the_table_names_every_corner(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = run(capsys, "startline-driving-park")
    lines = out.splitlines()
    heads = next(line for line in lines if line.startswith("corner"))
    rows = [line for line in lines if line.strip()[:1].isdigit() and "°" in line]
    assert (code, err) == (0, "")
    assert heads.split()[-3:] == ["now", "suggested", "why"]
    assert len(rows) == 7
    assert "no warnings and no notes remain" in out


def test_conflicting_guidelines_are_told_and_end_with_1(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "april-raceway")
    assert code == 1
    assert "conflict: cannot all be met: 22.5° is 1 or 2, 45° is 2 or 3 (MGP-V-ANGLE)" in out
    assert "corners 1, 2, 4, 5, 6, 7, 8 cannot be 1" in out


def test_json_says_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "april-raceway", "--json")
    found = json.loads(out)
    assert code == 1
    assert (found["version"], found["track"], found["written"]) == (1, "april-raceway", None)
    assert [bend["number"] for bend in found["bends"]] == list(range(1, 9))
    assert found["conflicts"][0]["guidelines"][0] == "MGP-V-ANGLE"
    assert found["warnings"] == 1


def test_nothing_is_written_unasked(oval: str, capsys: pytest.CaptureFixture[str]) -> None:
    before = Path(oval).read_bytes()
    code, out, _ = run(capsys, oval)
    assert code == 0
    assert "nothing written" in out
    assert Path(oval).read_bytes() == before
    assert [path.name for path in Path(oval).parent.iterdir()] == ["oval.json"]


def test_out_writes_the_rated_track_to_another_file(
    oval: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = Path(oval).read_bytes()
    copy = tmp_path / "rated.json"
    code, out, _ = run(capsys, oval, "--out", str(copy))
    assert code == 0
    assert f"written to {copy}" in out
    assert Path(oval).read_bytes() == before
    assert set(difficulties(copy)) == {2, 7}


def test_in_place_writes_it_back_and_then_nothing_changes(
    oval: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(capsys, oval, "--in-place")[0] == 0
    assert set(difficulties(oval)) == {2, 7}
    _, out, _ = run(capsys, oval)
    assert "no changes" in out


def test_a_shipped_circuit_is_not_overwritten_by_its_id(
    capsys: pytest.CaptureFixture[str],
) -> None:
    code, out, err = run(capsys, "april-raceway", "--in-place")
    assert (code, out) == (2, "")
    assert "--out FILE" in err


@pytest.mark.parametrize("keep", [("--keep", "2"), ("--keep", "2:0,4"), ("--keep-all",)])
def test_kept_markers_stay(
    keep: tuple[str, ...], oval: str, capsys: pytest.CaptureFixture[str]
) -> None:
    run(capsys, oval, *keep, "--in-place")
    after = difficulties(oval)
    assert after[2] == 3
    assert after.get(4) == (None if keep == ("--keep", "2") else 2)
    assert 7 in after


@pytest.mark.parametrize("keep", ["5", "2:1", "999"])
def test_a_marker_that_is_not_there_cannot_be_kept(
    keep: str, oval: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code, out, err = run(capsys, oval, "--keep", keep)
    assert (code, out) == (2, "")
    assert err.startswith(
        f"there is no difficulty marker to keep on piece {keep.partition(':')[0]}"
    )


@pytest.mark.parametrize("keep", ["two", "2:", ":1", "2,,4", "-1", "²"])
def test_what_is_no_piece_is_refused(
    keep: str, oval: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code, _, err = run(capsys, oval, f"--keep={keep}")
    assert code == 2
    assert "expected PIECE or PIECE:AT" in err


@pytest.mark.parametrize("both", [("--keep", "2", "--keep-all"), ("--out", "x", "--in-place")])
def test_options_that_exclude_each_other_are_refused(
    both: tuple[str, ...], oval: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code, _, err = run(capsys, oval, *both)
    assert code == 2
    assert "not allowed with" in err


def test_an_open_track_is_refused_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = written(track_of("START R1L"), tmp_path / "open.json")
    code, out, err = run(capsys, path, "--in-place")
    assert (code, out) == (2, "")
    assert "closed circuit" in err
    assert len(err.splitlines()) == 1
