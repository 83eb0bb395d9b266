"""Replays in a window: opened, played, taken over by a person, saved. All racing is in a thread.

Every race has a page of its own in the middle of the window, with its own picture of the circuit:
the document can be edited meanwhile, while the race stays on the circuit as it was. Panel, player
and buttons exist once, for the current race.
"""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QTabBar, QTabWidget, QWidget
from shiboken6 import isValid

from trackwright.editor.app.garbage import collect_soon
from trackwright.editor.app.labels import entry_text
from trackwright.editor.app.settings import Settings
from trackwright.editor.app.translation import later, t, translated
from trackwright.editor.canvas.canvas import Canvas
from trackwright.editor.canvas.painting.strokes import font_of_pictures
from trackwright.editor.canvas.survey import Surveyor
from trackwright.editor.dialogs.running import asked
from trackwright.editor.document.bridge import Bridge
from trackwright.editor.playtest.panel import PlaytestPanel
from trackwright.editor.playtest.racer import COMPILING, Wish
from trackwright.editor.replay.deciding import Deciding
from trackwright.editor.replay.opening import (
    Opened,
    Place,
    race_of,
    race_once,
    title_of,
)
from trackwright.editor.replay.page import RacePage
from trackwright.editor.replay.race_once import RaceDialog
from trackwright.editor.replay.replay_files import ReplayFiles
from trackwright.editor.replay.task_queue import Task, TaskQueue
from trackwright.editor.replay.view.choices import NUMBER_KEYS
from trackwright.editor.replay.view.panel import ReplayPanel
from trackwright.editor.replay.view.player import Player
from trackwright.editor.replay.view.scenery import Scenery, scenery_of
from trackwright.editor.replay.view.stage import Stage
from trackwright.editor.replay.view.standings import runner_words
from trackwright.editor.replay.view.transport import ReplayKeys, Transport
from trackwright.editor.widgets.message_boxes import warn
from trackwright.model.circuit import Circuit
from trackwright.model.picture.picture import Palette
from trackwright.model.text.units import CENTIMETRES, Unit
from trackwright.simulator.playtest.running import Batch
from trackwright.simulator.race.replays import Replay
from trackwright.simulator.story.show import Question

EDITED = later(
    "The circuit has been edited since. The race is shown on the circuit as it was then."
)
ELSEWHERE = later("Raced on {name}, not on the open circuit.")
NOT_RACED = later("Cannot run the race")
_Key = Qt.Key


class Surroundings(Protocol):
    """What replays need of their window: its circuit, its panels, its colours."""

    @property
    def bridge(self) -> Bridge: ...
    @property
    def surveyor(self) -> Surveyor: ...
    @property
    def canvas(self) -> Canvas: ...
    @property
    def playtest(self) -> PlaytestPanel: ...
    @property
    def colours(self) -> Palette: ...
    @property
    def settings(self) -> Settings: ...
    def make_room(self, name: str) -> None: ...
    def put_away(self, name: str) -> None: ...
    def visit_workspace(self, name: str) -> None: ...
    def end_visit(self) -> None: ...
    def refresh_actions(self) -> None: ...


