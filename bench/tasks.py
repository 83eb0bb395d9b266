"""What it takes to lay, check and race a circuit at the real window, in clicks and keys.

    xvfb-run -s '-screen 0 1440x900x24' .venv/bin/python -m bench.tasks [--json] [--size N]

Needs an X server and xdotool; a window manager is used if there is one. A scripted person, who
looks at the window and uses nothing but the mouse, or nothing but the keyboard,

* lays a circuit of 60 positions of MotoGrandPrix (`lay_`);
* lays a straight into it that has to stay closed (`insert_`);
* marks a corner and a hill of it, looks at the problems, fixes all that can be fixed safely, runs a
  playtest, and races one seat to the end (`race_`), at the
  highest speed: every decision is the first one offered.

`clicks` and `keys` are counted (a key with Shift is one), `menus` are clicks on menus, `view_moves`
is how often the view of the table moved meanwhile, `closed` whether the lap is closed exactly at
the end, `as_wanted` whether it is the circuit that was to be laid. Of a race, `before_race` is what
it took until the race began, `decisions` how many the person made, `left` how many problems nobody
fixed, `place` where the person finished. `--size` is the width of the window; its shape is 8 to 5.
With TASK_PICTURES=FOLDER in the environment the windows are saved there.
"""

import os
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QPoint, QSize
from PySide6.QtWidgets import QApplication, QMessageBox, QWidget

import bench
from bench.person import Person, shown_dialog
from trackwright.editor.app.garbage import collected_here
from trackwright.editor.app.settings import Settings
from trackwright.editor.replay.race_once import RaceDialog
from trackwright.editor.replay.view.player import SPEEDS
from trackwright.editor.start import application, new_desk
from trackwright.editor.window.window import Window
from trackwright.model.circuit import Circuit
from trackwright.model.edit.edits import Place
from trackwright.model.files.library import kit
from trackwright.model.layout.track import Track

KIT = kit("motograndprix")
HALF = "L4 L4 L4 R2L R2L R2R R2L R2L R2L L2"
WANTED = f"START {HALF} L4 {HALF}".split()
"""60 positions in 22 pieces."""
NUMBERS = dict(zip(["START", "L1", "L2", "L4", "R1", "R2", "R3", "R4"], "12345678", strict=True))
UPHILL, RATED = 1, 4
"""The pieces that the person marks: a straight, and the first of a corner."""
MOST_TABS = 40


# --- laying -------------------------------------------------------------------------------------


def lay_by_mouse(person: Person) -> None:
    held = ""
    for code in WANTED:
        kind = code.rstrip("LR") if code[0] == "R" else code
        if kind != held:
            person.click(person.in_box(code, KIT))
            held = kind
        side = code[-1] if code[0] == "R" else ""
        at = person.on_table(person.end(side))
        person.point(at)
        if person.see(lambda window: window.place_tool.code) != code:
            person.choose("&Lay", "lay.mirror")
            at = person.on_table(person.end(side))
        person.click(at)


def lay_by_keys(person: Person) -> None:
    last = ""
    for code in WANTED:
        kind = code.rstrip("LR") if code[0] == "R" else code
        shift = "shift+" if code[0] == "R" and code[-1] == "R" else ""
        person.press("Return" if code == last else shift + NUMBERS[kind])
        last = code


def insert_by_mouse(person: Person) -> None:
    """Lay a straight into the closed lap and take the first way to keep it closed."""
    person.click(person.in_box("L1", KIT))
    person.click(person.on_table(person.see(lambda window: window.bridge.table.spots[1].at(1.0))))
    person.use("lay.close")
    if person.see(lambda window: window.closing.list.count()):
        person.click(person.in_list(lambda window: window.closing.list, 0), double=True)


# --- checking and racing ------------------------------------------------------------------------


def race_by_mouse(person: Person) -> None:
    person.use("tool.marker")
    for _ in range(2):  # difficulty 1, then 2
        person.click(_piece(person, RATED))
    person.use("tool.select")
    person.click(_piece(person, UPHILL), button=3)
    person.choose_shown("mark.hill")
    person.click(person.middle_of(lambda window: window.status.problems))
    person.click(person.middle_of(lambda window: window.problems.fix_all))
    person.use("playtest.run")
    person.choose("&Race", "race.once")
    person.choose_in(lambda _: _race_dialog().seats, 1)
    person.accept_dialog()
    person.choose_in(lambda window: window.replay.transport.speed, len(SPEEDS) - 1)
    _race(person, _decide_by_mouse)


def race_by_keys(person: Person) -> None:
    person.press(*["period"] * (1 + RATED), "d", "d")
    person.press(*["comma"] * (RATED - UPHILL), "h")
    person.press("ctrl+3", "Tab")
    _tab_to(person, lambda window: window.problems.fix_all)
    person.press("space", "F5", "F6")
    _tab_to(person, lambda _: _race_dialog().seats)
    person.press("Down", "Return", "plus", "plus", "plus")
    _race(person, lambda person: person.press("Return"))


