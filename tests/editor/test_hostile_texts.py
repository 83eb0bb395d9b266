"""Nothing of a file is rich text, a key's mark or a control character in any window or dialog."""

import importlib
import inspect
import json
import pkgutil
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QModelIndex, QPoint, Qt
from PySide6.QtGui import QAction, QTextDocument
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QDialog,
    QGroupBox,
    QLabel,
    QMenu,
    QMessageBox,
    QStatusBar,
    QTabBar,
    QTextBrowser,
    QToolTip,
    QWidget,
)

from bench.ticker import wait_until
from tests.builders import track_of
from tests.editor.conftest import Hand, Opened, once_asked
from tests.hostile import EVIL, evil_track, harmful
from trackwright.editor import dialogs
from trackwright.editor.app.labels import RichLabel
from trackwright.editor.app.translation import t
from trackwright.editor.dialogs.command_palette import CommandPalette
from trackwright.editor.dialogs.compare import CompareDialog
from trackwright.editor.dialogs.export import ExportDialog
from trackwright.editor.dialogs.library import LibraryDialog
from trackwright.editor.dialogs.marker import MarkerDialog
from trackwright.editor.dialogs.options import OptionsDialog
from trackwright.editor.dialogs.preferences import PreferencesDialog
from trackwright.editor.dialogs.print import PrintDialog
from trackwright.editor.dialogs.progress import ProgressDialog
from trackwright.editor.dialogs.recover import RecoverDialog
from trackwright.editor.dialogs.sharing import SharingDialog
from trackwright.editor.dialogs.shortcuts import ShortcutSheet
from trackwright.editor.dialogs.why import WhyDialog
from trackwright.editor.dialogs.words import DistanceDialog, WordsDialog
from trackwright.editor.document.drafts import Draft
from trackwright.editor.menus.tables import MENUS
from trackwright.editor.replay.race_once import RaceDialog
from trackwright.editor.widgets.confirm_replace import ask_replace
from trackwright.editor.window.table_menu import menu_at
from trackwright.editor.window.window import Window
from trackwright.model.files.track_files import save_track
from trackwright.model.text.errors import InputError, Problem
from trackwright.model.text.messages import Message
from trackwright.model.text.units import CENTIMETRES
from trackwright.simulator.race.reasons import RatedChoice, Reasons
from trackwright.simulator.race.records import save_record
from trackwright.simulator.story.places import PlaceWords
from trackwright.simulator.story.show import Share, Sharing

EVIL_WORDS = Message("{name}", name=EVIL)
BOLD = "<b>x</b>"
"""Stands in every hostile name: as rich text its signs would be gone."""


def make_why(window: Window) -> WhyDialog:
    choices = (RatedChoice(Message("{name} goes", name=EVIL), 1.0, True),)
    reasons = Reasons(EVIL, "careful", choices, "positions", False)
    places = PlaceWords(window.bridge.circuit)
    return WhyDialog(Message("{name} is asked", name=EVIL), reasons, places, window)


def make_library(window: Window, file: Path) -> LibraryDialog:
    """A folder of one's own, with a circuit, a replay of nothing, and a damaged file."""
    damaged = file.with_name(f"damaged{file.name}")
    damaged.write_text('{"format": "trackwright-track", "version": 1, "name": "<b>x</b>"}', "utf-8")
    window.settings.add_recent(damaged)
    window.settings.add_recent(file)
    window.settings.add_library_folder(file.parent)
    return LibraryDialog(window.settings, window.colours, window, "recent")


def make_print(window: Window, file: Path) -> PrintDialog:
    dialog = PrintDialog(window.bridge.circuit, file, window.settings, window)
    wait_until(lambda: not dialog.busy)
    return dialog


