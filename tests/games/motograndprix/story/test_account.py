"""The account of a race: every happening by name, in order, and readable."""

import json
from collections import Counter
from typing import Any

import pytest

from tests.simulator.races import ridden
from trackwright.games.motograndprix.race.table import Table
from trackwright.games.motograndprix.results.classification import classification_of
from trackwright.games.motograndprix.story.sentences import sentences
from trackwright.model.text.messages import ordinal
from trackwright.simulator.story.game_parts import happenings_of, rules_of
from trackwright.simulator.table.states import CAPPED

WITH = [
    ("gp-ring", "basic", "random", {}),
    ("april-raceway", "standard", "careful,greedy", {}),
    ("us-grand-prix", "expert", "greedy", {}),
    ("us-grand-prix", "expert", "random", {"count_start": "yes", "contact_path": "free"}),
    ("april-raceway", "expert", "greedy", {"qualifying": "yes", "laps": 2}),
]


@pytest.fixture(scope="module", params=WITH, ids=lambda w: f"{w[1]}-{w[2]}-{'-'.join(w[3])}")
def race(request: pytest.FixtureRequest) -> Table:
    id, rules, bots, more = request.param
    return ridden(id, rules, bots, seed=3, **more)


def of(table: Table, event: str) -> list[dict[str, Any]]:
    return [one for one in happenings_of(table) if one["event"] == event]


def test_every_happening_has_a_round_a_name_and_a_rule(race: Table) -> None:
    for one in happenings_of(race):
        assert list(one)[:2] == ["round", "event"]
        assert one["rule"].startswith("MGP-")
    json.dumps(happenings_of(race))


def test_rides_are_steps_from_space_to_space_whose_costs_are_the_points(race: Table) -> None:
    """MGP-B-09, S-17, S-19."""
    spaces = {space.name: space for space in race.way.spaces}
    lost = {(one["round"], one["bike"]): one["points"] for one in of(race, "lost")}
    assert of(race, "ride")
    for one in of(race, "ride"):
        here = spaces[one["from"]]
        for name in one["path"]:
            assert race.way.spaces.index(spaces[name]) in here.ahead
            here = spaces[name]
        assert here.name == one["at"]["space"]
        at_once = sum(one["costs"]) + lost.get((one["round"], one["bike"]), 0)
        assert at_once == one["points"]


def test_points_are_what_the_dice_and_the_rest_add_up_to(race: Table) -> None:
    """MGP-B-09, E-03, E-07, E-14, S-13, S-15."""
    for one in of(race, "ride"):
        base = sum(one["used"]) + one["hill"] + one["stance"] + one["slip_bonus"]
        assert one["points"] == max(0, base) + one["engine"] - one["front"]
        assert all(u in (r, 7 - r) for u, r in zip(one["used"], one["rolled"], strict=True))


def test_a_copied_roll_is_that_of_the_bike_in_front(race: Table) -> None:
    """MGP-E-06."""
    rolled: dict[tuple[int, str], list[int]] = {}
    for one in of(race, "ride"):
        rolled[one["round"], one["bike"]] = one["rolled"]
        if one["copied_from"] and (one["round"], one["copied_from"]) in rolled:
            assert one["rolled"] == rolled[one["round"], one["copied_from"]]


def test_who_finishes_is_classified_and_who_retires_is_not(race: Table) -> None:
    """MGP-B-24, H-36."""
    entries = {entry.bike: entry for entry in classification_of(race).entries}
    finished = {o["bike"]: o["place"] for o in of(race, "finish") if "qualifying" not in o}
    out = {one["bike"] for one in of(race, "retire") if "qualifying" not in one}
    assert {bike: entries[bike].place for bike in finished} == finished
    assert {bike for bike, entry in entries.items() if entry.status == "retired"} == out
    assert all(entries[bike].place is None for bike in out)


def test_the_last_retired_stands_before_the_first_retired() -> None:
    """MGP-H-36."""
    race = ridden("us-grand-prix", "expert", "random", seed=3)
    out = [entry for entry in classification_of(race).entries if entry.status == "retired"]
    assert len(out) > 1
    assert [entry.round for entry in out] == sorted((e.round for e in out), reverse=True)


def test_each_new_lap_of_the_leader_tells_the_standings_once(race: Table) -> None:
    """MGP-B-22."""
    laps = [one["lap"] for one in of(race, "standings") if "qualifying" not in one]
    assert laps == sorted(set(laps))
    for one in of(race, "standings"):
        behind = [row["behind"] for row in one["order"]]
        assert behind[0] == 0
        assert behind == sorted(behind)


