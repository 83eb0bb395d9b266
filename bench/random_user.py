"""A user who does anything: in one window or several, with mouse and keys, in menus, panels and
dialogs. Every action is drawn from the seed and its number, so the same seed does the same again;
only threads may be faster or slower."""

import shutil
import time
from collections.abc import Callable
from pathlib import Path
from random import Random

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QAction, QDropEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QDialog,
    QFileDialog,
    QInputDialog,
    QKeySequenceEdit,
    QLineEdit,
    QMenu,
    QMessageBox,
    QPlainTextEdit,
    QTabBar,
    QWidget,
)
from shiboken6 import isValid

from bench.hostile_input import dropped, pasted, write_hostile_files
from trackwright.editor.app.settings import Settings
from trackwright.editor.app.theme import THEMES
from trackwright.editor.app.translation import language
from trackwright.editor.design.panel import SORTS
from trackwright.editor.dialogs.export import ExportDialog
from trackwright.editor.docks.palette import mime_of
from trackwright.editor.playtest.racer import Wish
from trackwright.editor.playtest.setup import SetupForm
from trackwright.editor.start import new_desk
from trackwright.editor.whatif.rows import Row
from trackwright.editor.window.desk import Desk
from trackwright.editor.window.window import Window
from trackwright.model.files.library import find_track, load_track, shipped_tracks
from trackwright.simulator.game.rulesets import all_rulesets

MOST_WINDOWS, MOST_RACES, MOST_PIECES = 4, 4, 120
MOST_LAPS, MOST_PLAYTESTED, MOST_PX = 2, 20, 1200
MOST_FOUND = 6
MOST_STEPS = 12
"""How long the user plays with a dialog."""
SETTLED_S = 30.0
MODIFIERS = tuple(Qt.KeyboardModifier)[:4]
BUTTONS = (Qt.MouseButton.LeftButton,) * 6 + (
    Qt.MouseButton.RightButton,
    Qt.MouseButton.MiddleButton,
)
KEYS = "12345678 X Q E F 0 A B M R + - . ,".replace(" ", "")
NAMED_KEYS = (
    *(Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Tab, Qt.Key.Key_Space, Qt.Key.Key_Delete),
    *(Qt.Key.Key_Backspace, Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down),
    *(Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_PageDown, Qt.Key.Key_PageUp, Qt.Key.Key_F2),
)
PLAYED = ("positions", "looks", "corners", "overtakes_per_bike_and_lap", "rounds", "retired")
OUTLINES = ("square.svg", "oval.geojson", "outline.csv", "broken.svg", "words.csv", "nowhere.gpx")
WORDS = ("7", "Süd <b>Kurve</b>", "100 + 20", "", "..", "a" * 80, "L2", "-3", "ctrl", "🏁")


