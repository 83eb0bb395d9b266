"""Boxes that ask and warn."""

import pkgutil
import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from trackwright import editor
from trackwright.editor.widgets.message_boxes import Button, ask, warn

ROOT = Path(__file__).parents[3]
CLOSES = """
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QWidget
from trackwright.editor.start import application
from trackwright.editor.widgets.message_boxes import Button, ask, warn

app = application()
window = QWidget()
window.show()
QTimer.singleShot(50, window.deleteLater)
QTimer.singleShot(0, lambda: (print({call}), app.quit()))
app.exec()
"""


@pytest.mark.slow
@pytest.mark.parametrize(
    ("call", "answer"),
    [
        ("warn(window, 'Cannot open', 'No such file')", "None"),
        ("ask(window, 'Replace?', '', Button.Yes | Button.No) is Button.NoButton", "True"),
    ],
)
def test_the_window_may_close_below_the_box(call: str, answer: str) -> None:
    """Nothing was answered, and the program lives."""
    told = subprocess.run(
        [sys.executable, "-c", CLOSES.replace("{call}", call)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert (told.returncode, told.stdout.strip()) == (0, answer), told.stderr


def shown_box() -> QMessageBox:
    box = QApplication.activeModalWidget()
    assert isinstance(box, QMessageBox)
    return box


def test_a_question_gives_the_button_pressed(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.show()

    def press(button: Button) -> None:
        box = shown_box()
        assert box.defaultButton() is box.button(Button.Cancel)
        box.button(button).click()

    for button in (Button.Save, Button.Cancel):
        QTimer.singleShot(0, window, lambda button=button: press(button))
        given = ask(window, "Unsaved", "Save?", Button.Save | Button.Cancel, Button.Cancel)
        assert given == button
    QTimer.singleShot(0, window, lambda: shown_box().close())
    assert ask(window, "Unsaved", "Save?", Button.Save | Button.Cancel) == Button.Cancel


def test_no_box_remains(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    QTimer.singleShot(0, window, lambda: QTest.keyClick(shown_box(), Qt.Key.Key_Return))
    warn(window, "Cannot open", "No such file")
    qtbot.waitUntil(lambda: not window.findChildren(QMessageBox))


@pytest.mark.slow
def test_nobody_uses_the_boxes_that_die_with_their_window() -> None:
    for info in pkgutil.walk_packages(editor.__path__, f"{editor.__name__}."):
        found = find_spec(info.name)
        assert found is not None
        source = Path(str(found.origin)).read_text(encoding="utf-8")
        used = re.findall(r"QMessageBox\.(?:warning|question|information|critical)\(", source)
        assert not used, info.name


def test_a_window_that_has_closed_shows_no_box(qtbot: QtBot) -> None:
    """Work may fail after its window is gone."""
    window = QWidget()
    delete(window)
    warn(window, "Cannot open", "No such file")
    assert ask(window, "Replace?", "", Button.Yes | Button.No) is Button.NoButton
    assert QApplication.activeModalWidget() is None
