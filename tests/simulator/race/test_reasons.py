"""Bots give reasons: the choices as they saw them, ridden to once more."""

from dataclasses import replace

import pytest

from tests.simulator.races import circuit, counted_rides
from trackwright.games.motograndprix.race.table import Table
from trackwright.games.motograndprix.story.menu import choices_of
from trackwright.simulator.game.rulesets import find_ruleset
from trackwright.simulator.race.reasons import Reasons, can_explain, reasons_for
from trackwright.simulator.race.replays import Race, Replay, run
from trackwright.simulator.table.lineup import lineup
from trackwright.simulator.table.table import Seat

SEED = 3
MOTOGRANDPRIX, AUSGEBREMST = "april-raceway", "nuerburg-ring"


def ridden(on: str, rules: str, *bots: str) -> Replay:
    setup, way = lineup(circuit(on), rules, bots=bots, seats=4, laps=2)
    return run(Race(circuit(on), on, setup, way, SEED))


def all_reasons(replay: Replay) -> list[Reasons]:
    told = [i for i in range(len(replay.show.moments)) if can_explain(replay, i)]
    return reasons_for(replay, told)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("on", "rules", "unit"),
    [
        (MOTOGRANDPRIX, "motograndprix-basic", "positions"),
        (MOTOGRANDPRIX, "motograndprix-standard", "positions"),
        (MOTOGRANDPRIX, "motograndprix-expert", "positions"),
        (AUSGEBREMST, "ausgebremst-family", "spaces"),
        (AUSGEBREMST, "ausgebremst-pro", "spaces"),
    ],
)
def test_what_was_taken_is_the_best_that_was_seen(on: str, rules: str, unit: str) -> None:
    """Greedy and careful take what they think most of, slipstreams and contacts included."""
    found = all_reasons(ridden(on, rules, "careful", "greedy"))
    assert len(found) >= 8
    for reasons in found:
        assert reasons.unit == unit
        assert reasons.choices[0].taken, reasons
        assert sum(choice.taken for choice in reasons.choices) == 1
        values = [choice.value for choice in reasons.choices]
        assert values == sorted(values, reverse=True)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("on", "rules"), [(MOTOGRANDPRIX, "motograndprix-standard"), (AUSGEBREMST, "ausgebremst-pro")]
)
def test_what_a_planner_took_is_among_its_best(on: str, rules: str) -> None:
    """It rides on from there, so it need not be the first."""
    found = all_reasons(ridden(on, rules, "planner", "random"))
    assert {reasons.bot for reasons in found} == {"planner"}, "random has no reasons"
    for reasons in found:
        assert reasons.rolled_out
        assert sum(choice.taken for choice in reasons.choices) == 1


@pytest.mark.slow
@pytest.mark.parametrize(
    ("on", "rules", "bot"),
    [
        (on, rules, bot.name)
        for on, rules in (
            (MOTOGRANDPRIX, "motograndprix-basic"),
            (AUSGEBREMST, "ausgebremst-family"),
        )
        for bot in find_ruleset(rules).bots
    ],
)
def test_every_bot_but_random_can_say_what_it_thought(on: str, rules: str, bot: str) -> None:
    replay = ridden(on, rules, bot)
    told = [i for i in range(len(replay.show.moments)) if can_explain(replay, i)]
    assert bool(told) == (bot != "random")
    if told:
        assert len(reasons_for(replay, told[:1])[0].choices) > 1


@pytest.mark.slow
def test_a_planner_without_roll_outs_chooses_by_what_it_sees() -> None:
    """In Basic it makes none by itself."""
    for reasons in all_reasons(ridden(MOTOGRANDPRIX, "motograndprix-basic", "planner")):
        assert not reasons.rolled_out
        assert reasons.choices[0].taken


def test_a_person_is_not_asked_for_reasons() -> None:
    replay = ridden(MOTOGRANDPRIX, "motograndprix-basic", "careful").take(0, 0)
    own = [i for i, moment in enumerate(replay.show.moments) if moment.runner == 0]
    assert not any(can_explain(replay, i) for i in own)


def test_a_person_in_a_slipstream_may_use_its_point() -> None:
    """MGP-E-07: the point counts for whoever rides in the slipstream."""
    replay = ridden(MOTOGRANDPRIX, "motograndprix-expert", "careful")
    told = replay.table.recorded_script()
    moment = next(m for m in replay.show.moments if "+ 1 slipstream" in m.words)
    assert moment.runner is not None
    ride_at = max(n for n in range(moment.decisions) if told[n][0] == moment.runner)
    table = replay.race.with_person(moment.runner).setup.table(replay.race.way)
    table.set_script(told[:ride_at])
    table.run(SEED)
    assert isinstance(table, Table)
    assert any(choice.bonus for choice in choices_of(table))


@pytest.mark.slow
def test_a_planner_that_does_not_ride_on_takes_the_best_by_its_own_prices() -> None:
    """It pays for Engine what that is worth later on, not what is usual."""
    setup, way = lineup(
        circuit(MOTOGRANDPRIX),
        "motograndprix-standard",
        bots=["planner"],
        seats=4,
        laps=2,
        options={"roll_outs": 0},
    )
    replay = run(Race(circuit(MOTOGRANDPRIX), MOTOGRANDPRIX, setup, way, SEED))
    for reasons in all_reasons(replay):
        assert reasons.choices[0].taken, reasons


@pytest.mark.slow
def test_the_reasons_of_a_whole_race_take_one_ride(monkeypatch: pytest.MonkeyPatch) -> None:
    replay = ridden(MOTOGRANDPRIX, "motograndprix-expert", "careful")
    told = [i for i in range(len(replay.show.moments)) if can_explain(replay, i)]
    with counted_rides(monkeypatch) as rides:
        assert len(reasons_for(replay, told)) > 20
    assert rides == ["plain"]


def test_a_bot_that_is_no_more_has_no_reasons() -> None:
    replay = ridden(MOTOGRANDPRIX, "motograndprix-basic", "careful")
    seats = [Seat(seat.name, seat.team, "a bot of old") for seat in replay.race.setup.seats]
    kept = replace(replay, race=replay.race.with_seats(seats))
    assert not any(can_explain(kept, i) for i in range(len(kept.show.moments)))
