"""Records: numbers with names, whose rows rules read."""

from typing import Any

import pytest

from trackwright.simulator.compiler.data.records import Record, is_record


class Seen(Record, width=5):
    """A family."""


class Pair(Seen, number=3):
    second: int
    first: int


class Empty(Seen, number=4):
    pass


def test_row_holds_number_then_fields_as_declared_then_zeros() -> None:
    assert Pair(first=7, second=9).row == (3, 9, 7, 0, 0)
    assert Empty().row == (4, 0, 0, 0, 0)
    assert [Pair(first=7, second=9)[column] for column in range(5)] == [3, 9, 7, 0, 0]


def test_record_is_read_from_its_row() -> None:
    assert Pair.read([3, 9, 7, 0, 0]) == Pair(first=7, second=9)
    assert Empty.read([4, 0, 0, 0, 0]) == Empty()


@pytest.mark.parametrize("column", [-1, 5])
def test_row_ends_at_both_ends(column: int) -> None:
    with pytest.raises(IndexError):
        Pair(first=1, second=2)[column]


@pytest.mark.parametrize("fields", [{"first": 1}, {"first": 1, "second": 2, "third": 3}])
def test_record_has_the_fields_that_are_declared(fields: dict[str, int]) -> None:
    with pytest.raises(TypeError):
        Pair(**fields)


def test_record_cannot_be_changed() -> None:
    pair: Any = Pair(first=1, second=2)
    with pytest.raises(AttributeError, match=r"Pair\.first cannot be changed"):
        pair.first = 3
    with pytest.raises(AttributeError):
        del pair.first
    assert pair.first == 1


def test_records_are_equal_by_class_and_numbers() -> None:
    pair = Pair(first=1, second=2)
    assert pair == Pair(second=2, first=1)
    assert len({pair, Pair(first=1, second=2), Pair(first=2, second=1)}) == 2
    assert pair != (3, 2, 1, 0, 0)
    assert repr(pair) == "Pair(second=2, first=1)"


def test_families_are_no_records() -> None:
    assert [is_record(found) for found in (Pair, Empty, Seen, Record, 3)] == [
        True,
        True,
        False,
        False,
        False,
    ]


def test_what_no_record_can_have_is_refused_where_it_is_declared() -> None:
    body: dict[str, Any]
    for body, why in (
        ({"__annotations__": {"name": str}}, "whole numbers"),
        ({"__annotations__": {"first": int}, "first": 3}, "nothing but fields"),
        ({"__getitem__": lambda self, column: 3}, "nothing but fields"),
        ({"row": (1, 2)}, "nothing but fields"),
        ({"__annotations__": dict.fromkeys("abcde", int)}, "more than 4 fields"),
    ):
        with pytest.raises(TypeError, match=why):
            type("Wrong", (Seen,), body, number=9)
    with pytest.raises(TypeError, match="no number"):
        type("Wrong", (Seen,), {})
