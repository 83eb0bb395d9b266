"""Cases of the referee: the samples, the examples of the rules, and what cannot be run."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.games.dice_derby.lines import REFERENCE, line_of, track_of
from trackwright.cli.shared.expectations import differences
from trackwright.games.dice_derby.referee.referee import answer, understands
from trackwright.model.text.errors import TrackwrightError
from trackwright.simulator.race.referee import game_of
from trackwright.simulator.table.table import Mode

SAMPLES = Path(__file__).parents[3] / "data" / "dice_samples.json"
CASES: list[dict[str, Any]] = json.loads(SAMPLES.read_text(encoding="utf-8"))
RACES = {"colours": 1, "numbers": 2, "both": 3}
TRACK = track_of(REFERENCE)
FACES = ("Black", "Gold", "Red", "Green", "Blue", "Yellow", "Purple", "White")


def die(face: int | str) -> list[int | str]:
    """A face by its number or its colour."""
    number = face if isinstance(face, int) else FACES.index(face) + 1
    return [number, FACES[number - 1]]


def played(
    race: int | str,
    space: str,
    *dice: int | str,
    others: dict[str, str] | None = None,
    decision: dict[str, Any] | None = None,
    cards: tuple[str, ...] = (),
    state: dict[str, Any] | None = None,
    **player: Any,
) -> dict[str, Any]:
    """The answer after one turn of car A, on the reference track."""
    cars = [{"id": "A", "space": space, **player}]
    cars += [{"id": id, "space": at} for id, at in (others or {"B": "START"}).items()]
    return answer(
        {
            "track": TRACK,
            "state": {"race": RACES.get(str(race), race), "players": cars, **(state or {})},
            "script": {"rolls": [[die(one) for one in dice]], "red_cards": list(cards)},
            "decisions": [{"p": "A", **(decision or {})}],
        }
    )


def at(found: dict[str, Any], car: str = "A") -> str:
    space: str = found["players"][car]["space"]
    return space


@pytest.mark.parametrize("mode", ["plain", "compiled"])
@pytest.mark.parametrize("one", CASES, ids=[one["id"] for one in CASES])
def test_sample_comes_out_as_expected(one: dict[str, Any], mode: Mode) -> None:
    assert understands(one)
    game = game_of(one)
    assert game is not None
    assert game.id == "dice_derby"
    assert list(differences(one["expect"], answer(one, mode))) == []


# --- the examples of the rules ------------------------------------------------------------------


@pytest.mark.parametrize(
    ("number", "space"),
    [(1, "m70"), (3, "m72"), (4, "FINISH"), (5, "FINISH"), (6, "m69"), (8, "m69")],
)
def test_finish_takes_the_exact_number_or_one_more(number: int, space: str) -> None:
    """E-01, DIC-24, DIC-25."""
    assert at(played("numbers", "m69", number)) == space


def test_two_colours_farthest_first() -> None:
    """E-02, DIC-34: green on 4, then gold on 10; the space between has no effect (DIC-05)."""
    found = played(4, "m1", "Gold", "Green")
    assert at(found) == "m10"
    assert found["active"] == "B"


def test_turbocharge_goes_on_to_the_farther_colour() -> None:
    """E-03, DIC-36."""
    sum_only = played(5, "m1", 2, 3, state={"turbocharge": True})
    assert (at(sum_only), sum_only["red_cards_drawn"]) == ("m6", [])
    on = played(
        5, "m1", 2, 3, state={"turbocharge": True}, decision={"turbocharge": True}, cards=("NO",)
    )
    assert (at(on), on["red_cards_drawn"]) == ("m11", ["NO"])


def test_bumped_cars_bump_others() -> None:
    """E-04, DIC-20, H-07."""
    found = played("numbers", "m18", 3, others={"B": "m21", "C": "m13", "D": "m6"})
    assert [at(found, car) for car in "ABCD"] == ["m21", "m13", "m5", "m6"]


@pytest.mark.parametrize(
    ("race", "face", "space"),
    [("numbers", 3, "r3"), ("numbers", 7, "r4"), ("colours", "Black", "r1")],
)
def test_last_white_leads_up_the_ramp(race: str, face: int | str, space: str) -> None:
    """E-05, DIC-15, DIC-16, DIC-19: no card on red and purple."""
    found = played(race, "m72", face, obligation="ramp")
    assert (at(found), found["red_cards_drawn"]) == (space, [])


@pytest.mark.parametrize(
    ("number", "space"), [(2, "m72"), (3, "FINISH"), (4, "FINISH"), (5, "r2"), (1, "r1")]
)
def test_way_back_from_the_ramp(number: int, space: str) -> None:
    """E-05, DIC-17: the last white again means the ramp again."""
    found = played("numbers", "r2", number)
    assert at(found) == space
    assert found["players"]["A"]["obligation"] == ("ramp" if space == "m72" else None)


@pytest.mark.parametrize(
    ("colour", "space"),
    [("Black", "FINISH"), ("Gold", "FINISH"), ("Purple", "m71"), ("White", "m72"), ("Red", "m70")],
)
def test_colours_near_the_finish(colour: str, space: str) -> None:
    """E-06, DIC-23, DIC-25."""
    assert at(played("colours", "m70", colour)) == space


@pytest.mark.parametrize(
    ("colours", "space"),
    [
        (("Black", "White"), "FINISH"),
        (("Black", "Red"), "m70"),
        (("Purple", "White"), "m70"),
        (("Purple", "Purple"), "m70"),
    ],
)
def test_two_colours_near_the_finish(colours: tuple[str, str], space: str) -> None:
    """E-06, DIC-34, H-15, H-16."""
    assert at(played(4, "m70", *colours)) == space


@pytest.mark.parametrize(("colour", "space"), [("Black", "FINISH"), ("Gold", "m66")])
def test_nearer_gold_is_taken_before_the_finish(colour: str, space: str) -> None:
    """E-07, DIC-23."""
    assert at(played("colours", "m65", colour)) == space


# --- turns, cards, decisions --------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "space"), [("A1", "m12"), ("B4", "m7"), ("NO", "m11"), ("A4", "m15"), ("B2", "m9")]
)
def test_red_card_moves_the_car_along_the_main_line(card: str, space: str) -> None:
    """DIC-18, DIC-41."""
    found = played("numbers", "m8", 3, cards=(card,))
    assert (at(found), found["red_cards_drawn"]) == (space, [card])
    assert found["active"] == ("A" if space == "m12" else "B"), "m12 is a Turbo"


def test_card_never_reaches_the_finish() -> None:
    """DIC-41: it cannot even be reached: the last red space is six before it."""
    short = track_of(line_of(16, {}, None))
    short["colours"] |= {"m15": ["Red"]}
    found = answer(
        {
            "track": short,
            "state": {"race": 2, "players": [{"id": "A", "space": "m14"}]},
            "script": {"rolls": [[die(1)]], "red_cards": ["A2"]},
            "decisions": [{"p": "A"}],
        }
    )
    assert (at(found), found["winner"]) == ("m15", None)


def test_doubles_and_a_symbol_add_up_and_a_lost_turn_takes_one() -> None:
    """DIC-06, DIC-27, H-04, H-05."""
    both = played(5, "m8", 2, 2)
    assert (at(both), both["active"]) == ("m12", "A")
    assert both["players"]["A"]["extra"] == 1, "one of two is the turn that is due"
    cancelled = played(5, "m16", 3, 3)
    assert (at(cancelled), cancelled["active"]) == ("m22", "B")
    assert cancelled["players"]["A"]["skip"] == 0


def test_pit_entry_leads_through_the_row() -> None:
    """DIC-13, DIC-14, H-12: purple, white, black, and out on gold."""
    found = played("numbers", "m29", 1)
    assert (at(found), found["players"]["A"]["obligation"]) == ("m30", "pit")
    for number, space in ((1, "p1"), (3, "p3"), (4, "m34"), (6, "m36")):
        assert at(played("numbers", "m30", number, obligation="pit")) == space
    assert at(played("colours", "p1", "Gold")) == "m34"
    assert at(played("numbers", "m30", 1)) == "m31", "bumped there: no obligation"


def test_one_die_only_past_the_red_line() -> None:
    """DIC-26."""
    assert played(5, "m61", 3, decision={"dice": 1})["illegal_decision"] == 0
    assert at(played(5, "m62", 3, decision={"dice": 1})) == "m65"
    assert played(2, "m62", 3, 3, decision={"dice": 2})["illegal_decision"] == 0


def test_bump_ends_the_obligation_but_not_the_lost_turn() -> None:
    """DIC-21, H-21."""
    found = answer(
        {
            "track": TRACK,
            "state": {
                "race": 2,
                "players": [
                    {"id": "A", "space": "m28"},
                    {"id": "B", "space": "m30", "obligation": "pit", "skip": 1},
                ],
            },
            "script": {"rolls": [[die(2)], [die(1)]]},
            "decisions": [{"p": "A"}, {"p": "A"}],
        }
    )
    assert found["players"]["B"] == {
        "space": "m22",
        "lap": 1,
        "skip": 0,
        "extra": 0,
        "obligation": None,
    }
    assert at(found) == "p1"


def test_on_laps_the_finish_counts_on_the_last_one() -> None:
    """H-24: before it is the first space of the next lap; a bump takes the lap back."""
    case = {
        "track": {**track_of(line_of(24, {}, None, closed=True)), "closed": True},
        "state": {
            "race": 2,
            "laps": 2,
            "players": [{"id": "A", "space": "m24"}, {"id": "B", "space": "m3", "lap": 2}],
        },
        "script": {"rolls": [[die(3)]], "red_cards": ["NO"]},
        "decisions": [{"p": "A"}],
    }
    found = answer(case)
    assert (at(found), found["players"]["A"]["lap"]) == ("m3", 2)
    assert (at(found, "B"), found["players"]["B"]["lap"]) == ("m19", 1)


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"race": 9}, "state.race: expected a whole number from 1 to 7, found 9"),
        ({"die": "d7"}, "option die: 'd7' is not a value"),
        ({"players": [{"id": "A", "space": "m99"}]}, "space: no space named 'm99'"),
        ({"players": []}, "state.players: expected 1 to 6"),
        ({"players": [{"id": "A", "space": "m9", "obligation": "pit"}]}, "m9 has no pit"),
    ],
)
def test_what_cannot_be_run_says_why(changes: dict[str, Any], words: str) -> None:
    state = {"race": 2, "players": [{"id": "A", "space": "m9"}], **changes}
    case = {"track": TRACK, "state": state, "script": {"rolls": [[die(3)]]}}
    with pytest.raises(TrackwrightError, match=words):
        answer({**case, "decisions": [{"p": "A"}]})
