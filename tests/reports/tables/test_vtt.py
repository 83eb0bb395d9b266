"""Games of VirtualTabletop: by the rules of its own importer, and in its server where it is.

To try it in the server: clone it, `npm install` there, and give its folder in the environment as
TRACKWRIGHT_VIRTUALTABLETOP.
"""

import json
import math
import os
import shutil
import subprocess
import time
import urllib.request
import zlib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.reports.tables.tables import CIRCUITS, no_pictures, table, unzipped
from trackwright.reports.tables.table import VirtualTable
from trackwright.reports.tables.vtt import SURFACE, rotation_of, vtt_bytes

SERVER = os.environ.get("TRACKWRIGHT_VIRTUALTABLETOP", "")
URL = "http://localhost:8272"
FAR = 99_999
OWN_KEYS = [
    "x",
    "y",
    "minX",
    "minY",
    "maxX",
    "maxY",
    "offsetX",
    "offsetY",
    "alignX",
    "alignY",
    "condition",
]
Widgets = dict[str, Any]


def game_of(table: VirtualTable) -> tuple[Widgets, dict[str, bytes]]:
    files = unzipped(vtt_bytes(table))
    assert next(iter(files)) == "0.json"
    return json.loads(files.pop("0.json")), files


@pytest.fixture(scope="module", params=CIRCUITS.values(), ids=list(CIRCUITS))
def game(request: pytest.FixtureRequest) -> tuple[VirtualTable, Widgets, dict[str, bytes]]:
    with no_pictures():
        return table(request.param), *game_of(table(request.param))


def snapped(widgets: Widgets, id: str, x: float, y: float) -> Widgets:
    """A widget that was dropped with its corner here, as the program does it: of all lattices that
    apply at this point the nearest one; what else its entry has is set."""
    widget = {**widgets[id], "x": x, "y": y}
    source = widget["inheritFrom"]
    (origin,) = source
    assert source[origin] == ["grid"]
    nearest, distance = None, math.inf
    for entry in widgets[origin]["grid"]:
        if not (
            x >= (entry.get("minX") or -FAR)
            and x <= (entry.get("maxX") or FAR)
            and y >= (entry.get("minY") or -FAR)
            and y <= (entry.get("maxY") or FAR)
        ):
            continue
        assert entry.get("alignX", 0) == entry.get("alignY", 0) == 0
        point = [
            round((at - entry[offset]) / entry[step]) * entry[step] + entry[offset]
            for at, offset, step in ((x, "offsetX", "x"), (y, "offsetY", "y"))
        ]
        if (found := math.dist(point, (x, y))) < distance:
            nearest, distance = (point, entry), found
    if nearest is None:
        return widget
    point, entry = nearest
    more = {key: value for key, value in entry.items() if key not in OWN_KEYS}
    return {**widget, "x": point[0], "y": point[1], **more}


def test_widgets_are_known_and_complete(
    game: tuple[VirtualTable, Widgets, dict[str, bytes]],
) -> None:
    _, widgets, assets = game
    meta = widgets["_meta"]
    assert meta["version"] <= 22
    types = {None, "deck", "card", "pile", "holder", "seat", "button", "label", "dice"}
    for id, widget in widgets.items():
        if id == "_meta":
            continue
        assert widget["id"] == id
        assert widget.get("type") in types
        assert widget.get("parent", id) in widgets
        assert set(widget.get("inheritFrom", {})) <= set(widgets)
        if widget.get("type") == "card":
            assert widget["cardType"] in widgets[widget["deck"]]["cardTypes"]
        if widget.get("type") == "seat" and "hand" in widget:
            assert widget["hand"] in widgets
    linked = set(_links(widgets))
    assert {f"assets/{link.removeprefix('/assets/')}" for link in linked} == set(assets)


def _links(value: Any) -> Iterator[str]:
    if isinstance(value, str) and value.startswith("/assets/"):
        yield value
    for inner in (
        value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    ):
        yield from _links(inner)


def test_everything_lies_on_the_surface(
    game: tuple[VirtualTable, Widgets, dict[str, bytes]],
) -> None:
    _, widgets, _ = game
    for id, widget in widgets.items():
        if id != "_meta" and "parent" not in widget and "x" in widget:
            assert 0 <= widget["x"] <= SURFACE[0] - widget["width"], id
            assert 0 <= widget["y"] <= SURFACE[1] - widget["height"], id


