"""Circuits as scripts use them."""

import json
import xml.etree.ElementTree as ET
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

import trackwright as tw
from tests.builders import OVAL
from tests.trackwright.commands import Captured, printed
from trackwright.model.text.errors import TrackwrightError


@pytest.fixture(scope="module")
def april() -> tw.Circuit:
    return tw.load("april-raceway")


@pytest.fixture(scope="module")
def gap(april: tw.Circuit) -> tw.Circuit:
    """Four pieces are missing."""
    return april.without(11, 12, 13, 14)


# --- from files and back ------------------------------------------------------------------------


def test_shipped_circuits_are_listed_and_load() -> None:
    assert len(tw.shipped()) == 32
    assert tw.load("gp-ring").name == "GP Ring"


def test_what_is_saved_is_loaded_again(tmp_path: Path, april: tw.Circuit) -> None:
    april.save(tmp_path / "mine.json")
    again = tw.load(tmp_path / "mine.json")
    assert again == april
    assert hash(again) == hash(april)
    assert tw.parse(april.json) == april
    assert again != april.with_figures(laps=7)
    assert april != "april-raceway"


def test_a_circuit_is_made_piece_by_piece() -> None:
    whole = tw.make(kit="motograndprix", pieces=OVAL, name="Oval", laps=5, level="basic")
    laid = tw.make("motograndprix", [], name="Oval", laps=5, level="basic")
    for code in OVAL.split():
        assert code in tw.pieces("motograndprix")
        laid = laid.with_pieces([code])
    assert laid == whole
    assert whole.figures()["closed"] == "exactly"
    assert (whole.laps, whole.level, whole.kit) == (5, "basic", "motograndprix")
    assert repr(whole) == "<Circuit 'Oval': 24 positions, 5 laps>"


def test_edits_give_another_circuit(april: tw.Circuit) -> None:
    before = april.json
    assert april.with_piece(2, "L2").pieces[2] == "L2"
    assert (
        list(april.without(2, close_up=True).pieces.values())
        == list(april.pieces.values())[:1] + list(april.pieces.values())[2:]
    )
    assert april.with_pieces("L1 L2", after=1).figures()["positions"] == 75 + 3
    assert april.with_figures(name="May", laps=2).name == "May"
    assert april.with_figures(board_cm=april.figures()["board_cm"]) == april
    marked = tw.make("motograndprix", OVAL).with_marker(2, difficulty=3)
    assert marked.figures()["corners"][0]["difficulty"] == 3
    assert april.json == before


def test_numbers_of_numpy_are_numbers() -> None:
    three = np.arange(4)[3]
    oval = tw.make("motograndprix", OVAL, laps=three)
    assert oval == tw.make("motograndprix", OVAL, laps=3)
    assert oval.with_marker(2, difficulty=three) == oval.with_marker(2, difficulty=3)
    assert oval.without(three) == oval.without(3)
    assert oval.budget(laps=three) == oval.budget(laps=3)


# --- figures, checks, fixes ---------------------------------------------------------------------


def test_figures_are_those_of_the_command(capsys: Captured, april: tw.Circuit) -> None:
    assert april.figures() == printed(capsys, "info", "april-raceway")
    assert april.figures()["graph_hash"] == april.hash


def test_problems_are_those_of_the_command(capsys: Captured, tmp_path: Path) -> None:
    circuit = tw.make("motograndprix", "START R2L R2L R2L", level="standard")
    circuit.save(tmp_path / "open.json")
    rules = "motograndprix-standard"
    document = printed(capsys, "check", str(tmp_path / "open.json"), "--rules", rules)
    (track,) = document["tracks"]
    report = circuit.check(rules)
    assert report == {key: track[key] for key in report}
    assert circuit.problems(rules) == track["findings"]
    assert {"GEO101", "RUN801"} <= {problem["code"] for problem in circuit.problems(rules)}
    assert "RUN801" not in {problem["code"] for problem in circuit.problems()}
    assert circuit.problems(only="GEO101,MAR")[0]["code"] == "GEO101"
    assert "GEO101" not in {p["code"] for p in circuit.problems(ignore=["GEO"])}
    assert {p["severity"] for p in circuit.problems(severity="error")} == {"error"}


def test_approved_problems_are_in_the_report_only() -> None:
    circuit = tw.make("motograndprix", OVAL, level="standard")
    problem = circuit.problems(only="BAL501")[0]
    document = json.loads(circuit.json)
    document["waivers"] = [{"code": problem["code"], "reason": "it is meant to be short"}]
    approved = tw.parse(json.dumps(document))
    assert approved.problems(only="BAL501") == []
    (found,) = approved.check(only="BAL501")["findings"]
    assert found["waived"] == "it is meant to be short"


