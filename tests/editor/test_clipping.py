"""Texts that are cut off are found, and in the window there are none."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QDialog,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSpinBox,
    QTabWidget,
    QTextBrowser,
    QTreeWidget,
    QWidget,
)
from pytestqt.qtbot import QtBot

from bench import mixtures
from bench.clipping import cut_off
from bench.scenes import printing, race_once
from tests.amounts import slow_but
from tests.editor.conftest import Opened
from trackwright.editor.app.translation import language
from trackwright.editor.window.window import Window

NARROW_PX, WIDE_PX = 50, 300


@pytest.fixture(autouse=True)
def english_again(qapp: QApplication) -> Iterator[None]:
    yield
    language.use("en")


def combo() -> QWidget:
    box = QComboBox()
    box.addItem("something long")
    return box


def spin() -> QWidget:
    return QSpinBox(maximum=10**8, value=10**8, suffix=" mm")


def tabs() -> QWidget:
    made = QTabWidget()
    for title in ("first", "second", "third"):
        made.addTab(QWidget(), title)
    return made


def tree() -> QWidget:
    made = QTreeWidget()
    made.setHeaderLabels(["a long headline", "b"])
    made.setColumnWidth(0, NARROW_PX // 2)
    return made


def page() -> QWidget:
    made = QTextBrowser()
    made.setLineWrapMode(QTextBrowser.LineWrapMode.NoWrap)
    made.setPlainText("something long")
    return made


@pytest.mark.parametrize(
    "make",
    [
        lambda: QLabel("something long"),
        lambda: QPushButton("something long"),
        lambda: QCheckBox("something long"),
        combo,
        spin,
        tabs,
        page,
    ],
)
def test_a_text_without_room_is_found(qtbot: QtBot, make: Callable[[], QWidget]) -> None:
    window = QWidget()
    row = QHBoxLayout(window)
    part = make()
    row.addWidget(part)
    part.setFixedWidth(NARROW_PX)
    qtbot.addWidget(window)
    window.show()
    assert list(cut_off(window))
    part.setFixedWidth(WIDE_PX)
    qtbot.waitUntil(lambda: not list(cut_off(window)))


def test_a_column_without_room_for_its_head_is_found(qtbot: QtBot) -> None:
    made = tree()
    qtbot.addWidget(made)
    made.resize(WIDE_PX, WIDE_PX)
    made.show()
    assert ["a long headline" in one for one in cut_off(made)] == [True]


@pytest.mark.parametrize("name", slow_but(["de"], ["en"]))
@pytest.mark.parametrize("make", [printing, race_once])
def test_dialogs_have_room_for_their_texts(
    open_window: Opened, make: Callable[[Window], QDialog], name: str
) -> None:
    """In German the print dialog cut off a label and two numbers."""
    language.use(name)
    dialog = make(open_window("april-raceway").window)
    dialog.show()
    QApplication.processEvents()
    assert list(cut_off(dialog)) == []
    dialog.close()
    dialog.deleteLater()


@pytest.mark.slow
@pytest.mark.parametrize("name", ["en", "de"])
@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (1440, 900)])
def test_workspaces_have_room_for_their_texts(
    open_window: Opened, size: tuple[int, int], name: str
) -> None:
    """The table has half of a window of usual size."""
    language.use(name)
    hand = open_window("nuerburg-ring")
    window = hand.window
    window.resize(*size)
    for workspace in ("build", "test", "race"):
        window.workspaces.use(workspace)
        hand.settle()
        hand.qtbot.waitUntil(lambda: list(cut_off(window)) == [])
        if size == (1440, 900):
            assert mixtures.share_of_table(window) > 0.5