class RandomUser:
    """Has its own home folder."""

    def __init__(self, home: Path, seed: int) -> None:
        self.home, self.seed = home, seed
        self._lives = 0
        self._rng = Random(seed)
        self._steps = 0
        self._busy_until = 0.0
        self._make_files()
        self.desk = self._fresh_desk()

    def _make_files(self) -> None:
        for id in list(shipped_tracks())[:3]:
            shutil.copyfile(find_track(id), self.home / f"{id}-copy.json")
        whole = find_track("april-raceway").read_bytes()
        (self.home / "damaged.json").write_bytes(whole[: len(whole) // 2])
        write_hostile_files(self.home)

    # --- from one life to the next

    def _fresh_desk(self) -> Desk:
        """A program started for the first time."""
        self._lives += 1
        desk = new_desk(Settings(self.home / f"settings-{self._lives}"))
        desk.open_window(load_track("april-raceway"))
        return desk

    def begin_again(self) -> None:
        """Leave everything, and restart the program."""
        self.leave()
        self.desk = self._fresh_desk()

    def leave(self) -> None:
        for shown in QApplication.topLevelWidgets():
            if isinstance(shown, QDialog | QMenu):
                shown.close()
        self.desk.leaving = True
        for window in tuple(self.desk.windows):
            window.close()
        self.desk.deleteLater()

    # --- what is done next

    @property
    def waits(self) -> bool:
        """Does the user wait until everything is computed?"""
        if time.monotonic() >= self._busy_until:
            return False
        return any(_is_busy(window) for window in self.desk.windows)

    def look_on(self) -> None:
        """Do nothing until everything is computed."""
        self._busy_until = time.monotonic() + SETTLED_S

    def act(self, number: int) -> str:
        """Do the action of this number; returns what it was."""
        self._rng = rng = Random(f"{self.seed} {number}")
        self._steps = 0
        if not self.desk.windows:
            self.desk.deleteLater()
            self.desk = self._fresh_desk()
        window = self._window()
        if window is None:
            return self.answer()
        self._keep_small(window)
        done: list[tuple[int, Callable[[Window], str]]] = [
            (30, self._menu),
            (22, self._mouse),
            (14, self._key),
            (12, self._panel),
            (4, self._context_menu),
            (3, self._drop),
            (2, self._paste),
            (6, self._design),
            (5, self._what_if),
            (1, self._language),
            (4, self._race),
            (5, self._use_replay),
            (2, self._playtest),
            (2, self._theme),
            (2, self._other_program),
            (1, self._reload_dialog),
        ]
        (_, do) = rng.choices(done, [weight for weight, _ in done])[0]
        if rng.random() < 0.1:
            self.look_on()
        return do(window)

    def _window(self) -> Window | None:
        """A window that accepts input: not one that waits for a dialog."""
        modal, popup = QApplication.activeModalWidget(), QApplication.activePopupWidget()
        if popup is not None:
            return None
        free = self.desk.windows
        if modal is not None:
            is_of_all = modal.windowModality() == Qt.WindowModality.ApplicationModal
            if is_of_all or self._rng.random() < 0.7:
                return None
            parent = modal.parentWidget()
            asking = parent.window() if parent is not None else None
            free = [window for window in free if window is not asking]
        return self._rng.choice(free) if free else None

    def _keep_small(self, window: Window) -> None:
        """Races that are over soon, and memory for everything that is open."""
        rng = self._rng
        _shorten(window.playtest.setup)
        if (changes := window.late_whatif.built) is not None:
            _shorten(changes.options.setup)
        if (design := window.late_design.built) is not None:
            design.form.count.setValue(min(design.form.count.value(), MOST_FOUND))
        if len(window.bridge.track.piece_locations) > MOST_PIECES:
            window.files.begin(load_track(rng.choice(list(shipped_tracks()))))
        for page in window.replay.pages[MOST_RACES:]:
            window.replay._close(page)

    # --- what can be done

    def _menu(self, window: Window) -> str:
        """Any action of the menus, sometimes one that comes and goes."""
        made = [made for _, _, made in window.commands.tables]
        bar = window.menuBar()
        if self._rng.random() < 0.15:
            menus = [action.menu() for action in bar.actions()]
            menu = self._rng.choice([menu for menu in menus if isinstance(menu, QMenu)])
            menu.aboutToShow.emit()
            made = menu.actions()
        action = self._rng.choice(made)
        name = action.objectName() or action.text()
        is_window = name in ("window.new", "window.open", "window.reopen", "help.tour")
        if is_window and len(self.desk.windows) >= MOST_WINDOWS:
            return f"{name} (not: there are enough windows)"
        action.trigger()
        return name

    def _point(self, widget: QWidget) -> QPoint:
        rect = widget.rect()
        return QPoint(
            self._rng.randint(0, max(0, rect.width() - 1)),
            self._rng.randint(0, max(0, rect.height() - 1)),
        )

    def _mouse(self, window: Window) -> str:
        """On the table of the circuit, or of the race that is shown."""
        rng, viewport = self._rng, window.table.viewport()
        if rng.random() < 0.3:
            window.use_tool(rng.choice(list(window.tools)))
        button, held = rng.choice(BUTTONS), rng.choice(MODIFIERS)
        start = self._point(viewport)
        match rng.randint(0, 4):
            case 0:
                QTest.mouseClick(viewport, button, held, start)
                return f"click {button.name}"
            case 1:
                QTest.mouseDClick(viewport, button, held, start)
                return "double click"
            case 2:
                self._turn_wheel(viewport, start)
                return "wheel"
            case _:
                QTest.mousePress(viewport, button, held, start)
                for _ in range(rng.randint(1, 5)):
                    QTest.mouseMove(viewport, self._point(viewport))
                    if rng.random() < 0.1:
                        self._key(window)
                    if not isValid(viewport):  # a race was closed meanwhile
                        return "drag to nowhere"
                QTest.mouseRelease(viewport, button, held, self._point(viewport))
                return f"drag {button.name}"

    def _turn_wheel(self, widget: QWidget, at: QPoint) -> None:
        turned = QPoint(0, self._rng.choice((-240, -120, 120, 240)))
        event = QWheelEvent(
            QPointF(at),
            QPointF(widget.mapToGlobal(at)),
            QPoint(),
            turned,
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QApplication.sendEvent(widget, event)

    def _key(self, window: Window) -> str:
        """On the table, or wherever the focus is."""
        rng = self._rng
        there = window.table if rng.random() < 0.7 else (QApplication.focusWidget() or window.table)
        if not window.isAncestorOf(there):
            there = window.table
        if rng.random() < 0.7:
            window.activateWindow()
            there.setFocus()
        key = rng.choice(NAMED_KEYS) if rng.random() < 0.5 else Qt.Key(ord(rng.choice(KEYS)))
        QTest.keyClick(there, key, rng.choice(MODIFIERS))
        return f"key {key.name}"

    def _panel(self, window: Window) -> str:
        """A visible field of a panel."""
        name = self._rng.choice(list(window.docks))
        if self._rng.random() < 0.2 or not window.sees_panel(name):
            window.show_panel(name)
            return f"panel {name}"
        return f"{name}: {self._poke(window.docks[name].widget())}"

    def _context_menu(self, window: Window) -> str:
        window.table.menu_wanted.emit(None, window.pos())
        if self._rng.random() < 0.5:
            viewport = window.table.viewport()
            QTest.mouseClick(viewport, Qt.MouseButton.LeftButton, pos=self._point(viewport))
        return "menu of the table"

    def _drop(self, window: Window) -> str:
        """A piece on the table, or files on the window."""
        rng = self._rng
        copy, left = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton
        held = Qt.KeyboardModifier.NoModifier
        view = window.canvas.view
        if rng.random() < 0.6:
            data, to = mime_of(rng.choice([*window.bridge.kit.codes, "none"])), view.viewport()
        else:
            files = [self._file() for _ in range(rng.choice((1, 1, 1, 2, 5)))]
            if len(self.desk.windows) + len(files) > MOST_WINDOWS:
                del files[1:]
            data, to = dropped(*files), window
        event = QDropEvent(QPointF(self._point(to)), copy, data, left, held)
        view.dropEvent(event) if to is not window else window.dropEvent(event)
        return "drop"

    def _paste(self, window: Window) -> str:
        """What another program has copied, if not what this one did."""
        if self._rng.random() < 0.7:
            QApplication.clipboard().setMimeData(pasted(self._rng.randrange(100)))
        window.actions_by_id["edit.paste"].trigger()
        return "paste"

    def _design(self, window: Window) -> str:
        """Circuits to order."""
        rng, design = self._rng, window.design
        window.show_panel("design")
        if entries := design.found.entries:
            design.gallery.choose(rng.choice(entries))
        is_full = len(self.desk.windows) >= MOST_WINDOWS
        done: dict[str, Callable[[], object]] = {
            "start": design.start,
            "stop": design.stop,
            "wish": lambda: self._poke(design.form),
            "more like": design.more_like,
            "not like": design.not_like,
            "select all": window.actions_by_id["edit.all"].trigger,
            "keep": design.keep_marked,
            "sort": design.sort,
            "sort by": lambda: design.sort_by(rng.choice(list(SORTS))),
            "map": lambda: design.show_map(not design.shows_map),
            "figures": lambda: design.map.choose(*rng.sample(PLAYED, 2)),
            "copy": (lambda: None) if is_full else design.open_copy,
            "outline": lambda: window.use_outline(str(self.home / rng.choice(OUTLINES))),
            "no outline": design.form.drop_outline.click,
            "hide outline": lambda: window.ordering.show_outline(rng.random() < 0.5),
            "from circuit": design.use_circuit,
            "empty": design.clear,
        }
        name = rng.choice(list(done))
        done[name]()
        return f"design {name}"

    def _what_if(self, window: Window) -> str:
        """What one change does."""
        rng, changes = self._rng, window.whatif
        window.show_panel("whatif")
        _shorten(changes.options.setup)
        rows = [line for line in changes.rows.lines if isinstance(line, Row)]
        done: dict[str, Callable[[], object]] = {
            "race": changes.begin,
            "find the best": changes.find_best,
            "stop": changes.cancel,
            "sort": lambda: changes.heads.clicked.emit(rng.choice(changes.rows.figures or ("",))),
            "point": lambda: self._use_list(changes.list),
            "apply": lambda: changes.apply(rng.choice(rows)) if rows else None,
            "undo": window.actions_by_id["edit.undo"].trigger,
            "options": lambda: changes.more.setChecked(not changes.more.isChecked()),
            "copy": changes.copy,
        }
        name = rng.choice(list(done))
        done[name]()
        return f"what if {name}"

    def _language(self, window: Window) -> str:
        """Of the next windows; those that are open have texts of both."""
        code = self._rng.choice(("en", "de"))
        self.desk.preferences.language = code
        language.use(code)
        return f"language {code}"

    def _file(self) -> Path:
        """An existing file, or a new one."""
        there = sorted(self.home.glob("*.*"))
        new = self.home / f"new-{self._rng.randint(1, 5)}"
        return self._rng.choice(
            [*there, new, new.with_suffix(".json"), self.home / "no" / "x.json"]
        )

    def _race(self, window: Window) -> str:
        rng = self._rng
        rules = rng.choice([*all_rulesets().values()])
        bots = (rng.choice([bot.name for bot in rules.bots if not bot.imagines]),)
        least, most = rules.seats
        seats = rng.randint(least, max(least, min(most, 4)))
        wish = Wish(rules.id, bots, seats, 1, 1, rng.randint(1, 9))
        window.replay.race(wish, rng.choice((None, 0, seats - 1)))
        return f"race by {rules.id}"

    def _use_replay(self, window: Window) -> str:
        """With the shown race."""
        rng, replay = self._rng, window.replay
        if replay.page is None:
            return "no race"
        match rng.randint(0, 7):
            case 0:
                replay.player.seek(rng.randint(0, replay.player.last))
            case 1:
                replay.player.seek(replay.player.last)
            case 2:
                replay.player.toggle()
            case 3:
                replay.panel.choose_number(rng.randint(1, 4))
            case 4:
                standings = replay.panel.standings
                if runners := len(standings.replay.show.owners):
                    standings.choose_runner(rng.randrange(runners))
                replay.panel.take.click()
            case 5:
                replay.deciding.undo()
            case 6:
                replay.middle.setCurrentIndex(rng.randint(0, replay.middle.count() - 1))
            case _:
                tab = rng.randint(0, replay.middle.count() - 1)
                replay.middle.tabCloseRequested.emit(tab)
        return "ride"

    def _playtest(self, window: Window) -> str:
        window.run_playtest()
        tabs = window.playtest.results.tabs
        tabs.setCurrentIndex(self._rng.randint(0, tabs.count() - 1))
        return "playtest"

    def _theme(self, window: Window) -> str:
        window.use_theme(self._rng.choice(THEMES))
        return "theme"

    def _other_program(self, window: Window) -> str:
        """It writes, damages or deletes a file that may be open."""
        file = self._file()
        if file.suffix != ".json" or not file.parent.is_dir() or file.is_dir():
            return "no file changed"
        match self._rng.randint(0, 2):
            case 0:
                id = self._rng.choice(list(shipped_tracks()))
                file.write_bytes(find_track(id).read_bytes())
            case 1 if file.exists():
                file.write_bytes(file.read_bytes()[:-20])
            case _:
                file.unlink(missing_ok=True)
        for each in self.desk.windows:
            each.outside.look()
        return "a file changed"

    def _reload_dialog(self, window: Window) -> str:
        """Both circuits side by side."""
        window.outside.compare(self.home / "x.json", load_track(list(shipped_tracks())[1]))
        return "compare"

    # --- answering

    def answer(self) -> str:
        """One step in whatever is open above the window: change something, accept, or leave."""
        shown = QApplication.activePopupWidget() or QApplication.activeModalWidget()
        if shown is None:
            return "nothing to answer"
        self._steps += 1
        name = type(shown).__name__
        if isinstance(shown, QMenu):
            self._choose_entry(shown)
        elif isinstance(shown, QFileDialog):
            self._choose_file(shown)
        elif isinstance(shown, QMessageBox):
            self._rng.choice(shown.buttons()).click()
        elif isinstance(shown, QInputDialog):
            shown.setTextValue(self._rng.choice(WORDS))
            shown.accept() if self._rng.random() < 0.7 else shown.reject()
        elif isinstance(shown, QDialog):
            self._play_with(shown)
        else:
            shown.close()
        return f"answer {name}"

    def _choose_entry(self, menu: QMenu) -> None:
        entries = [entry for entry in menu.actions() if _can_be_chosen(entry)]
        if entries and self._rng.random() < 0.8:
            entry = self._rng.choice(entries)
            menu.setActiveAction(entry)
            QTest.keyClick(menu, Qt.Key.Key_Return)
        else:
            QTest.keyClick(menu, Qt.Key.Key_Escape)

    def _choose_file(self, dialog: QFileDialog) -> None:
        if self._steps > MOST_STEPS or self._rng.random() < 0.3:
            dialog.reject()
            return
        dialog.selectFile(str(self._file()))
        for field in dialog.findChildren(QLineEdit)[:1]:
            field.setText(str(self._file()))
            QTest.keyClick(field, Qt.Key.Key_Return)

    def _play_with(self, dialog: QDialog) -> None:
        for form in dialog.findChildren(SetupForm):
            _shorten(form)
        if isinstance(dialog, ExportDialog):
            dialog.width_px.setValue(min(dialog.width_px.value(), MOST_PX))
            dialog.file.setText(str(self.home / Path(dialog.file.text()).name))
        chance = self._rng.random()
        if self._steps > MOST_STEPS or chance < 0.2:
            dialog.reject()
        elif chance < 0.45:
            dialog.accept()
        else:
            self._poke(dialog)

    def _poke(self, whole: QWidget) -> str:
        """Any one of its fields."""
        fields = [
            field
            for field in whole.findChildren(QWidget)
            if isinstance(field, _FIELDS) and field.isVisible() and field.isEnabled()
        ]
        if not fields:
            return "nothing to poke"
        field = self._rng.choice(fields)
        self._use(field)
        return f"poke {type(field).__name__}"

    def _use(self, field: QWidget) -> None:
        rng = self._rng
        if isinstance(field, QAbstractItemView):
            self._use_list(field)
        elif isinstance(field, QAbstractButton):
            QTest.mouseClick(field, Qt.MouseButton.LeftButton)
        elif isinstance(field, QComboBox):
            QTest.keyClick(field, rng.choice((Qt.Key.Key_Up, Qt.Key.Key_Down)))
        elif isinstance(field, QAbstractSpinBox) and rng.random() < 0.5:
            field.stepBy(rng.randint(-2, 2))
        elif isinstance(field, QAbstractSlider):
            field.setValue(rng.randint(field.minimum(), max(field.minimum(), field.maximum())))
        elif isinstance(field, QTabBar):
            field.setCurrentIndex(rng.randrange(field.count()) if field.count() else 0)
        else:
            field.setFocus()
            QTest.keyClicks(field, "".join(c for c in rng.choice(WORDS) if c.isascii()))
            if rng.random() < 0.5:
                QTest.keyClick(field, rng.choice(NAMED_KEYS))

    def _use_list(self, view: QAbstractItemView) -> None:
        rng, model = self._rng, view.model()
        if not model.rowCount():
            return
        index = model.index(rng.randrange(model.rowCount()), 0)
        if model.rowCount(index) and rng.random() < 0.7:
            index = model.index(rng.randrange(model.rowCount(index)), 0, index)
        view.scrollTo(index, QAbstractItemView.ScrollHint.EnsureVisible)
        at = view.visualRect(index).center()
        viewport, left = view.viewport(), Qt.MouseButton.LeftButton
        match rng.randint(0, 4):
            case 0 | 1:
                QTest.mouseClick(viewport, left, pos=at)
            case 2:
                QTest.mouseClick(viewport, left, pos=at)
                if isValid(viewport):
                    QTest.mouseDClick(viewport, left, pos=at)
            case 3:
                view.setCurrentIndex(index)
                QTest.keyClick(view, rng.choice(NAMED_KEYS))
            case _:
                QTest.mouseMove(viewport, at)  # other events as well: the view may be gone
                if isValid(view):
                    view.customContextMenuRequested.emit(at)


_FIELDS = (
    QAbstractItemView,
    QAbstractButton,
    QComboBox,
    QAbstractSpinBox,
    QAbstractSlider,
    QTabBar,
    QLineEdit,
    QPlainTextEdit,
    QKeySequenceEdit,
)


def _is_busy(window: Window) -> bool:
    late = window.late_design.built, window.late_whatif.built
    workers = window.surveyor, window.closing, window.replay, window.playtest, *late
    return any(worker is not None and worker.busy for worker in workers)


def _can_be_chosen(entry: QAction) -> bool:
    return entry.isEnabled() and entry.isVisible() and not entry.isSeparator()


def _shorten(form: SetupForm) -> None:
    """Few races of few laps."""
    if not 1 <= form.laps.value() <= MOST_LAPS:
        form.laps.setValue(1)
    if form.races.value() > MOST_PLAYTESTED:
        form.races.setValue(MOST_PLAYTESTED)
