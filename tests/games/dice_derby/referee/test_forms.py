"""Cases of the referee as strangers write them: other spellings, decisions left out, decisions that
the rules do not allow, house rulings."""

import itertools
from typing import Any

import pytest

from tests.games.dice_derby.lines import line_of, track_of
from trackwright.games.dice_derby.referee.referee import answer
from trackwright.model.text.errors import TrackwrightError

SYMBOLS = {4: "turbo", 12: "rpm", 20: "lead_foot", 6: "pit_stop", 22: "pit_stop"}
TRACK = track_of(line_of(32, {**SYMBOLS, 15: "spin_out", 26: "spin_out"}, 14))


def asked(
    at: str, *rolls: Any, race: Any = 2, decisions: Any = None, cards: Any = (), **more: Any
) -> dict[str, Any]:
    """Car A there, B on START; the answer after all turns."""
    state = {"race": race, "players": [{"id": "A", "space": at}, {"id": "B", "space": "START"}]}
    return answer(
        {
            "track": TRACK,
            "state": {**state, **more.pop("state", {})},
            "script": {"rolls": list(rolls), "red_cards": list(cards)},
            "decisions": [{"p": "A"}] if decisions is None else decisions,
            **more,
        }
    )


def ends(found: dict[str, Any]) -> list[str]:
    return [one["space"] for one in found["players"].values()]


@pytest.mark.parametrize(
    "roll",
    [
        [[1, "Black"]],
        [["Black", 1]],
        [1, "Black"],
        [{"number": 1, "colour": "black"}],
        [{"number": 1, "color": "Black"}],
        [1],
        1,
        "Black",
    ],
    ids=repr,
)
@pytest.mark.parametrize(("race", "end"), [(1, "m17"), (2, "m10")])
def test_a_die_may_be_written_in_many_ways(roll: Any, race: int, end: str) -> None:
    """DIC-02: the number of a colour is its place in the order."""
    assert ends(asked("m9", roll, race=race)) == [end, "START"]


def test_two_dice_may_show_numbers_or_colours_only() -> None:
    assert ends(asked("m9", [1, 3], race=5)) == ["m13", "START"]
    assert ends(asked("m1", ["Gold", "Green"], race=4)) == ["m10", "START"]


@pytest.mark.parametrize("race", ["demolition-derby", "Demolition Derby", "3", 3])
def test_a_race_may_be_named(race: Any) -> None:
    """DIC-33."""
    use = [{"p": "A", "use": "colours"}]
    assert ends(asked("m9", [[1, "Black"]], race=race, decisions=use)) == ["m17", "START"]


@pytest.mark.parametrize(
    "race", [{"race": 7}, {"race": "turbocharge"}, {"race": "T"}, {"race": 5, "turbocharge": True}]
)
def test_turbocharge_may_be_named(race: dict[str, Any]) -> None:
    """DIC-E-03, DIC-36."""
    on = [{"p": "A", "turbocharge": True}]
    found = asked("m1", [[2, "Gold"], [3, "Red"]], decisions=on, cards=["NO"], state=race)
    assert ends(found) == ["m11", "START"]


def test_players_may_be_an_object() -> None:
    state = {"players": {"A": {"space": "m14", "obligation": "pit"}, "B": "m3"}}
    assert ends(asked("", [[1, "Black"]], state=state)) == ["p1", "m3"]


def test_decisions_may_be_left_out() -> None:
    """Races 1 and 2: every roll is a turn, of B twice while A stands (DIC-11)."""
    found = asked("m5", [1], [2], [3], decisions=[])
    assert (ends(found), found["active"]) == (["m6", "m5"], "A")
    assert asked("m31", [2], [3], decisions=[])["winner"] == "A", "the second roll comes too late"
    with pytest.raises(TrackwrightError, match="no roll for decision 1"):
        asked("m5", [1], decisions=[{"p": "A"}, {"p": "B"}])


@pytest.mark.parametrize(
    ("race", "at", "decision", "rolls"),
    [
        (1, "m9", {"use": "numbers"}, [[8]]),
        (2, "m9", {"use": "colours"}, [[8]]),
        (4, "m9", {"use": "numbers"}, [[8, 8]]),
        (5, "m9", {"use": "colours"}, [[8, 8]]),
        (5, "m9", {"dice": 1}, [[8]]),
        (5, "m21", {"dice": 1}, []),
        (2, "m9", {"dice": 2}, []),
        (5, "m9", {"dice": 3}, []),
        (5, "m9", {"turbocharge": True}, [[8, 8]]),
        (7, "m30", {"turbocharge": True}, [[1, 2]]),
        (7, "m30", {"turbocharge": True}, [[2, 2]]),
        (7, "m26", {"turbocharge": True}, [[4, 1]]),
        (7, "m25", {"turbocharge": True, "dice": 1}, [[1]]),
        (2, "m9", {"p": "B"}, [[8]]),
        (3, "m9", {}, [[8]]),
    ],
)
def test_a_decision_against_the_rules_is_illegal(
    race: int, at: str, decision: dict[str, Any], rolls: list[Any]
) -> None:
    """DIC-03, DIC-26, DIC-31 to DIC-37, H-17, H-19; whoever decides it need not have rolled yet."""
    found = asked(at, *rolls, race=race, decisions=[{"p": "A", **decision}])
    assert (found["illegal_decision"], ends(found)) == (0, [at, "START"])
    assert found["reason"]


