"""The list of changes: each row has words, and for each figure a bar of its effect with its
interval, both below the head of the figure."""

from collections.abc import Sequence
from dataclasses import dataclass
from textwrap import wrap

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QFont,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPalette,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QHBoxLayout,
    QListView,
    QSizePolicy,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QToolButton,
    QWidget,
)

from trackwright.editor.app.translation import t
from trackwright.editor.whatif.rows import Heading, Row, WhatIfRows
from trackwright.editor.whatif.words import (
    FIGURES,
    base_words,
    change_words,
    effect_words,
    is_sure,
    warning_words,
)
from trackwright.simulator.playtest.intervals import Estimate

Index = QModelIndex | QPersistentModelIndex
MARGIN, GAP = 6, 2
"""Pixels: at the sides, and between lines."""
SMALL = 0.9
"""The size of figures, relative to words."""
LOW_PX = 200
"""A list that is lower has slim rows: there are more of them."""
INTERVAL_OPACITY, HOVER_OPACITY = 0.35, 0.12
WARNS, TIP_CHARACTERS = "!", 60
_Role = QPalette.ColorRole


@dataclass(frozen=True)
class Heights:
    """Pixels: above and below a row, of an interval, of the effect in it."""

    room: int
    bar: int
    thin: int


USUAL, SLIM = Heights(5, 10, 4), Heights(2, 6, 2)


class BarDelegate(QStyledItemDelegate):
    """Draws headings and rows."""

    def __init__(self, view: "ChangeList") -> None:
        super().__init__(view)
        self._view = view

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:  # noqa: N802
        line = self._view.rows.line(index)
        words = self._view.fontMetrics().height()
        if not isinstance(line, Row):
            return QSize(0, words + 2 * GAP)
        lines = 2 if line.change.warnings else 1
        heights = self._view.heights
        bars = heights.bar + words + 2 * GAP if line.has_bars else 0
        return QSize(0, lines * words + bars + 2 * heights.room)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        line = self._view.rows.line(index)
        painter.save()
        if isinstance(line, Heading):
            self._draw_heading(painter, option, line)
        elif line is not None:
            self._draw_row(painter, option, index, line)
        painter.restore()

    def _draw_heading(
        self, painter: QPainter, option: QStyleOptionViewItem, heading: Heading
    ) -> None:
        group = QPalette.ColorGroup.Active  # not that of what cannot be chosen
        palette: QPalette = option.palette
        painter.fillRect(option.rect, palette.brush(group, _Role.Window))
        painter.setPen(palette.color(group, _Role.WindowText))
        bold = QFont(self._view.font())
        bold.setBold(True)
        painter.setFont(bold)
        _draw_line(painter, option.rect.adjusted(MARGIN, 0, -MARGIN, 0), heading.words)

    def _draw_row(
        self, painter: QPainter, option: QStyleOptionViewItem, index: Index, row: Row
    ) -> None:
        style, item = self._view.style(), QStyleOptionViewItem(option)
        self.initStyleOption(item, index)
        panel = QStyle.PrimitiveElement.PE_PanelItemViewItem
        style.drawPrimitive(panel, item, painter, self._view)
        ink = _Inks(item, self._view.is_faded)
        if item.state & QStyle.StateFlag.State_MouseOver:
            painter.setOpacity(HOVER_OPACITY)
            painter.fillRect(item.rect, ink.sure)
            painter.setOpacity(1)
        painter.setPen(ink.rule)
        painter.drawLine(item.rect.bottomLeft(), item.rect.bottomRight())
        high = self._view.fontMetrics().height()
        heights = self._view.heights
        room = heights.room
        place: QRect = item.rect.adjusted(MARGIN, room, -MARGIN, -room)
        line = QRect(place.left(), place.top(), place.width(), high)
        painter.setPen(ink.text)
        _draw_line(painter, line, change_words(row.change))
        if row.change.warnings:
            line.translate(0, high)
            painter.setPen(ink.faint)
            _draw_line(painter, line, f"{WARNS} {warning_words(row.change)}")
        if row.effect is None:
            return
        top = line.bottom() + 1 + GAP
        for cell, name in self._view.cells(item.rect):
            if (found := row.effect.differences.get(name)) is not None:
                bar = QRect(cell.left(), top, cell.width(), heights.bar)
                self._draw_bar(painter, bar, name, found, ink)
                words = QRect(cell.left(), top + heights.bar + GAP, cell.width(), high)
                self._draw_words(painter, words, name, found, ink)

    def _draw_bar(
        self, painter: QPainter, bar: QRect, name: str, found: Estimate, ink: "_Inks"
    ) -> None:
        """The interval as a broad band, the effect as a thin one from the middle, which is no
        difference. What may be chance is only an outline."""
        value, low, high = found.parts
        if value is None or low is None or high is None:
            return
        middle = bar.center().x() + 0.5
        pixels = bar.width() / 2 / self._view.rows.scales.get(name, 1.0)

        def x(number: float) -> float:
            return min(max(middle + number * pixels, bar.left()), bar.right())

        band = QRectF(x(low), bar.top() + 1, max(1.0, x(high) - x(low)), bar.height() - 2)
        if is_sure(found):
            painter.setOpacity(INTERVAL_OPACITY)
            painter.fillRect(band, ink.sure)
            painter.setOpacity(1)
            begin, end = sorted([middle, x(value)])
            thin = self._view.heights.thin
            top = bar.top() + (bar.height() - thin) / 2
            thin_bar = QRectF(begin, top, max(2.0, end - begin), thin)
            painter.fillRect(thin_bar, ink.sure)
        else:
            painter.setPen(QPen(ink.faint, 1, Qt.PenStyle.DotLine))
            painter.drawRect(band)
        painter.setPen(ink.faint)
        painter.drawLine(round(middle), bar.top() - 1, round(middle), bar.bottom() + 1)

    def _draw_words(
        self, painter: QPainter, place: QRect, name: str, found: Estimate, ink: "_Inks"
    ) -> None:
        """With the interval if there is room."""
        font = QFont(self._view.font())
        font.setPointSizeF(font.pointSizeF() * SMALL)
        painter.setFont(font)
        words = effect_words(found, name)
        if painter.fontMetrics().horizontalAdvance(words) > place.width():
            words = effect_words(found, name, with_interval=False)
        painter.setPen(ink.text if is_sure(found) else ink.faint)
        _draw_line(painter, place, words, Qt.AlignmentFlag.AlignHCenter)
        painter.setFont(self._view.font())


