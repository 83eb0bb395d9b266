"""Replays in a window: opened, played, taken over by a person, kept. All riding is in a thread.

A replay has a page of its own in the middle of the window, with its own picture of the circuit: the
document can be edited meanwhile, and the race goes on being shown where it was ridden.
"""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import (
    QFileDialog,
    QMessageBox,
    QTabBar,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from editor.background import Job
from editor.canvas.painting import font_of_pictures
from editor.canvas.pieces import livery_of
from editor.canvas.stage import Scenery, Stage, scenery_of
from editor.dialogs.race_once import RaceDialog
from editor.docks.replay import NUMBER_KEYS, ReplayPanel, seat_words
from editor.docks.transport import ReplayKeys, Transport
from editor.player import Player
from editor.playtest.racer import Wish
from editor.words import t
from model.circuit import Circuit
from model.errors import TrackwrightError
from model.library import load_circuit, shipped_tracks
from model.picture import Palette
from model.units import CENTIMETRES, Unit
from simulator.playtest import Batch
from simulator.replays import Race, Replay, replay_of, ride
from simulator.show import Option, Question

if TYPE_CHECKING:
    from editor.window import Window

FILTER = "Races (*.json);;All files (*)"
EDITED = "The circuit has been edited since: the race is shown on it as it was."
ELSEWHERE = "Raced on {name}, not on the circuit that is open."
HINT = "Space plays · ← → step · Page Down next round · choose in the panel whom you want to ride"
ASKING = "Click on a space, or choose by number key or Enter · ↑ ↓ look · Ctrl+Z takes back"
UNSAVED = "The race that you ride is not saved."
_Button = QMessageBox.StandardButton
_Key = Qt.Key


@dataclass(frozen=True)
class Opened:
    """What the thread brings back: the replay and its scenery."""

    replay: Replay
    scenery: Scenery
    title: str
    note: str = ""


class Replaying(QObject):
    """The replay of a window. What asks a person can be replaced in tests."""

    noted = Signal(str)
    """From the thread: something that takes a while."""

    def __init__(self, window: "Window") -> None:
        super().__init__(window)
        self.window = window
        self.replay: Replay | None = None
        self.stage: Stage | None = None
        self.player = Player(self)
        self.panel = ReplayPanel()
        self.transport = Transport(self.player)
        self.keys = ReplayKeys(self.player, self.transport, self)
        self.ask_record: Callable[[], str] = self._ask_record
        self.ask_file: Callable[[str], str] = self._ask_file
        self.ask_unsaved: Callable[[], _Button] = self._ask_unsaved
        self._note = ""
        self._unit = CENTIMETRES
        self._saved: Replay | None = None
        self._job: Job | None = None
        self._done: Callable[[Any], object] = lambda _: None
        self._next: Callable[[], object] | None = None
        self.page = self._make_page()
        self.middle = QTabWidget(documentMode=True, tabBarAutoHide=True, tabsClosable=True)
        self.middle.tabCloseRequested.connect(lambda _: self.close_if_free())
        self._connect()
        self._add_keys()

    # --- making it

    def _make_page(self) -> QWidget:
        page = QWidget()
        self._box = QVBoxLayout(page)
        self._box.setContentsMargins(0, 0, 0, 0)
        self._box.setSpacing(0)
        self._box.addWidget(self.transport)
        return page

    def put_beside(self, canvas: QWidget) -> QTabWidget:
        """The middle of the window: the canvas, and beside it the replay when there is one."""
        self.middle.addTab(canvas, t("Circuit"))
        for side in (QTabBar.ButtonPosition.LeftSide, QTabBar.ButtonPosition.RightSide):
            self.middle.tabBar().setTabButton(0, side, None)
        return self.middle

    def _connect(self) -> None:
        panel, player = self.panel, self.player
        player.moved.connect(self._show_moment)
        panel.sought.connect(player.seek)
        panel.seat_wanted.connect(self.take_seat)
        panel.option_pointed.connect(self._point_at)
        panel.option_chosen.connect(self.choose)
        panel.undone.connect(self.undo)
        panel.handed_over.connect(self.hand_over)
        panel.saved.connect(self.save)
        self.noted.connect(panel.say)
        self.window.bridge.changed.connect(self._document_changed)
        self.window.surveyor.done.connect(lambda _: self._show_note())

    def _add_keys(self) -> None:
        panel = self.panel
        self.keys.more = {
            _Key.Key_Undo: self.undo,
            _Key.Key_Return: panel.choose,
            _Key.Key_Enter: panel.choose,
            _Key.Key_Up: lambda: panel.move_choice(-1),
            _Key.Key_Down: lambda: panel.move_choice(1),
            _Key.Key_0: self._fit,
            _Key.Key_Escape: self._escape,
        }
        for number in range(1, NUMBER_KEYS + 1):
            key = Qt.Key(_Key.Key_0.value + number)
            self.keys.more[key] = partial(panel.choose_number, number)
        self.keys.watch(self.transport.slider, panel.options, panel.events, panel.standings)

    # --- opening

    def open(self, batch: Batch, number: int, circuit: Circuit) -> None:
        """A race of a playtest."""
        path = self.window.bridge.path if circuit is self.window.bridge.circuit else None
        palette = self.window.colours

        def work() -> Opened:
            name = track_name(circuit, path)
            race = Race(circuit, name, batch.setup, batch.way, batch.seed, number)
            replay = ride(race, say=self.noted.emit)
            return Opened(replay, scenery_of(circuit, palette), t("Race {number}", number=number))

        self._open(t("Riding race {number} ...", number=number), work)

    def race_once(self) -> None:
        """Ask what is to be raced on the open circuit, and ride it."""
        dialog = RaceDialog(self.window.playtest.setup, self.window.bridge.track, self.window)
        if dialog.exec():
            self.race(dialog.wish, dialog.seat)

    def race(self, wish: Wish, seat: int | None = None) -> None:
        """One race on the open circuit; a person rides for this seat."""
        bridge, palette = self.window.bridge, self.window.colours
        circuit, path = bridge.circuit, bridge.path

        def work() -> Opened:
            batch = replace(wish, races=1).batch(circuit)
            race = Race(circuit, track_name(circuit, path), batch.setup, batch.way, wish.seed)
            race = race if seat is None else race.with_person(seat)
            replay = ride(race, say=self.noted.emit)
            return Opened(replay, scenery_of(circuit, palette), t("Race"))

        self._open(t("Riding the race ..."), work)

    def ask_open(self) -> None:
        if name := self.ask_record():
            self.open_record(Path(name))

    def open_record(self, path: Path) -> None:
        """A record file. Its circuit is the open one, if it is the very same; else it is found."""
        open_circuit, palette = self.window.bridge.circuit, self.window.colours

        def work() -> Opened:
            from cli.commands.replay import circuit_of
            from simulator.records import note_of_version, read_record

            record = read_record(path)
            same = open_circuit.hash == record.graph_hash
            circuit = open_circuit if same else circuit_of(record, path, None)
            replay = replay_of(record, circuit)
            note = note_of_version(record)
            return Opened(replay, scenery_of(circuit, palette), path.stem, note)

        self._open(t("Reading {file} ...", file=path.name), work)

    def _open(self, words: str, work: Callable[[], Opened]) -> None:
        if not self.may_go():
            return
        font_of_pictures()  # loaded here: the thread only draws with it
        self.window.make_room("replay")
        self._run(words, work, self._opened)

    def _opened(self, opened: Opened) -> None:
        self._drop_stage()
        liveries = [livery_of(name, i) for i, name in enumerate(opened.replay.show.names)]
        stage = self.stage = Stage(opened.scenery, liveries)
        stage.option_pointed.connect(self._point_at_space)
        stage.option_chosen.connect(self._choose_space)
        stage.seat_chosen.connect(self.panel.choose_seat)
        stage.view.moved.connect(lambda: self.window.status.show_zoom(stage.view.zoom))
        stage.use_unit(self._unit)
        self.keys.watch(stage.view)
        self._box.insertWidget(0, stage, 1)
        self._note = opened.note
        self._saved = opened.replay
        self.middle.addTab(self.page, opened.title)
        self.middle.setCurrentWidget(self.page)
        self._load(opened.replay, 0)
        self._show_note()
        stage.view.fit()
        stage.view.setFocus()
        if self.question is None:
            self.window.bridge.told.emit(t(HINT))

    def _load(self, replay: Replay, index: int) -> None:
        self.replay = replay
        self.panel.begin(replay, title_of(replay))
        self.player.load(replay.show, index)

    # --- showing

    def _show_moment(self, ms: int) -> None:
        moment, replay = self.player.moment, self.replay
        if self.stage is None or replay is None:
            return
        self.stage.show_moment(moment, ms)
        if moment is None:
            return
        self.panel.show_moment(self.player.index, moment)
        for seat, shown in enumerate(moment.seats):
            self.stage.pieces[seat].setToolTip(seat_words(replay, seat, shown))
        self._ask()

    def _ask(self) -> None:
        """Let the person choose, once all is shown that was before."""
        question = self.question
        if self.stage is None or (question is None and self.panel.question is None):
            return
        self.stage.show_options(question.options if question else ())
        self.panel.ask(question)
        if question is not None:
            self.window.bridge.told.emit(t(ASKING))
            if question.throw is not None:
                self.stage.show_throw(question.throw)

    @property
    def question(self) -> Question | None:
        """What a person has to decide now."""
        at_end = self.player.index == self.player.last
        return self.replay.show.question if self.replay and at_end else None

    def _show_note(self) -> None:
        """Does the race belong to the circuit that is open?"""
        if self.replay is None or self.busy:
            return
        raced, now = self.replay.race.circuit, self.window.bridge.circuit
        words = ""
        if raced is not now and raced.hash != now.hash:
            same = raced.track.name == now.track.name
            words = t(EDITED) if same else t(ELSEWHERE, name=raced.track.name)
        self.panel.say("\n".join(filter(None, (words, self._note))))

    def _document_changed(self) -> None:
        """What is edited has to be seen."""
        self.middle.setCurrentIndex(0)

    def use_palette(self, palette: Palette) -> None:
        self.transport.draw_icons()
        if self.replay is not None:
            circuit = self.replay.race.circuit
            self._run("", lambda: scenery_of(circuit, palette), self._show_scenery)

    def use_unit(self, unit: Unit) -> None:
        """Rulers of the stage in the unit of the window."""
        self._unit = unit
        if self.stage is not None:
            self.stage.use_unit(unit)

    def _show_scenery(self, scenery: Scenery) -> None:
        if self.stage is not None:
            self.stage.use_scenery(scenery)

    def _fit(self) -> bool:
        if self.stage is not None:
            self.stage.view.fit()
        return True

    def _escape(self) -> bool:
        """Stop playing, else back to the circuit."""
        if self.player.is_playing:
            self.player.pause()
        else:
            self.middle.setCurrentIndex(0)
            self.window.canvas.view.setFocus()
        return True

    # --- riding oneself

    def take_seat(self, seat: int) -> None:
        """From the moment that is shown on a person rides for this seat."""
        replay, index = self.replay, self.player.index
        if replay is not None:
            self._ride_on(
                t("Riding to your turn ..."), lambda: replay.take(seat, index, self.noted.emit)
            )

    def choose(self, option: Option) -> None:
        replay = self.replay
        if replay is not None and self.question is not None:
            self._ride_on(t("Riding on ..."), lambda: replay.decide(option, self.noted.emit))

    def hand_over(self) -> None:
        replay = self.replay
        if replay is not None:
            self._ride_on(t("Riding on ..."), lambda: replay.hand_over(self.noted.emit))

    def undo(self) -> bool:
        """Without the last decision; the race stands where it was made."""
        replay = self.replay
        if replay is not None and replay.can_undo:
            self._run(t("Taking back ..."), lambda: replay.undo(self.noted.emit), self._took_back)
        return True

    def _ride_on(self, words: str, work: Callable[[], Replay]) -> None:
        self._run(words, work, self._rode_on)

    def _rode_on(self, replay: Replay) -> None:
        """Play what came of it."""
        self._load(replay, self.player.index)
        self._show_note()
        if self.player.index < self.player.last:
            self.player.play()

    def _took_back(self, replay: Replay) -> None:
        self._load(replay, len(replay.show.moments))
        self._show_note()

    def _point_at(self, option: Option | None) -> None:
        if self.stage is not None:
            self.stage.point_at(option)

    def _point_at_space(self, space: str | None) -> None:
        """The mouse is over a space: its cheapest option, and what all of them cost."""
        found = self.panel.options_at(space) if space is not None else []
        if self.stage is None or space is None or not found or self.panel.question is None:
            return
        self.panel.point_at(found[0])
        options = self.panel.question.options
        self.stage.tell_at(space, "\n".join(options[i].words for i in found))

    def _choose_space(self, space: str) -> None:
        """A click takes the option pointed at, if it ends there; else the cheapest that does."""
        found = self.panel.options_at(space)
        if found:
            if self.panel.options.currentRow() not in found:
                self.panel.point_at(found[0])
            self.panel.choose()

    # --- keeping and closing

    def save(self) -> bool:
        replay = self.replay
        if replay is None:
            return False
        race = replay.race
        name = self.ask_file(f"{Path(race.track).stem}-race-{race.number}.json")
        if not name:
            return False
        path = Path(name)
        self._run(t("Saving ..."), lambda: self._keep(replay, path), self._kept)
        return True

    def _keep(self, replay: Replay, path: Path) -> tuple[Replay, Path]:
        """In the job's thread."""
        from model.library import refuse_shipped
        from simulator.records import save_record

        path = path if path.suffix else path.with_suffix(".json")
        refuse_shipped(path)
        save_record(replay.record(), path)
        return replay, path

    def _kept(self, kept: tuple[Replay, Path]) -> None:
        self._saved, path = kept
        self.window.bridge.told.emit(t("Saved to {file}", file=path))
        self._show_note()

    def may_go(self) -> bool:
        """May the race be given up? Asks if a person rode in it and it is not saved."""
        replay = self.replay
        if replay is None or not replay.has_people or replay is self._saved:
            return True
        answer = self.ask_unsaved()
        if answer == _Button.Save:
            saved = self.save()
            self._wait()
            return saved and self._saved is replay
        return answer == _Button.Discard

    def close_if_free(self) -> bool:
        free = self.may_go()
        if free:
            self.close()
        return free

    def close(self) -> None:
        self.player.load(None)
        self.replay = None
        self._drop_stage()
        self.panel.clear()
        self.middle.setCurrentIndex(0)
        self.window.canvas.view.setFocus()

    def _drop_stage(self) -> None:
        self.player.pause()
        at = self.middle.indexOf(self.page)
        if at >= 0:
            self.middle.removeTab(at)
        if self.stage is not None:
            self.stage.show_moment(None)
            self._box.removeWidget(self.stage)
            self.stage.hide()
            self.stage.deleteLater()
            self.stage = None

    def shut_down(self) -> None:
        """Before the window goes: no thread may stay, and nothing may move any more."""
        self._next = None
        self.player.pause()
        if self._job is not None:
            self._job.wait()
        if self.stage is not None:
            self.stage.show_moment(None)

    # --- work in a thread

    @property
    def busy(self) -> bool:
        return self._job is not None

    def _run(self, words: str, work: Callable[[], object], done: Callable[[Any], object]) -> None:
        """Do it in a thread, one after the other: of those that wait only the last is done."""
        if self._job is not None:
            self._next = lambda: self._run(words, work, done)
            return
        self._done = done
        if words:
            self.panel.say(words)
        self.panel.options.setEnabled(False)
        self._job = Job(lambda _: work(), self)
        self._job.finished.connect(self._finished)
        self._job.failed.connect(self._failed)
        self._job.start()

    def _end_job(self) -> None:
        if self._job is not None:
            self._job.wait()
            self._job.deleteLater()
        self._job = None
        self.panel.options.setEnabled(True)

    def _finished(self, found: object) -> None:
        self._end_job()
        self._done(found)
        self._go_on()

    def _failed(self, why: str) -> None:
        self._end_job()
        self.panel.say("" if self.replay else why[:1].upper() + why[1:])
        self._show_note()
        self.complain(why)
        self._go_on()

    def _go_on(self) -> None:
        following, self._next = self._next, None
        if following is not None:
            following()

    def _wait(self) -> None:
        """Until the thread has done its work, and it is shown."""
        from PySide6.QtCore import QEventLoop

        while self._job is not None:
            self._job.wait()
            with suppress(RuntimeError):
                QEventLoop().processEvents()

    # --- asking

    def complain(self, why: str) -> None:
        QMessageBox.warning(self.window, t("It cannot be shown"), why)

    def _ask_record(self) -> str:
        path = self.window.bridge.path
        folder = str(path.parent) if path else ""
        return QFileDialog.getOpenFileName(self.window, t("Open replay"), folder, FILTER)[0]

    def _ask_file(self, proposed: str) -> str:
        return QFileDialog.getSaveFileName(self.window, t("Save record"), proposed, FILTER)[0]

    def _ask_unsaved(self) -> _Button:
        return QMessageBox.question(
            self.window,
            t("Unsaved race"),
            t(UNSAVED),
            _Button.Save | _Button.Discard | _Button.Cancel,
            _Button.Save,
        )


def title_of(replay: Replay) -> str:
    race = replay.race
    parts = (race.circuit.track.name, race.setup.ruleset.id, f"seed {race.seed}")
    return " · ".join((*parts, f"race {race.number}"))


def track_name(circuit: Circuit, path: Path | None) -> str:
    """What a record calls the circuit: its file, or the id of the shipped one that it is."""
    if path is not None:
        return path.name
    for id in shipped_tracks():
        with suppress(TrackwrightError):
            shipped = load_circuit(id)
            if shipped.track.name == circuit.track.name and shipped.hash == circuit.hash:
                return id
    return f"{circuit.track.name}.json"
