"""The engine's answers to the cases that were thought through by hand."""

import pytest

from tests.games.street_racing.written import WRITTEN
from trackwright.cli.shared.expectations import differences, expected_of
from trackwright.games.street_racing.referee.referee import answer


@pytest.mark.parametrize("one", WRITTEN, ids=[one["id"] for one in WRITTEN])
def test_engine_agrees_with_cases_written_by_hand(one: dict[str, object]) -> None:
    """STR-04 to STR-06, STR-09, STR-10, STR-13 to STR-31, STR-33 to STR-44, STR-46 to STR-57; H-02
    to H-05, H-07 to H-12, H-14 to H-22, H-24, H-27, H-28, H-30 to H-33."""
    found = answer(one)
    assert list(differences(expected_of(one), found)) == []
    if "illegal_decision" not in expected_of(one):
        assert found.get("illegal_decision") is None
