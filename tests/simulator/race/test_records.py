"""A record rides its race again, is small, and is refused when it is not what it should be."""

import json
import random
import zlib
from base64 import b85encode
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.amounts import amount, slow_but
from tests.games.motograndprix.random_races import random_road
from tests.simulator.races import circuit, counted_rides, ridden, table_for
from trackwright.games.motograndprix.race.table import Table as MotoTable
from trackwright.games.motograndprix.rules.decisions import RIDE
from trackwright.games.motograndprix.story.menu import Choice
from trackwright.model.files.library import load_track, shipped_tracks
from trackwright.model.text.errors import InputError, TrackwrightError
from trackwright.simulator.game.rulesets import find_ruleset
from trackwright.simulator.race.game_parts import choices_of
from trackwright.simulator.race.people import PeopleRace
from trackwright.simulator.race.records import (
    CannotReplay,
    Record,
    note_of_version,
    parse_record,
    read_record,
    record_of,
    record_text,
    replay,
    save_record,
)
from trackwright.simulator.race.written_decisions import BadDecisions, packed, unpacked
from trackwright.simulator.story.game_parts import happenings_of
from trackwright.simulator.table.states import DECISION_WANTED, OVER, SCRIPT_ROWS
from trackwright.simulator.table.table import Mode, Row, Seat, Setup, Table

SMALL = 4000
"""Bytes that a record of six laps by six bikes may have."""
OLD = sorted((Path(__file__).parents[2] / "data" / "old_records").glob("*.json"))
"""Records of version 1."""
CIRCUITS = [id for id in shipped_tracks() if load_track(id).kit == "motograndprix"]
RULES = ("basic", "standard", "expert")


def record(table: Table, id: str, seed: int = 1, number: int = 0) -> Record:
    return record_of(table, circuit(id), id, seed, number)


def read_again(one: Record) -> Record:
    return parse_record(record_text(one).encode(), "race.json")


def assert_same_race(table: Table, again: Table) -> None:
    assert again.rows() == table.rows()
    assert again.recorded_script() == table.recorded_script()
    assert happenings_of(again) == happenings_of(table)
    assert again.race.halt == table.race.halt


@pytest.mark.slow
@pytest.mark.soak
@pytest.mark.parametrize("id", CIRCUITS)
@pytest.mark.parametrize("rules", RULES)
def test_six_laps_of_six_bikes_fit_four_thousand_bytes(id: str, rules: str) -> None:
    planned = amount(CIRCUITS[::4], soak=CIRCUITS)
    for bots in ("careful", "greedy", "random", *["careful,greedy,planner"] * (id in planned)):
        table = ridden(id, rules, bots, mode="compiled", laps=6)
        kept = record(table, id)
        assert len(record_text(kept).encode()) < SMALL
        assert_same_race(table, replay(read_again(kept), circuit(id), "compiled"))


@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize(
    "options",
    [
        {},
        {"bots": "random", "grid_fill": "choice", "tie_reroll": "new-total"},
        {"bots": "random", "finish_leave": "at-once", "chequered": "next-crossing"},
        {"bots": "greedy", "qualifying": "yes", "laps": 1},
        {"bots": "planner,careful", "roll_outs": 4, "laps": 1, "seats": 4},
        {"bots": "random", "seats": 9, "laps": 1},
        {"bots": "greedy", "count_start": "yes", "laps": 2, "rounds_per_lap": 3},
    ],
    ids=lambda options: "-".join(f"{k}={v}" for k, v in options.items()) or "usual",
)
@pytest.mark.parametrize("mode", slow_but(["compiled"], ["plain"]))
def test_a_replay_has_the_same_events(rules: str, options: dict[str, Any], mode: Mode) -> None:
    table = ridden("april-raceway", rules, mode=mode, **{"laps": 2, **options})
    kept = read_again(record(table, "april-raceway"))
    other: Mode = "plain" if mode == "compiled" else "compiled"
    for way in (mode, other):
        assert_same_race(table, replay(kept, circuit("april-raceway"), way))


