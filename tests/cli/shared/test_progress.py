"""Nobody waits long without a word."""

import io
import os
import re
import sys
import threading
import time
from collections.abc import Callable

import pytest

from trackwright.cli.main import main
from trackwright.cli.shared.output import warn
from trackwright.cli.shared.progress import waiting_for_somebody
from trackwright.cli.shared.streams import UnfailingStream

Work = Callable[[], None]


def wait_until(is_so: Callable[[], bool]) -> None:
    end = time.monotonic() + 60
    while not is_so():
        assert time.monotonic() < end
        time.sleep(0.001)


def listened(monkeypatch: pytest.MonkeyPatch) -> io.StringIO:
    """What is told from now on; nobody has much patience."""
    monkeypatch.setattr("trackwright.cli.shared.progress.PATIENCE_S", 0.01)
    stream = io.StringIO()
    monkeypatch.setattr(sys, "stderr", stream)
    return stream


def working(work: Work, monkeypatch: pytest.MonkeyPatch) -> int:
    def run(arguments: object) -> int:
        work()
        return 0

    monkeypatch.setattr("trackwright.cli.commands.tracks.run", run)
    return main(["tracks"])


def test_silent_work_is_told_of(monkeypatch: pytest.MonkeyPatch) -> None:
    told = listened(monkeypatch)

    def work() -> None:
        wait_until(lambda: told.getvalue().count("\n") >= 3)

    threads = threading.active_count()
    assert working(work, monkeypatch) == 0
    lines = told.getvalue().splitlines()
    assert all(
        re.fullmatch("tracks: still at work after [0-9]+ s; Ctrl-C ends it", one) for one in lines
    )
    assert threading.active_count() == threads


def test_lines_come_less_often_as_time_goes_by(monkeypatch: pytest.MonkeyPatch) -> None:
    listened(monkeypatch)
    times: list[float] = []
    monkeypatch.setattr(
        "trackwright.cli.shared.progress.warn", lambda line: times.append(time.monotonic())
    )
    working(lambda: wait_until(lambda: len(times) >= 5), monkeypatch)
    assert times[4] - times[3] >= 0.15


def test_work_that_tells_of_itself_is_not_told_of(monkeypatch: pytest.MonkeyPatch) -> None:
    told = listened(monkeypatch)
    monkeypatch.setattr("trackwright.cli.shared.progress.PATIENCE_S", 0.5)
    later = time.monotonic() + 3600

    def work() -> None:
        now = time.monotonic()
        warn("a line")
        assert UnfailingStream.last_written >= now
        monkeypatch.setattr(UnfailingStream, "last_written", later)
        before = told.getvalue()
        time.sleep(0.6)
        assert told.getvalue() == before

    assert working(work, monkeypatch) == 0


def test_nothing_is_told_while_a_person_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    told = listened(monkeypatch)
    with waiting_for_somebody():
        working(lambda: time.sleep(0.1), monkeypatch)
    assert told.getvalue() == ""


def test_the_question_of_a_race_is_such_a_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    told = listened(monkeypatch)
    read, write = os.pipe()

    def person() -> None:
        wait_until(lambda: told.getvalue().endswith("> "))
        asked = told.getvalue()
        time.sleep(0.1)
        waited.append(told.getvalue()[len(asked) :])
        os.close(write)

    waited = list[str]()
    answering = threading.Thread(target=person)
    answering.start()
    with open(read, encoding="utf-8") as answers:
        monkeypatch.setattr(sys, "stdin", answers)
        assert main(["race", "gp-ring", "--rules", "motograndprix-basic", "--bots", "human"]) == 2
    answering.join()
    assert waited == [""]
