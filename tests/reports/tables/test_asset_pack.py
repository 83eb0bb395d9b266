"""The pack of pictures: `spaces.json`, and the form of the save of Tabletop Simulator."""

import json
import re
from typing import Any

import pytest

from tests.reports.tables.tables import CIRCUITS, no_pictures, table, unzipped
from trackwright.model.files.library import load_circuit
from trackwright.reports.tables.asset_pack import pack_bytes
from trackwright.reports.tables.options import TableOptions
from trackwright.reports.tables.table import VirtualTable, table_of

Pack = tuple[VirtualTable, dict[str, bytes], dict[str, Any], dict[str, Any]]


def pack_of(table: VirtualTable) -> Pack:
    files = unzipped(pack_bytes(table))
    assert next(iter(files)) == "spaces.json"
    return (
        table,
        files,
        json.loads(files["spaces.json"]),
        json.loads(files["tabletop-simulator.json"]),
    )


@pytest.fixture(scope="module", params=CIRCUITS.values(), ids=list(CIRCUITS))
def pack(request: pytest.FixtureRequest) -> Pack:
    with no_pictures():
        return pack_of(table(request.param))


def test_every_space_has_its_polygon_on_the_picture_and_its_steps(pack: Pack) -> None:
    table, files, spaces, _ = pack
    assert (spaces["format"], spaces["version"]) == ("trackwright-spaces", 1)
    board = spaces["board"]
    assert board["file"] in files
    names = [space["space"] for space in spaces["spaces"]]
    assert names == [space.name for space in table.spaces]
    graph = table.circuit.graph
    for space in spaces["spaces"]:
        assert len(space["polygon"]) >= 4
        for x, y in [*space["polygon"], (space["x_px"], space["y_px"])]:
            assert 0 <= x <= board["width_px"]
            assert 0 <= y <= board["height_px"]
        assert {step["to"] for step in space["steps"]} == set(graph.successors(space["space"]))
    assert [one["space"] for one in spaces["start"]] == [
        one.space.name if one.space else None for one in table.standing
    ]


def test_sheets_have_room_for_all_cards(pack: Pack) -> None:
    table, files, spaces, _ = pack
    for found in spaces["sheets"]:
        assert found["file"] in files
        assert found["columns"] <= 10
        assert found["rows"] <= 7
        cards = len(found["counts"])
        assert found["columns"] * (found["rows"] - 1) < cards <= found["columns"] * found["rows"]
    for deck in table.things.decks:
        mine = [found for found in spaces["sheets"] if found["deck"] == deck.id]
        assert sum(sum(found["counts"]) for found in mine) == deck.count


def test_the_save_links_pictures_of_the_pack_only(pack: Pack) -> None:
    _, files, _, save = pack
    links = re.findall(r'"(https?://[^"]*)"', json.dumps(save))
    assert links
    assert {link.removeprefix("http://localhost:8000/") for link in links} <= set(files)


def test_the_save_has_a_snap_point_for_every_space_and_runners_on_them(pack: Pack) -> None:
    table, _, _, save = pack
    board, *others = save["ObjectStates"]
    points = board["AttachedSnapPoints"]
    assert len(points) == len(table.spaces)
    half = table.board.width_mm / table.board.height_mm
    assert all(abs(one["Position"]["z"]) <= 1 for one in points)
    assert all(abs(one["Position"]["x"]) <= half for one in points)
    scale = board["Transform"]["scaleX"]
    runners = [one for one in others if one.get("Tags") == ["runner"]]
    assert len(runners) == len(table.standing)
    for runner, standing in zip(runners, table.standing, strict=True):
        assert standing.space
        point = points[[space.name for space in table.spaces].index(standing.space.name)]
        at = runner["Transform"]
        assert at["posX"] == pytest.approx(point["Position"]["x"] * scale, abs=1e-3)
        assert at["posZ"] == pytest.approx(point["Position"]["z"] * scale, abs=1e-3)
        assert at["rotY"] == point["Rotation"]["y"]


def test_objects_of_the_save_have_names_and_numbers_of_their_own(pack: Pack) -> None:
    _, _, _, save = pack
    kinds = ["Custom_Tile", "Custom_Token", "DeckCustom", "Counter", "Die_6", "Die_8"]
    objects = save["ObjectStates"]
    assert {one["Name"] for one in objects} <= set(kinds)
    every = [*objects, *(card for one in objects for card in one.get("ContainedObjects", []))]
    ids = [one["GUID"] for one in every]
    assert all(re.fullmatch("[0-9a-f]{6}", id) for id in ids)
    assert len(set(ids)) == len(ids)


def test_cards_of_the_save_are_places_in_sheets(pack: Pack) -> None:
    table, _, _, save = pack
    decks = [one for one in save["ObjectStates"] if one["Name"] == "DeckCustom"]
    assert len(decks) == len(table.things.decks)
    for deck, declared in zip(decks, table.things.decks, strict=True):
        assert len(deck["DeckIDs"]) == len(deck["ContainedObjects"]) == declared.count
        assert {str(id // 100) for id in deck["DeckIDs"]} == set(deck["CustomDeck"])
        for id in deck["DeckIDs"]:
            sheet = deck["CustomDeck"][str(id // 100)]
            assert id % 100 < sheet["NumWidth"] * sheet["NumHeight"]
        assert [card["CardID"] for card in deck["ContainedObjects"]] == deck["DeckIDs"]


def test_links_lead_where_the_pictures_will_be() -> None:
    circuit = load_circuit("promenade")
    with no_pictures():
        _, _, _, save = pack_of(table_of(circuit, TableOptions(base_url="https://a.example/x/")))
    board = save["ObjectStates"][0]["CustomImage"]["ImageURL"]
    assert board == f"https://a.example/x/board-{circuit.hash}.png"


def test_the_readme_is_in_the_language_and_says_what_was_not_tried() -> None:
    with no_pictures():
        _, files, _, _ = pack_of(table("promenade", "de"))
    assert "nicht im Programm selbst ausprobiert" in files["README.txt"].decode()