@pytest.mark.parametrize(
    "options",
    [
        {"contact_path": "free"},
        {"slip_bonus": "mandatory", "beside": "directly-beside"},
        {"rear_guard": "illegal", "dial_floor": "zero"},
        {"qualifying": "yes", "quali_reset": "carry-over"},
        {"dnf_finish": "finished", "dnf_points": "classified-last", "finish_tie": "shared"},
        {"slip_lapped": "always", "cornering": "last-corner"},
    ],
    ids=lambda options: "-".join(options),
)
def test_house_rulings_are_kept(options: dict[str, Any]) -> None:
    table = ridden("us-grand-prix", "expert", "random", laps=1, seed=7, **options)
    kept = read_again(record(table, "us-grand-prix", seed=7))
    assert kept.options == options
    assert_same_race(table, replay(kept, circuit("us-grand-prix")))


@settings(max_examples=amount(5, soak=100))
@given(st.integers(0, 2**63 - 1), st.integers(0, 10**6), st.sampled_from(RULES))
def test_any_seed_and_number_replay(seed: int, number: int, rules: str) -> None:
    table = table_for("gp-ring", rules, "random,greedy", laps=1, seats=4)
    table.run(seed, number)
    kept = read_again(record(table, "gp-ring", seed, number))
    assert_same_race(table, replay(kept, circuit("gp-ring")))


def people_race(seed: int, rules: str, decisions: int, **options: Any) -> PeopleRace:
    """Two people choose at random among all that is offered; a bot rides along."""
    table = table_for("gp-ring", rules, "human,careful,human", laps=1, seats=3, **options)
    race, dice = PeopleRace(table, seed), random.Random(seed)
    while race.is_waiting and len(race.decisions) < decisions:
        race.decide(dice.choice(race.choices()))
    return race


@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize("options", [{}, {"grid_fill": "choice"}], ids=["usual", "grid"])
def test_races_of_people_replay(rules: str, options: dict[str, str]) -> None:
    race = people_race(5, rules, 10**6, **options)
    assert race.halt == OVER
    kept = read_again(record(race.table, "gp-ring", 5))
    assert [seat[2] for seat in kept.seats] == ["human", "careful", "human"]
    assert_same_race(race.table, replay(kept, circuit("gp-ring")))


def odd_race(bikes: int, laps: int, mode: Mode) -> Table:
    """On lanes with two spaces in a position."""
    ruleset = find_ruleset("motograndprix-expert")
    seats = tuple(Seat(str(bike), "", "greedy") for bike in range(bikes))
    table = Setup(ruleset, ruleset.settings({}), seats, laps).table(random_road(7, 30), mode)
    table.run(1)
    return table


@pytest.mark.parametrize("mode", ["plain", "compiled"])
def test_a_record_takes_no_ride_more_whatever_was_ridden(
    monkeypatch: pytest.MonkeyPatch, mode: Mode
) -> None:
    table = odd_race(4, 2, mode)
    with counted_rides(monkeypatch) as rides:
        kept = record(table, "april-raceway")
    assert rides == []
    again = table.setup.with_people().table(table.way, mode)
    again.set_script(unpacked(kept.decisions, 4))
    again.run(1)
    assert_same_race(table, again)


@pytest.mark.parametrize("decisions", [0, 1, 5, 9])
@pytest.mark.parametrize("options", [{}, {"grid_fill": "choice"}], ids=["usual", "grid"])
def test_a_race_that_was_left_replays_as_far_as_it_went(
    decisions: int, options: dict[str, str]
) -> None:
    race = people_race(2, "expert", decisions, **options)
    kept = read_again(record(race.table, "gp-ring", 2))
    assert kept.broken_off
    again = replay(kept, circuit("gp-ring"))
    assert again.race.halt == DECISION_WANTED
    assert again.rows() == race.table.rows()


