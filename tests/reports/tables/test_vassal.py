"""Modules of VASSAL, read by a decoder of our own, and by the program itself where it is.

To try it in the program: give the folder of its .jar files in the environment as TRACKWRIGHT_VASSAL
(`lib` of what it installs; `TryModule.java` needs Java 17, and a display).
"""

import json
import os
import shutil
import subprocess
from dataclasses import replace
from pathlib import Path
from typing import Any
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import pytest
from hypothesis import given
from hypothesis import strategies as st
from shapely import Polygon

from tests.reports.tables.tables import CIRCUITS, no_pictures, table, unzipped
from tests.reports.tables.vassal_reader import GRID, MAP, MODULE, parts_of, root_of, slots_in
from trackwright.model.circuit import Circuit
from trackwright.model.files.library import load_circuit
from trackwright.model.picture.drawing.image_files import picture_kind
from trackwright.reports.tables.options import TableOptions
from trackwright.reports.tables.table import VirtualTable, table_of
from trackwright.reports.tables.vassal import outlines_of, vmod_bytes
from trackwright.reports.tables.vassal_pieces import Trait, piece_text, sequence

PROGRAM = os.environ.get("TRACKWRIGHT_VASSAL", "")
Module = tuple[VirtualTable, Element, dict[str, bytes]]
Pixel = tuple[int, int]


def module_of(table: VirtualTable) -> Module:
    files = unzipped(vmod_bytes(table))
    assert list(files)[:2] == ["moduledata", "buildFile.xml"]
    return table, root_of(files["buildFile.xml"]), files


@pytest.fixture(scope="module", params=CIRCUITS.values(), ids=list(CIRCUITS))
def module(request: pytest.FixtureRequest) -> Module:
    with no_pictures():
        return module_of(table(request.param))


def regions(root: Element) -> dict[str, Pixel]:
    return {
        str(region.get("name")): (int(str(region.get("originx"))), int(str(region.get("originy"))))
        for region in root.iter(f"{GRID}.Region")
    }


def test_pictures_that_are_named_are_there_and_all_are_named(module: Module) -> None:
    _, root, files = module
    named = {str(board.get("image")) for board in root.iter(f"{MAP}.boardPicker.Board")} - {"None"}
    named |= {str(face.get("icon")) for face in root.iter(f"{MODULE}.SpecialDieFace")}
    for _, piece in slots_in(root):
        named |= {piece.image} if piece.image else set()
        for type, _ in piece.traits:
            kind, _, rest = type.partition(";")
            if kind == "obs":
                named.add(parts_of(rest, ";")[1])
            if kind == "emb2":
                named |= set(parts_of(parts_of(rest, ";")[15], ","))
    assert {f"images/{name}" for name in named} == {n for n in files if n.startswith("images/")}


def test_pieces_have_numbers_of_their_own(module: Module) -> None:
    _, root, _ = module
    slots = list(slots_in(root))
    ids = [piece.id for _, piece in slots]
    assert ids == [int(str(slot.get("gpid"))) for slot, _ in slots]
    assert len(set(ids)) == len(ids)
    assert max(ids) < int(str(root.get("nextPieceSlotId")))
    assert {piece.map for _, piece in slots} == {"null"}


def test_every_space_is_a_region_nearest_to_its_middle(module: Module) -> None:
    table, root, _ = module
    found = regions(root)
    assert set(found) == {space.name for space in table.spaces}
    assert len(set(found.values())) == len(found), "regions on one pixel are one"
    width = table.width_px
    height = width * table.board.height_mm / table.board.width_mm
    for space in table.spaces:
        at = space.at * table.px_per_mm
        apart = {name: abs(complex(*pixel) - at) for name, pixel in found.items()}
        assert min(apart, key=apart.__getitem__) == space.name
        assert 0 <= found[space.name][0] < width
        assert 0 <= found[space.name][1] < height


def test_regions_lie_on_their_road_and_the_board_is_larger(module: Module) -> None:
    """Off the road nothing snaps."""
    _table, root, _ = module
    for zone in root.iter(f"{GRID}.mapgrid.Zone"):
        path = [tuple(map(int, point.split(","))) for point in str(zone.get("path")).split(";")]
        inside = regions(zone)
        assert inside
        assert all(_is_inside(pixel, path) for pixel in inside.values())
        assert not _is_inside((1, 1), path)


def _is_inside(pixel: Pixel, path: list[tuple[int, ...]]) -> bool:
    """How many edges are crossed to the right: odd is inside, as in Java."""
    x, y = pixel
    crossings = 0
    for (x1, y1), (x2, y2) in zip(path, [*path[1:], path[0]], strict=True):
        if (y1 <= y) != (y2 <= y) and x < x1 + (y - y1) * (x2 - x1) / (y2 - y1):
            crossings += 1
    return crossings % 2 == 1


