"""Work in threads: only the latest, or one piece after the other."""

import threading
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from trackwright.editor.app.jobs import Order, Reporter, Work, Worker, is_work_left


class Jobs(Worker):
    """Notes everything that is signalled."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.heard: list[object] = []
        self.began.connect(lambda: self.heard.append("began"))
        for signal in (self.said, self.told, self.done, self.failed):
            signal.connect(self.heard.append)
        self.progressed.connect(lambda done, of: self.heard.append((done, of)))


@pytest.fixture
def jobs(qtbot: QtBot) -> Iterator[Jobs]:
    parent = QObject()
    yield Jobs(parent)
    parent.deleteLater()


def until_stopped(name: str) -> Callable[[], Work]:
    """Work that runs until it is stopped."""

    def work(reporter: Reporter) -> object:
        reporter.say(f"{name} runs")
        assert reporter.stop.wait(60)
        reporter.tell(f"{name} stops")
        return name

    return lambda: work


def at_once(name: str) -> Callable[[], Work]:
    return lambda: lambda reporter: name


def over(jobs: Jobs, qtbot: QtBot) -> list[object]:
    qtbot.waitUntil(lambda: not jobs.busy)
    return jobs.heard


def test_what_work_reports_is_heard_in_order(jobs: Jobs, qtbot: QtBot) -> None:
    def work(reporter: Reporter) -> object:
        reporter.say("words")
        reporter.progress(1, 2)
        reporter.tell([3])
        return 4

    jobs.start(lambda: work)
    assert over(jobs, qtbot) == ["began", "words", (1, 2), [3], 4]


def test_of_orders_given_while_work_runs_the_last_is_done(jobs: Jobs, qtbot: QtBot) -> None:
    jobs.start(until_stopped("first"))
    qtbot.waitUntil(lambda: "first runs" in jobs.heard)
    for name in ("second", "third"):
        jobs.start(at_once(name))
    ended = ["first stops", None]
    assert over(jobs, qtbot) == ["began", "first runs", *ended, "began", "third"]


def test_of_orders_that_may_wait_the_last_is_done(jobs: Jobs, qtbot: QtBot) -> None:
    for name in ("first", "second"):
        jobs.start_soon(at_once(name))
    assert jobs.busy
    assert not jobs.runs
    assert over(jobs, qtbot) == ["began", "second"]


def test_work_that_finishes_early_has_an_outcome_and_dropped_work_has_none(
    jobs: Jobs, qtbot: QtBot
) -> None:
    for stop in (jobs.finish, jobs.drop):
        jobs.start(until_stopped("one"))
        qtbot.waitUntil(lambda: jobs.heard[-1:] == ["one runs"])
        stop()
        over(jobs, qtbot)
    assert [one for one in jobs.heard if one in ("one", None)] == ["one", None]


def test_an_order_that_waits_is_taken_back(jobs: Jobs, qtbot: QtBot) -> None:
    jobs.start_soon(at_once("one"))
    jobs.finish()
    assert not jobs.busy
    assert over(jobs, qtbot) == []


def test_nothing_is_heard_of_work_that_was_left(jobs: Jobs, qtbot: QtBot) -> None:
    may_end = threading.Event()

    def work(reporter: Reporter) -> object:
        reporter.stop.wait(60)
        reporter.tell("on its way")
        may_end.wait(60)
        return "late"

    jobs.start(lambda: work)
    jobs.leave()
    assert is_work_left()
    may_end.set()
    qtbot.waitUntil(lambda: not is_work_left())
    jobs.start(at_once("next"))
    assert over(jobs, qtbot) == ["began", "began", "next"]


def test_an_error_is_told_unless_the_work_was_dropped(
    jobs: Jobs, qtbot: QtBot, capsys: pytest.CaptureFixture[str]
) -> None:
    def fails(reporter: Reporter) -> object:
        raise ValueError("so it is")

    jobs.start(lambda: fails)
    [began, why] = over(jobs, qtbot)
    assert began == "began"
    assert "so it is" in str(why)
    jobs.start(lambda: fails)
    jobs.drop()
    assert over(jobs, qtbot)[2:] == ["began", None]
    assert capsys.readouterr().err.count("Traceback") == 2


def test_orders_in_turn_are_all_done(jobs: Jobs, qtbot: QtBot) -> None:
    go_on = threading.Event()
    jobs.add(Order(lambda: lambda reporter: go_on.wait(60)))
    for name in ("second", "third"):
        jobs.add(Order(at_once(name)))
    go_on.set()
    assert over(jobs, qtbot) == ["began", True, "began", "second", "began", "third"]


def test_what_saves_something_is_done_before_it_is_left(jobs: Jobs, qtbot: QtBot) -> None:
    done: list[str] = []
    jobs.add(Order(lambda: lambda reporter: done.append("first")))
    jobs.add(Order(lambda: lambda reporter: done.append("skipped")))
    jobs.add(Order(lambda: lambda reporter: done.append("saved"), keeps=True))
    jobs.forget_waiting()
    jobs.leave()
    assert done == ["first", "saved"]
    assert not jobs.busy
