"""The comparison of races before and after a change notices one."""

import json
from pathlib import Path

import pytest

from bench import same_play


@pytest.fixture
def written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(
        same_play, "CHOSEN", {"motograndprix": ("gp-ring",), "ausgebremst": ("plattfuss-ring",)}
    )
    path = tmp_path / "before.json"
    few = ["--races", "3", "--ruleset", "motograndprix-basic", "--ruleset", "ausgebremst-family"]
    assert same_play.main(["--write", str(path), *few]) == 0
    return path


@pytest.mark.slow
def test_the_same_races_are_the_same(written: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert same_play.main(["--compare", str(written)]) == 0
    assert "8 combinations, 0 differences" in capsys.readouterr().out


@pytest.mark.slow
def test_another_race_is_named(written: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = json.loads(written.read_text())
    text["digests"]["motograndprix-basic greedy gp-ring"]["race 2"] = "0" * 16
    del text["digests"]["ausgebremst-family random plattfuss-ring"]["plain"]
    written.write_text(json.dumps(text))
    assert same_play.main(["--compare", str(written)]) == 1
    out = capsys.readouterr().out
    assert "motograndprix-basic greedy gp-ring: race 2: 0000000000000000 before" in out
    assert "ausgebremst-family random plattfuss-ring: plain: None before" in out
    assert "2 differences" in out