def test_nothing_beside_the_board_covers_something_else(
    game: tuple[VirtualTable, Widgets, dict[str, bytes]],
) -> None:
    _, widgets, _ = game
    boxes = [
        (id, one["x"], one["y"], one["x"] + one["width"], one["y"] + one["height"])
        for id, one in widgets.items()
        if id.startswith(("dial-", "die-", "seat-")) or id.endswith("-holder")
    ]
    for i, (a, left, top, right, bottom) in enumerate(boxes):
        for b, left2, top2, right2, bottom2 in boxes[:i]:
            assert right <= left2 or right2 <= left or bottom <= top2 or bottom2 <= top, (a, b)


def test_a_runner_dropped_on_any_space_snaps_to_it_and_turns(
    game: tuple[VirtualTable, Widgets, dict[str, bytes]],
) -> None:
    table, widgets, _ = game
    id = next(id for id in widgets if id.startswith("runner-"))
    points = {entry["space"]: entry for entry in widgets["spaces"]["grid"]}
    assert set(points) == {space.name for space in table.spaces}
    for space in table.spaces:
        entry = points[space.name]
        found = snapped(widgets, id, entry["offsetX"] + 1.5, entry["offsetY"] - 1.5)
        assert (found["x"], found["y"]) == (entry["offsetX"], entry["offsetY"])
        assert (found["rotation"], found["space"]) == (rotation_of(space), space.name)


@given(st.integers(0, 1599), st.integers(0, 999))
def test_a_runner_snaps_to_the_nearest_space_or_stays(x: int, y: int) -> None:
    table_, widgets = _street()
    scale = widgets["board"]["width"] / table_.board.width_mm
    size = widgets["runner-red"]["width"], widgets["runner-red"]["height"]
    found = snapped(widgets, "runner-red", x, y)
    middle = complex(x + size[0] / 2, y + size[1] / 2)
    board = complex(widgets["board"]["x"], widgets["board"]["y"])
    apart = {space.name: abs(space.at * scale + board - middle) for space in table_.spaces}
    inside = [space.name for space in table_.spaces if apart[space.name] <= space.reach_mm * scale]
    if (found["x"], found["y"]) != (x, y):
        assert apart[found["space"]] == pytest.approx(min(apart.values()), abs=0.05)
    elif inside:
        assert min(apart.values()) < 0.05


@cache
def _street() -> tuple[VirtualTable, Widgets]:
    with no_pictures():
        return table("tokyo-drift"), game_of(table("tokyo-drift"))[0]


def test_runners_stand_where_they_would_snap_to(
    game: tuple[VirtualTable, Widgets, dict[str, bytes]],
) -> None:
    table, widgets, _ = game
    for standing in table.standing:
        widget = widgets[f"runner-{standing.runner.id}"]
        if not standing.number_on_space:
            assert snapped(widgets, widget["id"], widget["x"], widget["y"]) == widget


def test_decks_hold_their_cards_face_down(
    game: tuple[VirtualTable, Widgets, dict[str, bytes]],
) -> None:
    table, widgets, _ = game
    cards = [widget for widget in widgets.values() if widget.get("type") == "card"]
    assert len(cards) == sum(deck.count for deck in table.things.decks)
    assert not any(card.get("activeFace") for card in cards)
    for deck in table.things.decks:
        mine = [card["cardType"] for card in cards if card["deck"] == f"deck-{deck.id}"]
        counts = [mine.count(str(kind)) for kind in range(len(deck.cards))]
        assert counts == [count for _, count in deck.cards]


def test_pictures_are_kept_under_checksum_and_size() -> None:
    _, assets = game_of(table("promenade"))
    for name, data in assets.items():
        checksum, size = name.removeprefix("assets/").rsplit("_", 1)
        assert int(size) == len(data) <= 10 << 20
        assert int(checksum) % (1 << 32) == zlib.crc32(data)
        assert data.startswith(b"\x89PNG")


