"""The main window: canvas, panels, menus, and their connections."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QMimeData, Qt
from PySide6.QtGui import (
    QAction,
    QCloseEvent,
    QDragEnterEvent,
    QDropEvent,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
)
from PySide6.QtWidgets import QAbstractSpinBox, QApplication, QDockWidget, QWidget

from trackwright.editor.app.labels import title_text
from trackwright.editor.app.splash import USUAL_SIZE
from trackwright.editor.app.theme import ThemeName
from trackwright.editor.app.translation import later, t
from trackwright.editor.canvas.canvas import Canvas
from trackwright.editor.canvas.scene import Scene
from trackwright.editor.canvas.survey import Survey, Surveyor
from trackwright.editor.canvas.tool import Tool
from trackwright.editor.canvas.view import View
from trackwright.editor.card.panel import CardPanel
from trackwright.editor.docks.closing import ClosingPanel
from trackwright.editor.docks.history import HistoryPanel
from trackwright.editor.docks.inspector import InspectorPanel
from trackwright.editor.docks.palette import PalettePanel
from trackwright.editor.docks.problems.panel import ProblemsPanel
from trackwright.editor.document.bridge import Bridge
from trackwright.editor.document.building import Builder
from trackwright.editor.document.drafts import Recovery
from trackwright.editor.document.session import Sheet
from trackwright.editor.library.entries import empty_track
from trackwright.editor.playtest.panel import PlaytestPanel
from trackwright.editor.replay.replaying import Replaying
from trackwright.editor.tools.marker import MarkerTool
from trackwright.editor.tools.measure import MeasureTool
from trackwright.editor.tools.place import PlaceTool
from trackwright.editor.tools.scale import ScaleTool
from trackwright.editor.tools.scenery import SceneryTool
from trackwright.editor.tools.select import SelectTool
from trackwright.editor.tools.spaces import SpaceTool
from trackwright.editor.window.commands import Commands
from trackwright.editor.window.external_changes import ExternalChanges
from trackwright.editor.window.files import MOST_AT_ONCE, Files
from trackwright.editor.window.following import Following
from trackwright.editor.window.help import Guidance
from trackwright.editor.window.loop_closing import LoopClosing
from trackwright.editor.window.status import Status
from trackwright.editor.window.table_menu import menu_at
from trackwright.editor.window.table_scenery import TableScenery, is_picture_name
from trackwright.editor.window.tour import Tour
from trackwright.editor.window.view_options import Looks
from trackwright.editor.workspace.late_dock import LateDock
from trackwright.editor.workspace.panelled import PanelledWindow
from trackwright.editor.workspace.workspaces import Workspaces
from trackwright.model.edit.history import Change
from trackwright.model.layout.track import Track
from trackwright.model.picture.picture import Palette
from trackwright.model.text.plain_text import visible
from trackwright.validators.finding import Finding

if TYPE_CHECKING:
    from trackwright.editor.design.ordering import Ordering
    from trackwright.editor.design.panel import DesignPanel
    from trackwright.editor.whatif.panel import WhatIfPanel
    from trackwright.editor.window.desk import Desk

PANELS = {
    "box": later("Box"),
    "inspector": later("Inspector"),
    "problems": later("Problems"),
    "closing": later("Close the loop"),
    "history": later("History"),
    "playtest": later("Playtest"),
    "replay": later("Race"),
    "card": later("Circuit card"),
    "design": later("Design"),
    "whatif": later("What if"),
}


class Window(PanelledWindow):
    """One document in a window."""

    desk: "Desk"
    problems: ProblemsPanel
    bridge: Bridge
    builder: Builder
    canvas: Canvas
    files: Files
    scenery: TableScenery
    playtest: PlaytestPanel
    replay: Replaying
    surveyor: Surveyor
    looks: Looks
    guidance: Guidance

    def __init__(
        self, desk: "Desk", track: Track | None = None, sheet: Sheet | None = None
    ) -> None:
        super().__init__()
        self.desk = desk
        self.settings = settings = desk.settings
        self.bridge = Bridge(track or empty_track(), parent=self)
        self.builder = Builder(self.bridge)
        self.surveyor = Surveyor(self)
        self.canvas = Canvas(Scene(self.bridge))
        self.files = Files(self)
        self.scenery = TableScenery(self)
        self.replay = Replaying(self, self)
        self.outside = ExternalChanges(self)
        draft_s = desk.preferences.draft_s
        self.recovery = Recovery(self.bridge, settings.storage, draft_s, self)
        self.commands = Commands(self)
        self.looks = Looks(self)
        self.guidance = Guidance(self)
        self.following = Following(self)
        self.setObjectName("window")
        self.setCentralWidget(self.replay.put_beside(self.canvas))
        self.setAcceptDrops(True)
        self._rules_chosen: str | None = None
        """Those last chosen for playtests."""
        self._make_tools()
        self._make_panels()
        self.workspaces = Workspaces(self)
        self._make_status()
        self.commands.make()
        self.tour = Tour(self)
        self.loop_closing = LoopClosing(self)
        self._connect()
        self._restore(sheet)
        self._opened()

    @property
    def actions_by_id(self) -> Mapping[str, QAction]:
        return self.commands.by_id

    # --- construction

    def _make_tools(self) -> None:
        scene = self.canvas.scene
        self.place_tool = PlaceTool(self.bridge, scene)
        put, scale = SceneryTool(self.bridge, scene), ScaleTool(self.bridge, scene)
        self.scenery.connect_tools(put, scale)
        self.space_tool = SpaceTool(self.bridge, scene)
        made = (SelectTool(self.bridge, scene), self.place_tool, MarkerTool(self.bridge, scene))
        more = (self.space_tool, put, scale, MeasureTool(self.bridge, scene))
        self.tools: dict[str, Tool] = {tool.name: tool for tool in (*made, *more)}
        self.canvas.view.dropping = PlaceTool(self.bridge, scene, keeps=False)
        self.tool_name = "select"
        self.canvas.view.use(self.tools["select"])

    def _make_panels(self) -> None:
        self.box = PalettePanel(self.bridge)
        self.inspector = InspectorPanel(self.bridge)
        self.problems = ProblemsPanel(self.bridge)
        self.closing = ClosingPanel(self.bridge)
        self.history = HistoryPanel(self.bridge)
        self.playtest = PlaytestPanel(self.bridge, self.settings)
        self.card = CardPanel(self.bridge)
        panels = {
            "box": self.box,
            "inspector": self.inspector,
            "problems": self.problems,
            "closing": self.closing,
            "history": self.history,
            "playtest": self.playtest,
            "replay": self.replay.panel,
            "card": self.card,
        }
        self.docks = {name: self._dock(name, panel) for name, panel in panels.items()}
        title = {name: t(words) for name, words in PANELS.items()}
        self.late_design = LateDock(title["design"], self, self._build_design)
        self.late_whatif = LateDock(title["whatif"], self, self._build_whatif)
        self.docks.update(design=self.late_design, whatif=self.late_whatif)
        for name, dock in self.docks.items():
            dock.setObjectName(name)
            dock.setAutoFillBackground(True)  # do not show tab bars left behind
        corner, area = Qt.Corner, Qt.DockWidgetArea
        self.setCorner(corner.BottomLeftCorner, area.LeftDockWidgetArea)
        self.setCorner(corner.BottomRightCorner, area.RightDockWidgetArea)
        self.resize(USUAL_SIZE)

    def _dock(self, name: str, panel: QWidget) -> QDockWidget:
        dock = QDockWidget(t(PANELS[name]), self)
        dock.setWidget(panel)
        panel.setAccessibleName(t(PANELS[name]))
        return dock

    def _build_design(self) -> "DesignPanel":
        from trackwright.editor.design.ordering import Ordering
        from trackwright.editor.design.panel import DesignPanel

        panel = DesignPanel(self.bridge, self.settings.storage)
        self._ordering = Ordering(panel, self.bridge, self.canvas.scene, self.files.folder)
        panel.copy_wanted.connect(self.files.begin_beside)
        panel.turned.connect(self.refresh_actions)
        self.looks.dress(panel)
        return panel

    def _build_whatif(self) -> "WhatIfPanel":
        from trackwright.editor.whatif.panel import WhatIfPanel

        panel = WhatIfPanel(self.bridge, self.settings)
        panel.previewed.connect(self.following.preview)
        panel.problem_wanted.connect(self._show_problem)
        panel.fix_wanted.connect(self.problems.apply)
        panel.turned.connect(self.refresh_actions)
        self.bridge.nothing_clicked.connect(panel.choose_nothing)
        self.playtest.setup.rules_chosen.connect(panel.use_rules)
        if self._rules_chosen is not None:
            panel.use_rules(self._rules_chosen)
        self.looks.dress(panel)
        return panel

    @property
    def design(self) -> "DesignPanel":
        return self.late_design.panel

    @property
    def ordering(self) -> "Ordering":
        _ = self.design
        return self._ordering

    @property
    def whatif(self) -> "WhatIfPanel":
        return self.late_whatif.panel

    def _make_status(self) -> None:
        self.status = Status(self.bridge, self._hint)
        self.setStatusBar(self.status)
        self.status.problems.clicked.connect(lambda: self.enter_panel("problems"))

    def refresh_actions(self) -> None:
        self.commands.refresh()

    def _connect(self) -> None:
        bridge, view = self.bridge, self.canvas.view
        bridge.opened.connect(self._opened)
        bridge.changed.connect(self._changed)
        bridge.chosen.connect(self._chosen)
        bridge.typed.connect(self._show_modified)
        bridge.nothing_clicked.connect(self.problems.choose_nothing)
        QGuiApplication.clipboard().dataChanged.connect(self._copied)
        self.surveyor.done.connect(self._surveyed)
        view.hovered.connect(self._hovered)
        view.double_clicked.connect(self.scenery.double_click)
        view.menu_wanted.connect(lambda point, at: menu_at(self, point).popup(at))
        view.moved.connect(lambda: self.status.show_zoom(view.zoom))
        self.box.picked.connect(self.pick_up)
        self.box.laid.connect(self._lay_from_box)
        self.problems.shown.connect(self._show_finding)
        self.problems.zoomed.connect(self.following.fit_finding)
        self.problems.previewed.connect(self.canvas.scene.show_ghost)
        self.problems.remarked.connect(
            lambda words: self.canvas.notice.ask(words, {t("&Close"): lambda: None})
        )
        self.problems.counted.connect(self.status.show_problems)
        self.playtest.results.heated.connect(self.canvas.show_heat)
        self.playtest.results.heated.connect(self.status.show_heat)
        self.playtest.rules_wanted.connect(self._check_for)
        self.playtest.problem_wanted.connect(self._show_problem)
        self.playtest.fix_wanted.connect(self.problems.apply)
        self.playtest.selection_wanted.connect(self.following.fit_selection)
        self.playtest.message.connect(bridge.message)
        self.playtest.turned.connect(self.refresh_actions)
        self.playtest.results.race_wanted.connect(self.replay.open)
        self.playtest.setup.rules_chosen.connect(self._use_rules)
        self.card.use_rules(self.playtest.setup.ruleset.id)
        self.docks["card"].visibilityChanged.connect(self.card.see)
        self.card.selection_wanted.connect(self.following.fit_selection)
        self.card.message.connect(bridge.message)
        self.replay.zoomed.connect(self.status.show_zoom)
        self.replay.middle.currentChanged.connect(self.status.renew)
        self.replay.used_file.connect(self.files.remember)

    def _restore(self, sheet: Sheet | None) -> None:
        """Use the size and panels of the sheet or, by default, of the last window. Only once: Qt
        crashes if the panels of a maximised window are restored again before it has its size. Later
        changes are made by `workspaces`."""
        geometry = (sheet and sheet.geometry) or self.settings.geometry("geometry")
        if geometry is not None:
            self.restoreGeometry(geometry)
        state = (sheet and sheet.state) or self.settings.geometry("state")
        self.workspaces.begin(sheet.workspace if sheet else None, state)
        self.looks.begin()
        self.canvas.view.setFocus()

    # --- state

    @property
    def name(self) -> str:
        """The circuit and its file."""
        file = visible(self.bridge.path.name) if self.bridge.path else t("not saved yet")
        return f"{self.bridge.title} ({file})"

    @property
    def is_blank(self) -> bool:
        """Nothing is laid, nothing is unsaved, and no file is open."""
        bridge = self.bridge
        return not (bridge.path or bridge.track.runs or bridge.is_modified)

    def sheet(self) -> Sheet:
        """The window for the session, without changes that the user discarded."""
        bridge, view = self.bridge, self.canvas.view
        look = None if view.fitted else view.look
        is_kept = bridge.path is None and not bridge.is_modified
        track = bridge.track if is_kept else None
        return Sheet(
            bridge.path, track, self.saveGeometry(), self.looks.state, look, self.workspaces.current
        )

    def look_at(self, look: tuple[float, float, float]) -> None:
        """Show this part of the table: its centre, and the zoom."""
        self.following.look_at(look)

    # --- following the document

    def _opened(self) -> None:
        self.builder.last = None
        self.surveyor.want(self.bridge.circuit)
        self._chosen()
        self.following.opened()
        self.replay.show_circuit()
        is_empty = not self.bridge.track.runs
        self.bridge.message.emit(
            self.guidance.hint() if is_empty else t(self.tools[self.tool_name].hint)
        )

    def _hint(self) -> str:
        """What can be done now, as long as there is nothing else to say."""
        if self.replay.shown is not None:
            return self.replay.deciding.hint
        if self.tool_name == "select" and not self.bridge.track.runs:
            return self.guidance.hint()
        is_open = not self.bridge.circuit.geometry.closed_exactly
        if self.tool_name == "select" and is_open and not self.bridge.has_chosen:
            return self.guidance.next_hint()
        return t(self.tools[self.tool_name].hint)

    def _changed(self, change: Change) -> None:
        self.surveyor.with_hash = bool(self.playtest.results.raced or self.replay.pages)
        self.surveyor.want(self.bridge.circuit)
        self.following.changed(change)
        if change.after.runs and not change.before.runs and self.tool_name == "select":
            self.bridge.message.emit(self.guidance.next_hint())

    def _chosen(self) -> None:
        self.setWindowTitle(f"{title_text(self.name)}[*] - Trackwright")
        self._show_modified()
        self.refresh_actions()

    def _show_modified(self) -> None:
        self.setWindowModified(self.bridge.is_modified)

    def _copied(self) -> None:
        """Something was copied here, in another window, or in another program."""
        self.builder.look_for_copy()
        self.refresh_actions()

    def _surveyed(self, survey: Survey | None) -> None:
        if survey is None:
            self.problems.show_failure()
            return
        if survey.circuit is not self.bridge.circuit:
            return
        self.canvas.scene.show_signs(survey.signs)
        self.problems.show_survey(survey)
        self.playtest.show_survey(survey)
        self.card.refresh()
        self.canvas.board_moved()
        self.following.surveyed()

    def _hovered(self, point: complex | None) -> None:
        if not (self.canvas.scene.has_ghost or self.tools[self.tool_name].is_begun):
            self.status.hover(point)

    # --- actions

    def take_typed(self) -> None:
        """Apply the value being typed in a field."""
        field = QApplication.focusWidget()
        if isinstance(field, QAbstractSpinBox):
            field.interpretText()
        self.bridge.take_typed()

    def use_tool(self, name: str) -> None:
        self.tool_name = name
        self.canvas.view.use(self.tools[name])
        self.canvas.view.setFocus()
        self.refresh_actions()

    def toggle_tool(self, name: str) -> None:
        """Choose a tool; the current one is put away."""
        self.use_tool("select" if self.tool_name == name else name)

    def pick_up(self, code: str) -> None:
        """Pick up a piece from the box, to be laid by clicking on the table."""
        self.use_tool("place")
        self.place_tool.hold(code)
        self.following.piece_taken()

    def _lay_from_box(self, code: str) -> None:
        self.builder.lay(code)
        self.use_tool("select")

    def cancel(self) -> None:
        """Esc: cancel the current action, otherwise clear the selection."""
        if not self.give_up():
            self.bridge.select(())

    def give_up(self) -> bool:
        """Cancel a drag, a search, or the use of a tool. False if there is nothing to cancel."""
        scene = self.canvas.scene
        is_begun = scene.has_ghost or self.closing.busy or self.tool_name != "select"
        for tool in self.tools.values():
            tool.cancel()
        self.closing.cancel()
        if (changes := self.late_whatif.built) is not None:
            changes.choose_nothing()
        scene.show_finding(None)
        if self.tool_name != "select":
            self.use_tool("select")
        return is_begun

    def mirror(self) -> None:
        if self.tool_name == "place" and self.place_tool.code:
            self.place_tool.mirror()
        else:
            self.builder.mirror()

    def turn(self, sixteenths: int) -> None:
        if self.tool_name == "place":
            self.place_tool.turn(sixteenths)
        else:
            self.builder.turn(sixteenths)

    def toggle_full_screen(self) -> None:
        self.showNormal() if self.isFullScreen() else self.showFullScreen()

    @property
    def table(self) -> View:
        """The view of the visible race, or of the circuit."""
        race = self.replay.shown
        return self.canvas.view if race is None else race.stage.view

    @property
    def is_by_key(self) -> bool:
        return self.commands.by_key

    @property
    def colours(self) -> Palette:
        """The palette of the canvas."""
        return self.looks.colours

    @property
    def theme(self) -> ThemeName:
        return self.desk.preferences.theme

    def use_theme(self, name: ThemeName) -> None:
        self.desk.preferences.theme = name

    def _show_finding(self, finding: Finding | None) -> None:
        self.canvas.scene.show_finding(finding)

    def _show_problem(self, finding: Finding) -> None:
        self.show_panel("problems")
        self.problems.choose(finding)

    def look_into(self, finding: Finding) -> None:
        """Select its row and zoom to it."""
        self._show_problem(finding)
        self.following.fit_finding(finding)

    def _use_rules(self, rules: str) -> None:
        self._rules_chosen = rules
        self.card.use_rules(rules)

    def _check_for(self, rules: str | None) -> None:
        """Include problems of racing under these rules."""
        if self.surveyor.rules != rules:
            self.surveyor.rules = rules
            self.surveyor.want(self.bridge.circuit)

    def run_playtest(self) -> None:
        self.show_panel("playtest")
        self.playtest.run()

    def begin_design(self) -> None:
        """Show the panel for circuits to order, in the workspace for it."""
        self.workspaces.use("design")
        self.enter_panel("design")

    def start_design(self) -> None:
        self.show_panel("design")
        self.design.start()

    def use_outline(self, name: str) -> None:
        """Find circuits like the outline in this file."""
        self.show_panel("design")
        self.ordering.drop_outline(name)

    def show_design_map(self) -> None:
        self.show_panel("design")
        self.design.show_map(not self.design.shows_map)

    def keep_marked(self) -> None:
        self.show_panel("design")
        self.design.keep_marked()

    def race_changes(self) -> None:
        """What does each single change of the circuit do?"""
        self.show_panel("whatif")
        self.whatif.begin()

    def find_best_change(self) -> None:
        self.show_panel("whatif")
        self.whatif.find_best()

    # --- unhandled keys, dropped files, closing

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """Esc cancels the current action wherever the focus is, and returns to the table."""
        if QKeySequence(event.keyCombination()) in self.actions_by_id["edit.cancel"].shortcuts():
            self.give_up()
            self.table.setFocus()
        else:
            super().keyPressEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:  # noqa: N802
        if _files_in(event.mimeData()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:  # noqa: N802
        """Pictures are laid beneath the circuit, to be traced, and an outline, to find circuits
        like it. The first other file opens here, the rest in windows of their own."""
        from trackwright.design.outlines import is_outline_name

        event.acceptProposedAction()
        others, names = [], _files_in(event.mimeData())
        for name in names[:MOST_AT_ONCE]:
            if is_picture_name(name):
                self.scenery.add_picture(name)
            elif is_outline_name(name):
                self.use_outline(name)
            else:
                others.append(name)
        self.files.open_all(others, left_out=len(names[MOST_AT_ONCE:]))

    def closeEvent(self, event: QCloseEvent) -> None:  # noqa: N802
        if self not in self.desk.windows:
            return
        if not self.desk.leaving and not (self.files.may_go() and self.replay.files.may_go()):
            event.ignore()
            return
        self.end_visit()
        self.desk.closing(self)
        self.closing.shut_down()
        self.problems.shut_down()
        self.card.shut_down()
        self.playtest.shut_down()
        for late in (self.late_design, self.late_whatif):
            if late.built is not None:
                late.built.shut_down()
        self.replay.shut_down()
        self.surveyor.leave()
        self.canvas.scene.scenery.pictures.stop()
        self.recovery.close()
        self.settings.put_geometry("geometry", self.saveGeometry())
        self.settings.put_geometry("state", self.looks.state)
        self.workspaces.leave()
        self.settings.sync()
        event.accept()


def _files_in(data: QMimeData) -> list[str]:
    """The dragged files; web addresses do not count."""
    return [url.toLocalFile() for url in data.urls() if url.isLocalFile()]