MAKERS: dict[type[QDialog], Callable[[Window, Path], QDialog]] = {
    CommandPalette: lambda window, file: _shown_commands(window),
    CompareDialog: lambda window, file: CompareDialog(
        window.bridge.track, replace(evil_track(), laps=9), window.colours, window
    ),
    DistanceDialog: lambda window, file: DistanceDialog(100.0, CENTIMETRES, window),
    ExportDialog: lambda window, file: ExportDialog(window.bridge.circuit, file, window),
    MarkerDialog: lambda window, file: MarkerDialog(
        window.bridge.kit, 4, window.bridge.track.markers[0], window
    ),
    LibraryDialog: lambda window, file: make_library(window, file),
    OptionsDialog: lambda window, file: OptionsDialog(
        window.playtest.setup.ruleset, {"unrated": "2"}, window
    ),
    PreferencesDialog: lambda window, file: PreferencesDialog(
        window.desk.preferences, MENUS, window
    ),
    PrintDialog: lambda window, file: make_print(window, file),
    ProgressDialog: lambda window, file: ProgressDialog(
        lambda report_progress: None, "Export", t("Exporting {file} ...", file=file.name), window
    ),
    RaceDialog: lambda window, file: RaceDialog(window.playtest.setup, window.bridge.track, window),
    RecoverDialog: lambda window, file: RecoverDialog(
        [Draft(evil_track(), file, file)], window.colours, window
    ),
    SharingDialog: lambda window, file: SharingDialog(
        Sharing(Message(EVIL), 1, (Share(Message(EVIL), Message(EVIL), 1, 1, (0, 0, 0, 0)),)),
        window,
    ),
    ShortcutSheet: lambda window, file: ShortcutSheet(MENUS, window.desk.preferences.keys, window),
    WhyDialog: lambda window, file: make_why(window),
    WordsDialog: lambda window, file: WordsDialog("Corner 1", "Name", EVIL, 60, window),
}
"""How each dialog is made with hostile names in all that it shows."""


def _shown_commands(window: Window) -> CommandPalette:
    window.guidance.show_commands()
    (shown,) = window.findChildren(CommandPalette)
    return shown


def all_dialogs() -> list[type[QDialog]]:
    found: dict[str, type[QDialog]] = {}
    for module in pkgutil.iter_modules(dialogs.__path__):
        loaded = importlib.import_module(f"{dialogs.__name__}.{module.name}")
        for name, kind in inspect.getmembers(loaded, inspect.isclass):
            if issubclass(kind, QDialog) and kind.__module__ == loaded.__name__:
                found[name] = kind
    return list(found.values())


# --- what is to be seen


def actions_of(widget: QWidget) -> Iterator[QAction]:
    yield from {*widget.findChildren(QAction), *widget.actions()}


def cells_of(model: QAbstractItemModel, parent: QModelIndex | None = None) -> Iterator[QModelIndex]:
    parent = parent or QModelIndex()
    columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount(parent)
    for row in range(model.rowCount(parent)):
        for column in range(columns):
            cell = model.index(row, column, parent)
            yield cell
            yield from cells_of(model, cell)


def marked_texts(widget: QWidget) -> Iterator[str]:
    """Texts in which `&` marks a key."""
    if isinstance(widget, QAbstractButton):
        yield widget.text()
    if isinstance(widget, QGroupBox | QMenu):
        yield widget.title()
    if isinstance(widget, QTabBar):
        yield from (widget.tabText(i) for i in range(widget.count()))
    if isinstance(widget, QLabel) and widget.buddy() is not None:
        yield widget.text()
    yield from (action.text() for action in actions_of(widget))


def plain_texts(widget: QWidget) -> Iterator[str]:
    yield from (widget.toolTip(), widget.statusTip(), widget.whatsThis(), widget.windowTitle())
    yield from (widget.accessibleName(), widget.accessibleDescription())
    if isinstance(widget, QLabel) and not isinstance(widget, RichLabel):
        yield widget.text()
    if isinstance(widget, QStatusBar):
        yield widget.currentMessage()
    if isinstance(widget, QTabBar):
        yield from (widget.tabToolTip(i) for i in range(widget.count()))
    if isinstance(widget, QComboBox):
        yield from (widget.itemText(i) for i in range(widget.count()))
    if isinstance(widget, QAbstractItemView) and widget.model() is not None:
        roles = (
            Qt.ItemDataRole.DisplayRole,
            Qt.ItemDataRole.ToolTipRole,
            Qt.ItemDataRole.AccessibleTextRole,
        )
        for cell in cells_of(widget.model()):
            yield from (str(cell.data(role) or "") for role in roles)
    for action in actions_of(widget):
        yield from (action.toolTip(), action.statusTip())


