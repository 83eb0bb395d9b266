"""The main window: canvas, panels, menus, and who listens to whom."""

from functools import partial
from pathlib import Path

from PySide6.QtCore import QByteArray, QSignalBlocker, QSize, Qt
from PySide6.QtGui import (
    QAction,
    QCloseEvent,
    QDragEnterEvent,
    QDropEvent,
    QGuiApplication,
    QKeySequence,
)
from PySide6.QtWidgets import QDockWidget, QMainWindow, QMenu, QMessageBox, QToolBar, QWidget

from editor import theme
from editor.actions import Action, Menu
from editor.background import Survey, Surveyor
from editor.bridge import Bridge
from editor.builder import Builder
from editor.canvas.canvas import Canvas
from editor.canvas.view import ZOOM_STEP
from editor.dialogs.command_palette import CommandPalette
from editor.dialogs.new import empty_track
from editor.dialogs.shortcuts import ShortcutSheet
from editor.docks.closing import ClosingPanel
from editor.docks.history import HistoryPanel
from editor.docks.inspector import InspectorPanel
from editor.docks.palette import PalettePanel
from editor.docks.problems import ProblemsPanel
from editor.files import Files
from editor.icons import icon_of
from editor.recovery import Recovery
from editor.settings import Settings
from editor.status import Status
from editor.theme import ThemeName
from editor.tools.marker import MarkerTool
from editor.tools.place import PlaceTool
from editor.tools.select import SelectTool
from editor.tools.tool import Tool
from model.picture import PRINT, Palette
from model.track import Track
from validators.finding import Finding

PANELS = {
    "box": "Box",
    "inspector": "Inspector",
    "problems": "Problems",
    "closing": "Close the loop",
    "history": "History",
}
_LEFT, _RIGHT, _BELOW = (
    Qt.DockWidgetArea.LeftDockWidgetArea,
    Qt.DockWidgetArea.RightDockWidgetArea,
    Qt.DockWidgetArea.BottomDockWidgetArea,
)
USUAL_SIZE = QSize(1320, 860)
BAR_ICON = QSize(20, 20)
FIT_LEAST_MM = 160.0
EMPTY_HINT = "Press 1 to lay the start piece, or drag one from the box · F1: all keys"