def test_documents_have_the_declared_keys(gap: tw.Circuit) -> None:
    problems = tw.make("motograndprix", OVAL, level="standard").problems()
    assert {frozenset(problem) for problem in problems} == {frozenset(tw.Problem.__annotations__)}
    fixes = [fix for problem in problems for fix in problem["fixes"]]
    assert {frozenset(fix) for fix in fixes} == {frozenset(tw.Fix.__annotations__)}
    (way,) = gap.closings(max_pieces=4, limit=1)
    assert way.keys() == tw.Way.__annotations__.keys()


def test_safe_fixes_are_applied_and_unsafe_ones_if_asked() -> None:
    oval = tw.make("motograndprix", OVAL, level="standard")
    unsafe = [problem["code"] for problem in oval.problems() if problem["fixes"]]
    assert {"BAL501", "MAR401"} <= set(unsafe)
    safely, wholly = oval.fixed(), oval.fixed(unsafe=True)
    assert {p["code"] for p in safely.problems()} == {"BAL501", "BAL504", "BAL509"}
    assert {p["code"] for p in wholly.problems()} == {"BAL509"}
    assert (safely.level, wholly.level) == ("standard", "expert")
    assert oval.fixed(ignore="MAR,BAL") == oval
    assert oval.problems() != safely.problems()


def test_spaces_come_as_columns(april: tw.Circuit) -> None:
    columns = april.spaces()
    assert {len(column) for column in columns.values()} == {april.figures()["spaces"]}
    assert columns["space"][0] == "1.L1"
    assert set(columns["lane"]) == {0, 1, 2}


# --- closing ------------------------------------------------------------------------------------


@pytest.mark.slow
def test_closings_are_those_of_the_command(
    capsys: Captured, tmp_path: Path, gap: tw.Circuit
) -> None:
    gap.save(tmp_path / "open.json")
    ways = gap.closings(max_pieces=5, limit=3)
    path = str(tmp_path / "open.json")
    document = printed(capsys, "close", path, "--max-pieces", "5", "--limit", "3")
    assert ways == document["ways"]
    assert ways[0]["codes"] == ["L2", "R4L", "R4L", "L2"]
    for way in ways:
        assert gap.closed(way).figures()["closed"] == "exactly"
        assert gap.closed(way).figures()["positions"] == way["positions"]


def test_the_best_way_is_taken_unless_another_is_named(gap: tw.Circuit) -> None:
    assert gap.closed() == gap.closed(gap.closings(limit=1)[0])
    assert gap.closed().closed() == gap.closed()
    assert gap.closed().closings() == []


def test_pieces_are_taken_back_if_allowed() -> None:
    speedway = tw.load("grandprix-speedway")
    gap = speedway.without(*list(speedway.pieces)[3:11])
    assert gap.closings(max_pieces=6, limit=1) == []
    (way,) = gap.closings(max_pieces=6, take_back=1, limit=1)
    assert len(way["removed"]) == 1
    closed = gap.closed(way)
    assert closed.figures()["closed"] == "exactly"
    assert set(way["removed"]).isdisjoint(closed.pieces)


def test_why_there_is_no_way_is_said() -> None:
    with pytest.raises(tw.TrackwrightError, match=r"no way found with up to 8 pieces: .*nearest"):
        tw.make("motograndprix", "START " + "L4 " * 11).closed()


def test_a_search_tells_how_far_it_is_and_can_be_interrupted(gap: tw.Circuit) -> None:
    told: list[tuple[int, int]] = []

    def stop(done: int, total: int) -> bool:
        told.append((done, total))
        if done == 3:
            raise KeyboardInterrupt
        return False  # whatever it answers, the search goes on

    with pytest.raises(KeyboardInterrupt):
        gap.closings(max_pieces=5, progress=stop)
    assert {done for done, _ in told} == {1, 2, 3}
    assert {total for _, total in told} == {5}


# --- budget and picture -------------------------------------------------------------------------


def test_a_budget_is_that_of_the_command(capsys: Captured) -> None:
    circuit = tw.load("plattfuss-circuit")
    assert circuit.budget() == printed(capsys, "budget", "plattfuss-circuit")
    asked = ("--rules", "ausgebremst-family", "--laps", "2")
    found = printed(capsys, "budget", "plattfuss-circuit", *asked)
    assert circuit.budget("ausgebremst-family", laps=2) == found


