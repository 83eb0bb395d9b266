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

from bench.ticker import wait_until
from trackwright.editor.app.translation import plain
from trackwright.editor.canvas.painting.gallery import Gallery
from trackwright.editor.design.panel import DesignPanel
from trackwright.editor.dialogs.command_palette import CommandPalette
from trackwright.editor.dialogs.compare import CompareDialog
from trackwright.editor.dialogs.export import ExportDialog
from trackwright.editor.dialogs.library import LibraryDialog
from trackwright.editor.dialogs.marker import MarkerDialog
from trackwright.editor.dialogs.preferences import PreferencesDialog
from trackwright.editor.dialogs.print import PrintDialog
from trackwright.editor.dialogs.recover import RecoverDialog
from trackwright.editor.dialogs.sharing import SharingDialog
from trackwright.editor.dialogs.shortcuts import ShortcutSheet
from trackwright.editor.dialogs.why import WhyDialog
from trackwright.editor.document.drafts import Draft
from trackwright.editor.menus.tables import MENUS
from trackwright.editor.playtest.racer import Wish
from trackwright.editor.replay.race_once import RaceDialog
from trackwright.editor.replay.replaying import Replaying
from trackwright.editor.whatif.rows import Part, Row
from trackwright.editor.window.desk import Desk
from trackwright.editor.window.window import Window
from trackwright.games.street_racing.state.decisions import SPEED
from trackwright.model.edit.edits import Remove, SetTrackValue
from trackwright.model.edit.markers import name_corner_edits
from trackwright.model.edit.scenery import AddScenery, new_item
from trackwright.model.files.library import find_track, load_track
from trackwright.model.layout.track import Marker

SETTLE_MS = 120
REACH_MM = 30
ROOMY = (1280, 820)
"""The window behind a panel or dialog."""
APRIL, ITALY, NUERBURG = "april-raceway", "gran-premio-d-italia", "nuerburg-ring"
COURSE, OLD_TOWN, SPEEDWAY = "racing-rules", "old-town", "free-speedway"
TEST, BRASIL = "varones-test", "this-is-brasil"
CURVE, COLUMNS, GAP = 4, 2, 19
"""A piece with a difficulty, its positions, and a piece whose removal leaves a gap."""
MGP = Wish("motograndprix-expert", ("careful",), 6, None, 1, 3)
PRO = Wish("ausgebremst-pro", ("careful",), 5, None, 1, 4)
BETS = Wish("moped-betting", ("careful",), 3, None, 1, 4)
DICE = Wish("dice-derby", ("careful",), 4, None, 1, 1)
STREET = Wish("street-racing", ("careful",), 4, None, 1, 3)
RACES, SEED = 400, 7
LATE = 4
"""A round in which cars are on their way."""
A_DAY = (2026, 3, 14, 9, 30, 0, 0, 0, -1)
"""When the files on pictures were written."""

LONGEST_LAP, FOUND, MOST_CORNERS = 86, 12, 8
"""Of the circuits to order: positions at most, how many, and corners at most in the end."""
HEART_BOARD_CM, HEART_POSITIONS = (110.0, 90.0), 75
HEART = Path(__file__).parents[1] / "docs/outlines/heart.gpx"

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
    late = (window.late_design.built, window.late_whatif.built)
    workers = (window.surveyor, window.closing, window.replay, window.playtest, window.card, *late)
    while any(worker is not None and worker.busy for worker in workers):
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
    window.loop_closing.begin()
    settle(window)
    return window


def raced_changes(window: Window) -> None:
    """Kinds that are listed quickly; also raced again for a wish."""
    shown = window.whatif
    shown.options.setup.rules.setCurrentText(MGP.rules)
    for kind, box in shown.options.kinds.items():
        box.setChecked(kind in ("window", "difficulty", "hill"))
    window.race_changes()
    settle(window)


def what_if(desk: Desk, size: Size) -> QWidget:
    """The change that is pointed at, on the table."""
    window = open_window(desk, APRIL, size)
    window.workspaces.use("test")
    raced_changes(window)
    rows = window.whatif.rows
    lines = [line for line in rows.lines if isinstance(line, Row) and line.part is Part.CLEAN]
    change = [line.change for line in lines if line.change.kind == "window"][-1]
    window.whatif.list.setCurrentIndex(rows.find(Part.CLEAN, change))
    settle(window)
    return window