def test_the_middle_of_a_lap_is_no_road() -> None:
    """A ring is one path with a seam to its hole."""
    with no_pictures():
        table_, root, _ = module_of(table("april-raceway"))
    (zone,) = root.iter(f"{GRID}.mapgrid.Zone")
    path = [tuple(map(int, point.split(","))) for point in str(zone.get("path")).split(";")]
    (outline,) = outlines_of(table_.spaces)
    (hole,) = outline.interiors
    inside = Polygon(hole).representative_point()
    scale = table_.px_per_mm
    assert not _is_inside((round(inside.x * scale), round(inside.y * scale)), path)
    assert len(path) < 1500


def test_runners_begin_on_regions_and_look_ahead(module: Module) -> None:
    table, root, _ = module
    spaces = {space.name: space for space in table.spaces}
    (main, *_) = root.iter(f"{MODULE}.Map")
    stacks = main.findall(f"{MAP}.SetupStack")
    assert len(stacks) == len(table.standing)
    for stack in stacks:
        space = spaces[str(stack.get("location"))]
        assert (int(str(stack.get("x"))), int(str(stack.get("y")))) == regions(root)[space.name]
        ((_, piece),) = slots_in(stack)
        (turning, state), (mark, name) = piece.traits
        assert turning.startswith("rotate;16;")
        clockwise = int(state) * 22.5
        assert abs((clockwise + space.degrees + 180) % 360 - 180) <= 11.25
        assert (mark, name) == ("mark;Runner", piece.name)


def test_decks_and_dials_have_a_window_of_their_own_without_a_grid(module: Module) -> None:
    table, root, _ = module
    maps = list(root.iter(f"{MODULE}.Map"))
    beside = maps[1]
    assert [one.get("launch") for one in maps] == ["false", "true"]
    assert not list(beside.iter(f"{GRID}.ZonedGrid"))
    piles = list(beside.iter(f"{MAP}.DrawPile"))
    assert [len(list(slots_in(pile))) for pile in piles] == [d.count for d in table.things.decks]
    assert all(piece.traits[0][1] == "null;" for pile in piles for _, piece in slots_in(pile))
    dials = [p for _, p in slots_in(beside) if p.traits and p.traits[0][0].startswith("emb2;")]
    values = [parts_of(p.traits[0][0].removeprefix("emb2;"), ";") for p in dials]
    images = [len(parts_of(one[15], ",")) for one in values][: len(table.things.dials)]
    assert images == [len(dial.values) for dial in table.things.dials]


def test_dice_are_buttons(module: Module) -> None:
    table, root, _ = module
    plain = list(root.iter(f"{MODULE}.DiceButton"))
    special = list(root.iter(f"{MODULE}.SpecialDiceButton"))
    assert len(plain) + len(special) == len(table.things.dice)
    for button, die in zip([*plain, *special], table.things.dice, strict=True):
        if button in plain:
            assert (button.get("nDice"), button.get("nSides")) == (
                str(die.count),
                str(len(die.faces)),
            )
        else:
            faces = [face.get("text") for face in button.iter(f"{MODULE}.SpecialDieFace")]
            assert faces[:2] == ["1 Black", "2 Gold"]


def test_the_module_says_which_program_and_circuit_it_is_for(module: Module) -> None:
    table, root, files = module
    data = ElementTree.fromstring(files["moduledata"])
    assert data.get("version") == "1"
    found = {child.tag: child.text or "" for child in data}
    assert list(found) == [
        "version",
        "extra1",
        "extra2",
        "VassalVersion",
        "dateSaved",
        "description",
        "name",
    ]
    assert found["version"] == root.get("version") == table.circuit.hash
    assert found["VassalVersion"] == root.get("VassalVersion") == "3.7.0"
    assert (found["name"], found["dateSaved"]) == (table.title, "0")


def test_pictures_can_be_decoded_and_runners_are_of_the_boards_scale() -> None:
    from trackwright.model.picture.drawing.image_files import _png_size

    table_, _, files = module_of(table("promenade"))
    pictures = {name: data for name, data in files.items() if name.startswith("images/")}
    assert {picture_kind(data) for data in pictures.values()} == {"image/png"}
    assert (_png_size(pictures["images/board.png"]) or (0, 0))[0] == table_.width_px
    wide, _ = _png_size(pictures["images/runner-red.png"]) or (0, 0)
    assert wide == round(table_.runner_mm[0] * table_.px_per_mm)


