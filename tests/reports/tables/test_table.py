"""What lies on the table of each game, and where spaces are on its board."""

import cmath
import math
import os
import subprocess
import sys
import zipfile
from pathlib import Path
from unittest import mock

import pytest

from tests.reports.tables.tables import CIRCUITS, no_pictures, table
from trackwright.games.ausgebremst.decks import full_deck
from trackwright.games.street_racing.decks import gear_deck
from trackwright.model.files.library import load_circuit
from trackwright.model.files.output_checks import check_output, file_kind
from trackwright.model.text.errors import TrackwrightError
from trackwright.reports.export import FORMS, ExportOptions, exported
from trackwright.reports.tables.options import TableOptions
from trackwright.reports.tables.table import VirtualTable, table_of
from trackwright.simulator.game.components import components_of, occasion_on
from trackwright.simulator.game.games import all_games


@pytest.fixture(params=CIRCUITS.values(), ids=list(CIRCUITS))
def any_table(request: pytest.FixtureRequest) -> VirtualTable:
    return table(request.param)


def test_every_game_declares_what_lies_on_its_table() -> None:
    assert set(CIRCUITS) == set(all_games())
    assert [game.id for game in all_games().values() if not game.has("story.components")] == []


def test_ids_are_unique(any_table: VirtualTable) -> None:
    things = any_table.things
    for group in (things.runners, things.decks, things.tokens, things.dials, things.dice):
        ids = [one.id for one in group]
        assert len(ids) == len(set(ids))


def test_all_runners_stand_on_start_spaces(any_table: VirtualTable) -> None:
    spaces = [one.space for one in any_table.standing]
    assert None not in spaces
    assert all(space and space.name in any_table.starts for space in spaces)


def test_spaces_are_on_the_board_around_their_middles(any_table: VirtualTable) -> None:
    board = any_table.board
    for space in any_table.spaces:
        assert 0 < space.at.real < board.width_mm
        assert 0 < space.at.imag < board.height_mm
        centroid = sum(space.polygon) / len(space.polygon)
        assert abs(centroid - space.at) < space.reach_mm


def test_a_step_ahead_leads_where_the_space_looks(any_table: VirtualTable) -> None:
    """y goes down on the board, and angles are counterclockwise for who looks at it."""
    spaces = {space.name: space for space in any_table.spaces}
    steps = any_table.circuit.graph.edges(data=True)
    ahead = [(spaces[a], spaces[b]) for a, b, step in steps if step["kind"] == "forward"]
    for one, other in ahead:
        along = (other.at - one.at).conjugate()
        turned = abs((math.degrees(cmath.phase(along)) - one.degrees + 180) % 360 - 180)
        assert turned < 50, one.name


def test_motograndprix_has_dials_from_standard_on_and_two_dice_for_each_bike() -> None:
    things = table("april-raceway").things
    assert [runner.name for runner in things.runners][:3] == ["Blue 1", "Yellow 1", "Red 1"]
    assert [dial.values[0] for dial in things.dials if dial.owner == things.runners[0]] == ["8"] * 3
    assert all((die.count, len(die.faces)) == (2, 6) for die in things.dice)
    assert len(table("gp-ring").things.dials) == 1


def test_ausgebremst_has_full_decks_for_pros_and_derelicts() -> None:
    *pro, _ = table("nuerburg-ring").things.decks
    assert [deck.count for deck in pro] == [len(full_deck().cards)] * 6
    rules = TableOptions("ausgebremst-family", players=4)
    *family, _ = table_of(load_circuit("nuerburg-ring"), rules).things.decks
    assert [deck.count for deck in family] == [24] * 4 + [28] * 2


def test_mopeds_have_84_cards_and_78_for_two() -> None:
    """With two players one card of every moped goes back to the box."""
    assert [deck.count for deck in table("promenade").things.decks] == [84, 4]
    assert [deck.count for deck in table("promenade", players=2).things.decks] == [78, 2]
    assert len(table("promenade", players=2).things.runners) == 6


def test_dice_have_eight_colours_and_the_red_deck_24_cards() -> None:
    things = table("quarter-mile").things
    (die,), (deck, _) = things.dice, things.decks
    assert (die.count, len({face.colour for face in die.faces})) == (2, 8)
    assert deck.count == 24