class _Inks:
    """The colours of a row, selected or not."""

    def __init__(self, item: QStyleOptionViewItem, is_faded: bool) -> None:
        palette: QPalette = item.palette
        is_chosen = bool(item.state & QStyle.StateFlag.State_Selected)
        is_active = bool(item.state & QStyle.StateFlag.State_Active)
        group = QPalette.ColorGroup.Active if is_active else QPalette.ColorGroup.Inactive
        chosen = palette.color(group, _Role.HighlightedText)
        self.text = chosen if is_chosen else palette.color(group, _Role.Text)
        self.faint = chosen if is_chosen else palette.color(group, _Role.PlaceholderText)
        self.sure = chosen if is_chosen else palette.color(group, _Role.Link)
        if is_faded and not is_chosen:
            self.text = self.sure = self.faint
        self.rule = palette.color(group, _Role.AlternateBase)


def _draw_line(
    painter: QPainter,
    place: QRect,
    words: str,
    side: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
) -> None:
    metrics = painter.fontMetrics()
    elided = metrics.elidedText(words, Qt.TextElideMode.ElideRight, place.width())
    painter.drawText(place, side | Qt.AlignmentFlag.AlignVCenter, elided)


class ChangeList(QListView):
    """The rows. Headings cannot be chosen: arrows skip them."""

    pointed = Signal()
    """The mouse points at another row, or at none; or another row is chosen."""
    given_up = Signal()
    copied = Signal()

    def __init__(self, rows: WhatIfRows) -> None:
        super().__init__()
        self.rows = rows
        self.is_faded = False
        self.setModel(rows)
        self.setItemDelegate(BarDelegate(self))
        self.setAccessibleName(t("Changes"))
        self.setMouseTracking(True)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self._hovered: Row | None = None
        self._kept: tuple[Row | None, int] = None, 0
        self.entered.connect(self._point_at)
        self.viewportEntered.connect(lambda: self._point_at(QModelIndex()))
        rows.modelAboutToBeReset.connect(self._keep)
        rows.modelReset.connect(self._restore)

    @property
    def heights(self) -> Heights:
        """Slim ones where there is little room for rows."""
        return SLIM if self.height() < LOW_PX else USUAL

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """Rows may be slim from here on, or not any more."""
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()

    def fade(self, is_faded: bool) -> None:
        """Rows of an earlier circuit are grey."""
        if is_faded != self.is_faded:
            self.is_faded = is_faded
            self.viewport().update()

    # --- what is chosen, and what is pointed at

    @property
    def chosen(self) -> Row | None:
        return self.rows.row(self.currentIndex())

    @property
    def shown(self) -> Row | None:
        """The row under the mouse, otherwise the chosen one."""
        return self._hovered or self.chosen

    @property
    def is_used(self) -> bool:
        """Is the mouse in it, or does it have the keys with a row chosen? Then rows should stay."""
        has_keys = self.hasFocus() and self.chosen is not None
        return has_keys or self.viewport().underMouse()

    def choose_nothing(self) -> None:
        self._hovered = None
        self.setCurrentIndex(QModelIndex())
        self.clearSelection()
        self.pointed.emit()

    def choose_first(self) -> None:
        first = next((i for i, line in enumerate(self.rows.lines) if isinstance(line, Row)), None)
        if first is not None:
            self.setCurrentIndex(self.rows.index(first))

    def currentChanged(self, current: Index, previous: Index) -> None:  # noqa: N802 - Qt's name
        super().currentChanged(current, previous)
        self.pointed.emit()

    def _point_at(self, index: QModelIndex) -> None:
        row = self.rows.row(index)
        if row is not self._hovered:
            self._hovered = row
            self.pointed.emit()

    def leaveEvent(self, event: QEvent) -> None:  # noqa: N802
        super().leaveEvent(event)
        self._point_at(QModelIndex())

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if event.key() == Qt.Key.Key_Escape and self.chosen is not None:
            self.given_up.emit()
        elif event.matches(QKeySequence.StandardKey.Copy):
            self.copied.emit()
        else:
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        """The copy key copies rows, not pieces."""
        is_asked = event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent)
        if (
            is_asked
            and isinstance(event, QKeyEvent)
            and event.matches(QKeySequence.StandardKey.Copy)
        ):
            event.accept()
            return True
        return super().event(event)

    def keyboardSearch(self, search: str) -> None:  # noqa: N802
        """Letters are keys of the window."""

    # --- rows that move

    def _keep(self) -> None:
        self._kept = self.chosen, self.verticalScrollBar().value()
        self._hovered = None

    def _restore(self) -> None:
        row, scrolled = self._kept
        if row is not None:
            index = self.rows.find(row.part, row.change)
            if index.isValid():
                self.selectionModel().setCurrentIndex(
                    index, self.selectionModel().SelectionFlag.ClearAndSelect
                )
        self.doItemsLayout()
        self.verticalScrollBar().setValue(scrolled)

    # --- columns

    def cells(self, rect: QRect) -> list[tuple[QRect, str]]:
        """The room of each figure in a row."""
        figures = self.rows.figures
        width = (rect.width() - 2 * MARGIN) // max(1, len(figures))
        return [
            (QRect(rect.left() + MARGIN + width * i, rect.top(), width - GAP, rect.height()), name)
            for i, name in enumerate(figures)
        ]