def rich_texts(widget: QWidget) -> Iterator[str]:
    if isinstance(widget, QTextBrowser):
        yield widget.toHtml()
    if isinstance(widget, RichLabel):
        yield widget.text()


def faults_of(top: QWidget) -> Iterator[str]:
    """What is not as plain as it should be."""
    for widget in (top, *top.findChildren(QWidget)):
        name = f"{type(widget).__name__} {widget.objectName()}"
        for text in (*plain_texts(widget), *marked_texts(widget)):
            if found := harmful(text):
                yield f"{name}: {found} in {text!r}"
        for text in marked_texts(widget):
            if "b>&y" in text.replace("&&", ""):
                yield f"{name}: a key's mark in {text!r}"
        for text in rich_texts(widget):
            document = QTextDocument()
            document.setHtml(text)
            seen = document.toPlainText()
            if harmful(seen.replace("\u2028", "\n")) or ("forged" in seen and BOLD not in seen):
                yield f"{name}: rich {text!r}"
        if isinstance(widget, QLabel) and not isinstance(widget, RichLabel):
            widget.ensurePolished()
            if widget.textFormat() != Qt.TextFormat.PlainText:
                yield f"{name}: Qt guesses what {widget.text()!r} is"


def saw_hostile(top: QWidget) -> bool:
    widgets = (top, *top.findChildren(QWidget))
    return any("forged" in text for widget in widgets for text in plain_texts(widget))


@pytest.fixture
def hand(open_window: Opened, tmp_path: Path) -> Hand:
    """A window in which everything that can be hostile is."""
    hand = open_window()
    file = tmp_path / f"{EVIL.replace('/', '')}.json"
    save_track(evil_track(), file)
    window = hand.window
    window.files.load(str(file))
    window.playtest.setup.rules.setCurrentText("motograndprix-basic")
    for panel in window.docks:
        window.show_panel(panel)
    hand.settle()
    window.bridge.select({2, 3})
    return hand


# --- the tests


def test_the_window_shows_names_as_they_are(hand: Hand) -> None:
    window = hand.window
    for name in window.docks:
        window.show_panel(name)
        assert not list(faults_of(window))
    assert saw_hostile(window)
    assert "\\u001b[31m" in window.windowTitle()
    window.status.showMessage("")
    hand.click(hand.middle(3))
    window.canvas.view.hovered.emit(hand.middle(3))
    assert not list(faults_of(window))


@pytest.mark.slow
def test_a_name_is_not_taken_for_the_sign_of_unsaved_changes(open_window: Opened) -> None:
    hand = open_window(track_of("START", name="a [*] b"))
    hand.codes("L1")
    assert "a [*][*] b" in hand.window.windowTitle()


@pytest.mark.slow
def test_menus_show_names_as_they_are(hand: Hand) -> None:
    window = hand.window
    for finding in window.problems.report.findings:  # type: ignore[union-attr]
        menu = window.problems.menu_for(finding)
        assert not list(faults_of(menu))
    for piece in window.bridge.track.piece_locations:
        menu = menu_at(window, hand.middle(piece))
        assert not list(faults_of(menu))
    for menu in window.menuBar().findChildren(QMenu):
        menu.aboutToShow.emit()
        assert not list(faults_of(menu))
    window.commands.show_recent()
    (entry, *_) = window.commands.recent_menu.actions()
    assert "&&y" in entry.text()


@pytest.mark.slow
@pytest.mark.parametrize("kind", all_dialogs(), ids=lambda kind: kind.__name__)
def test_dialogs_show_names_as_they_are(kind: type[QDialog], hand: Hand, tmp_path: Path) -> None:
    """A new dialog is found; how it is made stands in MAKERS."""
    (file,) = tmp_path.glob("*.json")
    dialog = MAKERS[kind](hand.window, file)
    dialog.show()
    hand.qtbot.waitUntil(lambda: not _is_busy(dialog))
    assert not list(faults_of(dialog))
    dialog.close()
    dialog.deleteLater()


