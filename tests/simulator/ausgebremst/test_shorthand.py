"""Decisions in records: written short, and read as they once were written."""

import base64

import pytest
from hypothesis import given
from hypothesis import strategies as st

from simulator.ausgebremst.decisions import DRAW, PLAY, TAKE
from simulator.ausgebremst.shorthand import PLAYED, SHORTHAND
from simulator.records import record_of, record_text
from simulator.shorthand import HEAD, BadShorthand, Shorthand
from simulator.squeezing import squeeze
from simulator.table import Row
from tests.simulator.ausgebremst.races import CIRCUITS, circuit, table_for

SEATS = 6


@st.composite
def decisions(draw: st.DrawFn) -> list[Row]:
    """Plays, draws and whatever else, seat by seat."""
    rows: list[Row] = []
    for seat in range(SEATS):
        for _ in range(draw(st.integers(0, 8))):
            kind = draw(st.integers(0, 5))
            choice = draw(st.integers(0, 6) if kind in (PLAY, DRAW, TAKE) else st.integers(0, 999))
            rows.append((seat, kind, choice % 4 if kind != PLAY else choice, draw(ways())))
    return rows


def ways() -> st.SearchStrategy[int]:
    """Ways of up to six steps, and no way."""
    steps = st.lists(st.integers(0, 7), max_size=6)
    return st.just(0) | steps.map(lambda taken: int("1" + "".join(map(str, taken)), 8))


@given(decisions())
def test_decisions_are_read_as_they_were_written(rows: list[Row]) -> None:
    assert SHORTHAND.unpacked(SHORTHAND.packed(rows, SEATS), SEATS) == rows


@given(decisions())
def test_decisions_of_earlier_records_are_read(rows: list[Row]) -> None:
    """Cards had no form of their own then."""
    assert SHORTHAND.unpacked(Shorthand().packed(rows, SEATS), SEATS) == rows


def test_a_step_in_a_way_that_there_cannot_be_is_refused() -> None:
    text = base64.b85encode(squeeze([(HEAD, PLAYED + 1), (2, 9), (HEAD, 0)])).decode()
    with pytest.raises(BadShorthand, match="a step in way 9"):
        SHORTHAND.unpacked(text, 1)


@pytest.mark.slow
@pytest.mark.parametrize("rules", ["family", "pro"])
@pytest.mark.parametrize("id", CIRCUITS)
def test_a_record_is_less_than_a_kilobyte(id: str, rules: str) -> None:
    table = table_for(id, rules, cars=6)
    for seed in range(3):
        table.ride(seed)
        text = record_text(record_of(table, circuit(id), id, seed))
        assert len(text.encode()) < 1000
