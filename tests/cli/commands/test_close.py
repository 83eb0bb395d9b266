"""`trackwright close` as a person or a script meets it."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from bench.close import cut
from tests.builders import OVAL, circuit_of, run_of
from tests.cli.running import run as run_command
from trackwright.model.circuit import Circuit
from trackwright.model.edit.edits import Insert, Remove
from trackwright.model.files import library
from trackwright.model.files.track_files import read_track, save_track
from trackwright.model.layout.track import Track


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    return run_command(capsys, "close", *arguments)


def saved(track: Track, folder: Path) -> str:
    path = folder / "open.json"
    save_track(track, path)
    return str(path)


@pytest.fixture
def april_without_four(tmp_path: Path) -> str:
    return saved(cut(library.load_circuit("april-raceway"), 10, 4)[0].track, tmp_path)


@pytest.fixture
def hopeless(tmp_path: Path) -> str:
    """Long straights are sold out; one more closes the oval."""
    return saved(
        circuit_of(
            "START R2L R2L R2L R2L",
            run_of("L4 " * 11, frame=1),
            frames=[{"x_mm": 0}, {"x_mm": 0, "y_mm": 3000}],
        ).track,
        tmp_path,
    )


def test_a_closed_track_is_said_to_be_closed(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, "april-raceway") == (0, "April Raceway is already closed (exactly)\n", "")
    code, out, _ = run(capsys, "april-raceway", "--json")
    assert code == 0
    assert json.loads(out) == {"version": 1, "closed": "exactly", "ways": []}


def test_ways_are_listed_with_pieces_positions_and_size(
    capsys: pytest.CaptureFixture[str], april_without_four: str
) -> None:
    code, out, err = run(capsys, april_without_four, "--max-pieces", "4")
    lines = out.splitlines()
    assert (code, err) == (0, "")
    assert lines[0].startswith("April Raceway: ")
    assert "from the end of piece 10 to piece 15" in lines[0]
    assert lines[2].split() == ["way", "pieces", "positions", "size", "cm", "lays"]
    assert lines[3].split() == ["1", "4", "75", "98.6", "x", "78.4", "L2", "R4L", "R4L", "L2"]
    assert len(lines) == 4


def test_of_several_gaps_one_can_be_named(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    whole = library.load_circuit("april-raceway")
    path = saved(Remove((8, 20, 21, 22, 23)).apply(whole.track, whole.kit), tmp_path)
    code, out, _ = run(capsys, path, "--behind", "7", "--limit", "1")
    assert code == 0
    assert "from the end of piece 7 to piece 9 (2 more open ends)" in out
    assert out.splitlines()[-1].endswith("  L2")
    assert "from the end of piece 7 to piece 9" in run(capsys, path)[1]
    code, out, _ = run(capsys, path, "--behind", "19", "--max-pieces", "4")
    assert code == 0
    assert "from the end of piece 19 to piece 24" in out
    code, _, err = run(capsys, path, "--behind", "9")
    assert (code, err) == (2, "there is no gap after piece 9\n")


def test_json_says_the_same(capsys: pytest.CaptureFixture[str], april_without_four: str) -> None:
    code, out, _ = run(capsys, april_without_four, "--max-pieces", "4", "--json")
    found = json.loads(out)
    assert code == 0
    assert (found["version"], found["behind"], found["before"]) == (1, 10, 15)
    (way,) = found["ways"]
    assert way == {
        "codes": ["L2", "R4L", "R4L", "L2"],
        "behind": 10,
        "positions": 75,
        "changes": way["changes"],
        "removed": [],
        "outline_cm": [98.6, 78.4],
    }
    assert found["nearest_miss"] is None
    assert found["one_more"] == []


def test_options_narrow_the_ways(
    capsys: pytest.CaptureFixture[str], april_without_four: str
) -> None:
    def ways(*options: str) -> list[dict[str, Any]]:
        found = json.loads(run(capsys, april_without_four, "--json", *options)[1])
        return list(found["ways"])

    def used(ways: list[dict[str, Any]]) -> set[str]:
        return {code for way in ways for code in way["codes"]}

    usual = ways()
    assert len(usual) == 10
    assert usual[:3] == ways("--limit", "3")
    assert all(74 <= way["positions"] <= 76 for way in ways("--positions", "74..76"))
    assert {way["positions"] for way in ways("--positions", "76")} == {76}
    assert {"R1L", "R1R", "R2R"} <= used(usual)
    avoiding = ways("--avoid", "R1R,R2")
    assert {"R1R", "R2L", "R2R"}.isdisjoint(used(avoiding))
    assert "R1L" in used(avoiding)


def test_apply_writes_the_closed_track(
    capsys: pytest.CaptureFixture[str], april_without_four: str, tmp_path: Path
) -> None:
    target = tmp_path / "closed.json"
    code, out, err = run(capsys, april_without_four, "--apply", "2", "--out", str(target))
    assert code == 0
    assert out.startswith("April Raceway: ")
    assert err == f"way 2 written to {target}\n"
    track = read_track(target, library.kit)
    circuit = Circuit(track, library.kit(track.kit))
    assert circuit.geometry.closed_exactly
    second = out.splitlines()[4].split()
    assert circuit.measures.positions == int(second[2])


def test_no_way_tells_the_nearest_miss_and_the_missing_piece(
    capsys: pytest.CaptureFixture[str], hopeless: str
) -> None:
    options = ("--max-pieces", "5", "--avoid", "L1,L2,R1,R3,R4")
    code, out, _ = run(capsys, hopeless, *options)
    assert code == 1
    lines = out.splitlines()
    assert lines[0].startswith("no way found with up to 5 pieces: ")
    assert lines[1] == (
        "  nearest: R2L R2R R2L R2L R2L misses by 33.0 mm and 45°, too far for cardboard play"
    )
    assert lines[2] == "  with one more L4: L4 R2L R2L R2L R2L"
    code, out, _ = run(capsys, hopeless, *options, "--json")
    found = json.loads(out)
    assert code == 1
    assert found["ways"] == []
    assert (round(found["nearest_miss"]["mm"]), found["nearest_miss"]["degrees"]) == (33, 45)
    assert not found["nearest_miss"]["with_play"]
    assert [more["kind"] for more in found["one_more"]] == ["L4"]
    code, out, _ = run(capsys, hopeless, *options, "--unlimited")
    assert code == 0
    assert out.splitlines()[3].endswith("L4 R2L R2L R2L R2L")


def test_a_gap_that_is_far_too_long_has_no_nearest_miss(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """Looking for one would take minutes."""
    far = saved(circuit_of("START" + " L4" * 60).track, tmp_path)
    code, out, _ = run(capsys, far, "--max-pieces", "3", "--unlimited")
    assert (code, len(out.splitlines())) == (1, 2)
    assert re.fullmatch(r"  so many pieces reach [0-9.]+ mm at most", out.splitlines()[1])
    code, out, _ = run(capsys, far, "--max-pieces", "3", "--unlimited", "--json")
    assert (code, json.loads(out)["nearest_miss"]) == (1, None)


def test_repair_lists_what_it_takes_back(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    open_one, _ = cut(library.load_circuit("grandprix-speedway"), 3, 8)
    path = saved(open_one.track, tmp_path)
    assert "no way found with up to 6 pieces" in run(capsys, path, "--max-pieces", "6")[1]
    code, out, _ = run(capsys, path, "--max-pieces", "6", "--repair", "1")
    assert code == 0
    assert "removes" in out
    target = tmp_path / "repaired.json"
    code, _, _ = run(
        capsys, path, "--max-pieces", "6", "--repair", "1", "--apply", "1", "--out", str(target)
    )
    assert code == 0
    track = read_track(target, library.kit)
    assert Circuit(track, library.kit(track.kit)).geometry.closed_exactly


def test_what_no_piece_at_the_gap_closes_is_closed_by_changes_elsewhere(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    oval = circuit_of(OVAL)
    path = saved(Insert(("L1",), 1).apply(oval.track, oval.kit), tmp_path)
    code, out, _ = run(capsys, path)
    lines = out.splitlines()
    assert code == 0
    assert lines[0].startswith("no way found with up to 8 pieces: 52.0 mm")
    assert lines[2] == "changes elsewhere in the lap that close it:"
    assert "L1 after piece 6" in out
    found = json.loads(run(capsys, path, "--json")[1])
    assert found["ways"] == []
    number = next(
        n
        for n, one in enumerate(found["elsewhere"], 1)
        if one["swaps"] == [{"behind": 6, "removed": [], "codes": ["L1"]}]
    )
    target = tmp_path / "closed.json"
    assert run(capsys, path, "--apply", str(number), "--out", str(target))[0] == 0
    track = read_track(target, library.kit)
    assert Circuit(track, library.kit(track.kit)).geometry.closed_exactly


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--max-pieces", "0"], "expected a whole number from 1 to 12, found '0'"),
        (["--max-pieces", "99"], "expected a whole number from 1 to 12, found '99'"),
        (["--limit", "-1"], "expected"),
        (
            ["--positions", "80..70"],
            "expected MIN..MAX with the smaller number first, found '80..70'",
        ),
        (["--positions", "many"], "expected a whole number"),
        (["--avoid", "R9"], "no piece 'R9' to avoid"),
        (["--repair", "x"], "expected a whole number from 0 to 999999999"),
        (["--apply", "1"], "--apply N needs --out FILE"),
        (["--apply", "1", "--out", "x.json", "--max-pieces", "1"], "nothing to apply"),
    ],
)
def test_bad_arguments_are_said_in_a_line(
    capsys: pytest.CaptureFixture[str], arguments: list[str], said: str
) -> None:
    code, out, err = run(capsys, "april-raceway", *arguments)
    assert (code, out) == (2, "")
    assert said in err
    assert "Traceback" not in err


def test_a_way_that_is_not_there_cannot_be_applied(
    capsys: pytest.CaptureFixture[str], april_without_four: str, tmp_path: Path
) -> None:
    target = tmp_path / "closed.json"
    options = ("--max-pieces", "4", "--apply", "7", "--out", str(target))
    code, _, err = run(capsys, april_without_four, *options)
    assert code == 2
    assert "--apply 7: the ways are numbered from 1 to 1" in err
    assert not target.exists()


def test_shipped_circuits_are_never_overwritten(
    capsys: pytest.CaptureFixture[str], april_without_four: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = Path(april_without_four)
    before = path.read_bytes()
    monkeypatch.setattr("trackwright.model.files.library.shipped_tracks", lambda: {"open": path})
    code, out, err = run(capsys, april_without_four, "--apply", "1", "--out", april_without_four)
    assert (code, out) == (2, "")
    assert err == f"{path} comes with Trackwright: choose another file\n"
    assert path.read_bytes() == before


def test_a_long_search_says_what_it_does_on_stderr(
    capsys: pytest.CaptureFixture[str],
    april_without_four: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    quick = run(capsys, april_without_four, "--json")
    monkeypatch.setattr("trackwright.cli.shared.closing.SILENT_S", 0)
    code, out, err = run(capsys, april_without_four, "--json")
    assert (code, out) == quick[:2]
    assert quick[2] == ""
    assert err.splitlines()[0] == "searching for ways: 1 of at most 8 pieces"