class FigureHeads(QWidget):
    """A button above each column: sorts by the figure. Below its name the figure as it is."""

    clicked = Signal(str)

    def __init__(self, view: ChangeList) -> None:
        super().__init__()
        self._view = view
        self.buttons: dict[str, QToolButton] = {}
        self._base: dict[str, Estimate] = {}
        self._row = QHBoxLayout(self)
        self._row.setSpacing(GAP)
        bar = view.verticalScrollBar().sizeHint().width()
        frame = view.frameWidth()
        self._row.setContentsMargins(frame + MARGIN, 0, frame + MARGIN + bar, 0)
        self.show_figures(view.rows.figures)

    def show_figures(self, figures: Sequence[str]) -> None:
        for button in self.buttons.values():
            button.hide()
            button.deleteLater()
        self.buttons = {}
        for name in figures:
            button = QToolButton(autoRaise=True)
            button.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
            button.clicked.connect(lambda _=False, name=name: self.clicked.emit(name))
            self._row.addWidget(button, 1)
            self.buttons[name] = button
        self.show_words()

    def show_base(self, base: dict[str, Estimate]) -> None:
        """The figures of the circuit as it is."""
        self._base = base
        self.show_words()

    def show_words(self) -> None:
        """Names, figures, and an arrow at what is sorted by."""
        base = self._base
        order = self._view.rows.order
        for name, button in self.buttons.items():
            arrow = ""
            if order is not None and order[0] == name:
                arrow = " ↑" if order[1] else " ↓"
            words, tip = t(FIGURES[name][0]), t(FIGURES[name][1])
            now = base_words(base[name], name) if name in base else ""
            button.setText(f"{words}{arrow}\n{now}")
            said = t("now {value}", value=now) if now else ""
            button.setAccessibleName(f"{words} {said}".strip())
            lines = (
                "\n".join(wrap(tip, TIP_CHARACTERS)),
                t("As the circuit is: {value}", value=now) if now else "",
                t("Click to sort"),
            )
            button.setToolTip("\n".join(filter(None, lines)))