def test_every_choice_that_is_offered_is_legal_and_another() -> None:
    race = people_race(3, "expert", 12)
    desk = race.desk()
    choices = choices_of(desk)
    assert len({choice.row for choice in choices}) == len(choices)
    for choice in choices:
        after = PeopleRace(race.table, 3, decisions=[*race.decisions, choice.row])
        assert after.halt in (DECISION_WANTED, OVER)


@pytest.mark.slow
@pytest.mark.parametrize("rules", slow_but(["standard"], ["expert"]))
@pytest.mark.parametrize("options", [{}, {"contact_path": "free"}], ids=["usual", "free"])
def test_every_choice_in_a_contact_is_legal(rules: str, options: dict[str, str]) -> None:
    """MGP-S-12: who is asked in the middle of a contact is offered what the contact leaves."""
    bots = "human,careful,careful,careful"
    table = table_for("april-raceway", rules, bots, "compiled", laps=3, seats=24, **options)
    race, contacts = PeopleRace(table, 1), 0
    while race.is_waiting:
        desk = race.desk()
        choices = choices_of(desk)
        assert isinstance(desk, MotoTable)
        if desk.race.in_contact:
            contacts += 1
            for choice in choices:
                after = PeopleRace(table, 1, decisions=[*race.decisions, choice.row])
                assert after.halt in (DECISION_WANTED, OVER), choice
        race.decide(choices[0])
    assert contacts > 1


def test_a_step_back_leads_to_where_the_race_was() -> None:
    race = people_race(4, "standard", 6)
    before, choices = race.table.rows(), race.choices()
    race.decide(choices[-1])
    assert race.undo()
    assert race.table.rows() == before
    assert race.choices() == choices


def test_a_longer_way_than_usual_is_kept_whole() -> None:
    """MGP-B-18: a rider may weave where the engine would not."""
    table = table_for("gp-ring", "basic", "human,careful", laps=1, seats=2)
    race = PeopleRace(table, 1)
    choices = [choice for choice in race.choices() if isinstance(choice, Choice)]
    straight = next(choice for choice in choices if choice.steps > 3 and table.road.even)
    race.decide(straight)
    bike, kind, choice, path = next(
        r for r in table.recorded_script() if r[1] == RIDE and r[0] == 0
    )
    lanes = [path >> 3 * i & 7 for i in range(straight.steps)][::-1]
    lanes[1:-1] = [1 for _ in lanes[1:-1]]
    other = 1
    for lane in lanes:
        other = other << 3 | lane
    race.decisions[-1] = (bike, kind, choice, other)
    race.run()
    assert race.is_waiting
    again = replay(read_again(record(table, "gp-ring")), circuit("gp-ring"))
    assert (bike, kind, choice, other) in again.recorded_script()


# --- decisions ---


def any_rows() -> st.SearchStrategy[list[Row]]:
    number = st.integers(-(1 << 60), 1 << 60)
    one = st.tuples(st.integers(0, 3), st.integers(0, 255), number, number)
    return st.lists(one, max_size=40).map(lambda found: sorted(found, key=lambda row: row[0]))


@given(any_rows())
def test_decisions_come_out_as_they_went_in(given_rows: list[Row]) -> None:
    assert unpacked(packed(given_rows, 4), 4) == given_rows


@given(st.text(max_size=80) | st.binary(max_size=60).map(lambda data: b85encode(data).decode()))
def test_other_characters_are_refused(text: str) -> None:
    with pytest.raises(BadDecisions):
        unpacked(text, 3)


def written(what: object) -> str:
    return b85encode(zlib.compress(json.dumps(what).encode())).decode()


