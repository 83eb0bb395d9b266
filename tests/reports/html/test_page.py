"""The page: one file that needs nothing else, in which texts of files are texts."""

import json
import os
import subprocess
import sys
from base64 import b64decode
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.builders import circuit_of
from tests.hostile import harmful
from tests.reports.html.pages import FAST, GAMES, Node, data_of, page, raced, read, subject
from trackwright.model.circuit import Circuit
from trackwright.model.files.library import kit, load_circuit
from trackwright.model.files.output_checks import REPORT, file_kind
from trackwright.model.files.track_files import parse_track
from trackwright.model.layout.scenery import SceneryItem
from trackwright.model.text.errors import TrackwrightError
from trackwright.model.text.messages import Message
from trackwright.model.text.translation import translator
from trackwright.reports.html import page as pages
from trackwright.reports.html import plan
from trackwright.reports.html.colours import PALETTES, properties
from trackwright.reports.html.explanations import explanation_of
from trackwright.reports.html.making import subject_of
from trackwright.reports.html.page import MOST_BYTES, left_out, report_page
from trackwright.reports.html.subject import Look, Subject
from trackwright.simulator.playtest.comparing import compare
from trackwright.simulator.playtest.statistics import figure_rows
from trackwright.simulator.story.sentences import called
from trackwright.simulator.story.show import gap_words

EVIL = "</script><b>x</b>\u202e\"'&amp;]]>-->"
EACH_GAME = pytest.mark.parametrize(
    "track",
    [pytest.param(one, marks=() if one in FAST else pytest.mark.slow) for one in GAMES],
)
"""One of them in the fast suite: to watch the races of a page takes a second or two."""


@EACH_GAME
def test_a_page_of_every_game_is_whole_and_small(track: str) -> None:
    text = page(track)
    found = read(text)
    assert len(text.encode()) < MOST_BYTES
    assert file_kind(text.encode()) is REPORT
    ids = [node.attributes["id"] for node in found.all() if "id" in node.attributes]
    assert len(ids) == len(set(ids))
    sections = [node.attributes["id"] for node in found.all("section") if "id" in node.attributes]
    expected = ["verdict", "plan", "races", "charts", "figures", "problems", "circuit", "made"]
    assert sections == expected
    assert found.all("h1")[0].text == load_circuit(track).track.name
    assert len(found.id("verdict").all("li")) > 2
    assert len(found.id("charts").all("figure")) >= 2
    assert len(data_of(found)["races"]) == 3


@EACH_GAME
def test_a_page_loads_nothing_from_elsewhere(track: str) -> None:
    found = read(page(track))
    for node in found.all():
        assert "src" not in node.attributes
        assert node.attributes.get("href", "#").startswith(("#", "data:application/json"))
    text = page(track)
    assert "@import" not in text
    assert "url(" not in text
    (policy,) = (node for node in found.all("meta") if "http-equiv" in node.attributes)
    assert policy.attributes["content"].startswith("default-src 'none'; ")
    known = {node.attributes.get("id") for node in found.all()}
    links = [node.attributes["href"] for node in found.all("a") if "href" in node.attributes]
    assert all(link[1:] in known for link in links if link.startswith("#"))


@EACH_GAME
def test_the_circuit_in_the_page_is_the_circuit(track: str) -> None:
    (link,) = (node for node in read(page(track)).all("a") if "download" in node.attributes)
    data = b64decode(link.attributes["href"].partition("base64,")[2])
    assert parse_track(data, "page", kit) == load_circuit(track).track


def moments_of(data: Any) -> list[dict[str, Any]]:
    """Every moment whole, as the script makes them."""
    order: list[int] = []
    rows: dict[str, dict[int, Any]] = {"s": {}, "h": {}}
    found = []
    for one in data["moments"]:
        order = one.get("o", order)
        for key, known in rows.items():
            rows[key] = known | {i: row for i, *row in one.get(key, [])}
        found.append({**one, "o": order, **{key: dict(known) for key, known in rows.items()}})
    return found


