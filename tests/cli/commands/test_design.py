"""`trackwright design`."""

import json
from pathlib import Path

import pytest

from trackwright.cli.main import main

Captured = pytest.CaptureFixture[str]
EASY = ("design", "--level", "basic", "--positions", "44..56", "--count", "2", "--jobs", "1")


@pytest.mark.slow
def test_circuits_are_listed_and_written(tmp_path: Path, capsys: Captured) -> None:
    sheet = tmp_path / "sheet.svg"
    assert main([*EASY, "--out", str(tmp_path), "--sheet", str(sheet)]) == 0
    shown = capsys.readouterr().out
    assert "2 of 2 circuits" in shown
    for number in (1, 2):
        path = tmp_path / f"design-{number}.json"
        assert main(["check", str(path)]) == 0
    assert sheet.read_text("utf-8").count("positions, ") == 2


@pytest.mark.slow
def test_json_has_everything_about_the_circuits(capsys: Captured) -> None:
    assert main([*EASY, "--play", "overtakes_per_bike_and_lap > 0.1", "--json"]) == 0
    document = json.loads(capsys.readouterr().out)
    assert document["version"] == 1
    assert document["wishes"]["positions"] == [44, 56]
    for one in document["proposals"]:
        assert 44 <= one["positions"] <= 56
        assert one["looks"]["score"] == pytest.approx(sum(one["looks"]["parts"].values()), abs=0.05)
        assert one["figures"]["overtakes_per_bike_and_lap"]["value"] > 0.1
        assert one["track"]["format"] == "trackwright-track"


@pytest.mark.slow
def test_a_map_of_the_circuits_by_two_figures(capsys: Captured) -> None:
    assert main([*EASY, "--map", "positions,overtakes_per_bike_and_lap"]) == 0
    shown = capsys.readouterr().out
    assert "map: positions to the right, overtakes_per_bike_and_lap upwards" in shown
    assert main([*EASY, "--map", "positions,overtakes_per_bike_and_lap", "--json"]) == 0
    document = json.loads(capsys.readouterr().out)
    assert document["map"]["rules"] == "motograndprix-basic"
    for one, spot in zip(document["proposals"], document["map"]["designs"], strict=True):
        assert spot["positions"] == one["positions"]
        assert spot["overtakes_per_bike_and_lap"]["low"] > 0


@pytest.mark.slow
def test_a_search_that_ran_out_of_time_has_its_map(capsys: Captured) -> None:
    options = ["--count", "200", "--seconds", "2", "--map", "rounds,overtakes", "--json"]
    assert main([*EASY, *options]) == 0
    document = json.loads(capsys.readouterr().out)
    assert document["cancelled"]
    assert len(document["map"]["designs"]) == len(document["proposals"]) > 0


@pytest.mark.slow
def test_wishes_may_come_from_a_file_and_options_go_first(tmp_path: Path, capsys: Captured) -> None:
    file = tmp_path / "wishes.json"
    file.write_text(json.dumps({"kit": "mopeds", "positions": [10, 40], "most_looks": 50.0}))
    options = ["--wishes", str(file), "--positions", "18..22", "--count", "1", "--json"]
    assert main(["design", *options]) == 0
    document = json.loads(capsys.readouterr().out)
    assert document["wishes"]["kit"] == "mopeds"
    assert 18 <= document["proposals"][0]["positions"] <= 22


def test_nothing_found_is_exit_code_1_and_says_what_to_relax(capsys: Captured) -> None:
    hard = ["--level", "expert", "--positions", "119", "--board", "85x70", "--bursts", "1"]
    assert main(["design", *hard, "--jobs", "1"]) == 1
    shown = capsys.readouterr().out
    assert "0 of 10 circuits" in shown
    assert "nearest miss: " in shown


@pytest.mark.parametrize(
    ("options", "why"),
    [
        (["--positions", "300"], "more than can be designed"),
        (["--board", "3"], "expected WIDTHxHEIGHT"),
        (["--weigh", "beauty=3"], "expected one of corners"),
        (["--out", "nowhere"], "no such folder"),
        (["--sheet", "sheet.txt"], "sheet.txt: a sheet is an .svg or a .png, found .txt"),
        (["--play", "x > 1"], "name the rules"),
        (["--kit", "\udcff"], "kit: text with half of a surrogate pair"),
        (["--play", "\udcff"], "play[0]: text with half of a surrogate pair"),
        (["--rules", "nothing", "--play", "x > 1"], "nothing"),
        (["--rules", "no-such", "--level", "basic"], "no ruleset named 'no-such'"),
        (["--wishes", "missing.json"], "cannot be read"),
        (["--level", "silly"], "level"),
        (["--jobs", "1", "--cluster", "tcp://x:1"], "--jobs cannot be combined with --cluster"),
        (["--cluster", " "], "--cluster: expected an address, such as tcp://"),
        (["--map", "positions"], "expected two figures"),
        (["--map", "beauty,looks"], "no figure 'beauty'"),
        (["--keep", "3"], "--keep goes with --from"),
        (["--keep", "0..3"], "expected pieces like 3..9,12"),
        (["--from", "april-raceway", "--keep", "3000"], "has no piece 3000"),
        (["--from", "april-raceway", "--kit", "mopeds"], "is of the kit motograndprix"),
        (["--from", "no-such-track"], "no-such-track"),
        (["--from", "tokyo-drift"], "not a single row"),
        (["--not-like", "promenade"], "is of the kit mopeds"),
    ],
)
def test_what_cannot_be_is_refused_in_a_line(
    options: list[str], why: str, capsys: Captured, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    try:
        code = main(["design", *options])
    except SystemExit as exit:
        code = int(exit.code or 0)
    assert code == 2
    assert why in capsys.readouterr().err


@pytest.mark.slow
def test_from_a_circuit_with_pieces_to_keep_and_others_not_to_be_like(
    tmp_path: Path, capsys: Captured
) -> None:
    first = ["design", "--from", "april-raceway", "--count", "1", "--jobs", "1", "--out"]
    assert main([*first, str(tmp_path)]) == 0
    capsys.readouterr()
    path = str(tmp_path / "design-1.json")
    options = ["--from", "april-raceway", "--keep", "2..5,9", "--not-like", path, "free-speedway"]
    assert main(["design", *options, "--laps", "3", "--count", "1", "--jobs", "1", "--json"]) == 0
    document = json.loads(capsys.readouterr().out)
    wishes, (found,) = document["wishes"], document["proposals"]
    assert wishes["keep"] == [2, 3, 4, 5, 9]
    assert len(wishes["not_like"]) == 2
    assert (wishes["level"], wishes["board_cm"], wishes["laps"]) == ("standard", [100.0, 80.0], 3)
    kept = " ".join(wishes["origin"][1:5])
    assert kept in " ".join([*found["pieces"], *found["pieces"]])
    assert 0.02 <= found["origin_distance"] < 0.3