class Replaying(QObject):
    """The replays of a window. Tests can replace what asks the user."""

    zoomed = Signal(float)
    """The current race is shown at this zoom."""
    used_file = Signal(Path)
    """A replay was opened or saved."""

    def __init__(self, around: Surroundings, window: QWidget) -> None:
        super().__init__(window)
        self._around = around
        self.window = window
        self.page: RacePage | None = None
        """The race that panel and player show."""
        self.player = Player(self)
        self.panel = ReplayPanel()
        self.transport = Transport(self.player)
        self.keys = ReplayKeys(self.player, self.transport, self)
        self.tasks = TaskQueue(self)
        self._unit = CENTIMETRES
        self.deciding = Deciding(self, around)
        self.files = ReplayFiles(self, around)
        self.middle = QTabWidget(documentMode=True, tabBarAutoHide=True, tabsClosable=True)
        self.middle.setAccessibleName(t("Circuit and races"))
        self.middle.tabCloseRequested.connect(self._close_tab)
        self.middle.currentChanged.connect(self._turn_to)
        self.middle.currentChanged.connect(lambda _: around.refresh_actions())
        self._connect()
        self._add_keys()

    # --- construction

    def put_beside(self, canvas: QWidget) -> QTabWidget:
        """The middle of the window: the canvas, and beside it a page for each race."""
        self.middle.addTab(canvas, t("Circuit"))
        for side in (QTabBar.ButtonPosition.LeftSide, QTabBar.ButtonPosition.RightSide):
            self.middle.tabBar().setTabButton(0, side, None)
        self._put_away_transport()
        return self.middle

    def _put_away_transport(self) -> None:
        self.transport.hide()
        self.transport.setParent(self.middle)

    def _connect(self) -> None:
        panel, player = self.panel, self.player
        player.moved.connect(self._show_moment)
        panel.sought.connect(player.seek)
        panel.saved.connect(self.files.save)
        panel.race_wanted.connect(self.race_once)
        panel.replay_wanted.connect(self.files.ask_open)
        self.tasks.said.connect(self._say_compiling)
        self.tasks.task_began.connect(self._began)
        self.tasks.task_ended.connect(lambda: panel.options.setEnabled(True))
        self.tasks.task_failed.connect(self._failed)
        self._around.bridge.changed.connect(self._document_changed)
        self._around.surveyor.done.connect(lambda _: self.show_note())

    def _add_keys(self) -> None:
        panel = self.panel
        self.keys.more = {
            _Key.Key_Undo: self.deciding.undo,
            _Key.Key_Return: panel.choose,
            _Key.Key_Enter: panel.choose,
            _Key.Key_Up: lambda: panel.move_choice(-1),
            _Key.Key_Down: lambda: panel.move_choice(1),
            _Key.Key_0: self._fit,
            _Key.Key_Escape: self.escape,
        }
        for number in range(1, NUMBER_KEYS + 1):
            key = Qt.Key(_Key.Key_0.value + number)
            self.keys.more[key] = partial(panel.choose_number, number)
        self.keys.watch(self.transport.slider, panel.options, panel.events, panel.standings)
        self.keys.watch_undo(panel)

    # --- state

    @property
    def pages(self) -> list[RacePage]:
        """The open races, in the order of their tabs."""
        shown = (self.middle.widget(i) for i in range(self.middle.count()))
        return [page for page in shown if isinstance(page, RacePage)]

    @property
    def shown(self) -> RacePage | None:
        """The race shown in place of the circuit."""
        page = self.middle.currentWidget()
        return page if isinstance(page, RacePage) else None

    @property
    def replay(self) -> Replay | None:
        return self.page.replay if self.page is not None else None

    @property
    def stage(self) -> Stage | None:
        return self.page.stage if self.page is not None else None

    @property
    def busy(self) -> bool:
        return self.tasks.busy

    # --- opening

    def _place(self, circuit: Circuit) -> Place:
        bridge = self._around.bridge
        path = bridge.path if circuit is bridge.circuit else None
        return Place(circuit, path, self._around.colours)

    def open(self, batch: Batch, number: int, circuit: Circuit) -> None:
        """Open a race of a playtest."""
        work = partial(race_of, batch, number, self._place(circuit), self.tasks.say)
        self.open_by(t("Running race {number} ...", number=number), work, t(NOT_RACED))

    def race_once(self) -> None:
        """Ask what to race on the open circuit, and run it."""
        dialog = RaceDialog(self._around.playtest.setup, self._around.bridge.track, self.window)
        with asked(dialog) as is_accepted:
            if is_accepted:
                self.race(dialog.wish, dialog.seat)

    def race(self, wish: Wish, seat: int | None = None) -> None:
        """Run one race on the open circuit; a person plays this seat."""
        place = self._place(self._around.bridge.circuit)
        work = partial(race_once, wish, seat, place, self.tasks.say)
        self.open_by(t("Running the race ..."), work, t(NOT_RACED))

    def open_by(self, words: str, work: Callable[[], Opened], failure: str) -> None:
        font_of_pictures()  # loaded here: the thread only draws with it
        if not self.pages:
            self._around.visit_workspace("race")
        self._around.make_room("replay")
        self.tasks.run(Task(words, work, self._opened, failure))

    def _opened(self, opened: Opened) -> None:
        page = RacePage(opened)
        stage = page.stage
        self.deciding.watch(stage)
        stage.runner_chosen.connect(self.panel.standings.choose_runner)
        stage.view.moved.connect(lambda: self.zoomed.emit(stage.view.zoom))
        stage.use_unit(self._unit)
        self.keys.watch(stage.view)
        tab = self.middle.addTab(page, entry_text(opened.title))
        self.middle.setTabToolTip(tab, title_of(opened.replay))
        self.middle.setCurrentWidget(page)
        if opened.file is not None:
            self.used_file.emit(opened.file)
        stage.view.fit()
        self.hold_keys()
        if opened.is_new and opened.replay.has_people and self.player.index < self.player.last:
            self.player.play()  # up to the first question

    def _turn_to(self, tab: int) -> None:
        """Another race becomes current and continues where it was. The circuit has no replay panel,
        so that of the last race stays."""
        page = self.middle.widget(tab)
        if not isinstance(page, RacePage):
            return
        if page is not self.page:
            self._leave_page()
            self.page = page
            page.hold(self.transport)
            self.load(page.replay, page.index)
            self.show_note()
        if not self.middle.tabBar().hasFocus():
            self.hold_keys()
        self.deciding.hint_at_keys()

    def _leave_page(self) -> None:
        if self.page is not None:
            self.player.pause()
            self.page.index = self.player.index

    def load(self, replay: Replay, index: int) -> None:
        """Show this version of the race from this moment on."""
        assert self.page is not None
        self.page.replay = replay
        self.panel.begin(replay, title_of(replay))
        self.player.load(replay.show, index)
        self._around.refresh_actions()

    # --- display

    def _show_moment(self, ms: int) -> None:
        moment, replay = self.player.moment, self.replay
        if self.stage is None or replay is None:
            return
        self.stage.show_moment(moment, ms)
        if moment is None:
            return
        self.panel.show_moment(self.player.index, moment)
        for runner, piece in enumerate(self.stage.pieces):
            piece.setToolTip(runner_words(replay, runner, moment))
        self.deciding.ask()

    @property
    def question(self) -> Question | None:
        """The decision that the person has to make now."""
        at_end = self.player.index == self.player.last
        return self.replay.show.question if self.replay and at_end else None

    def show_note(self) -> None:
        """Say whether the race belongs to the open circuit."""
        if self.page is None or self.busy:
            return
        raced, now = self.page.replay.race.circuit, self._around.bridge.circuit
        words = ""
        if raced is not now and raced.hash != now.hash:
            same = raced.track.name == now.track.name
            words = t(EDITED) if same else t(ELSEWHERE, name=raced.track.name)
        self.panel.say("\n".join(filter(None, (words, translated(self.page.note)))))

    def _document_changed(self) -> None:
        """Bring the circuit to the front, so that the edit is visible."""
        self.middle.setCurrentIndex(0)

    def use_palette(self, palette: Palette) -> None:
        self.transport.draw_icons()
        pages = self.pages
        if pages:
            circuits = [page.replay.race.circuit for page in pages]
            work = partial(_sceneries, circuits, palette)
            show = partial(self._show_sceneries, pages)
            self.tasks.run(Task("", work, show, t("Cannot draw the races")))

    def use_unit(self, unit: Unit) -> None:
        """Rulers of the stages in the unit of the window."""
        self._unit = unit
        for page in self.pages:
            page.stage.use_unit(unit)

    def _show_sceneries(self, pages: list[RacePage], found: list[Scenery]) -> None:
        for page, scenery in zip(pages, found, strict=True):
            if page in self.pages:
                page.stage.use_scenery(scenery)

    def _fit(self) -> bool:
        if self.stage is not None:
            self.stage.view.fit()
        return True

    def escape(self) -> bool:
        """Stop playing; if stopped, return to the circuit."""
        if self.player.is_playing:
            self.player.pause()
        else:
            self.show_circuit()
        return True

    def show_circuit(self) -> None:
        """Bring the circuit to the front; keys go to its table."""
        self.middle.setCurrentIndex(0)
        self._around.canvas.view.setFocus()

    def hold_keys(self) -> None:
        """Keys go to the race: a button that was pressed may be disabled now, and the keys that the
        status bar promises would go nowhere."""
        if self.shown is not None:
            self.shown.stage.view.setFocus()

    # --- saving and closing

    def _close_tab(self, tab: int) -> None:
        page = self.middle.widget(tab)
        if isinstance(page, RacePage):
            self._close_if_free(page)

    def close_if_free(self) -> bool:
        """Close the visible race."""
        return self.page is None or self._close_if_free(self.page)

    def _close_if_free(self, page: RacePage) -> bool:
        """Close the race, which may have been closed in another way while it was being saved."""
        free = self.files.may_close(page)
        if free and isValid(page) and page in self.pages:
            self._close(page)
        return free

    def close(self) -> None:
        if self.page is not None:
            self._close(self.page)

    def _close(self, page: RacePage) -> None:
        is_shown = page is self.page
        if is_shown:
            self._leave_page()
            self._put_away_transport()
            self.page = None
        page.stage.show_moment(None)
        self.middle.removeTab(self.middle.indexOf(page))
        page.hide()
        page.destroyed.connect(collect_soon)
        page.deleteLater()
        if self.page is None and self.pages:
            self.middle.setCurrentWidget(self.pages[-1])
        elif self.page is None:
            self._show_nothing()

    def _show_nothing(self) -> None:
        self.player.load(None)
        self.panel.clear()
        self._around.end_visit()
        self._around.put_away("replay")
        self.show_circuit()

    def shut_down(self) -> None:
        """Stop before the window closes: end animations and signals of threads."""
        self.player.pause()
        self.tasks.leave()
        for page in self.pages:
            page.stage.show_moment(None)

    # --- work in a thread

    def _say_compiling(self, _: str) -> None:
        """In the words of the window: those of the command line are English."""
        self.panel.say(t(COMPILING))

    def _began(self, words: str) -> None:
        if words:
            self.panel.say(words)
        self.panel.options.setEnabled(False)

    def _failed(self, what: str, why: str) -> None:
        self.panel.say("" if self.replay else why[:1].upper() + why[1:])
        self.show_note()
        if not self.pages:
            self._around.end_visit()
        self.complain(what, why)

    # --- questions

    def complain(self, what: str, why: str) -> None:
        warn(self.window, what, why)


def _sceneries(circuits: list[Circuit], palette: Palette) -> list[Scenery]:
    return [scenery_of(circuit, palette) for circuit in circuits]
