"""Playtests as scripts use them."""

import csv
import threading
from pathlib import Path

import pytest

import trackwright as tw
from tests.trackwright.commands import Captured, printed
from trackwright.cli.main import main

RULES = "motograndprix-basic"
ASKED = ("gp-ring", "--rules", RULES, "--laps", "2", "--races", "80")


@pytest.fixture(scope="module")
def ring() -> tw.Circuit:
    return tw.load("gp-ring")


@pytest.fixture(scope="module")
def tests(ring: tw.Circuit) -> tw.Playtest:
    return ring.playtest(RULES, races=80, laps=2)


def test_a_playtest_is_that_of_the_command(capsys: Captured, tests: tw.Playtest) -> None:
    assert tests.as_dict() == printed(capsys, "playtest", *ASKED)
    assert main(["playtest", *ASKED]) == 0
    assert capsys.readouterr().out == f"{tests}\n"


def test_figures_have_intervals_and_words(tests: tw.Playtest) -> None:
    document = tests.as_dict()
    for name, figure in tests.figures.items():
        assert figure.keys() == tw.Figure.__annotations__.keys()
        assert figure == {**document["figures"][name], "words": figure["words"]}
        assert figure["words"]
    pole = tests.figures["pole_wins"]
    assert pole["words"] == "pole wins"
    assert pole["low"] is not None
    assert pole["value"] is not None
    assert pole["high"] is not None
    assert 0 <= pole["low"] < pole["value"] < pole["high"] <= 1
    assert tests.verdict == document["verdict"]
    assert (tests.races, tests.rules, tests.track) == (80, RULES, "GP Ring")
    assert repr(tests) == "<Playtest of 'GP Ring': 80 races under motograndprix-basic>"


def test_columns_are_those_of_the_files(
    capsys: Captured, tmp_path: Path, tests: tw.Playtest
) -> None:
    figures, heat = tmp_path / "figures.csv", tmp_path / "heat.csv"
    assert main(["playtest", *ASKED, "--csv", str(figures), "--heat", str(heat)]) == 0
    columns = tests.columns()
    rows = list(csv.DictReader(figures.read_text().splitlines()))
    assert columns["figure"] == [row["figure"] for row in rows]
    assert columns["value"] == [float(row["value"]) if row["value"] else None for row in rows]
    assert columns["words"][1] == "pole wins"
    spaces = list(csv.DictReader(heat.read_text().splitlines()))
    assert list(tests.heat()) == list(spaces[0])
    assert tests.heat()["visits"] == [int(row["visits"]) for row in spaces]


def test_the_same_seed_gives_the_same_result_on_any_number_of_cores(
    ring: tw.Circuit, tests: tw.Playtest
) -> None:
    assert ring.playtest(RULES, races=80, laps=2, jobs=1).as_dict() == tests.as_dict()
    other = ring.playtest(RULES, races=80, laps=2, seed=2)
    assert other.figures["pole_wins"] != tests.figures["pole_wins"]


def test_paired_dice_are_those_of_the_command(capsys: Captured, tests: tw.Playtest) -> None:
    ring = tw.load("gp-ring")
    paired = ring.playtest(RULES, races=80, laps=2, dice="paired")
    assert paired.as_dict() == printed(capsys, "playtest", *ASKED, "--dice", "paired")
    assert paired.figures["overtakes"] != tests.figures["overtakes"]
    with pytest.raises(tw.TrackwrightError, match="dice='payred': no such dice"):
        ring.playtest(RULES, races=1, dice="payred")
    with pytest.raises(tw.TrackwrightError, match="has no dice that each player throws"):
        tw.load("plattfuss-ring").playtest("ausgebremst-family", races=1, dice="paired")


