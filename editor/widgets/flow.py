"""A row that wraps like text, and a combo box for it."""

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QComboBox, QLayout, QLayoutItem


class FlowLayout(QLayout):
    """Every widget has its preferred width."""

    def __init__(self, spacing: int) -> None:
        super().__init__()
        self.setSpacing(spacing)
        self._items: list[QLayoutItem] = []

    def addItem(self, item: QLayoutItem) -> None:  # noqa: N802 - Qt's name
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:  # noqa: N802
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:  # noqa: N802
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:  # noqa: N802
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:  # noqa: N802
        return True

    def heightForWidth(self, width: int) -> int:  # noqa: N802
        return self._place(QRect(0, 0, width, 0), moves=False)

    def setGeometry(self, rect: QRect) -> None:  # noqa: N802
        super().setGeometry(rect)
        self._place(rect, moves=True)

    def sizeHint(self) -> QSize:  # noqa: N802
        """All in one line."""
        hints = [item.sizeHint() for item in self._items]
        width = sum(hint.width() for hint in hints) + self.spacing() * (len(hints) - 1)
        return self._with_margins(width, max(hint.height() for hint in hints))

    def minimumSize(self) -> QSize:  # noqa: N802
        """One widget per line; how many lines there are depends on the width."""
        hints = [item.sizeHint() for item in self._items]
        return self._with_margins(
            max(hint.width() for hint in hints), max(hint.height() for hint in hints)
        )

    def _with_margins(self, width: int, height: int) -> QSize:
        return QSize(width, height).grownBy(self.contentsMargins())

    def _place(self, rect: QRect, moves: bool) -> int:
        """Line by line; returns the total height."""
        room = rect.marginsRemoved(self.contentsMargins())
        x, y, line = room.left(), room.top(), 0
        for item in self._items:
            size = item.sizeHint()
            if x > room.left() and x + size.width() > room.right() + 1:
                x, y, line = room.left(), y + line + self.spacing(), 0
            if moves:
                item.setGeometry(QRect(QPoint(x, y), size))
            x, line = x + size.width() + self.spacing(), max(line, size.height())
        return y + line - rect.top() + self.contentsMargins().bottom()


class FittingChoice(QComboBox):
    """As wide as the selected text; its list is as wide as the longest text."""

    def __init__(self) -> None:
        super().__init__()
        self.currentIndexChanged.connect(self.updateGeometry)

    @property
    def breadth(self) -> int:
        """The width for any choice."""
        return super().sizeHint().width()

    def sizeHint(self) -> QSize:  # noqa: N802
        texts = [self.itemText(i) for i in range(self.count())]
        longest = max(map(self.fontMetrics().horizontalAdvance, texts), default=0)
        shorter = longest - self.fontMetrics().horizontalAdvance(self.currentText())
        return super().sizeHint() - QSize(shorter, 0)

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        return self.sizeHint()

    def showPopup(self) -> None:  # noqa: N802
        self.view().setMinimumWidth(self.breadth)
        super().showPopup()