@EACH_GAME
def test_every_moment_of_every_race_is_in_the_page(track: str) -> None:
    """The data say only what changes; put together they are what the window shows."""
    found, shown = read(page(track)), subject(track)
    data = data_of(found)
    places = [tuple(place) for place in data["spaces"]]
    at = plan.Plan(shown).places
    for number, (race, made) in enumerate(zip(data["races"], shown.races, strict=True), 1):
        show = made.replay.show
        lines = found.id(f"story-{number}").all("li")
        whole = moments_of(race)
        assert len(lines) == len(whole) == len(show.moments)
        for line, one, moment in zip(lines, whole, show.moments, strict=True):
            assert shown.places.in_words(moment.words) in line.text
            assert one["o"] == list(moment.order)
            for i, runner in enumerate(moment.runners):
                space, pose, lap, gap, _, gauges = one["s"][i]
                assert gauges == list(runner.gauges)
                assert data["poses"][pose]["name"] == runner.pose
                assert lap == (runner.lap if runner.doing == "racing" else 0)
                assert race["words"][gap] == gap_words(runner, i == moment.order[0])
                assert (space < 0) == (runner.space is None)
                if runner.space is not None:
                    where = at[runner.space][0]
                    assert places[space][:2] == (round(where.real), round(where.imag))
            for i, held in enumerate(moment.players):
                assert [race["words"][card] for card in one["h"][i][1]] == list(held.hand)


@EACH_GAME
def test_the_story_needs_no_script(track: str) -> None:
    found = read(page(track))
    assert "hidden" in found.id("replay").attributes
    for made in subject(track).races:
        show = made.replay.show
        first = called(show.runners[show.moments[-1].order[0]])
        table = next(one for one in found.all("article") if made.about in one.text)
        assert table.all("tbody")[0].all("tr")[0].all("td")[1].text == first


@EACH_GAME
def test_every_figure_is_explained(track: str) -> None:
    shown = subject(track)
    assert shown.playtest is not None
    result = shown.playtest.result
    for _, figure in figure_rows(result, shown.figures):
        assert len(explanation_of(figure, result.game, Look())) > 15, figure.name


def test_a_german_page_has_other_words_and_the_same_races() -> None:
    english, german = read(page(FAST)), read(page(FAST, "de"))
    assert german.all("html")[0].attributes["lang"] == "de"
    say = translator("de")
    for title in ("Verdict", "Races to watch", "Figures", "Checks", "How this was made"):
        assert say(Message(title)) != title
        assert say(Message(title)) in [node.text for node in german.all("h2")]
    ours, theirs = data_of(english), data_of(german)
    assert ours["spaces"] == theirs["spaces"]
    assert [len(one["moments"]) for one in ours["races"]] == [
        len(one["moments"]) for one in theirs["races"]
    ]


@pytest.mark.slow
@pytest.mark.parametrize("track", ["plattfuss-drom", "promenade", "tokyo-drift"])
def test_a_public_page_has_no_cards_that_only_one_player_saw(track: str) -> None:
    """Neither hands, nor what a player laid aside; how many cards a pile has is known to all."""
    open_page = data_of(read(page(track)))
    public = data_of(read(report_page(subject(track), Look(is_public=True)).data.decode()))
    hands = [_hands(race) for race in open_page["races"]]
    assert all(any(rows) for rows in hands)
    for race, show in zip(public["races"], subject(track).races, strict=True):
        assert not any(_hands(race))
        secret = [
            len(held.piles)
            for moment in show.replay.show.moments
            for held in moment.players
            for pile in held.piles
            if pile.cards and pile.seen_by != "all"
        ]
        covered = [pile for moment in race["moments"] for pile in _piles(moment) if pile[2] == -1]
        assert bool(secret) == bool(covered)


def _hands(race: dict[str, Any]) -> list[Any]:
    rows = [row for moment in race["moments"] for row in moment.get("h", ())]
    return [hand for _, _, hand, _ in rows if hand]


def _piles(moment: dict[str, Any]) -> list[Any]:
    return [pile for _, _, _, piles in moment.get("h", ()) for pile in piles]


def test_the_same_subject_makes_the_same_bytes() -> None:
    shown = subject("quarter-mile")
    assert report_page(shown, Look()).data == report_page(shown, Look()).data


@pytest.mark.slow
def test_a_page_is_the_same_whatever_pythons_hash_seed_is(tmp_path: Path) -> None:
    pages = []
    for seed in ("1", "77"):
        out = tmp_path / f"{seed}.html"
        command = [sys.executable, "-m", "trackwright", "report", "quarter-mile", str(out)]
        environment = {**os.environ, "PYTHONHASHSEED": seed}
        subprocess.run(
            [*command, "--races", "20"], env=environment, check=True, capture_output=True
        )
        pages.append(out.read_bytes())
    assert pages[0] == pages[1]


def evil_circuit() -> Circuit:
    """A circuit whose texts try to get out of theirs."""
    track = load_circuit("gp-ring").track
    item = SceneryItem(1, "title", 100, 600, 300, 40, text=EVIL)
    return Circuit(replace(track, name=EVIL, notes=(EVIL,), scenery=(item,)), kit(track.kit))


