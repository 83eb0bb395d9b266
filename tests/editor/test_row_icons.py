"""Icons of lists, trees and tables are as clear on the selected row as on the others."""

from collections.abc import Iterator

import numpy as np
import pytest
from PySide6.QtCore import QModelIndex, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QImage, QPainter
from PySide6.QtWidgets import QAbstractItemView, QApplication, QTableWidget, QTreeView, QWidget

from tests.builders import OVAL, track_of
from tests.editor.conftest import Opened
from tests.editor.pictures import Pixels, count_of, grabbed, pixels_of
from tests.editor.replay.test_panel import ID, opened
from trackwright.editor.app.theme import THEMES, ThemeName
from trackwright.editor.dialogs.library import LibraryDialog


def icons_in(widget: QWidget) -> Iterator[tuple[str, QIcon, QSize]]:
    """Each icon of its lists: where it is, and how large it is shown."""
    for view in widget.findChildren(QAbstractItemView):
        name = view.accessibleName() or type(view).__name__
        for index in indices(view, QModelIndex()):
            icon = index.data(Qt.ItemDataRole.DecorationRole)
            if isinstance(icon, QIcon) and not icon.isNull():
                yield (
                    name,
                    icon,
                    icon.actualSize(
                        view.iconSize() if view.iconSize().isValid() else QSize(16, 16)
                    ),
                )


def indices(view: QAbstractItemView, parent: QModelIndex) -> Iterator[QModelIndex]:
    columns = view.columnCount() if isinstance(view, QTableWidget) else 1
    for row in range(view.model().rowCount(parent)):
        first = view.model().index(row, 0, parent)
        yield from (first.siblingAtColumn(column) for column in range(columns))
        if isinstance(view, QTreeView):
            yield from indices(view, first)


def drawn(icon: QIcon, size: QSize, mode: QIcon.Mode, on: QColor) -> Pixels:
    """Without a margin, where the tile is round."""
    image = QImage(size, QImage.Format.Format_RGB32)
    image.fill(on)
    painter = QPainter(image)
    icon.paint(painter, image.rect(), Qt.AlignmentFlag.AlignCenter, mode)
    painter.end()
    return pixels_of(image)[2:-2, 2:-2]


def assert_clear(widget: QWidget) -> set[str]:
    found = set()
    colours = QApplication.palette()
    for name, icon, size in icons_in(widget):
        usual = drawn(icon, size, QIcon.Mode.Normal, colours.base().color())
        chosen = drawn(icon, size, QIcon.Mode.Selected, colours.highlight().color())
        off = abs(usual.astype(int) - chosen.astype(int)).max(axis=2)
        assert np.count_nonzero(off > 40) < 0.05 * off.size, name
        found.add(name)
    return found


@pytest.mark.slow
@pytest.mark.parametrize("theme", THEMES[1:])
def test_icons_are_clear_on_the_selected_row(open_window: Opened, theme: ThemeName) -> None:
    hand = open_window(track_of(OVAL.rsplit(" ", 2)[0], markers=[{"on": 6, "difficulty": 2}]))
    window = hand.window
    window.use_theme(theme)
    window.loop_closing.begin()
    hand.settle()
    assert {"Problems", "Pieces in the box", "Ways to close"} <= assert_clear(window)
    dialog = LibraryDialog(window.settings, window.colours, window)
    hand.qtbot.addWidget(dialog)
    assert assert_clear(dialog)


@pytest.mark.slow
@pytest.mark.parametrize("theme", THEMES[1:])
def test_the_arrow_of_the_selected_row_is_not_on_the_selection(
    open_window: Opened, theme: ThemeName
) -> None:
    hand = open_window(track_of(OVAL))
    window, tree = hand.window, hand.window.problems.tree
    window.use_theme(theme)
    hand.front()
    group = tree.topLevelItem(0)
    assert group is not None
    for item in filter(None, (group, group.child(1))):
        assert item.childCount(), "it has an arrow"
        tree.setCurrentItem(item)
        tree.setFocus()
        rect = tree.visualItemRect(item)
        pixels = grabbed(tree.viewport())[rect.top() : rect.bottom()]
        highlight = tree.palette().highlight().color().name()
        assert count_of(pixels[:, : rect.left()], highlight) == 0
        assert count_of(pixels[:, rect.left() :], highlight) > 300


@pytest.mark.slow
@pytest.mark.parametrize("theme", THEMES[1:])
def test_icons_of_runners_are_clear_too(open_window: Opened, theme: ThemeName) -> None:
    hand = open_window(ID)
    hand.window.use_theme(theme)
    replay = opened(hand, bikes=6)
    assert assert_clear(replay.panel)


@pytest.mark.slow
def test_menus_have_no_icons_that_the_selection_would_swallow(open_window: Opened) -> None:
    made = open_window(track_of(OVAL)).window.actions_by_id.values()
    assert any(not action.icon().isNull() for action in made)
    assert not any(action.isIconVisibleInMenu() for action in made if not action.icon().isNull())
