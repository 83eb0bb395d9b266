"""`trackwright what-if`."""

import json
from pathlib import Path

import pytest

from trackwright.cli.commands.what_if import KINDS
from trackwright.cli.main import main
from trackwright.design.whatif import changes

Captured = pytest.CaptureFixture[str]
FEW = ("--rules", "motograndprix-basic", "--kinds", "difficulty", "--races", "30", "--jobs", "1")


def test_kinds_are_those_that_are_listed() -> None:
    assert KINDS == changes.KINDS


@pytest.mark.slow
def test_effects_are_listed_and_one_is_applied(tmp_path: Path, capsys: Captured) -> None:
    out = tmp_path / "changed.json"
    assert main(["what-if", "april-raceway", *FEW, "--apply", "1", "--out", str(out)]) == 0
    shown = capsys.readouterr().out
    assert "difficulty 1 -> 2 on piece 12" in shown
    assert "may be chance" in shown
    assert main(["check", str(out)]) == 0


@pytest.mark.slow
def test_json_and_a_wish_that_no_change_meets(capsys: Captured) -> None:
    assert main(["what-if", "april-raceway", *FEW, "--wish", "retired up", "--json"]) == 1
    document = json.loads(capsys.readouterr().out)
    assert document["wish"] == {"figure": "retired", "up": True}
    assert not any(effect["sure"] for effect in document["effects"])
    assert document["effects"][0]["changed_track"]["format"] == "trackwright-track"


@pytest.mark.parametrize(
    ("options", "why"),
    [
        (["--wish", "beauty up"], "no figure"),
        (["--kinds", "colour"], "expected some of"),
        (["--apply", "1"], "--out FILE"),
        (["--rules", "nothing"], "nothing"),
        (["--bots", "human"], "would be played by a person; a playtest needs bots"),
        (["--cluster", "tcp://127.0.0.1:1"], "--jobs cannot be combined with --cluster"),
    ],
)
def test_what_cannot_be_is_refused_in_a_line(
    options: list[str], why: str, capsys: Captured
) -> None:
    try:
        code = main(["what-if", "april-raceway", *FEW, *options])
    except SystemExit as exit:
        code = int(exit.code or 0)
    assert code == 2
    assert why in capsys.readouterr().err