def test_words_are_in_the_language() -> None:
    with no_pictures():
        widgets, _ = game_of(table("promenade", "de"))
    assert widgets["_meta"]["info"]["language"] == "de-DE"
    assert widgets["deck-racing-shuffle"]["text"] == "Mischen"
    assert widgets["hand"]["text"] == "Deine Hand"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The real one, with an empty folder for its rooms."""
    needed = ("node", "chromium")
    if not SERVER or not all(map(shutil.which, needed)):
        pytest.skip("needs VirtualTabletop's source, node and chromium")
    folder = tmp_path_factory.mktemp("rooms")
    environment = {**os.environ, "VTT_SAVE_DIR": str(folder)}
    with subprocess.Popen(
        ["node", "server.mjs"], cwd=SERVER, env=environment, stdout=subprocess.DEVNULL
    ) as process:
        try:
            _wait_for_server()
            yield URL
        finally:
            process.terminate()


def _wait_for_server() -> None:
    for _ in range(300):
        try:
            with urllib.request.urlopen(f"{URL}/state/any", timeout=5):
                return
        except OSError:  # not yet listening, or busy with its first room
            time.sleep(0.1)
    pytest.fail("the server does not answer")


@pytest.mark.slow
@pytest.mark.parametrize("circuit", CIRCUITS.values(), ids=list(CIRCUITS))
def test_in_the_server_a_dragged_runner_snaps_and_turns(
    circuit: str, server: str, tmp_path: Path
) -> None:
    widgets, _ = game_of(table(circuit))
    runner = [id for id in widgets if id.startswith("runner-")][-1]  # it lies on top
    wanted = [widgets["spaces"]["grid"][i] for i in (5, len(table(circuit).spaces) * 2 // 3)]
    half = widgets[runner]["width"] / 2, widgets[runner]["height"] / 2
    drags = [
        [runner, entry["offsetX"] + half[0] + 3, entry["offsetY"] + half[1] - 2] for entry in wanted
    ]
    for state, entry in zip(played(circuit, server, tmp_path, drags), wanted, strict=True):
        found = state[runner]
        at = found["x"], found["y"]
        assert at == pytest.approx((entry["offsetX"], entry["offsetY"]), abs=1e-6)
        assert (found["rotation"], found["space"]) == (entry["rotation"], entry["space"])


@pytest.mark.slow
def test_in_the_server_decks_are_shuffled_dealt_to_a_hand_and_dials_turn(
    server: str, tmp_path: Path
) -> None:
    moves: list[list[Any]] = [["seat-1"], ["dial-red-laps"], ["deck-race-red-shuffle"]]
    seated, turned, shuffled = played("nuerburg-ring", server, tmp_path, moves)
    assert seated["seat-1"]["player"]
    assert turned["dial-red-laps"]["activeFace"] == 1
    cards = [f"deck-race-red-{number}" for number in range(1, 29)]
    before = sorted(cards, key=lambda card: turned[card]["z"])
    after = sorted(cards, key=lambda card: shuffled[card]["z"])
    assert before != after
    assert not any(shuffled[id].get("activeFace") for id in cards)
    top: list[list[Any]] = [["seat-1"], [cards[-1], 300, 930]]
    *_, dealt = played("nuerburg-ring", server, tmp_path, top)
    (card,) = (dealt[id] for id in cards if dealt[id].get("parent") == "hand")
    assert card["activeFace"] == 1
    assert card["owner"] == dealt["seat-1"]["player"]


def played(circuit: str, server: str, folder: Path, moves: list[list[Any]]) -> list[Widgets]:
    """The room after each move in the browser, where nothing was missing or failed."""
    file = folder / "game.vtt"
    file.write_bytes(vtt_bytes(table(circuit)))
    driver = Path(__file__).with_name("drive_virtualtabletop.mjs")
    chromium = shutil.which("chromium") or ""
    more = [server, str(file), chromium, str(folder / "profile"), str(folder / "x.png")]
    call = ["node", str(driver), SERVER, *more, json.dumps(moves)]
    done = subprocess.run(call, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    said = json.loads(done.stdout)
    assert (said["complaints"], said["missing"]) == ([], [])
    assert set(game_of(table(circuit))[0]) - {"_meta"} <= set(said["before"])
    states: list[Widgets] = said["after"]
    return states