def test_a_notebook_shows_the_picture(april: tw.Circuit) -> None:
    shown = april._repr_svg_()
    root = ET.fromstring(shown)
    assert shown.startswith("<svg ")
    left, top, width, height = map(float, root.attrib["viewBox"].split())
    assert (left, top) == (0, 0)
    assert root.attrib["width"] == "800"
    assert int(root.attrib["height"]) == round(800 * height / width)


@pytest.mark.slow
def test_the_picture_is_what_export_writes(tmp_path: Path, april: tw.Circuit) -> None:
    april.export(tmp_path / "april.svg")
    assert (tmp_path / "april.svg").read_text(encoding="utf-8") == april.svg()
    assert "April Raceway</text>" in april.svg()
    assert "April Raceway</text>" not in april.svg(plain=True)
    assert april.svg(names=True) != april.svg()
    april.export(tmp_path / "april.png", width=200)
    assert (tmp_path / "april.png").read_bytes()[16:20] == (200).to_bytes(4, "big")


# --- what cannot be done ------------------------------------------------------------------------

OVAL_CIRCUIT = tw.make("motograndprix", OVAL)
ENDLESS: list[object] = []
ENDLESS.append(ENDLESS)
REFUSED: dict[str, tuple[Callable[[], object], str]] = {
    "no such circuit": (lambda: tw.load("gp-rang"), "did you mean 'gp-ring'"),
    "no such kit": (lambda: tw.make("moto", "START"), "kit: no kit 'moto' is installed"),
    "no such piece": (lambda: tw.make("motograndprix", "START L9"), "has no piece 'L9'"),
    "no piece at all": (lambda: tw.make("motograndprix", [object()]), "pieces: expected a text"),  # type: ignore[list-item]
    "no track": (lambda: tw.parse("{}"), 'format: expected "trackwright-track"'),
    "no such marker": (lambda: OVAL_CIRCUIT.with_marker(2, difficultie=3), "unknown key"),
    "no such value": (lambda: OVAL_CIRCUIT.with_marker(2, difficulty=4), "difficulty: expected"),
    "no such figure": (lambda: OVAL_CIRCUIT.with_figures(lap=4), "did you mean 'laps'"),
    "no such id": (lambda: OVAL_CIRCUIT.without(99), "no piece with the id 99"),
    "no such check": (lambda: OVAL_CIRCUIT.problems(only="GEO999"), "no check 'GEO999'"),
    "no such rules": (lambda: OVAL_CIRCUIT.problems("moto"), "no ruleset 'moto'"),
    "no such severity": (lambda: OVAL_CIRCUIT.problems(severity="eror"), "did you mean 'error'"),
    "no such budget": (lambda: OVAL_CIRCUIT.budget("street"), "has no budget"),
    "no such laps": (lambda: OVAL_CIRCUIT.budget(laps=0), "laps: expected 1 to 99"),
    "no such gap": (lambda: OVAL_CIRCUIT.closings(after=3), "no gap after piece 3"),
    "no such length": (lambda: OVAL_CIRCUIT.closings(max_pieces=40), "closed with 1 to 12 pieces"),
    "no such width": (lambda: OVAL_CIRCUIT.svg(width=0), "width: expected 1 to 20000"),
    "no such letter": (lambda: tw.parse("\ud800"), "not UTF-8 text"),
    "no such name": (lambda: tw.load("a" * 5000), "File name too long"),
    "no document": (lambda: OVAL_CIRCUIT.with_marker(2, text=ENDLESS), "none within itself"),
    "no such form": (lambda: OVAL_CIRCUIT.export("oval.doc"), "the suffix '.doc'"),
}


@pytest.mark.parametrize("what", REFUSED)
def test_what_cannot_be_done_is_said_in_a_line(what: str) -> None:
    do, words = REFUSED[what]
    with pytest.raises(tw.TrackwrightError) as caught:
        do()
    assert words in str(caught.value)
    assert "\n" not in str(caught.value)
    assert tw.TrackwrightError is TrackwrightError


def test_other_files_are_not_written_over(tmp_path: Path, april: tw.Circuit) -> None:
    note = tmp_path / "note.json"
    note.write_text("mine")
    for write in (april.save, april.export):
        with pytest.raises(tw.TrackwrightError, match="exists and is something else"):
            write(note)
    assert note.read_text() == "mine"
