"""Bots say what they thought of numbers and sets: B5 to B7."""

from functools import cache

from tests.simulator.races import circuit
from trackwright.simulator.race.reasons import Reasons, can_explain, reasons_for
from trackwright.simulator.race.replays import Race, Replay, run
from trackwright.simulator.table.lineup import lineup

COURSE = "tokyo-drift"


@cache
def raced(*bots: str) -> Replay:
    setup, way = lineup(circuit(COURSE), "street-racing", bots=list(bots), seats=4)
    return run(Race(circuit(COURSE), COURSE, setup, way, 3))


def explained(replay: Replay) -> list[int]:
    return [i for i in range(len(replay.show.moments)) if can_explain(replay, i)]


def reasons_of(*bots: str) -> list[Reasons]:
    replay = raced(*bots)
    return reasons_for(replay, explained(replay))


def test_each_move_of_a_bot_but_random_is_explained() -> None:
    replay = raced("careful", "greedy", "random", "random")
    moves = [i for i, one in enumerate(replay.show.moments) if one.path]
    weighing = [i for i in moves if (replay.show.moments[i].player or 0) < 2]
    assert explained(replay) == weighing


def test_what_was_taken_is_the_best_that_was_seen() -> None:
    """Numbers by their best routes, sets by what they promise."""
    found = reasons_of("careful", "greedy", "random", "random")
    kinds = {reasons.choices[0].words.form.split()[0] for reasons in found}
    assert len(kinds) == 2, "numbers and sets"
    for reasons in found:
        assert reasons.unit == "steps"
        assert sum(choice.taken for choice in reasons.choices) == 1
        assert reasons.choices[0].taken, reasons


def test_a_planner_refines_what_careful_thinks() -> None:
    found = [r for r in reasons_of("planner", "random", "random", "random") if r.bot == "planner"]
    assert found
    assert all(r.rolled_out and sum(c.taken for c in r.choices) == 1 for r in found)