def what_if_best(desk: Desk, size: Size) -> QWidget:
    """The best for a wish, above all others."""
    window = open_window(desk, APRIL)
    raced_changes(window)
    window.whatif.best.click()
    settle(window)
    return panel(window, "whatif", 360, 620)


def designed(window: Window) -> DesignPanel:
    """The panel with the circuits that were found."""
    window.begin_design()
    design = window.design
    design.form.ranges["positions"].high.setValue(LONGEST_LAP)
    design.form.count.setValue(FOUND)
    design.start()
    settle(window)
    design.stop()
    return design


def designing(desk: Desk, size: Size) -> QWidget:
    """Circuits that were found, and some of them are beyond a range that was drawn in later."""
    window = open_window(desk, APRIL, size)
    design = designed(window)
    design.form.ranges["corners"].high.setValue(MOST_CORNERS)
    design.gallery.setCurrentRow(1)
    settle(window)
    return window


def design_map(desk: Desk, size: Size) -> QWidget:
    """The same circuits by length and overtakes."""
    window = open_window(desk, APRIL)
    design = designed(window)
    design.show_map(True)
    design.map.choose("positions", "overtakes_per_bike_and_lap")
    design.gallery.setCurrentRow(1)
    settle(window)
    return panel(window, "design", 720, 460)


def outline(desk: Desk, size: Size) -> QWidget:
    """An outline beneath the table, to be followed by hand."""
    window = open_window(desk, None, size)
    window.bridge.do(SetTrackValue("board_cm", HEART_BOARD_CM))
    window.begin_design()
    window.design.form.ranges["positions"].low.setValue(HEART_POSITIONS)
    window.ordering.files.ask_file = lambda how: str(HEART)
    window.ordering.choose_outline()
    settle(window)
    window.canvas.view.fit()
    settle(window)
    return window


def course(desk: Desk, size: Size) -> QWidget:
    return open_window(desk, COURSE, size)


def dice_line(desk: Desk, size: Size) -> QWidget:
    """The first lane is marked, then the next one."""
    window = open_window(desk, SPEEDWAY, size)
    window.builder.cycle_dice_line()
    window.builder.cycle_dice_line()
    settle(window)
    return window.canvas


def overlays(desk: Desk, size: Size) -> QWidget:
    window = open_window(desk, NUERBURG, size)
    for id in ("view.steps", "view.line"):
        window.actions_by_id[id].trigger()
    settle(window)
    return window.canvas


def scenery(desk: Desk, size: Size) -> QWidget:
    """Names of corners, a title, and what lies around the road; the stand is selected."""
    window = open_window(desk, APRIL, size)
    middle = 500 + 400j
    named = name_corner_edits(window.bridge.circuit, CURVE, "Parabolica")
    put = (
        new_item("grass", middle + 230 - 40j),
        new_item("gravel", middle + 330 + 160j),
        new_item("trees", middle - 280 - 60j),
        new_item("title", middle - 40 - 190j, "April Raceway"),
        new_item("stand", middle - 30 - 265j),
    )
    window.bridge.do(*named, AddScenery(put))
    window.bridge.select((), scenery={len(put)})
    settle(window)
    return window


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
    return panel(open_window(desk, NUERBURG), "box", 220, 640)


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
    shown = panel(window, "problems", 760, 300)
    group = tree.topLevelItem(0)
    assert group is not None
    if found := group.child(0):
        tree.setCurrentItem(found)
    tree.expandAll()
    return shown


def card(circuit: str) -> Shown:
    def made(desk: Desk, size: Size) -> QWidget:
        return panel(open_window(desk, circuit), "card", 460, 760)

    return made


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


def raced(desk: Desk, size: Size = ROOMY, circuit: str = APRIL) -> Window:
    """With the result of a playtest."""
    window = open_window(desk, circuit, size)
    setup = window.playtest.setup
    setup.races.setValue(RACES)
    setup.seed.setValue(SEED)
    window.run_playtest()
    settle(window)
    return window