@pytest.mark.parametrize(
    "text",
    [
        written([[], []]),
        written([[], [], [], []]),
        written([[[0, 1]], [], []]),
        written([[[0, 1, 2.5]], [], []]),
        written([[[0, 1, True]], [], []]),
        written([[[256, 1, 1]], [], []]),
        written([[[1, 1, 1 << 61]], [], []]),
        written({"0": []}),
        written([[[1, 1, 1]] * (SCRIPT_ROWS + 1), [], []]),
        written([" " * 5_000_000]),
        b85encode(zlib.compress(b"[" * 100_000)).decode(),
        b85encode(zlib.compress(b"[[], [], []]") + b"more").decode(),
        b85encode(zlib.compress(b"[[], [], []]")[:-1]).decode(),
    ],
)
def test_decisions_that_cannot_be_are_refused(text: str) -> None:
    with pytest.raises(BadDecisions):
        unpacked(text, 3)


# --- reading ---


@pytest.fixture(scope="module")
def good() -> dict[str, Any]:
    table = ridden("gp-ring", "standard", "careful", laps=1, seats=3)
    document: dict[str, Any] = json.loads(record_text(record(table, "gp-ring")))
    return document


BAD: list[tuple[dict[str, Any], str]] = [
    ({"format": "trackwright-track"}, 'format: expected "trackwright-race"'),
    ({"version": 3}, "version: made by a newer Trackwright"),
    ({"laps": 0}, "laps: "),
    ({"laps": "6"}, "laps: "),
    ({"seed": -1}, "seed: "),
    ({"seed": 2**63}, "seed: "),
    ({"colour": "red"}, "colour: unknown key"),
    ({"seats": []}, "seats: "),
    ({"seats": [["a", "b", "c"], ["a", "b"]]}, "seats[1]"),
    ({"seats": [["a", "x", "careful"]] * 3}, "seats: two seats have the same name"),
    (
        {"ruleset": "motograndprix-exprt"},
        "ruleset: no ruleset named 'motograndprix-exprt' (did you mean",
    ),
    ({"options": {"colour": "red"}}, "options: "),
    ({"options": {"beside": "behind"}}, "options: option beside: 'behind' is not a value"),
    ({"grid": [0, 0, 1]}, "grid: expected the numbers 0 to 2"),
    ({"places": [1, 2]}, "places: 2 places for 3 seats"),
    ({"decisions": "no such thing"}, "decisions: "),
    ({"decisions": ""}, "decisions: "),
    ({"decisions": "~" * 100_000}, "decisions: "),
    ({"name": "x" * 10_000}, "name: "),
]


@pytest.mark.parametrize(("change", "words"), BAD, ids=lambda value: str(value)[:40])
def test_a_bad_record_is_refused_with_its_path(
    good: dict[str, Any], change: dict[str, Any], words: str
) -> None:
    with pytest.raises(InputError) as found:
        parse_record(json.dumps({**good, **change}).encode(), "race.json")
    assert f"race.json: {words}" in str(found.value)


def test_all_faults_are_told_at_once(good: dict[str, Any]) -> None:
    bad = {**good, "laps": 0, "seed": -1, "colour": "red"}
    del bad["track"]
    with pytest.raises(InputError) as found:
        parse_record(json.dumps(bad).encode(), "race.json")
    assert len(found.value.problems) == 4


@given(st.data())
@settings(max_examples=amount(40, soak=1000))
def test_any_change_is_refused_or_is_a_race(good: dict[str, Any], data: st.DataObject) -> None:
    """Whatever stands in the file: a clear fault, or a race, and both soon."""
    key = data.draw(st.sampled_from(sorted(good)))
    value = data.draw(
        st.none() | st.integers() | st.text(max_size=20) | st.lists(st.integers(), max_size=4)
    )
    try:
        kept = parse_record(json.dumps({**good, key: value}).encode(), "race.json")
        replay(kept, circuit("gp-ring"))
    except TrackwrightError:
        pass


@pytest.mark.parametrize("text", ["", "{", "[]", "[" * 50_000, "null", '{"format": 1}', "\xff"])
def test_what_is_no_record_is_one_clear_fault(text: str) -> None:
    with pytest.raises(InputError):
        parse_record(text.encode("latin-1"), "race.json")


