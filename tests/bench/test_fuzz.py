"""The fuzzer finds what is planted, and nothing in what is read."""

import sys
from pathlib import Path

import pytest

from bench.fuzz import fuzz
from bench.fuzz_kinds import KINDS, NEEDS_QT
from tests.amounts import amount, slow_but
from tests.bench import faulty_kinds

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="measures memory as Linux tells it")


@pytest.mark.slow
@pytest.mark.soak
@pytest.mark.parametrize("kind", KINDS)
def test_damaged_files_are_refused_in_words_or_used(kind: str) -> None:
    cases = amount(30, soak=200) if kind in NEEDS_QT else amount(100, soak=200)
    outcome = fuzz(kind, cases)
    assert [failure.what for failure in outcome.failures] == []
    assert outcome.cases == cases
    assert outcome.refused < cases, "no file was used at all"


@pytest.mark.slow
@pytest.mark.parametrize("kind", slow_but(["raises"], faulty_kinds.KINDS))
def test_what_is_planted_is_found(kind: str, tmp_path: Path) -> None:
    outcome = fuzz(kind, 3, kinds=faulty_kinds.__name__, failed=tmp_path)
    assert [failure.number for failure in outcome.failures] == [1]
    assert faulty_kinds.KINDS[kind].told in outcome.failures[0].detail
    assert outcome.cases == 3
    files = sorted(file.name for file in tmp_path.iterdir())
    assert files == [f"{kind}-1-1.json", f"{kind}-1-1.txt"]


@pytest.mark.slow
def test_a_seed_damages_alike(tmp_path: Path) -> None:
    again = [
        {file.name: file.read_bytes() for file in folder.glob("*.json")}
        for folder in (tmp_path / "one", tmp_path / "other")
        if fuzz("raises", 3, kinds=faulty_kinds.__name__, failed=folder).failures
    ]
    assert again[0] == again[1] != {}
