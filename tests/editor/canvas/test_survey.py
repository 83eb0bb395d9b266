"""The survey of the latest circuit, in a thread."""

import threading

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from tests.builders import APRIL, OVAL, circuit_of
from trackwright.editor.app.jobs import is_work_left
from trackwright.editor.canvas.survey import Survey, Surveyor
from trackwright.model.circuit import Circuit
from trackwright.validators.report import Report

PATIENCE_S = 30


class Check:
    """A check that takes as long as a test wants it to."""

    def __init__(self, surveyor: Surveyor, monkeypatch: pytest.MonkeyPatch) -> None:
        self.began, self.may_end = threading.Event(), threading.Event()
        self._check = surveyor._checker.check
        monkeypatch.setattr(surveyor._checker, "check", self)

    def __call__(self, circuit: Circuit) -> Report:
        self.began.set()
        assert self.may_end.wait(PATIENCE_S)
        return self._check(circuit)


@pytest.mark.parametrize("is_deleted", [False, True], ids=["left", "deleted"])
def test_a_window_that_closes_does_not_wait_for_a_survey(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, is_deleted: bool
) -> None:
    faults: list[object] = []
    monkeypatch.setattr(threading, "excepthook", faults.append)
    parent, heard = QObject(), list[object]()
    surveyor = Surveyor(parent)
    surveyor.done.connect(heard.append)
    check = Check(surveyor, monkeypatch)
    surveyor.want(circuit_of(APRIL))
    qtbot.waitUntil(check.began.is_set)
    if is_deleted:
        delete(parent)
    else:
        surveyor.leave()
        surveyor.want(circuit_of(OVAL))
        assert not surveyor.busy
    assert is_work_left()
    check.may_end.set()
    qtbot.waitUntil(lambda: not is_work_left())
    assert not faults
    assert not heard


def test_an_outdated_survey_is_shown_until_the_latest_is_there(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    parent, heard = QObject(), list[Survey]()
    surveyor = Surveyor(parent)
    surveyor.done.connect(heard.append)
    check = Check(surveyor, monkeypatch)
    first, skipped, latest = (circuit_of(track) for track in (APRIL, OVAL, APRIL))
    surveyor.want(first)
    qtbot.waitUntil(check.began.is_set)
    surveyor.want(skipped)
    surveyor.want(latest)
    check.may_end.set()
    qtbot.waitUntil(lambda: not surveyor.busy)
    assert [id(survey.circuit) for survey in heard] == [id(first), id(latest)]
    parent.deleteLater()