def _piece(person: Person, number: int) -> QPoint:
    return person.on_table(person.see(lambda window: window.bridge.table.spots[number].at(0.5)))


def _race_dialog() -> RaceDialog:
    dialog = shown_dialog()
    assert isinstance(dialog, RaceDialog), "another dialog is open"
    return dialog


def _tab_to(person: Person, field: Callable[[Window], QWidget]) -> None:
    for _ in range(MOST_TABS):
        if person.see(lambda window: field(window).hasFocus()):
            return
        person.press("Tab")
    raise AssertionError("Tab does not lead there")


def _decide_by_mouse(person: Person) -> None:
    """Click the space where the first choice ends; if it ends nowhere, the choice in the list."""
    at = person.see(_end_of_choice)
    if at is not None:
        person.click(person.on_table(at))
    else:
        person.click(person.in_list(lambda window: window.replay.panel.options, 0), double=True)


def _end_of_choice(window: Window) -> complex | None:
    question, stage = window.replay.question, window.replay.stage
    assert question is not None
    assert stage is not None
    end = question.options[0].end
    return None if end is None else stage.scenery.places[end][0]


def _race(person: Person, decide: Callable[[Person], None]) -> None:
    """Until the race is over."""
    person.before_race = person.clicks + person.keys
    while True:
        person.wait_until(lambda window: not window.replay.player.is_playing, "the race goes on")
        if person.see(lambda window: window.replay.question is None):
            return
        made = person.see(_decisions)
        decide(person)
        person.wait_until(partial(_has_more_decisions, made), "the decision is not taken")


def _decisions(window: Window) -> int:
    return len(window.replay.replay.script) if window.replay.replay else 0


def _has_more_decisions(made: int, window: Window) -> bool:
    return _decisions(window) > made


# --- counting -----------------------------------------------------------------------------------

Task = Callable[[Person], None]
Figures = dict[str, Any]


def _laid(window: Window) -> Figures:
    circuit = window.bridge.circuit
    return {
        "pieces": len(circuit.geometry.laid),
        "positions": circuit.positions,
        "closed": circuit.geometry.closed_exactly,
        "as_wanted": circuit.hash == _wanted().hash,
    }


def _raced(window: Window) -> Figures:
    replay, report = window.replay.replay, window.problems.report
    raced = window.playtest.results.raced
    return {
        "left": len(report.open()) if report else None,
        "playtest_races": raced.result.races if raced else 0,
        "decisions": len(replay.script) - replay.kept if replay else 0,
        "place": replay.show.moments[-1].runners[0].place if replay else 0,
    }


TASKS: dict[str, tuple[Task, bool, Callable[[Window], Figures]]] = {
    "lay_by_mouse": (lay_by_mouse, False, _laid),
    "lay_by_keys": (lay_by_keys, False, _laid),
    "insert_by_mouse": (insert_by_mouse, True, _laid),
    "race_by_mouse": (race_by_mouse, True, _raced),
    "race_by_keys": (race_by_keys, True, _raced),
}


def measured(width: int) -> dict[str, Any]:
    """What each task took."""
    app = application()
    app.setQuitOnLastWindowClosed(False)
    with collected_here(), tempfile.TemporaryDirectory() as folder:
        return {name: done(name, Path(folder) / name, width) for name in TASKS}


def done(name: str, folder: Path, width: int) -> Figures:
    """What this task took, in a window with fresh settings in the folder."""
    task, begins_closed, figures_of = TASKS[name]
    desk = new_desk(Settings(folder))
    window = desk.open_window(_wanted().track if begins_closed else None)
    window.resize(QSize(width, width * 5 // 8))
    window.move(0, 0)
    window.activateWindow()
    person = Person(window)
    begin = time.monotonic()
    try:
        person.do(task)
    finally:
        if folder_of_pictures := os.environ.get("TASK_PICTURES"):
            window.grab().save(str(Path(folder_of_pictures) / f"{name}.png"))
    figures = person.figures | {"seconds": round(time.monotonic() - begin, 1)} | figures_of(window)
    window.files.ask_unsaved = lambda: QMessageBox.StandardButton.Discard
    window.replay.files.ask_unsaved = lambda: QMessageBox.StandardButton.Discard
    desk.quit()
    QApplication.processEvents()
    return figures


def _wanted() -> Circuit:
    empty = Track(name="task", kit=KIT.id)
    return Circuit(Place(tuple(WANTED)).apply(empty, KIT), KIT)


if __name__ == "__main__":
    os.environ["QT_QPA_PLATFORM"] = "xcb"
    if not os.environ.get("DISPLAY"):
        sys.exit("error: there is no X server: see the head of this file")
    bench.run(__doc__, measured, "size", 1440)