def _is_busy(dialog: QDialog) -> bool:
    from trackwright.editor.canvas.painting.gallery import Gallery

    galleries = any(one.busy for one in dialog.findChildren(Gallery))
    return galleries or (
        isinstance(dialog, CompareDialog | LibraryDialog | PrintDialog) and dialog.busy
    )


@pytest.mark.slow
def test_tool_tips_are_plain_text(hand: Hand) -> None:
    for widget in (hand.window, hand.window.problems.tree.viewport()):
        QToolTip.showText(QPoint(20, 20), f"{BOLD}<img src='x'>", widget)
        QApplication.processEvents()
        tips = [one for one in QApplication.topLevelWidgets() if one.inherits("QTipLabel")]
        labels = [one for one in tips if isinstance(one, QLabel)]
        assert labels
        assert {one.textFormat() for one in labels} == {Qt.TextFormat.PlainText}
        QToolTip.hideText()


def asked(ask: Callable[[], object]) -> list[str]:
    """What is wrong with the box that is shown."""
    faults: list[str] = []
    seen: list[QWidget] = []

    def look(box: QWidget) -> None:
        seen.append(box)
        faults.extend(faults_of(box))
        assert saw_hostile(box), "the box names the file or the circuit"
        box.close()

    once_asked(look)
    ask()
    assert isinstance(seen[0], QMessageBox)
    return faults


@pytest.mark.slow
def test_message_boxes_show_names_as_they_are(hand: Hand, tmp_path: Path) -> None:
    window = hand.window
    (file,) = tmp_path.glob("*.json")
    error = InputError(str(file), [Problem("name", Message("no {name}", name=EVIL))])
    asks = (
        lambda: window.files.complain("Cannot open the file", error),
        lambda: window.files._ask_unsaved(),
        lambda: ask_replace(window, file),
        lambda: window.replay.complain("Cannot open the replay", str(error.message)),
    )
    for ask in asks:
        assert not asked(ask)


@pytest.mark.slow
def test_races_and_results_show_names_as_they_are(hand: Hand, tmp_path: Path) -> None:
    """Players and circuits of a record and of a result that was pinned."""
    window = hand.window
    results = window.playtest.results
    window.playtest.setup.races.setValue(20)
    window.playtest.setup.options = {"motograndprix-basic": {"unrated": "1"}}
    window.run_playtest()
    hand.settle()
    assert results.raced is not None
    kept = tmp_path / "result.json"
    results.files.ask_file = lambda how, proposed: str(kept)
    results.export("result")
    document = json.loads(kept.read_text("utf-8"))
    document["track"] = EVIL
    for number, seat in enumerate(document["seats"]):
        seat["name"] = f"{number}{EVIL}"
    kept.write_text(json.dumps(document), "utf-8")
    results.pin_file()
    assert results.comparison is not None
    hand.settle()
    assert "forged" in results.verdict.toPlainText()
    assert not list(faults_of(window))
    window.replay.race(window.playtest.setup.wish, None)
    hand.qtbot.waitUntil(lambda: not window.replay.busy)
    assert window.replay.page is not None
    record = window.replay.page.replay.record()
    seats = tuple((f"{i}{EVIL}", f"{i}{EVIL}", bot) for i, (_, _, bot) in enumerate(record.seats))
    save_record(replace(record, seats=seats, name=EVIL, program=EVIL), tmp_path / "race.json")
    window.replay.files.open_record(tmp_path / "race.json")
    hand.qtbot.waitUntil(lambda: not window.replay.busy)
    assert len(window.replay.pages) == 2
    assert window.replay.stage is not None
    for key in (Qt.Key.Key_Home, Qt.Key.Key_End):
        QTest.keyClick(window.replay.stage.view, key)
        assert not list(faults_of(window))
    window.replay.close()
    window.replay.close()


def test_only_rich_labels_are_rich() -> None:
    """Whoever wants HTML says so by the class, and escapes what is from files."""
    root = Path(__file__).parents[2] / "editor"
    found = [
        file.name for file in root.rglob("*.py") if "TextFormat.RichText" in file.read_text("utf-8")
    ]
    assert found == ["labels.py"]
