"""The shipped kits: they load, every figure has a provenance, the box holds what the rules say."""

import json
from collections import Counter
from collections.abc import Iterator
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

import pytest

from tests.builders import APRIL, KIT, kit_document
from trackwright.model.files import library
from trackwright.model.files.track_files import UnknownKit, read_kit
from trackwright.model.layout.kit import Kit
from trackwright.model.layout.pieces import templates_of
from trackwright.model.text.errors import InputError

KITS = sorted(library.KITS.glob("*.json"))
NOT_FIGURES = {"version", "revision"}


def figures(value: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    """The path of every number in a kit file; pieces go by their code."""
    if isinstance(value, bool):
        return
    if isinstance(value, int | float):
        yield path
    elif isinstance(value, dict):
        for key, inner in value.items():
            yield from figures(inner, (*path, key))
    elif isinstance(value, list):
        for i, inner in enumerate(value):
            name = inner["code"] if path == ("pieces",) else str(i)
            yield from figures(inner, (*path, name))


def covers(key: str, path: tuple[str, ...]) -> bool:
    """Does `pieces.*.box` or `pieces.L1` or `counters` say where the figure comes from?"""
    parts = key.split(".")
    return len(parts) <= len(path) and all(map(fnmatchcase, path, parts))


@pytest.mark.parametrize("path", KITS, ids=lambda path: path.stem)
def test_every_figure_of_a_kit_has_a_provenance(path: Path) -> None:
    document = json.loads(path.read_text(encoding="utf-8"))
    keys = document.pop("provenance")
    found = [p for p in figures(document) if p[0] not in NOT_FIGURES]
    assert len(found) > 20
    assert [".".join(p) for p in found if not any(covers(key, p) for key in keys)] == []


@pytest.mark.parametrize("path", KITS, ids=lambda path: path.stem)
def test_every_provenance_is_about_something(path: Path) -> None:
    kit = read_kit(path)
    for key in kit.provenance:
        first, *rest = key.split(".")
        assert hasattr(kit, first)
        assert not rest or any(fnmatchcase(code, rest[0]) for code in kit.kinds)
        assert not rest[1:] or all(hasattr(kit.pieces[0], name) for name in rest[1:])


@pytest.mark.parametrize("path", KITS, ids=lambda path: path.stem)
def test_a_shipped_kit_loads_and_all_its_pieces_can_be_made(path: Path) -> None:
    kit = read_kit(path)
    assert kit.id == path.stem
    assert library.kit(path.stem).codes.keys() == kit.codes.keys()
    for code, (kind, _) in kit.codes.items():
        back = kit.reversed_code(code)
        assert kit.reversed_code(kit.reversed_code(back)) == back
        assert kind.end or kit.reversed_code(back) == code
        assert kit.mirrored_code(kit.mirrored_code(code)) == code
        if not kind.chain:
            assert templates_of(kit)[code].columns > 0


def test_one_box_of_motograndprix_holds_72_pieces_and_150_positions() -> None:
    """MGP-T-01, T-02."""
    assert sum(KIT.stock.values()) == 72
    assert Counter(KIT.stock.values()) == {6: 4, 12: 1, 18: 2}
    columns = {code: templates_of(KIT)[KIT.reversed_code(code)].columns for code in KIT.codes}
    positions = {
        KIT.stock_code(code): columns[code]
        for code in KIT.codes
        if KIT.stock_code(code) == code[:2]
    }
    assert sum(positions[code] * count for code, count in KIT.stock.items()) == 150


def test_the_start_piece_is_one_of_the_straights_of_four() -> None:
    """MGP-T-02, T-11."""
    start = templates_of(KIT)["START"]
    assert KIT.stock_code("START") == "L4"
    assert (start.columns, start.line_after) == (4, 4)
    assert start.end == templates_of(KIT)["L4"].end


def test_corners_turn_45_degrees_but_r4() -> None:
    turns = {code: templates_of(KIT)[code].turn for code in KIT.codes}
    assert {code: turn for code, turn in turns.items() if turn > 0} == {
        "R1L": 2,
        "R2L": 2,
        "R3L": 2,
        "R4L": 1,
    }


def test_one_box_of_motograndprix_holds_48_and_36_counters_and_18_stands() -> None:
    """MGP-T-12."""
    difficulty = {c.value: c.box for c in KIT.counters if c.marker == "difficulty"}
    special = {(c.marker, c.value): c.box for c in KIT.counters if c.marker != "difficulty"}
    assert difficulty == {1: 18, 2: 18, 3: 12}
    assert sum(difficulty.values()) == 48
    assert sum(special.values()) == 36
    assert special["hill", "up"] == special["hill", "down"] == special["hill", "flat"] == 6
    assert special["counts_as", "corner"] == special["counts_as", "straight"] == 9
    assert KIT.stands == 18


def test_april_raceway_is_laid_from_one_box() -> None:
    """MGP-T-02: the pieces that the circuit page lists."""
    used = Counter(KIT.stock_code(code) for code in APRIL.split())
    assert used == {"L1": 2, "L2": 4, "L4": 6, "R1": 7, "R2": 12, "R3": 2, "R4": 2}
    assert all(used[code] <= KIT.stock[code] for code in used)


def test_codes_are_written_with_their_side() -> None:
    assert {"L4", "R2L", "R2R", "START"} <= set(KIT.codes)
    assert KIT.reversed_code("R2L") == KIT.mirrored_code("R2L") == "R2R"
    assert KIT.reversed_code("L4") == KIT.mirrored_code("L4") == "L4"


def test_own_kits_are_found_in_more_folders_and_do_not_hide_shipped_ones(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    document = kit_document({"code": "S1", "length": 1, "spaces": 1}, id="mine")
    for name in ("mine", "motograndprix"):
        (tmp_path / f"{name}.json").write_text(json.dumps(document))
    monkeypatch.setenv(library.KITS_VARIABLE, f"{tmp_path / 'nowhere'}:{tmp_path}")
    mine: Kit = library.kit("mine")
    assert list(mine.codes) == ["S1"]
    assert library.kit("motograndprix") is KIT


def test_an_unknown_kit_or_track_is_reported_with_what_there_is() -> None:
    with pytest.raises(UnknownKit, match="did you mean 'motograndprix'"):
        library.kit("motograndpri")
    with pytest.raises(InputError, match="neither a file nor a shipped circuit"):
        library.find_track("aprill-raceway")
    assert library.find_track("some/file.json") == Path("some/file.json")


def test_a_kit_file_is_called_as_its_id(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Else a track would name another kit than the one it is laid from."""
    text = (library.KITS / "motograndprix.json").read_text(encoding="utf-8")
    (tmp_path / "other.json").write_text(text, encoding="utf-8")
    monkeypatch.setenv(library.KITS_VARIABLE, str(tmp_path))
    with pytest.raises(InputError, match="id: expected 'other'"):
        library.kit("other")


def test_the_box_of_ausgebremst_begins_with_the_board_halves() -> None:
    made = library.kit("ausgebremst")
    halves = [kinds for name, kinds in made.kinds_by_group if name.startswith("Board halves")]
    assert made.kinds_by_group[0][1] == halves[0]
    assert {kind.code for kinds in halves for kind in kinds} == {
        kind.code for kind in made.pieces if kind.board
    }


@pytest.mark.parametrize("id", library.kit_files())
def test_every_shipped_kit_says_how_its_box_is_sorted(id: str) -> None:
    names = [name for name, _ in library.kit(id).kinds_by_group]
    assert len(names) > 1
    assert all(names)