def playtest(tab: str, circuit: str = APRIL) -> Shown:
    def made(desk: Desk, size: Size) -> QWidget:
        window = raced(desk, circuit=circuit)
        results = window.playtest.results
        results.tabs.setCurrentWidget(getattr(results, tab))
        settle(window)  # charts are drawn at their final size
        return panel(window, "playtest", 1040, 470)

    return made


def compared(desk: Desk, size: Size = ROOMY) -> Window:
    """A result compared with that of the circuit before an edit."""
    window = raced(desk, size)
    window.playtest.results.toggle_pin()
    window.bridge.select({CURVE})
    window.inspector.pieces.difficulty.picked.emit(1)
    window.run_playtest()
    settle(window)
    window.bridge.select(())
    return window


def pinned(desk: Desk, size: Size) -> QWidget:
    window = compared(desk)
    window.playtest.results.tabs.setCurrentWidget(window.playtest.results.figures)
    return panel(window, "playtest", 1040, 470)


def difference(desk: Desk, size: Size) -> QWidget:
    window = compared(desk, size)
    window.playtest.results.show_difference()
    settle(window)
    return window.canvas


def workspace(name: str) -> Shown:
    """The window in a workspace, with the result of a playtest."""

    def made(desk: Desk, size: Size) -> QWidget:
        window = raced(desk, size)
        window.workspaces.use(name)
        settle(window)
        return window

    return made


def heat(desk: Desk, size: Size) -> QWidget:
    window = raced(desk, size)
    window.playtest.results.toggle_heat()
    settle(window)
    return window


# --- races