def test_a_saved_result_is_loaded_and_compared_with(
    capsys: Captured, tmp_path: Path, ring: tw.Circuit, tests: tw.Playtest
) -> None:
    saved = tmp_path / "before.json"
    tests.save(saved)
    before = tw.load_playtest(saved)
    assert before.as_dict() == tests.as_dict()
    after = ring.playtest(RULES, races=80, laps=2, seed=2, bots="greedy")
    found = after.compare(before)
    more = ("--seed", "2", "--bots", "greedy", "--against", str(saved))
    document = printed(capsys, "playtest", *ASKED, *more)["comparison"]
    assert {**found.as_dict(), "against": str(saved)} == document
    assert found.figures == document["figures"]
    assert found.notes == document["notes"]
    assert found.columns()["figure"] == list(document["figures"])
    assert found.columns()["change"][0] == next(iter(found.figures.values()))["change"]["value"]
    assert f"{found}".startswith("Compared with GP Ring (80 races on GP Ring)\n")
    assert repr(found) == "<Comparison of 'GP Ring' with 'GP Ring'>"


def test_progress_ends_with_all_races(ring: tw.Circuit) -> None:
    told: list[tuple[int, int]] = []
    ring.playtest(RULES, races=50, laps=2, progress=lambda *done: told.append(done))
    assert told[-1] == (50, 50)


def test_an_interrupt_ends_it_with_nothing(ring: tw.Circuit, tmp_path: Path) -> None:
    def interrupt(done: int, total: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        ring.playtest(RULES, races=10_000_000, laps=2, progress=interrupt)
    assert [t.name for t in threading.enumerate() if t.name.startswith("playtest")] == []


def test_what_cannot_be_raced_is_said_in_a_line(ring: tw.Circuit, tmp_path: Path) -> None:
    with pytest.raises(tw.TrackwrightError, match=r"^races: expected 1 to 100000000, found 0$"):
        ring.playtest(RULES, races=0)
    with pytest.raises(tw.TrackwrightError, match=r"^jobs: expected 1 to 256, found 999$"):
        ring.playtest(RULES, races=1, jobs=999)
    with pytest.raises(tw.TrackwrightError, match=r"^bots: Blue 1, .*: a person cannot play here$"):
        ring.playtest(RULES, races=1, bots="human")
    note = tmp_path / "note.json"
    note.write_text("mine")
    with pytest.raises(tw.TrackwrightError, match="not JSON"):
        tw.load_playtest(note)
    with pytest.raises(tw.TrackwrightError, match="exists and is something else"):
        ring.playtest(RULES, races=1, laps=1).save(note)


def test_a_page_is_that_of_the_command(tmp_path: Path) -> None:
    """With other words for what is compared: here it has no file."""
    page, other = tmp_path / "page.html", tmp_path / "other.html"
    mile = tw.load("quarter-mile")
    mile.report(page, mile.playtest("dice-derby", races=20), language="de", theme="dark")
    options = ("--races", "20", "--language", "de", "--theme", "dark")
    assert main(["report", "quarter-mile", str(other), *options]) == 0
    assert page.read_bytes() == other.read_bytes()
    mile.report(page, races=[mile.race("dice-derby", seed=3)])
    assert b"A saved race" in page.read_bytes()


def test_a_page_is_compared_only_with_what_can_be(tmp_path: Path, tests: tw.Playtest) -> None:
    page = tmp_path / "page.html"
    mile = tw.load("quarter-mile")
    with pytest.raises(tw.TrackwrightError, match="is a playtest of GP Ring"):
        mile.report(page, tests)
    race = mile.race("dice-derby")
    with pytest.raises(tw.TrackwrightError, match="4 given; there is room for 3"):
        mile.report(page, races=[race] * 4)
    with pytest.raises(tw.TrackwrightError, match="no such theme"):
        mile.report(page, theme="pink")
    with pytest.raises(tw.TrackwrightError, match="no such language"):
        mile.report(page, language="xx")
    assert not page.exists()
    page.write_text("my thesis", "utf-8")
    with pytest.raises(tw.TrackwrightError, match="exists and is something else"):
        mile.report(page)