def test_a_backslash_in_the_name_does_not_keep_the_board_away() -> None:
    """The program would read it as one that stands before a delimiter."""
    circuit = load_circuit("promenade")
    named = Circuit(replace(circuit.track, name="a\\b\x07"), circuit.kit)
    with no_pictures():
        _, root, _ = module_of(table_of(named, TableOptions()))
    boards = [str(board.get("name")) for board in root.iter(f"{MAP}.boardPicker.Board")]
    assert boards[0] == "a/b/u0007"
    owners = {str(stack.get("owningBoard")) for stack in root.iter(f"{MAP}.SetupStack")}
    assert owners == set(boards)


def test_words_are_in_the_language() -> None:
    with no_pictures():
        _, root, _ = module_of(table("promenade", "de"))
    assert [pile.get("shuffleCommand") for pile in root.iter(f"{MAP}.DrawPile")] == ["Mischen"] * 2
    assert {slot.get("entryName") for slot, _ in slots_in(root)} >= {"Rot", "Rot 1", "Zündkerze"}


def plain(text: str) -> bool:
    """The program cannot read parts that end with a backslash, or have one before a delimiter."""
    return "\\" not in text[1:] and not text.endswith("\\")


PARTS = st.lists(st.text("ab;,\t/'\\", max_size=6).filter(plain), min_size=1, max_size=5)


@given(PARTS, st.sampled_from(";,\t/"))
def test_sequences_are_read_as_they_were_written(parts: list[str], delimiter: str) -> None:
    assert parts_of(sequence(parts, delimiter), delimiter) == parts


@given(
    st.lists(st.tuples(st.text("a;\t/,", max_size=4), st.text("b;\t/,", max_size=4)), max_size=4)
)
def test_pieces_are_read_as_they_were_written(traits: list[tuple[str, str]]) -> None:
    from tests.reports.tables.vassal_reader import piece_of

    text = piece_text("A/B", "c.png", 7, [Trait(f"x{type}", f"y{state}") for type, state in traits])
    piece = piece_of(text)
    assert piece.traits == tuple((f"x{type}", f"y{state}") for type, state in traits)
    assert (piece.name, piece.image, piece.id) == ("A/B", "c.png", 7)


@pytest.fixture(scope="module", params=CIRCUITS.values(), ids=list(CIRCUITS))
def played(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> tuple[VirtualTable, Any]:
    """What the program says of a new game."""
    if not PROGRAM or not shutil.which("java") or "DISPLAY" not in os.environ:
        pytest.skip("needs VASSAL's .jar files, Java and a display")
    folder = tmp_path_factory.mktemp("vassal")
    file = folder / "table.vmod"
    file.write_bytes(vmod_bytes(table(request.param)))
    trial = Path(__file__).with_name("TryModule.java")
    jars = f"{PROGRAM}/Vengine.jar{os.pathsep}{PROGRAM}/*"
    call = ["java", f"-Duser.home={folder}", "-cp", jars, str(trial), str(file)]
    done = subprocess.run(call, capture_output=True, text=True, check=False, cwd=folder)
    assert done.returncode == 0, done.stderr
    return table(request.param), json.loads(done.stdout.splitlines()[-1])


@pytest.mark.slow
def test_in_the_program_pieces_snap_to_every_space_and_only_there(
    played: tuple[VirtualTable, Any],
) -> None:
    table, said = played
    assert (said["complaints"], said["saves"]) == ([], True)
    board, *_ = said["maps"]
    wanted = [[space.name, space.name, True] for space in table.spaces]
    assert sorted(board["spaces"]) == sorted(wanted)
    assert board["corner_is_free"]


@pytest.mark.slow
def test_in_the_program_runners_stand_on_the_grid_and_look_ahead(
    played: tuple[VirtualTable, Any],
) -> None:
    table, said = played
    runners = {piece["name"]: piece for piece in said["maps"][0]["pieces"]}
    assert set(runners) == {standing.name for standing in table.standing}
    for standing in table.standing:
        found = runners[standing.name]
        assert standing.space is not None
        assert (found["space"], found["snapped"]) == (standing.space.name, True)
        off = standing.space.degrees - float(found["heading"])
        assert abs((off + 180) % 360 - 180) <= 11.25


@pytest.mark.slow
def test_in_the_program_decks_lie_face_down(played: tuple[VirtualTable, Any]) -> None:
    table, said = played
    decks = [deck for map in said["maps"] for deck in map["decks"]]
    assert [[count, hidden] for _, count, hidden in decks] == [
        [deck.count, True] for deck in table.things.decks
    ]
