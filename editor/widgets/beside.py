"""A form and what comes of it, side by side, one above the other, or one of them at a time."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QBoxLayout,
    QFrame,
    QLayout,
    QScrollArea,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

BROAD_PX, TALL_PX = 640, 480
"""With this width both stand side by side; with this height, one above the other."""
FORM_SHARE = 0.45
"""Of the height, if they stand one above the other: at most this much is the form's."""
LEAST_HEIGHT = 230
MARGIN = 6


class Beside(QSplitter):
    """The form with what stands over it, and its outcome. If there is room for one only, a button
    that is checked shows the form, otherwise the outcome."""

    def __init__(
        self,
        inner: QWidget,
        main: QWidget,
        choose: QAbstractButton,
        main_breadth: Callable[[], int],
    ) -> None:
        """`main_breadth` is the width that the outcome needs."""
        super().__init__()
        self._main, self._inner, self._choose = main, inner, choose
        self._main_breadth = main_breadth
        self._shape = ""
        """How they stand to each other; the user may then move what is between."""
        self.form = TallScroll(inner)
        self.side = QWidget()
        self.column = column = QVBoxLayout(self.side)
        column.setContentsMargins(MARGIN, 4, MARGIN, 0)
        column.setSpacing(4)
        column.setSizeConstraint(QLayout.SizeConstraint.SetMinAndMaxSize)
        column.addWidget(self.form, 1)
        self.setChildrenCollapsible(False)
        self.addWidget(self.side)
        self.addWidget(main)
        self.setStretchFactor(1, 1)

    def add_over(self, *parts: QBoxLayout | QWidget) -> None:
        """Put these over the form."""
        for part in parts:
            at = self.column.count() - 1
            if isinstance(part, QWidget):
                self.column.insertWidget(at, part)
            else:
                self.column.insertLayout(at, part)

    @property
    def breadths(self) -> tuple[int, int]:
        """The widths that both need."""
        side = max(self.form.minimumWidth() + 2 * MARGIN, self.side.minimumWidth())
        return side, self._main_breadth()

    def arrange(self, size: QSize) -> None:
        """Side by side if wide enough, one above the other if tall enough; otherwise just one."""
        is_broad = size.width() >= max(BROAD_PX, sum(self.breadths) + self.handleWidth())
        is_single = not is_broad and size.height() < TALL_PX
        is_chosen = self._choose.isChecked()
        self._choose.setVisible(is_single)
        self.form.setVisible(is_chosen or not is_single)
        self._main.setVisible(not (is_chosen and is_single))
        self.setOrientation(Qt.Orientation.Horizontal if is_broad else Qt.Orientation.Vertical)
        was, self._shape = self._shape, "single" if is_single else "broad" if is_broad else "tall"
        if is_single:
            over = self.column.totalHeightForWidth(size.width())
            self.setSizes([max(0, over), size.height()])  # as high as its buttons and words
        elif self._shape == "tall" != was:
            form = min(self._form_height, round(FORM_SHARE * size.height()))
            self.setSizes([form, size.height() - form])

    @property
    def _form_height(self) -> int:
        """The height of the whole form with what stands over it."""
        around = self.side.sizeHint().height() - self.form.sizeHint().height()
        return around + self._inner.sizeHint().height()


class BesidePanel(QWidget):
    """A panel of a form and its outcome, which arranges them anew whenever its size changes."""

    parts: Beside

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        self._arrange()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:  # a part changes its size
            self._arrange()
        return super().event(event)

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Room for one of them."""
        return QSize(max(self.parts.breadths), LEAST_HEIGHT)

    def _arrange(self) -> None:
        self.parts.arrange(self.size())


class TallScroll(QScrollArea):
    """Scrolls vertically only: it is as wide as its contents."""

    def __init__(self, inner: QWidget) -> None:
        super().__init__(widgetResizable=True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._inner = inner
        self.setWidget(inner)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        if event.type() == QEvent.Type.LayoutRequest and watched is self._inner:
            bar = self.verticalScrollBar().sizeHint().width()
            self.setMinimumWidth(self._inner.minimumSizeHint().width() + bar)
        return super().eventFilter(watched, event)
