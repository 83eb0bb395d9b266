"""What the pictures of the window show: a function for each opens a window and sets it up.

Everything is fixed: circuits, seeds, sizes, times. So a picture is the same whenever it is taken.
"""

import os
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QEventLoop, QPointF, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from trackwright.editor.app.translation import plain
from trackwright.editor.canvas.gallery import Gallery
from trackwright.editor.dialogs.command_palette import CommandPalette
from trackwright.editor.dialogs.compare import CompareDialog
from trackwright.editor.dialogs.export import ExportDialog
from trackwright.editor.dialogs.marker import MarkerDialog
from trackwright.editor.dialogs.new import NewDialog
from trackwright.editor.dialogs.preferences import PreferencesDialog
from trackwright.editor.dialogs.recent import RecentDialog
from trackwright.editor.dialogs.recover import RecoverDialog
from trackwright.editor.dialogs.shortcuts import ShortcutSheet
from trackwright.editor.dialogs.why import WhyDialog
from trackwright.editor.document.drafts import Draft
from trackwright.editor.menus.tables import MENUS
from trackwright.editor.playtest.racer import Wish
from trackwright.editor.replay.race_once import RaceDialog
from trackwright.editor.window.desk import Desk
from trackwright.editor.window.window import Window
from trackwright.model.edit.edits import Remove
from trackwright.model.files.library import find_track, load_track
from trackwright.model.layout.track import Marker

SETTLE_MS = 120
REACH_MM = 30
ROOMY = (1280, 820)
"""The window behind a panel or dialog."""
APRIL, ITALY, NUERBURG = "april-raceway", "gran-premio-d-italia", "nuerburg-ring"
CURVE, COLUMNS, GAP = 4, 2, 19
"""A piece with a difficulty, its positions, and a piece whose removal leaves a gap."""
MGP = Wish("motograndprix-expert", ("careful",), 6, None, 1, 3)
PRO = Wish("ausgebremst-pro", ("careful",), 5, None, 1, 4)
RACES, SEED = 400, 7
A_DAY = (2026, 3, 14, 9, 30, 0, 0, 0, -1)
"""When the files on pictures were written."""

Size = tuple[int, int]
Shown = Callable[[Desk, Size], QWidget]


# --- windows


def pause(ms: int) -> None:
    loop = QEventLoop()
    QTimer.singleShot(ms, loop.quit)
    loop.exec()


def settle(window: Window) -> None:
    """Wait until everything is computed and painted."""
    pause(SETTLE_MS)
    workers = (window.surveyor, window.closing, window.replay, window.playtest)
    while any(worker.busy for worker in workers):
        pause(20)
    pause(SETTLE_MS)


def open_window(desk: Desk, circuit: str | None, size: Size = ROOMY) -> Window:
    QApplication.setCursorFlashTime(0)
    window = desk.open_window(load_track(circuit) if circuit else None)
    window.resize(*size)
    settle(window)
    return window


def panel(window: Window, name: str, width: int, height: int) -> QWidget:
    """A panel by itself, as large as this."""
    dock = window.docks[name]
    window.show_panel(name)
    dock.setFloating(True)
    dock.resize(width, height)
    settle(window)
    return dock


def whole(desk: Desk, size: Size) -> QWidget:
    window = open_window(desk, APRIL, size)
    window.bridge.select({CURVE, CURVE + 1})
    settle(window)
    return window


def empty(desk: Desk, size: Size) -> QWidget:
    return open_window(desk, None, size)


def laying(desk: Desk, size: Size) -> QWidget:
    """A held piece, over the open end."""
    window = open_window(desk, None, size)
    for code in ("START", "L4", "R2L", "R2L", "L2", "R3L", "R3R"):
        window.builder.lay(code)
    window.pick_up("R2R")
    settle(window)
    view = window.canvas.view
    last = window.canvas.scene.rect_of([window.bridge.end or 0])
    beyond = QPointF(last.center().x(), last.top() - REACH_MM)
    QTest.mouseMove(view.viewport(), view.mapFromScene(beyond))
    settle(window)
    return window


def ways(desk: Desk, size: Size) -> QWidget:
    """A gap with the ways to close it."""
    window = open_window(desk, APRIL, size)
    window.bridge.do(Remove((GAP,)))
    window.close_loop()
    settle(window)
    return window


def overlays(desk: Desk, size: Size) -> QWidget:
    window = open_window(desk, NUERBURG, size)
    for id in ("view.steps", "view.line"):
        window.actions_by_id[id].trigger()
    settle(window)
    return window.canvas


