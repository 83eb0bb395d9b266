"""People among bots, in any game."""

from random import Random

import pytest

from tests.simulator.races import counted_rides
from trackwright.model.files.library import load_circuit
from trackwright.simulator.race.game_parts import choices_of, question_of, words_of
from trackwright.simulator.race.people import PeopleRace
from trackwright.simulator.table.lineup import lineup
from trackwright.simulator.table.states import OVER


@pytest.mark.parametrize(
    ("track", "rules", "more"),
    [
        ("gp-ring", "motograndprix-standard", {}),
        ("gp-ring", "motograndprix-expert", {}),
        ("bleifuss-drom", "ausgebremst-family", {}),
        ("bleifuss-drom", "ausgebremst-pro", {"stacking": "dealt"}),  # else bots draw lots for it
    ],
)
def test_planner_plans_on_past_the_turns_of_people(
    track: str, rules: str, more: dict[str, str]
) -> None:
    """Nobody is asked in its head: it decides like beside a bot that decides like the person."""
    circuit, first = load_circuit(track), "careful"
    races = []
    told: list[tuple[int, int, int, int]] = []
    for rider in (first, "human"):
        bots = (rider, "planner", "careful")
        options = {"roll_outs": 24, **more}
        setup, way = lineup(circuit, rules, bots=bots, seats=3, laps=1, options=options)
        table = setup.table(way, "compiled")
        table.set_script([row for row in told if row[0] == 0])
        assert table.run(5) == OVER
        told = table.recorded_script()
        races.append((table.rows(), told))
    assert races[1] == races[0]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("track", "rules"),
    [
        ("april-raceway", "motograndprix-basic"),
        ("april-raceway", "motograndprix-expert"),
        ("bleifuss-drom", "ausgebremst-family"),
        ("bleifuss-drom", "ausgebremst-pro"),
    ],
)
def test_what_people_can_decide_takes_no_ride(
    monkeypatch: pytest.MonkeyPatch, track: str, rules: str
) -> None:
    """It is what a race as plain Python that is ridden there would offer."""
    setup, way = lineup(load_circuit(track), rules, bots=("human", "careful"), seats=6, laps=1)
    race, rng = PeopleRace(setup.table(way, "compiled"), 2), Random(2)
    asked = 0
    while race.is_waiting:
        with counted_rides(monkeypatch) as rides:
            choices = race.choices()
            question = question_of(race.desk())
            words = [words_of(race.desk(), choice) for choice in choices]
        assert rides == []
        if asked % 5 == 0:
            plain = setup.table(way)
            plain.set_script(race.table.recorded_script())
            plain.run(2)
            assert choices == choices_of(plain)
            assert question == question_of(plain)
            assert words == [words_of(plain, choice) for choice in choices]
        race.decide(rng.choice(choices))
        asked += 1
    assert asked > 20
