"""The kernel: rows that close, the same plain and compiled."""

import threading
from random import Random

import pytest

from tests.amounts import amount
from tests.design.wishlists import CLUB, PIT
from trackwright.design.kernel import states
from trackwright.design.kernel.annealing import begin_search, run_steps
from trackwright.design.kernel.states import Search
from trackwright.design.search.burst import Order, run_burst
from trackwright.design.search.problem import Task, machine, task_of
from trackwright.design.search.start_rows import first_row
from trackwright.design.wishes import Wishes, validated
from trackwright.model.layout.pieces import templates_of
from trackwright.model.layout.zeta import Pose, compose
from trackwright.simulator.compiler.data.memory import block, fill, first_of, plain_state

SEEDS, STEPS = amount(5, soak=20), 400


def searches(wishes: Wishes, seed: int) -> tuple[Task, Search, Search]:
    """The same search in both forms, before its first step."""
    made = []
    tasks = [task_of(validated(wishes), make) for make in (plain_state, block)]
    for task in tasks:
        search = task.search(task.wishes.length)
        row = first_row(task, task.wishes.length, Random(seed))
        search.length = len(row)
        fill(search.row, row)
        made.append(search)
    return tasks[0], made[0], made[1]


def state_of(search: Search) -> tuple[object, ...]:
    row = first_of(search.row, int(search.length))
    parts = first_of(search.nearest_part, states.PARTS)
    return row, int(search.energy), int(search.accepted), int(search.found), parts


@pytest.mark.slow
@pytest.mark.soak
@pytest.mark.parametrize("wishes", [CLUB, PIT], ids=["club", "pit"])
def test_plain_and_compiled_steps_are_the_same(wishes: Wishes) -> None:
    for seed in range(SEEDS):
        _, plain, compiled = searches(wishes, seed)
        begin_search(plain, seed, 0)
        machine().call(begin_search, compiled, seed, 0)
        assert state_of(plain) == state_of(compiled)
        run_steps(plain, 0, STEPS, STEPS, 2000, 500)
        machine().call(run_steps, compiled, 0, STEPS, STEPS, 2000, 500)
        assert state_of(plain) == state_of(compiled)


def end_of(task: Task, row: list[int]) -> tuple[Pose, int]:
    """Where a row of pieces leads, and how far it turns."""
    pose, turn = Pose(), 0
    for piece in row:
        template = templates_of(task.palette.kit)[task.palette.codes[piece]]
        pose = compose(pose, template.end)
        turn += template.turn
    return pose, turn


@pytest.mark.parametrize("wishes", [CLUB, PIT], ids=["club", "pit"])
def test_every_row_on_the_way_closes_exactly_and_keeps_its_fixed_pieces(wishes: Wishes) -> None:
    for seed in range(4):
        task, _, search = searches(wishes, seed)
        machine().call(begin_search, search, seed, 0)
        for _ in range(60):
            machine().call(run_steps, search, 0, 5, 5, 3000, 3000)
            row = first_of(search.row, int(search.length))
            assert end_of(task, row) == (Pose(), 16)
            numbers = range(task.palette.free, len(task.palette.codes))
            assert sorted(piece for piece in row if piece >= task.palette.free) == [*numbers]


def test_rows_found_have_what_was_wished_for() -> None:
    task = task_of(validated(CLUB))
    outcome = run_burst(task, Order(1, 1, 60_000), threading.Event())
    assert outcome is not None
    assert len(outcome.rows) > 100
    stock = task.palette.kit.stock
    for row in outcome.rows:
        codes = [task.palette.codes[piece] for piece in row.pieces]
        kinds = [task.palette.kit.stock_code(code) for code in codes]
        assert sum(templates_of(task.palette.kit)[code].columns for code in codes) == 75
        assert all(kinds.count(kind) <= most for kind, most in stock.items())


def test_a_burst_depends_on_its_order_alone() -> None:
    task = task_of(validated(CLUB))
    order = Order(7, 3, 12_000)
    outcomes = [run_burst(task, order, threading.Event()) for _ in range(2)]
    assert outcomes[0] == outcomes[1]
    assert run_burst(task, Order(7, 4, 12_000), threading.Event()) != outcomes[0]