def watching(circuit: str, wish: Wish) -> Shown:
    def made(desk: Desk, size: Size) -> QWidget:
        window = open_window(desk, circuit, size)
        replay = window.replay
        replay.race(wish)
        settle(window)
        replay.player.seek(replay.player.last // 3)
        settle(window)
        return window

    return made


def persons_turn(circuit: str, wish: Wish, seat: int) -> Shown:
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


def question(circuit: str, wish: Wish, kind: int) -> Shown:
    """Somebody who takes what is proposed, once this kind of decision is asked for in the middle of
    a race."""

    def made(desk: Desk, size: Size) -> QWidget:
        window = open_window(desk, circuit, size)
        replay = window.replay
        replay.race(wish, 0)
        settle(window)
        while replay.question is not None and not _asks_for(replay, kind):
            replay.deciding.choose(replay.question.options[0])
            settle(window)
            replay.player.seek(replay.player.last)
        replay.player.seek(replay.player.last)
        settle(window)
        return window

    return made


def _asks_for(replay: Replaying, kind: int) -> bool:
    moment, asked = replay.player.moment, replay.question
    is_late = moment is not None and moment.round >= LATE
    return is_late and asked is not None and asked.options[0].row[1] == kind


def allocation(window: Window) -> QDialog:
    """STR-06, before a street race."""
    replay = window.replay
    replay.race(STREET, 0)
    settle(window)
    assert replay.question is not None
    assert replay.question.sharing is not None
    return SharingDialog(replay.question.sharing, window)


def why_street(desk: Desk, size: Size) -> QWidget:
    return why_of(watching(BRASIL, STREET)(desk, ROOMY))


def why(desk: Desk, size: Size) -> QWidget:
    return why_of(watching(APRIL, MGP)(desk, ROOMY))


def why_of(window: QWidget) -> QWidget:
    """A turn with several choices."""
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
        while is_reading(shown):
            pause(20)
        pause(SETTLE_MS)
        return shown

    return made


def is_reading(shown: QDialog) -> bool:
    galleries = any(gallery.busy for gallery in shown.findChildren(Gallery))
    return galleries or (
        isinstance(shown, CompareDialog | LibraryDialog | PrintDialog) and shown.busy
    )


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


def new(window: Window) -> QDialog:
    return LibraryDialog(window.settings, window.colours, window)


def recent(window: Window) -> QDialog:
    folder = window.desk.settings.folder
    for n, id in enumerate((ITALY, NUERBURG, APRIL)):
        window.settings.add_recent(_file_of(id, folder, n))
    window.settings.add_recent(folder / "lost-circuit.json")
    return LibraryDialog(window.settings, window.colours, window, "recent")


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


def printing(window: Window) -> QDialog:
    file = Path(f"/home/me/circuits/{APRIL}.json")
    dialog = PrintDialog(window.bridge.circuit, file, window.settings, window)
    wait_until(lambda: not dialog.busy)
    return dialog


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
    "what-if": Scene("What one change does", what_if),
    "overlays": Scene("Steps and racing line", overlays),
    "course": Scene("A course from a start to a finish", course),
    "dice-line": Scene("The dice line on a circuit of another game", dice_line),
    "workspace-test": Scene("The workspace for playtests", workspace("test")),
    "workspace-design": Scene("Circuits to order", designing),
    "design-map": Scene("Circuits by two figures", design_map),
    "outline": Scene("An outline to follow", outline),
    "scenery": Scene("Names and scenery", scenery),
    "heat": Scene("Where moves end in a playtest", heat),
    "difference": Scene("Where moves end more and less often than before an edit", difference),
    "watching": Scene("Watching a race", watching(APRIL, MGP)),
    "watching-bets": Scene("Watching a race of Full Throttle!", watching(OLD_TOWN, BETS)),
    "watching-dice": Scene("Watching a race of Racing Rules", watching(COURSE, DICE)),
    "watching-street": Scene("Watching a street race", watching(TEST, STREET)),
    "race": Scene("A person's turn, MotoGrandPrix", persons_turn(APRIL, MGP, 2)),
    "race-pro": Scene("A person's turn, Ausgebremst", persons_turn(NUERBURG, PRO, 1)),
    "race-bets": Scene("A person's turn, Full Throttle!", persons_turn(OLD_TOWN, BETS, 1)),
    "race-dice": Scene("A person's turn, Racing Rules", persons_turn(COURSE, DICE, 1)),
    "race-street": Scene("A person's turn, street race", question(BRASIL, STREET, SPEED)),
    "why": Scene("Why did the bot do that?", why),
    "why-street": Scene("Why did the bot choose this speed?", why_street),
    "notice": Scene("Another program changed the file", notice),
    "tour": Scene("The tour", tour),
    "panel-box": Scene("The box", box),
    "panel-inspector": Scene("The inspector, nothing selected", inspector(set())),
    "panel-inspector-piece": Scene("The inspector, a straight", inspector({1})),
    "panel-inspector-corner": Scene("The inspector, a corner", inspector({CURVE})),
    "panel-inspector-several": Scene("The inspector, several pieces", inspector({1, 2, CURVE, 5})),
    "panel-problems": Scene("Problems", problems),
    "panel-card": Scene("The circuit card, MotoGrandPrix", card(APRIL)),
    "panel-card-pro": Scene("The circuit card, Ausgebremst", card(NUERBURG)),
    "panel-what-if": Scene("The best changes for a wish", what_if_best),
    "panel-history": Scene("History", history),
    "panel-verdict": Scene("Playtest: the verdict", playtest("verdict")),
    "panel-figures": Scene("Playtest: the figures", playtest("figures")),
    "panel-charts": Scene("Playtest: the charts", playtest("charts")),
    "panel-charts-bets": Scene(
        "Playtest: the charts of Full Throttle!", playtest("charts", OLD_TOWN)
    ),
    "panel-pinned": Scene("Playtest: compared with an earlier one", pinned),
    "new": Scene("New and shipped circuits", dialog(new)),
    "recent": Scene("Open recent", dialog(recent)),
    "recover": Scene("Drafts after a crash", dialog(recover)),
    "compare": Scene("Both sides of a changed file", dialog(compare)),
    "export": Scene("Export", dialog(export)),
    "print": Scene("Print", dialog(printing)),
    "marker": Scene("Marker", dialog(marker)),
    "race-once": Scene("Race once", dialog(race_once)),
    "allocation": Scene("Choosing upgrades before a street race", dialog(allocation, BRASIL)),
    "options": Scene("House rulings", dialog(options)),
    "commands": Scene("All commands", dialog(commands)),
    "keys": Scene("All keys", dialog(keys)),
    "preferences-general": Scene("Preferences: general", dialog(preferences("general"))),
    "preferences-colours": Scene("Preferences: colours", dialog(preferences("colours"))),
    "preferences": Scene("Preferences: keys", dialog(preferences("keys"))),
}