class Window(QMainWindow):
    """One document in a window."""

    bridge: Bridge
    builder: Builder
    files: Files

    def __init__(self, settings: Settings, track: Track | None = None) -> None:
        super().__init__()
        self.settings = settings
        self.bridge = Bridge(track or empty_track())
        self.builder = Builder(self.bridge)
        self.surveyor = Surveyor(self)
        self.canvas = Canvas(self.bridge)
        self.files = Files(self)
        self.recovery = Recovery(self.bridge, settings.folder / "drafts", self)
        self.theme: ThemeName = "system"
        self.colours: Palette = PRINT
        self.shows_names = False
        self.actions_by_id: dict[str, QAction] = {}
        self._tables: list[tuple[Menu, Action, QAction]] = []
        self._fit_when_surveyed = True
        self.setObjectName("window")
        self.setCentralWidget(self.canvas)
        self.setAcceptDrops(True)
        self._make_tools()
        self._make_panels()
        self._make_status()
        self._make_menus()
        self._connect()
        self._restore()
        self._opened()

    # --- making it

    def _make_tools(self) -> None:
        scene = self.canvas.scene
        self.place_tool = PlaceTool(self.bridge, scene)
        made = (SelectTool(self.bridge, scene), self.place_tool, MarkerTool(self.bridge, scene))
        self.tools: dict[str, Tool] = {tool.name: tool for tool in made}
        self.canvas.view.dropping = PlaceTool(self.bridge, scene)
        self.tool_name = "select"
        self.canvas.view.use(self.tools["select"])

    def _make_panels(self) -> None:
        self.box = PalettePanel(self.bridge)
        self.inspector = InspectorPanel(self.bridge)
        self.problems = ProblemsPanel(self.bridge)
        self.closing = ClosingPanel(self.bridge)
        self.history = HistoryPanel(self.bridge)
        self.docks = {
            "box": self._dock("box", self.box, _LEFT),
            "inspector": self._dock("inspector", self.inspector, _RIGHT),
            "problems": self._dock("problems", self.problems, _BELOW),
            "closing": self._dock("closing", self.closing, _RIGHT),
            "history": self._dock("history", self.history, _RIGHT),
        }
        self.tabifyDockWidget(self.docks["closing"], self.docks["history"])
        self.docks["closing"].raise_()
        self.setCorner(Qt.Corner.BottomLeftCorner, _LEFT)
        self.setCorner(Qt.Corner.BottomRightCorner, _RIGHT)
        self.resize(USUAL_SIZE)
        across, along = Qt.Orientation.Horizontal, Qt.Orientation.Vertical
        self.resizeDocks([self.docks["box"], self.docks["inspector"]], [196, 300], across)
        self.resizeDocks([self.docks["problems"]], [170], along)
        self.resizeDocks([self.docks["inspector"], self.docks["closing"]], [520, 280], along)

    def _dock(self, name: str, panel: QWidget, area: Qt.DockWidgetArea) -> QDockWidget:
        dock = QDockWidget(PANELS[name], self)
        dock.setObjectName(name)
        dock.setWidget(panel)
        panel.setAccessibleName(PANELS[name])
        self.addDockWidget(area, dock)
        return dock

    def _make_status(self) -> None:
        self.status = Status(self.bridge)
        self.setStatusBar(self.status)
        self.status.problems.clicked.connect(lambda: self.show_panel("problems"))

    def _make_menus(self) -> None:
        from editor.menus.tables import MENUS

        bar = QToolBar("Tools", self, iconSize=BAR_ICON)
        bar.setObjectName("bar")
        bar.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.addToolBar(bar)
        self.recent_menu = QMenu("Open &recent", self)
        self.tool_bar = bar
        for menu in MENUS:
            made = self.menuBar().addMenu(menu.title)
            made.setToolTipsVisible(True)
            group: str | None = None
            for action in menu.actions:
                if group is not None and action.group != group:
                    made.addSeparator()
                group = action.group
                made.addAction(self._make_action(menu, action))
                if action.id == "file.open":
                    made.addMenu(self.recent_menu)
            made.aboutToShow.connect(self.refresh_actions)
            if any(action.bar for action in menu.actions):
                bar.addSeparator()
        self.show_recent()
        self.refresh_actions()

    def _make_action(self, menu: Menu, action: Action) -> QAction:
        made = QAction(action.text, self)
        made.setObjectName(action.id)
        made.setShortcuts([QKeySequence(key) for key in action.keys])
        keys = f" ({', '.join(action.keys)})" if action.keys else ""
        made.setToolTip(f"{action.tip}{keys}")
        made.setStatusTip(action.tip)
        made.setCheckable(action.checked is not None)
        made.triggered.connect(partial(self._run, action))
        if action.scope == "canvas":
            made.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            self.canvas.addAction(made)
        else:
            self.addAction(made)
        if action.bar:
            made.setIconText(action.text.replace("&", "").rstrip(" ."))
            self.tool_bar.addAction(made)
        self.actions_by_id[action.id] = made
        self._tables.append((menu, action, made))
        return made

    def _run(self, action: Action, checked: bool = False) -> None:
        """Do it if it can be done now; a key may come before the menus were brought up to date."""
        if action.when(self):
            action.run(self)
        self.refresh_actions()

    def refresh_actions(self) -> None:
        for _, action, made in self._tables:
            made.setEnabled(action.when(self))
            if action.checked is not None:
                with QSignalBlocker(made):
                    made.setChecked(action.checked(self))

    def _connect(self) -> None:
        bridge, view = self.bridge, self.canvas.view
        bridge.opened.connect(self._opened)
        bridge.changed.connect(self._changed)
        bridge.chosen.connect(self._chosen)
        self.surveyor.done.connect(self._surveyed)
        view.hovered.connect(self._hovered)
        view.moved.connect(lambda: self.status.show_zoom(view.zoom))
        self.box.picked.connect(self.take_in_hand)
        self.box.laid.connect(self._lay_from_box)
        self.problems.shown.connect(self._show_finding)
        self.problems.zoomed.connect(self._zoom_to)
        self.problems.counted.connect(self.status.show_problems)
        self.closing.hovered.connect(self.canvas.scene.show_ghost)
        hints = QGuiApplication.styleHints()
        hints.colorSchemeChanged.connect(self._system_changed)

    def _restore(self) -> None:
        for key, restore in (("geometry", self.restoreGeometry), ("state", self.restoreState)):
            stored = self.settings.geometry(key)
            if isinstance(stored, QByteArray):
                restore(stored)
        kept = self.settings.text("theme", "system")
        self.use_theme(next((name for name in theme.THEMES if name == kept), "system"))
        self.canvas.view.setFocus()

    # --- following the document

    def _opened(self) -> None:
        self._fit_when_surveyed = True
        self.builder.last = None
        self.surveyor.want(self.bridge.circuit)
        self._chosen()
        self.canvas.view.fit()
        is_empty = not self.bridge.track.runs
        self.bridge.told.emit(EMPTY_HINT if is_empty else self.tools[self.tool_name].hint)

    def _changed(self) -> None:
        self.surveyor.want(self.bridge.circuit)
        end = self.bridge.end
        if end is not None and not self.canvas.view.fitted:
            self.canvas.view.reveal(self.canvas.scene.rect_of([end]))

    def _chosen(self) -> None:
        bridge = self.bridge
        file = bridge.path.name if bridge.path else "not saved yet"
        self.setWindowTitle(f"{bridge.title} ({file})[*] - Trackwright")
        self.setWindowModified(bridge.document.is_modified)
        self.refresh_actions()

    def _surveyed(self, survey: Survey | None) -> None:
        if survey is None or survey.circuit is not self.bridge.circuit:
            return
        self.canvas.scene.show_signs(survey.signs)
        self.problems.show_survey(survey)
        self.canvas.board_moved()
        if self._fit_when_surveyed or self.canvas.view.fitted:
            self._fit_when_surveyed = False
            self.canvas.view.fit()

    def _hovered(self, point: complex | None) -> None:
        if not self.canvas.scene.has_ghost:
            self.status.hover(point)

    # --- what the actions do

    def use_tool(self, name: str) -> None:
        self.tool_name = name
        self.canvas.view.use(self.tools[name])
        self.canvas.view.setFocus()
        self.refresh_actions()

    def take_in_hand(self, code: str) -> None:
        """A piece from the box, to be laid by clicking on the table."""
        self.use_tool("place")
        self.place_tool.hold(code)

    def _lay_from_box(self, code: str) -> None:
        self.builder.lay(code)
        self.use_tool("select")

    def cancel(self) -> None:
        """Esc: give up what is begun, else the tool, else the selection."""
        scene = self.canvas.scene
        busy = scene.has_ghost or self.closing.busy
        for tool in self.tools.values():
            tool.cancel()
        self.closing.cancel()
        scene.show_finding(None)
        if self.tool_name != "select":
            self.use_tool("select")
        elif not busy:
            self.bridge.select(())

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

    def close_loop(self) -> None:
        self.show_panel("closing")
        self.closing.begin()

    def zoom(self, steps: int) -> None:
        self.canvas.view.zoom_by(ZOOM_STEP**steps)

    def fit_selection(self) -> None:
        self._show_rect_of(self.bridge.selection)

    def _show_rect_of(self, pieces: object) -> None:
        rect = self.canvas.scene.rect_of(pieces)  # type: ignore[arg-type]
        more = FIT_LEAST_MM / 2
        self.canvas.view.fit(rect.adjusted(-more, -more, more, more))

    def toggle_grid(self) -> None:
        self.canvas.scene.show_grid(not self.canvas.scene.has_grid)

    def toggle_names(self) -> None:
        self.shows_names = not self.shows_names
        self.surveyor.draw_with(self.colours, self.shows_names)
        self.surveyor.want(self.bridge.circuit)

    def toggle_full_screen(self) -> None:
        self.showNormal() if self.isFullScreen() else self.showFullScreen()

    def show_panel(self, name: str) -> None:
        self.docks[name].show()
        self.docks[name].raise_()

    def toggle_panel(self, name: str) -> None:
        self.docks[name].setVisible(self.docks[name].isHidden())

    def use_theme(self, name: ThemeName) -> None:
        self.theme = name
        self.settings.put("theme", name)
        self.colours = theme.apply(name)
        self.canvas.scene.use_palette(self.colours)
        self.box.use_palette(self.colours)
        self.closing.use_palette(self.colours)
        self.surveyor.draw_with(self.colours, self.shows_names)
        self.surveyor.want(self.bridge.circuit)
        ink = self.palette().color(self.foregroundRole())
        for _, action, made in self._tables:
            if action.bar:
                made.setIcon(icon_of(action.id, ink, self.devicePixelRatioF()))

    def _system_changed(self) -> None:
        if self.theme == "system":
            self.use_theme("system")

    def _show_finding(self, finding: Finding | None) -> None:
        self.canvas.scene.show_finding(finding)

    def _zoom_to(self, finding: Finding) -> None:
        scene = self.canvas.scene
        scene.show_finding(finding)
        rect = scene.finding_rect
        if rect.isEmpty():
            rect = scene.rect_of(finding.pieces)
        if not rect.isEmpty():
            more = FIT_LEAST_MM / 2
            self.canvas.view.fit(rect.adjusted(-more, -more, more, more))

    # --- help

    def show_commands(self) -> None:
        entries = [(menu.title.replace("&", ""), made) for menu, _, made in self._tables]
        CommandPalette(entries, self).open()

    def show_keys(self) -> None:
        from editor.menus.tables import MENUS

        ShortcutSheet(MENUS, self).open()

    def show_about(self) -> None:
        from importlib.metadata import version

        words = "Design racing circuits for board games.\nMIT licence"
        QMessageBox.about(self, "Trackwright", f"Trackwright {version('trackwright')}\n{words}")

    def show_recent(self) -> None:
        self.recent_menu.clear()
        for path in self.settings.recent:
            entry = self.recent_menu.addAction(path.name)
            entry.setToolTip(str(path))
            entry.triggered.connect(partial(self._open_recent, path))
        self.recent_menu.setToolTipsVisible(True)
        self.recent_menu.setEnabled(not self.recent_menu.isEmpty())

    def _open_recent(self, path: Path, checked: bool = False) -> None:
        self.files.open_if_free(str(path))

    # --- files dropped on it, and closing

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:  # noqa: N802 - Qt's name
        if event.mimeData().hasUrls():
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:  # noqa: N802
        urls = event.mimeData().urls()
        if urls:
            self.files.open_if_free(urls[0].toLocalFile())

    def closeEvent(self, event: QCloseEvent) -> None:  # noqa: N802
        if not self.files.may_go():
            event.ignore()
            return
        self.closing.shut_down()
        self.surveyor.stop()
        self.recovery.close()
        self.settings.put_geometry("geometry", self.saveGeometry())
        self.settings.put_geometry("state", self.saveState())
        self.settings.sync()
        event.accept()