def test_texts_of_files_stay_texts() -> None:
    circuit = evil_circuit()
    report, batch = raced(circuit, RULES, 20, laps=1)
    compared = replace(report, comparison=compare(report.result, report.result))
    shown = subject_of(circuit, EVIL, compared, batch, report.result)
    text = report_page(shown, Look()).data.decode()
    found = read(text)
    assert not harmful(text)
    assert not [node for node in found.all("b") if node.text == "x"]
    assert len(found.all("script")) == 2
    visible = EVIL.replace("\u202e", "\\u202e")
    assert found.all("h1")[0].text == visible
    assert visible in found.id("circuit").text
    assert visible in found.id("comparison").text
    (link,) = (node for node in found.all("a") if "download" in node.attributes)
    assert link.attributes["download"] == "script-b-x-b-amp.json"


RULES = "motograndprix-basic"


def test_a_circuit_that_cannot_be_raced_has_a_page_that_says_why() -> None:
    circuit = circuit_of("L4 R2L L4")
    shown = subject_of(circuit, "open", notes=["Not raced: it is open"])
    found = read(report_page(shown, Look()).data.decode())
    sections = [node.attributes["id"] for node in found.all("section") if "id" in node.attributes]
    assert sections == ["plan", "problems", "circuit", "made"]
    assert "Not raced: it is open" in found.id("plan").text
    assert found.id("problems").all("li")


def test_races_that_do_not_fit_are_left_out_and_that_is_said(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    shown = subject("gp-ring")
    whole = len(report_page(shown, Look()).data)
    monkeypatch.setattr(pages, "MOST_BYTES", whole - 10)
    page = report_page(shown, Look())
    found = read(page.data.decode())
    assert len(data_of(found)["races"]) == len(page.races) == 2
    (missing,) = left_out(shown, page.races)
    assert f"{missing.about}. It is too long for this page." in found.id("races").text
    without = len(report_page(replace(shown, races=()), Look()).data)
    monkeypatch.setattr(pages, "MOST_BYTES", without + 10_000)
    found = read(report_page(shown, Look()).data.decode())
    assert found.id("races").text.count("too long for this page") == 3
    assert len(found.all("script")) == 1
    monkeypatch.setattr(pages, "MOST_BYTES", 1000)
    with pytest.raises(TrackwrightError, match="the report would be larger than"):
        report_page(shown, Look())


def drawing(found: Node) -> Node:
    return found.id("road")


def test_a_plan_too_long_is_drawn_with_less_then_as_an_image(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    shown = replace(subject("gp-ring"), races=())
    sizes = [len(report_page(shown, Look()).data)]
    monkeypatch.setattr(plan, "MOST_BYTES", 60_000)
    sizes.append(len(report_page(replace(shown), Look()).data))
    monkeypatch.setattr(plan, "MOST_BYTES", 1000)
    monkeypatch.setattr(plan, "IMAGE_PX", 200)
    found = read(report_page(replace(shown), Look()).data.decode())
    assert sizes[0] > sizes[1]
    assert [node.name for node in drawing(found).all()] == ["image"]


@pytest.mark.parametrize("theme", PALETTES)
def test_every_colour_that_is_drawn_is_known_in_every_theme(theme: Any) -> None:
    used = set(_properties_used(page("gp-ring")))
    known = {line.partition(":")[0] for line in properties(theme).split(";")}
    own = {f"--{event.key}" for event in plan.Plan(subject("gp-ring")).events} | {"${level(shows"}
    assert used - own <= known


def _properties_used(text: str) -> list[str]:
    return [part.partition(")")[0].partition(",")[0] for part in text.split("var(")[1:]]


def test_a_compared_page_shows_what_differs() -> None:
    shown, other = subject("gp-ring"), raced(load_circuit("gp-ring"), RULES, 25, laps=1)[0].result
    assert shown.playtest is not None
    comparison = compare(shown.playtest.result, other)
    report = replace(shown.playtest, comparison=comparison)
    found = read(report_page(replace(shown, playtest=report, before=other), Look()).data.decode())
    text = found.id("comparison").text
    assert "Compared with 25 races of GP Ring." in text
    assert len(found.id("comparison").all("tbody")) >= 1
    assert "compared with" in found.id("charts").text


def test_data_cannot_end_their_script() -> None:
    data = page("gp-ring").partition('id="race-data">')[2].partition("</script>")[0]
    assert "<" not in data
    assert json.loads(data)


def test_a_subject_has_its_figures_once() -> None:
    shown: Subject = subject("gp-ring")
    assert shown.figures is shown.figures