def notice(desk: Desk, size: Size) -> QWidget:
    """Another program changed the file, and something here is unsaved."""
    window = open_window(desk, None, size)
    file = desk.settings.folder / f"{APRIL}.json"
    file.write_bytes(find_track(APRIL).read_bytes())
    window.files.open(str(file))
    window.bridge.do(Remove((GAP,)))
    file.write_bytes(file.read_bytes().replace(b'"laps": 6', b'"laps": 4'))
    window.outside.look()
    settle(window)
    return window.canvas


def tour(desk: Desk, size: Size) -> QWidget:
    window = open_window(desk, None, size)
    window.tour.begin()
    window.builder.lay("START")
    settle(window)
    return window


# --- panels


def box(desk: Desk, size: Size) -> QWidget:
    return panel(open_window(desk, NUERBURG), "box", 210, 560)


def inspector(pieces: set[int]) -> Shown:
    def made(desk: Desk, size: Size) -> QWidget:
        window = open_window(desk, APRIL)
        window.bridge.select(pieces)
        return panel(window, "inspector", 320, 610)

    return made


def problems(desk: Desk, size: Size) -> QWidget:
    """One problem is selected, with its fixes below."""
    window = open_window(desk, APRIL)
    window.bridge.select({CURVE, CURVE + 1})
    window.inspector.pieces.difficulty.picked.emit(None)
    settle(window)
    tree = window.problems.tree
    group = tree.topLevelItem(0)
    assert group is not None
    if found := group.child(0):
        tree.setCurrentItem(found)
    tree.expandAll()
    return panel(window, "problems", 760, 300)


def history(desk: Desk, size: Size) -> QWidget:
    window = open_window(desk, None)
    for code in ("START", "L4", "R2L", "R2L", "L2", "R3L", "R3R"):
        window.builder.lay(code)
    window.bridge.select({3, 4})
    window.builder.mirror()
    window.bridge.undo()
    window.bridge.undo()
    return panel(window, "history", 300, 330)


# --- playtests


def raced(desk: Desk, size: Size = ROOMY) -> Window:
    """With the result of a playtest."""
    window = open_window(desk, APRIL, size)
    setup = window.playtest.setup
    setup.races.setValue(RACES)
    setup.seed.setValue(SEED)
    window.run_playtest()
    settle(window)
    return window


def playtest(tab: str) -> Shown:
    def made(desk: Desk, size: Size) -> QWidget:
        window = raced(desk)
        results = window.playtest.results
        results.tabs.setCurrentWidget(getattr(results, tab))
        settle(window)  # charts are drawn at their final size
        return panel(window, "playtest", 1040, 470)

    return made


def pinned(desk: Desk, size: Size) -> QWidget:
    """A result compared with that of the circuit before an edit."""
    window = raced(desk)
    window.playtest.results.toggle_pin()
    window.bridge.select({CURVE})
    window.inspector.pieces.difficulty.picked.emit(1)
    window.run_playtest()
    settle(window)
    window.playtest.results.tabs.setCurrentWidget(window.playtest.results.figures)
    return panel(window, "playtest", 1040, 470)


def heat(desk: Desk, size: Size) -> QWidget:
    window = raced(desk, size)
    window.playtest.results.toggle_heat()
    settle(window)
    return window


# --- races


