"""The fuzzer finds what is planted, and nothing in what is read."""

import sys
from pathlib import Path

import pytest

from bench.fuzz import fuzz
from bench.fuzz_kinds import KINDS, NEEDS_QT
from tests.bench import faulty_kinds

CASES = 200
QUICK = [name for name in KINDS if name not in NEEDS_QT]
SLOW = [name for name in KINDS if name in NEEDS_QT]

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="measures memory as Linux tells it")


@pytest.mark.parametrize("kind", [*QUICK, *(pytest.param(k, marks=pytest.mark.slow) for k in SLOW)])
def test_damaged_files_are_refused_in_words_or_used(kind: str) -> None:
    outcome = fuzz(kind, CASES)
    assert [failure.what for failure in outcome.failures] == []
    assert outcome.cases == CASES
    assert outcome.refused < CASES, "no file was used at all"


@pytest.mark.parametrize("kind", list(faulty_kinds.KINDS))
def test_what_is_planted_is_found(kind: str, tmp_path: Path) -> None:
    outcome = fuzz(kind, 3, kinds=faulty_kinds.__name__, failed=tmp_path)
    assert [failure.number for failure in outcome.failures] == [1]
    assert faulty_kinds.KINDS[kind].told in outcome.failures[0].detail
    assert outcome.cases == 3
    files = sorted(file.name for file in tmp_path.iterdir())
    assert files == [f"{kind}-1-1.json", f"{kind}-1-1.txt"]


def test_a_seed_damages_alike(tmp_path: Path) -> None:
    again = [
        {file.name: file.read_bytes() for file in folder.glob("*.json")}
        for folder in (tmp_path / "one", tmp_path / "other")
        if fuzz("raises", 3, kinds=faulty_kinds.__name__, failed=folder).failures
    ]
    assert again[0] == again[1] != {}