def test_the_street_race_has_its_box() -> None:
    """Drivers and what damage needs as well, whatever the options are; penalties are counted on a
    dial from 6 down to the lowest gear."""
    things = table("tokyo-drift").things
    decks = {deck.id: deck.count for deck in things.decks}
    assert decks == {"gears": len(gear_deck().cards), "control": 12, "upgrades": 36, "drivers": 3}
    assert {token.id: token.count for token in things.tokens}["upgrade"] == 42
    dials = {dial.id: dial.values for dial in things.dials}
    for car in things.runners:
        assert dials[f"{car.id}-penalties"] == tuple(str(n) for n in range(6, -7, -1))
        assert dials[f"{car.id}-gear"] == ("N", *"123456")


def test_paper_and_screen_have_the_same_things_but_for_those_that_say_why(
    any_table: VirtualTable,
) -> None:
    """One declaration: what `only` one of them has is what the other has in another form."""
    occasion = occasion_on(any_table.circuit)
    paper, screen = (components_of(occasion, medium) for medium in ("paper", "screen"))
    only: dict[str, set[str]] = {"screen": set(), "paper": set()}
    for group in ("decks", "tokens", "dials"):
        there, here = getattr(paper, group), getattr(screen, group)
        only["paper"] |= {one.id for one in there} - {one.id for one in here}
        only["screen"] |= {one.id for one in here} - {one.id for one in there}
    assert paper.runners == screen.runners == any_table.things.runners
    known = {
        "paper": {"laps", *(f"lap-{car.id}" for car in paper.runners)},
        "screen": {
            *("lap", "control", "drivers"),
            *(f"{car.id}-{id}" for car in paper.runners for id in ("laps", "lap", "pit", "stance")),
        },
    }
    assert only["paper"] <= known["paper"]
    assert only["screen"] <= known["screen"]


def test_players_and_rules_that_do_not_fit_are_refused() -> None:
    circuit = load_circuit("nuerburg-ring")
    with pytest.raises(TrackwrightError, match="9 players: ausgebremst-pro is raced by 3 to 6"):
        table_of(circuit, TableOptions(players=9))
    with pytest.raises(TrackwrightError, match="no ruleset named 'chess'"):
        table_of(circuit, TableOptions("chess"))


def test_german_tables_have_german_names() -> None:
    german = table("nuerburg-ring", "de")
    assert [one.name for one in german.standing][:2] == ["Rot", "Blau"]
    assert german.deck_name(german.things.decks[0]) == "Stapel von Rot"


@pytest.mark.parametrize("suffix", ["vtt", "vmod", "zip"])
def test_a_table_replaces_its_like_and_nothing_else(suffix: str, tmp_path: Path) -> None:
    with no_pictures():
        data = exported(load_circuit("promenade"), Path(f"x.{suffix}"), ExportOptions())
    assert file_kind(data) is FORMS[suffix].kind
    mine = tmp_path / f"mine.{suffix}"
    mine.write_bytes(data)
    check_output(mine, FORMS[suffix].kind)
    with zipfile.ZipFile(mine, "w") as archive:
        archive.writestr("thesis.txt", "years of work")
    with pytest.raises(TrackwrightError, match="exists and is something else"):
        check_output(mine, FORMS[suffix].kind)


SUMS = """
import sys, zlib
from pathlib import Path
from trackwright.model.files.library import load_circuit
from trackwright.reports.export import ExportOptions, exported
for suffix in ("vtt", "vmod", "zip"):
    data = exported(load_circuit("promenade"), Path(f"x.{suffix}"), ExportOptions())
    print(zlib.crc32(data))
"""


@pytest.mark.slow
def test_the_same_circuit_gives_the_same_bytes_for_any_hash_seed() -> None:
    found = [
        subprocess.run(
            [sys.executable, "-c", SUMS],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    ]
    assert len(found[0].split()) == 3
    assert found[0] == found[1]


def test_a_circuit_of_no_game_has_pawns() -> None:
    with mock.patch("trackwright.reports.tables.table.default_ruleset", return_value=None):
        pawns = table_of(load_circuit("gp-ring"), TableOptions(players=3))
        with pytest.raises(TrackwrightError, match="10 players: a table of no game has 1 to 9"):
            table_of(load_circuit("gp-ring"), TableOptions(players=10))
    assert [one.name for one in pawns.standing] == ["Red", "Blue", "Yellow"]
    assert pawns.things.look == "pawn"
    assert all(one.space for one in pawns.standing)
