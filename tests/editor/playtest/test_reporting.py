"""File > Report: the window writes what the command writes."""

from pathlib import Path

import pytest

from tests.editor.conftest import Hand, Opened
from trackwright.cli.main import main
from trackwright.editor.dialogs.progress import ProgressDialog
from trackwright.editor.window.window import Window
from trackwright.model.text.progress import Cancelled

TRACK = "quarter-mile"


@pytest.fixture
def hand(open_window: Opened) -> Hand:
    hand = open_window(TRACK)
    hand.window.playtest.setup.races.setValue(20)
    return hand


def report(window: Window, file: Path) -> list[str]:
    """Choose the entry of the menu, and this file; what was complained about."""
    complaints: list[str] = []
    window.files.reports.ask_file = lambda proposed: str(file)
    window.files.reports.complain = complaints.append
    window.commands.by_id["file.report"].trigger()
    return complaints


@pytest.mark.slow
def test_the_window_writes_what_the_command_writes(hand: Hand, tmp_path: Path) -> None:
    """First of races run for it, then of the result in the panel."""
    out, window = tmp_path / "command.html", hand.window
    assert main(["report", TRACK, str(out), "--races", "20"]) == 0
    assert report(window, tmp_path / "fresh") == []
    assert (tmp_path / "fresh.html").read_bytes() == out.read_bytes()
    assert str(tmp_path / "fresh.html") in window.status.currentMessage()
    window.run_playtest()
    hand.settle()
    assert report(window, tmp_path / "raced.html") == []
    assert (tmp_path / "raced.html").read_bytes() == out.read_bytes()


@pytest.mark.slow
def test_a_circuit_that_cannot_be_raced_has_a_page_all_the_same(
    open_window: Opened, tmp_path: Path
) -> None:
    window = open_window().window
    assert report(window, tmp_path / "empty.html") == []
    assert "Not raced: " in (tmp_path / "empty.html").read_text("utf-8")


@pytest.mark.slow
def test_nothing_is_written_over_another_file_or_if_it_is_cancelled(
    hand: Hand, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mine = tmp_path / "mine.txt"
    mine.write_text("mine")
    (why,) = report(hand.window, mine)
    assert "will not replace it" in why
    assert mine.read_text() == "mine"

    def cancel(dialog: ProgressDialog) -> object:
        with pytest.raises(Cancelled):
            dialog._job._work(lambda done, of: False)
        dialog.deleteLater()
        raise Cancelled

    monkeypatch.setattr(ProgressDialog, "wait", cancel)
    assert report(hand.window, tmp_path / "page.html") == []
    assert not (tmp_path / "page.html").exists()
    assert "Cancelled" in hand.window.status.currentMessage()