@pytest.mark.parametrize(
    ("race", "at", "decision", "roll", "end"),
    [
        (5, "m22", {"dice": 1}, [8], "m30"),
        (5, "r2", {"dice": 1}, [2], "m32"),
        (4, "m22", {"dice": 1}, ["White"], "m24"),
        (6, "m22", {"dice": 1, "use": "colours"}, [8], "m24"),
        (6, "m22", {"dice": 1, "use": "numbers"}, [8], "m30"),
        (6, "m22", {"dice": 2, "use": "numbers"}, [8, 1], "m31"),
        (7, "m30", {"turbocharge": True}, [1, 1], "FINISH"),
        (3, "m30", {"use": "numbers"}, [8], "m30"),
    ],
)
def test_a_legal_decision_is_not(
    race: int, at: str, decision: dict[str, Any], roll: list[Any], end: str
) -> None:
    """DIC-26, DIC-36, DIC-38, H-20, H-22."""
    found = asked(at, roll, race=race, decisions=[{"p": "A", **decision}])
    assert (found["illegal_decision"], ends(found)[0]) == (None, end)


def test_nobody_plays_when_the_race_is_over() -> None:
    """DIC-22: no equalising turns."""
    found = asked("m32", [1], [1], decisions=[{"p": "A"}, {"p": "B"}])
    assert (found["winner"], found["illegal_decision"]) == ("A", 1)


def test_a_card_that_the_script_lacks_does_nothing() -> None:
    """DIC-18: what would be drawn is not known."""
    found = asked("m8", [3])
    assert (ends(found)[0], found["red_cards_drawn"], found["red_cards_missing"]) == ("m11", [], 1)
    found = asked("m8", [3], cards=["a2"])
    assert (ends(found)[0], found["red_cards_drawn"]) == ("m13", ["A2"])


@pytest.mark.parametrize(
    "more",
    [
        {"options": {"DIC-H-15": "win"}},
        {"options": {"black_and_beyond": "win"}},
        {"state": {"options": {"H-15": "win"}}},
        {"state": {"option": "black_and_beyond=win"}},
        {"state": {"black_and_beyond": "win"}},
    ],
)
def test_a_house_ruling_may_be_written_in_many_ways(more: dict[str, Any]) -> None:
    """DIC-H-15."""
    roll = [[1, "Black"], [3, "Red"]]
    assert asked("m30", roll, race=4)["winner"] is None
    assert asked("m30", roll, race=4, **more)["winner"] == "A"


def test_an_unknown_house_ruling_is_an_error() -> None:
    with pytest.raises(TrackwrightError, match="no house ruling named 'DIC-H-99'"):
        asked("m9", [1], options={"DIC-H-99": "win"})


# --- tracks -------------------------------------------------------------------------------------


def triggered(track: dict[str, Any], **state: Any) -> dict[str, str]:
    found = answer({"rule_ids": ["DIC-V-01"], "track": track, "state": state})["validators"]
    return {one["id"]: one["level"] for one in found["must_trigger"]}


def test_a_track_says_where_its_red_line_is() -> None:
    """DIC-V-05."""
    without = {key: value for key, value in TRACK.items() if key != "red_line"}
    assert "DIC-V-05" not in triggered(TRACK)
    assert triggered(without)["DIC-V-05"] == "error"
    assert triggered({**TRACK, "red_line": []})["DIC-V-05"] == "error"
    assert triggered(without, race=2)["DIC-V-05"] == "warning"
    assert triggered({**TRACK, "red_line": ["m22", "m23"]})["DIC-V-05"] == "error"
    assert triggered(without, turbocharge=True)["DIC-V-05"] == "error"


@pytest.mark.parametrize("end", ["start", "finish"])
def test_a_line_has_two_ends(end: str) -> None:
    """DIC-V-01."""
    assert triggered({**TRACK, end: None})["DIC-V-01"] == "error"
    assert "DIC-V-01" not in triggered(TRACK)


def ring(length: int) -> dict[str, Any]:
    """The last space leads to the first, and nothing to a finish."""
    track = track_of(line_of(length, {}, None))
    line = [track["start"], *track["main"], track["main"][0]]
    ramp = [track["main"][-1], *track["ramp"]["spaces"]]
    steps = [[a, b, "main"] for a, b in itertools.pairwise(line)]
    steps += [[a, b, "ramp_out"] for a, b in itertools.pairwise(ramp)]
    steps += [[b, a, "ramp_back"] for a, b in itertools.pairwise(ramp)]
    return {**track, "edges": steps}


def test_a_ring_needs_laps_of_eights() -> None:
    """DIC-V-01: cyclic without laps; DIC-V-13."""
    assert triggered(ring(48))["DIC-V-01"] == "error"
    for laps in ({"laps": 3}, {}):
        found = triggered({**ring(46), **({} if laps else {"closed": True})}, **laps)
        assert found["DIC-V-13"] == "error"
        assert "DIC-V-01" not in found
    assert not {"DIC-V-01", "DIC-V-13"} & triggered(ring(48), laps=2).keys()


@pytest.mark.parametrize(
    "die",
    [
        {"die": {"faces": [[1, "Red"], [2, "Blue"]]}},
        {"die": {"1": "Red", "2": "Blue"}},
        {"die_faces": ["Red", "Blue"]},
        {"dice": [[1, "Red"], [2, "Blue"]]},
    ],
    ids=repr,
)
def test_a_die_without_black_and_gold(die: dict[str, Any]) -> None:
    """DIC-V-12."""
    assert triggered(TRACK, **die)["DIC-V-12"] == "error"
    assert triggered({**TRACK, **die})["DIC-V-12"] == "error"