def watching(desk: Desk, size: Size) -> QWidget:
    window = open_window(desk, APRIL, size)
    replay = window.replay
    replay.race(MGP)
    settle(window)
    replay.player.seek(replay.player.last // 3)
    settle(window)
    return window


def riding(circuit: str, wish: Wish, seat: int) -> Shown:
    """A person's turn in the middle of a race."""

    def made(desk: Desk, size: Size) -> QWidget:
        window = open_window(desk, circuit, size)
        replay = window.replay
        replay.race(wish)
        settle(window)
        replay.player.seek(replay.player.last // 2)
        replay.deciding.take_player(seat)
        settle(window)
        replay.player.seek(replay.player.last)
        settle(window)
        return window

    return made


def why(desk: Desk, size: Size) -> QWidget:
    """A turn with several choices."""
    window = watching(desk, ROOMY)
    assert isinstance(window, Window)
    replay = window.replay
    while not replay.panel.can_show_why:
        replay.player.step()
    replay.deciding.show_why()
    settle(window)
    return next(iter(window.findChildren(WhyDialog)))


# --- dialogs


def dialog(make: Callable[[Window], QDialog], circuit: str = APRIL) -> Shown:
    def made(desk: Desk, size: Size) -> QWidget:
        window = open_window(desk, circuit)
        shown = make(window)
        shown.show()
        settle(window)
        while any(gallery.busy for gallery in shown.findChildren(Gallery)):
            pause(20)
        pause(SETTLE_MS)
        return shown

    return made


def preferences(page: str) -> Callable[[Window], QDialog]:
    def made(window: Window) -> QDialog:
        shown = PreferencesDialog(window.desk.preferences, MENUS, window)
        shown.pages.setCurrentWidget(getattr(shown, page))
        return shown

    return made


def compare(window: Window) -> QDialog:
    track = window.bridge.track
    window.bridge.do(Remove((GAP,)))
    return CompareDialog(window.bridge.track, track, window.colours, window)


def recent(window: Window) -> QDialog:
    folder = window.desk.settings.folder
    files = [_file_of(id, folder, n) for n, id in enumerate((APRIL, NUERBURG, ITALY))]
    return RecentDialog([*files, folder / "lost-circuit.json"], window.colours, window)


def recover(window: Window) -> QDialog:
    folder = window.desk.settings.folder
    drafts = [
        Draft(load_track(id), None, _file_of(id, folder, n))
        for n, id in enumerate((NUERBURG, APRIL))
    ]
    return RecoverDialog(drafts, window.colours, window)


def _file_of(id: str, folder: Path, number: int) -> Path:
    """A copy of a shipped circuit, written a while ago."""
    file = folder / f"{id}.json"
    file.write_bytes(find_track(id).read_bytes())
    then = time.mktime(A_DAY) - number * 100_000
    os.utime(file, (then, then))
    return file


def export(window: Window) -> QDialog:
    return ExportDialog(window.bridge.circuit, Path(f"/home/me/circuits/{APRIL}.json"), window)


def marker(window: Window) -> QDialog:
    given = Marker(on=CURVE, bonus=2, at=1, lane=1)
    return MarkerDialog(window.bridge.kit, COLUMNS, given, window)


def race_once(window: Window) -> QDialog:
    return RaceDialog(window.playtest.setup, window.bridge.track, window)


def options(window: Window) -> QDialog:
    window.playtest.setup.rules.setCurrentText(MGP.rules)
    return window.playtest.setup.open_options()


def commands(window: Window) -> QDialog:
    tables = window.commands.tables
    shown = CommandPalette([(plain(menu.title), made) for menu, _, made in tables], window)
    shown.field.setText("pla")
    return shown


def keys(window: Window) -> QDialog:
    return ShortcutSheet(MENUS, window.desk.preferences.keys, window)


@dataclass(frozen=True)
class Scene:
    """A picture: its headline in the gallery, and what opens it."""

    title: str
    show: Shown


SCENES: dict[str, Scene] = {
    "window": Scene("The window, two pieces selected", whole),
    "empty": Scene("An empty table", empty),
    "laying": Scene("A held piece", laying),
    "closing": Scene("A gap, and the ways to close it", ways),
    "overlays": Scene("Steps and racing line", overlays),
    "heat": Scene("Where moves end in a playtest", heat),
    "watching": Scene("Watching a race", watching),
    "race": Scene("A person's turn, MotoGrandPrix", riding(APRIL, MGP, 2)),
    "race-pro": Scene("A person's turn, Ausgebremst", riding(NUERBURG, PRO, 1)),
    "why": Scene("Why did the bot do that?", why),
    "notice": Scene("Another program changed the file", notice),
    "tour": Scene("The tour", tour),
    "panel-box": Scene("The box", box),
    "panel-inspector": Scene("The inspector, nothing selected", inspector(set())),
    "panel-inspector-piece": Scene("The inspector, a straight", inspector({1})),
    "panel-inspector-corner": Scene("The inspector, a corner", inspector({CURVE})),
    "panel-inspector-several": Scene("The inspector, several pieces", inspector({1, 2, CURVE, 5})),
    "panel-problems": Scene("Problems", problems),
    "panel-history": Scene("History", history),
    "panel-verdict": Scene("Playtest: the verdict", playtest("verdict")),
    "panel-figures": Scene("Playtest: the figures", playtest("figures")),
    "panel-charts": Scene("Playtest: the charts", playtest("charts")),
    "panel-pinned": Scene("Playtest: compared with an earlier one", pinned),
    "new": Scene("A new circuit", dialog(lambda window: NewDialog(window.colours, window))),
    "recent": Scene("Open recent", dialog(recent)),
    "recover": Scene("Drafts after a crash", dialog(recover)),
    "compare": Scene("Both sides of a changed file", dialog(compare)),
    "export": Scene("Export", dialog(export)),
    "marker": Scene("Marker", dialog(marker)),
    "race-once": Scene("Race once", dialog(race_once)),
    "options": Scene("House rulings", dialog(options)),
    "commands": Scene("All commands", dialog(commands)),
    "keys": Scene("All keys", dialog(keys)),
    "preferences-general": Scene("Preferences: general", dialog(preferences("general"))),
    "preferences-colours": Scene("Preferences: colours", dialog(preferences("colours"))),
    "preferences": Scene("Preferences: keys", dialog(preferences("keys"))),
}
