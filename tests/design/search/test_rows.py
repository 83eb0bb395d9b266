"""What the kernel writes out: rows as wished for, nearly all of which pass the checks."""

import threading
from collections import Counter

import pytest

from tests.design.wishlists import EASY
from trackwright.design.play import rules_of
from trackwright.design.search.burst import FoundRow, Order, run_burst
from trackwright.design.search.finishing import circuit_of, faults_of, lap_codes
from trackwright.design.search.problem import Task, task_of
from trackwright.design.wishes import validated
from trackwright.model.layout.pieces import templates_of
from trackwright.model.layout.zeta import Pose, compose

ROWS = 100
"""Of each wish."""
CLEAN = 0.95
WISHES = ("club", "beginner", "power", "pit", "mopeds")


def rows_for(task: Task) -> list[FoundRow]:
    """As many from each of four bursts."""
    found: list[FoundRow] = []
    number = 0
    while len(found) < ROWS:
        outcome = run_burst(task, Order(1, number, 60_000), threading.Event())
        assert outcome is not None
        found += outcome.rows[:: max(1, 4 * len(outcome.rows) // ROWS)][: ROWS // 4]
        number += 1
    return found[:ROWS]


@pytest.mark.slow
def test_rows_close_exactly_keep_box_and_length_and_are_clean() -> None:
    clean = total = 0
    for name in WISHES:
        task = task_of(validated(EASY[name]))
        wishes, kit = task.wishes, task.palette.kit
        for row in rows_for(task):
            pieces = [one for number in row.pieces for one in task.palette.templates[number]]
            end, turn = Pose(), 0
            for template in pieces:
                end, turn = compose(end, template.end), turn + template.turn
            assert (end, turn) == (Pose(), 16)
            low, high = wishes.length
            assert low <= sum(template.columns for template in pieces) <= high
            used = Counter(kit.stock_code(template.code) for template in pieces)
            for kind, most in kit.stock.items():
                assert used[kind] <= most * wishes.boxes
            codes = lap_codes(task, row)
            assert codes is not None
            assert sum(templates_of(kit)[code].columns for code in codes) == sum(
                template.columns for template in pieces
            )
            clean += not faults_of(circuit_of(task, codes, "A row"), rules_of(wishes))
            total += 1
    assert total == ROWS * len(WISHES)
    assert clean >= CLEAN * total, clean
