"""The measurement of circuits to order works."""

import json

import pytest

from bench import design
from trackwright.design.search.refusals import reject_impossible
from trackwright.design.wishes import validated


@pytest.mark.slow
def test_a_wish_is_measured(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(design, "RANDOM_SECONDS", 1.0)
    monkeypatch.setattr("sys.argv", ["design", "--wish", "beginner", "--seeds", "1", "--json"])
    assert design.main() == 0
    document = json.loads(capsys.readouterr().out)
    (row,) = document["searches"]
    assert (row["wish"], row["seed"], row["found"]) == ("beginner", 1, design.COUNT)
    assert row["worst_looks"] <= 6
    assert row["checks"] == pytest.approx(row["seconds"] / document["checks_1000_s"], abs=0.01)
    assert document["kernel"]["ratio"] >= 50
    assert document["random"]["times_as_many"] >= 1000
    assert 0.5 < row["searching"] < 1


def test_every_wish_can_be_met() -> None:
    for wishes, _ in design.WISHES.values():
        reject_impossible(validated(wishes))
