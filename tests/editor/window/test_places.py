"""Where windows open."""

from PySide6.QtCore import QPoint, QRect

from tests.editor.conftest import Opened
from trackwright.editor.window.window import Window


def screen_of(window: Window) -> QRect:
    return window.screen().availableGeometry()


def test_a_window_beside_another_ends_with_the_screen(open_window: Opened) -> None:
    near = open_window().window
    screen = screen_of(near)
    near.resize(screen.size() - near.frameSize() + near.size())
    near.move(screen.topLeft())
    assert screen.contains(near.frameGeometry())
    other = near.desk.open_window(near=near)
    assert other.pos() != near.pos()
    assert screen.contains(other.frameGeometry())


def test_a_window_beside_another_is_as_large_if_there_is_room(open_window: Opened) -> None:
    near = open_window().window
    near.resize(near.minimumSizeHint())
    near.move(screen_of(near).topLeft())
    other = near.desk.open_window(near=near)
    assert other.size() == near.size()
    assert other.pos() - near.pos() == QPoint(1, 1) * (other.pos().x() - near.pos().x())
