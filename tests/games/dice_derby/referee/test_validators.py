"""The referee about tracks: each of DIC-V-01 to DIC-V-15 triggers where it has to, at its level,
and not on the reference track."""

from collections.abc import Callable
from copy import deepcopy
from itertools import pairwise
from typing import Any

import pytest

from tests.games.dice_derby.lines import REFERENCE, line_of, track_of
from trackwright.games.dice_derby.referee.referee import answer

Track = dict[str, Any]
Change = Callable[[Track], object]
COLOURS = ("Black", "Gold", "Red", "Green", "Blue", "Yellow", "Purple", "White")


def asked(track: Track, **state: Any) -> tuple[dict[str, str], list[str]]:
    """Id -> level of what triggers, and what does not."""
    case = {"track": track, "state": state, "script": {}, "decisions": []}
    found = answer({**case, "rule_ids": ["DIC-V-01"]})["validators"]
    return {one["id"]: one["level"] for one in found["must_trigger"]}, found["must_not_trigger"]


def changed(change: Change, track: Track | None = None) -> Track:
    """The reference track with this change; the steps of pit rows follow it."""
    made = deepcopy(track or with_edges(track_of(REFERENCE)))
    change(made)
    made["edges"] = [edge for edge in made["edges"] if edge[2] != "pit"]
    made["edges"] += pit_edges(made)
    return made


def with_edges(track: Track) -> Track:
    """All steps, as cases write them."""
    line = [track["start"], *track["main"], track["finish"]]
    ramp = [track["ramp"]["mouth"], *track["ramp"]["spaces"]]
    edges = [[a, b, "main"] for a, b in pairwise(line)]
    edges += [[a, b, "ramp_out"] for a, b in pairwise(ramp)]
    edges += [[b, a, "ramp_back"] for a, b in pairwise(ramp)]
    return {**track, "edges": edges + pit_edges(track)}


def pit_edges(track: Track) -> list[list[str]]:
    rows = ([row["entry"], *row["spaces"], row["exit"]] for row in track["pit_rows"])
    return [[a, b, "pit"] for row in rows for a, b in pairwise(row)]


def put(key: str, **values: Any) -> Change:
    return lambda track: track[key].update(values)


def unlink(track: Track) -> None:
    track["edges"] = [edge for edge in track["edges"] if edge[:2] != ["m9", "m10"]]


def branch(track: Track) -> None:
    track["edges"].append(["m9", "m12", "main"])


def unlink_row(track: Track) -> None:
    """A row that leads to nothing on the line."""
    track["pit_rows"][0]["exit"] = "elsewhere"


def swap(track: Track) -> None:
    track["colours"].update(m10=["Red"], m11=["Gold"])


def test_the_reference_track_has_no_fault() -> None:
    found, clean = asked(with_edges(track_of(REFERENCE)))
    assert found == {"DIC-V-15": "info"}
    assert clean == [f"DIC-V-{n:02}" for n in range(1, 15)]


@pytest.mark.parametrize(
    ("id", "level", "change"),
    [
        ("DIC-V-01", "error", unlink),
        ("DIC-V-01", "error", branch),
        ("DIC-V-02", "error", put("colours", m10=["Pink"])),
        ("DIC-V-02", "error", put("colours", m10=[])),
        ("DIC-V-02", "error", put("colours", m10=["Gold", "Red"])),
        ("DIC-V-02", "error", put("colours", p1=[])),
        ("DIC-V-03", "error", swap),
        ("DIC-V-04", "error", put("colours", m72=["Black"])),
        ("DIC-V-06", "error", put("symbols", m11="turbo")),
        ("DIC-V-06", "error", put("symbols", m3="spin_out")),
        ("DIC-V-06", "error", put("symbols", m4="rocket")),
        ("DIC-V-07", "warning", lambda track: track["symbols"].pop("m12")),
        ("DIC-V-07", "warning", put("symbols", m46="pit_stop")),
        ("DIC-V-08", "error", lambda track: track["pit_rows"][0].update(entry="m29")),
        ("DIC-V-08", "error", lambda track: track["pit_rows"][0].update(exit="m35")),
        ("DIC-V-08", "error", put("colours", p2=["Black"])),
        ("DIC-V-09", "warning", lambda track: track["pit_rows"][0].update(exit="m26")),
        ("DIC-V-09", "warning", lambda track: track["pit_rows"][0].update(exit="m42")),
        ("DIC-V-09", "warning", put("symbols", m30="pit_stop")),
        ("DIC-V-10", "error", lambda track: track.pop("ramp")),
        ("DIC-V-08", "error", unlink_row),
        ("DIC-V-10", "error", put("ramp", mouth="m64")),
        ("DIC-V-10", "error", put("colours", r2=["Gold", "Purple"])),
        ("DIC-V-14", "warning", put("symbols", m38="pit_stop")),
    ],
)
def test_a_fault_triggers_its_rule(id: str, level: str, change: Change) -> None:
    found, _ = asked(changed(change))
    assert found.get(id) == level, found


@pytest.mark.parametrize(
    ("length", "level"), [(8, "error"), (15, "error"), (32, "warning"), (128, "warning"), (40, "")]
)
def test_a_line_may_be_too_short_or_too_long(length: int, level: str) -> None:
    found, _ = asked(track_of(line_of(length, {}, None)))
    assert found.get("DIC-V-11", "") == level
    assert ("DIC-V-05" in found) == (length == 8)


def test_the_red_line_is_needed_where_two_dice_are_rolled() -> None:
    """Races 4 to 6; for Races 1 to 3 alone it is a warning."""
    track = changed(lambda track: track.update(red_line=["m53", "m54"]))
    assert asked(track)[0]["DIC-V-05"] == "error"
    assert asked(track, races=[4])[0]["DIC-V-05"] == "error"
    assert asked(track, races=[1, 2, 3])[0]["DIC-V-05"] == "warning"
    assert "DIC-V-05" not in asked(changed(lambda t: t.update(red_line=["m61", "m62"])))[0]


@pytest.mark.parametrize(
    ("die", "level"),
    [
        ("d8", ""),
        ("d6", "warning"),
        ({"faces": [[n, colour] for n, colour in enumerate(COLOURS[1:], 1)]}, "error"),
        ([[n, colour] for n, colour in enumerate(COLOURS, 1)], ""),
        (list(COLOURS[2:]), "error"),
    ],
)
def test_dice_have_to_show_black_and_gold(die: object, level: str) -> None:
    assert asked(track_of(REFERENCE), die=die)[0].get("DIC-V-12", "") == level


@pytest.mark.parametrize(("length", "level"), [(48, ""), (44, "error")])
def test_a_lap_has_a_multiple_of_eight(length: int, level: str) -> None:
    track = track_of(line_of(length, {}, None, closed=True))
    assert asked(track, laps=2)[0].get("DIC-V-13", "") == level


def test_many_turns_are_a_warning() -> None:
    assert asked(track_of(line_of(72)))[0]["DIC-V-15"] == "info"
    assert asked(track_of(line_of(200, {}, None)), race=1)[0]["DIC-V-15"] == "warning"
    assert asked(track_of(line_of(200, {}, None)), race=6)[0]["DIC-V-15"] == "info"


def test_crowded_symbols_are_a_warning() -> None:
    """More than one space in six."""
    marks = {4 + 8 * k: "turbo" for k in range(9)} | {6 + 8 * k: "pit_stop" for k in range(4)}
    assert asked(track_of(line_of(72, marks, None)))[0]["DIC-V-14"] == "warning"