def test_the_text_has_a_line_for_every_turn_and_a_heading_for_every_round(race: Table) -> None:
    happenings = happenings_of(race)
    lines = list(sentences(happenings, race.setup.laps))
    count = Counter(one["event"] for one in happenings)
    headings = [line for line in lines if line.startswith(("Round", "Qualifying lap"))]
    assert len(headings) == count["round"]
    names = tuple(f"  {seat.name}: " for seat in race.setup.seats)
    stuck = [one for one in happenings if one["event"] == "retire" and "rolled" in one]
    assert sum(line.startswith(names) for line in lines) == count["ride"] + len(stuck)
    assert sum("RETIRES" in line for line in lines) == count["retire"]
    assert not any(word in "\n".join(lines) for word in ("None", "{"))


def test_every_line_but_headings_ends_with_the_rules_that_were_followed(race: Table) -> None:
    lines = [line for line in sentences(happenings_of(race), race.setup.laps) if line]
    for line in lines:
        if line.startswith(("Round", "Qualifying lap")):
            assert "MGP" not in line
            continue
        words, _, ids = line.removesuffix("]").rpartition(" [")
        assert "MGP" not in words
        assert set(ids.split(", ")) <= set(rules_of(race.game)), line


@pytest.mark.slow
def test_a_ride_names_the_rules_of_what_changed_its_points() -> None:
    """MGP-S-05, S-13, S-15, S-19, E-03, E-06, E-07, E-14: in the races of one seed all of them."""
    told_by = dict[str, list[bool]]()
    for seed in range(3):
        race = ridden("gran-premio-d-italia", "expert", "careful,greedy", seed=seed)
        for one in of(race, "ride"):
            found = {one["rule"], *one["also"]}
            holds = {
                "MGP-S-05": one["round"] == 1,
                "MGP-E-06": one["copied_from"] is not None,
                "MGP-E-03": one["hill"] != 0,
                "MGP-E-14": one["stance"] != 0,
                "MGP-E-07": one["slip_bonus"] != 0,
                "MGP-S-13": one["engine"] != 0,
                "MGP-S-15": one["front"] != 0,
                "MGP-S-19": sum(one["costs"]) > len(one["path"]),
            }
            assert {rule for rule, so in holds.items() if so} == found & set(holds)
            for rule, so in holds.items():
                told_by.setdefault(rule, []).append(so)
    assert all(any(seen) and not all(seen) for seen in told_by.values())


def test_the_lanes_of_a_ride_are_told_where_it_changes_them(race: Table) -> None:
    lines = "\n".join(sentences(happenings_of(race), race.setup.laps))
    for one in of(race, "ride"):
        lanes = "".join(space.rpartition(".")[2][0] for space in one["path"])
        if len(set(lanes)) > 1:
            assert f"({one['at']['space']})" in lines
            assert f" by {lanes}" in lines


def test_a_qualifying_lap_is_told_before_the_race_that_it_gives_the_grid_for() -> None:
    """MGP-S-04."""
    race = ridden("april-raceway", "expert", "greedy", seed=3, qualifying="yes", laps=2)
    happenings = happenings_of(race)
    places = {one["bike"]: one["place"] for one in of(race, "qualified")}
    last = max(i for i, one in enumerate(happenings) if one["event"] == "qualified")
    assert all(one.get("qualifying") for one in happenings[: last + 1])
    assert not any(one.get("qualifying") for one in happenings[last + 1 :])
    grid = {o["bike"]: o["place"] for o in happenings[last:] if o["event"] == "grid"}
    assert {bike: grid[bike] for bike, place in places.items() if place} == {
        bike: place for bike, place in places.items() if place
    }


def test_a_race_that_is_broken_off_lists_who_still_rides() -> None:
    race = ridden("april-raceway", "basic", rounds_per_lap=1, laps=2)
    assert race.race.halt == CAPPED
    result = classification_of(race)
    assert result.rounds == 2
    assert {entry.status for entry in result.entries} == {"racing"}
    assert sum(result.teams.values()) == 0


@pytest.mark.parametrize(
    ("place", "text"), [(1, "1st"), (2, "2nd"), (3, "3rd"), (4, "4th"), (11, "11th"), (22, "22nd")]
)
def test_places_are_told_as_people_say_them(place: int, text: str) -> None:
    assert ordinal(place) == text