# --- replaying what does not fit ---


def test_another_circuit_is_refused_with_both_hashes_and_what_to_do(good: dict[str, Any]) -> None:
    kept = parse_record(json.dumps(good).encode(), "race.json")
    other = circuit("april-raceway")
    with pytest.raises(CannotReplay) as found:
        replay(kept, other)
    for words in (kept.graph_hash, other.hash, "give the original circuit"):
        assert words in str(found.value)


@pytest.mark.parametrize(
    "change",
    [{"seed": 2}, {"number": 1}, {"laps": 2}, {"rounds": 99}, {"places": [3, 1, 2]}],
    ids=str,
)
def test_a_record_that_was_tampered_with_is_told(
    good: dict[str, Any], change: dict[str, Any]
) -> None:
    kept = parse_record(json.dumps({**good, **change}).encode(), "race.json")
    if kept == parse_record(json.dumps(good).encode(), "race.json"):
        return
    with pytest.raises(CannotReplay, match="the replay was edited"):
        replay(kept, circuit("gp-ring"))


def test_another_version_of_the_rules_is_said(good: dict[str, Any]) -> None:
    kept = parse_record(json.dumps(good).encode(), "race.json")
    assert note_of_version(kept) == ""
    newer = replace(kept, ruleset_version=kept.ruleset_version + 1)
    assert "the race may end differently" in note_of_version(newer)
    with pytest.raises(CannotReplay, match="saved under version"):
        replay(replace(newer, seed=newer.seed + 1), circuit("gp-ring"))


def test_riders_that_are_no_more_still_ride_their_record(good: dict[str, Any]) -> None:
    seats = [[name, team, "a bot of old"] for name, team, _ in good["seats"]]
    kept = parse_record(json.dumps({**good, "seats": seats}).encode(), "race.json")
    assert replay(kept, circuit("gp-ring")).setup.seats[0].player == "a bot of old"


def test_only_a_record_is_written_over(tmp_path: Path, good: dict[str, Any]) -> None:
    kept = parse_record(json.dumps(good).encode(), "race.json")
    path = tmp_path / "race.json"
    save_record(kept, path)
    save_record(kept, path)
    assert read_record(path) == kept
    path.write_text('{"format": "trackwright-track", "version": 1}')
    with pytest.raises(TrackwrightError, match="is a track; a race record will not"):
        save_record(kept, path)
    with pytest.raises(TrackwrightError, match="there is no folder"):
        save_record(kept, tmp_path / "none" / "race.json")


@pytest.mark.parametrize("path", OLD, ids=lambda path: path.stem)
def test_a_race_kept_long_ago_still_comes_out(path: Path) -> None:
    """The files are never made anew to please this test: what changes them breaks all records."""
    kept = read_record(path)
    again = replay(kept, circuit(kept.track))
    assert again.race.halt == OVER
    assert read_again(kept) == kept


@pytest.mark.parametrize("path", OLD, ids=lambda path: path.stem)
def test_an_old_record_is_written_as_a_new_one(path: Path) -> None:
    document = json.loads(path.read_text(encoding="utf-8"))
    now = json.loads(record_text(read_record(path)))
    assert (document.pop("version"), now.pop("version")) == (1, 2)
    assert document.pop("decisions") != now.pop("decisions")
    assert now == document


@pytest.mark.parametrize("path", OLD, ids=lambda path: path.stem)
def test_a_damaged_old_record_is_one_clear_fault(path: Path) -> None:
    document = json.loads(path.read_text(encoding="utf-8"))
    decisions = document["decisions"]
    bad = ("~" * 5000, decisions[:-10], decisions + decisions, decisions[5:], "no such thing", "0")
    for text in bad:
        with pytest.raises(InputError, match="decisions: "):
            parse_record(json.dumps({**document, "decisions": text}).encode(), "race.json")
    with pytest.raises(InputError, match="decisions: "):
        parse_record(json.dumps({**document, "version": 2}).encode(), "race.json")
