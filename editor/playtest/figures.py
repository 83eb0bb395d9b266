"""The figures of a playtest as a table: with intervals, and beside those of a pinned playtest."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QSortFilterProxyModel,
    Qt,
    Signal,
)
from PySide6.QtGui import QFont, QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QMenu,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from trackwright.editor.app.translation import later, t, translated
from trackwright.editor.dialogs.running import run_menu
from trackwright.editor.widgets.search_field import SearchField
from trackwright.editor.widgets.searching import has_words, search_words
from trackwright.model.text.csv_text import csv_text
from trackwright.model.text.tables import table
from trackwright.reports.playtest import change_words
from trackwright.simulator.playtest.comparing import SURE, Comparison
from trackwright.simulator.playtest.intervals import Estimate
from trackwright.simulator.playtest.statistics import Figure, formatted

Index = QModelIndex | QPersistentModelIndex
HEADS = (later("Figure"), later("Value (95 %)"))
COMPARED = (*HEADS, later("Change"), later("Differs"), later("Pinned"))
NUMBERS = ("figure", "value", "low", "high")
COMPARED_NUMBERS = (
    *NUMBERS,
    *("pinned", "pinned_low", "pinned_high", "change", "change_low", "change_high", "differs"),
)
MOST_WIDE = 190
SORT = Qt.ItemDataRole.UserRole
DIFFERS_TIP = later(
    "yes: more than chance, all figures considered\nperhaps: only by this figure; one in "
    "twenty does so by chance\nno: may be chance"
)

NOTHING = Estimate()
OWN_KEYS = (
    QKeySequence.StandardKey.Copy,
    QKeySequence.StandardKey.SelectAll,
    QKeySequence.StandardKey.Cut,
    QKeySequence.StandardKey.Paste,
)


@dataclass(frozen=True)
class Line:
    """A row: a figure, and its value in the pinned playtest."""

    figure: Figure
    before: Estimate = NOTHING
    change: Estimate = NOTHING
    differs: str = ""

    @cached_property
    def cells(self) -> tuple[str, ...]:
        sort = self.figure.sort
        change = change_words(self.change, sort) if self.differs else ""
        before = formatted(self.before, sort) if self.before.value is not None else ""
        said = self.figure.words, self.figure.text, change, self.differs, before
        return tuple(map(translated, said))

    @property
    def keys(self) -> tuple[object, ...]:
        """Sort keys of the columns; without sorting the model's order applies."""
        return (
            translated(self.figure.words),
            *(_number(e) for e in (self.figure.estimate, self.change)),
            self.differs,
            _number(self.before),
        )

    def numbers(self, compared: bool) -> tuple[str, ...]:
        """Values for a spreadsheet: unrounded, shares as fractions of 1."""
        found = [self.figure.name, *map(_exactly, self.figure.estimate.parts)]
        if compared:
            found += [*map(_exactly, self.before.parts), *map(_exactly, self.change.parts)]
            found.append(self.differs)
        return tuple(found)


def _number(estimate: Estimate) -> float:
    return float("-inf") if estimate.value is None else estimate.value


def _exactly(value: float | None) -> str:
    return "" if value is None else repr(value)


def lines_of(figures: Mapping[str, Figure], comparison: Comparison | None) -> list[Line]:
    rows = {row.name: row for row in comparison.rows} if comparison else {}
    return [
        Line(figure, row.before, row.change, row.differs)
        if (row := rows.get(name))
        else Line(figure)
        for name, figure in figures.items()
        if name != "races"  # the heading says it
    ]


class FiguresModel(QAbstractTableModel):
    """The rows; columns after the second only if something is pinned."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[Line] = []
        self.compared = False

    def show_lines(self, lines: list[Line], compared: bool) -> None:
        self.beginResetModel()
        self.lines, self.compared = lines, compared
        self.endResetModel()

    def rowCount(self, parent: Index | None = None) -> int:  # noqa: N802 - Qt's name
        return 0 if parent is not None and parent.isValid() else len(self.lines)

    def columnCount(self, parent: Index | None = None) -> int:  # noqa: N802
        return len(COMPARED if self.compared else HEADS)

    def headerData(  # noqa: N802
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation != Qt.Orientation.Horizontal or section >= len(COMPARED):
            return None
        if role == Qt.ItemDataRole.ToolTipRole and COMPARED[section] == "Differs":
            return t(DIFFERS_TIP)
        return t(COMPARED[section]) if role == Qt.ItemDataRole.DisplayRole else None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        line = self.lines[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return line.cells[index.column()]
        if role == SORT:
            return line.keys[index.column()]
        if role == Qt.ItemDataRole.ToolTipRole:
            return f"{line.figure.name}\n{' · '.join(filter(None, line.cells[1:]))}"
        if role == Qt.ItemDataRole.FontRole and line.differs == SURE:
            font = QFont()
            font.setBold(True)
            return font
        return None


class Finder(QSortFilterProxyModel):
    """Sorts by number, and filters by all words, in any column or in the figure's own name."""

    def __init__(self, model: FiguresModel) -> None:
        super().__init__()
        self._model = model
        self._words: list[str] = []
        self.setSourceModel(model)
        self.setSortRole(SORT)

    def look_for(self, text: str) -> None:
        self._words = search_words(text)
        self.invalidate()

    def filterAcceptsRow(self, row: int, parent: Index) -> bool:  # noqa: N802
        if not self._words:
            return True
        line = self._model.lines[row]
        said = f"{line.figure.name} {' '.join(line.cells)}"
        return has_words(said, self._words)


class FiguresView(QTableView):
    """The copy key copies whole rows; it does not copy pieces here."""

    copied = Signal()

    def event(self, event: QEvent) -> bool:
        is_asked = event.type() == QEvent.Type.ShortcutOverride
        if is_asked and isinstance(event, QKeyEvent) and any(map(event.matches, OWN_KEYS)):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copied.emit()
        else:
            super().keyPressEvent(event)


class FiguresTable(QWidget):
    """The search field and the table. Copies the selected rows, or all that are shown."""

    def __init__(self) -> None:
        super().__init__()
        self.model = FiguresModel()
        self.finder = Finder(self.model)
        self.search = SearchField(t("Find a figure"))
        self.search.textChanged.connect(self.finder.look_for)
        self.view = FiguresView()
        self.view.setModel(self.finder)
        self.view.setAccessibleName(t("Figures"))
        self.view.setSortingEnabled(True)
        self.view.sortByColumn(-1, Qt.SortOrder.AscendingOrder)
        self.view.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.view.setAlternatingRowColors(True)
        self.view.setShowGrid(False)
        self.view.verticalHeader().hide()
        row = self.fontMetrics().height() + 6
        self.view.verticalHeader().setDefaultSectionSize(row)
        self.view.verticalHeader().setMinimumSectionSize(row)
        self.view.horizontalHeader().setStretchLastSection(True)
        self.view.horizontalHeader().setDefaultAlignment(Qt.AlignmentFlag.AlignLeft)
        self.view.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.view.customContextMenuRequested.connect(self._menu)
        self.view.copied.connect(self.copy_numbers)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 4, 0, 0)
        box.setSpacing(4)
        box.addWidget(self.search)
        box.addWidget(self.view, 1)

    def show_figures(self, figures: Mapping[str, Figure], comparison: Comparison | None) -> None:
        fresh = not self.model.lines or self.model.compared != (comparison is not None)
        self.model.show_lines(lines_of(figures, comparison), comparison is not None)
        if fresh:
            self._fit_columns()

    def _fit_columns(self) -> None:
        header = self.view.horizontalHeader()
        header.resizeSections(QHeaderView.ResizeMode.ResizeToContents)
        header.resizeSection(0, min(header.sectionSize(0), MOST_WIDE))

    # --- copies

    @property
    def _chosen(self) -> list[Line]:
        """The selected rows in the order shown; all if fewer than two are selected."""
        rows = sorted({index.row() for index in self.view.selectionModel().selectedRows()})
        if len(rows) < 2:
            rows = list(range(self.finder.rowCount()))
        sources = [self.finder.mapToSource(self.finder.index(row, 0)).row() for row in rows]
        return [self.model.lines[row] for row in sources]

    def copy_numbers(self) -> None:
        """Copy tab-separated values, unrounded, for a spreadsheet."""
        compared = self.model.compared
        heads = COMPARED_NUMBERS if compared else NUMBERS
        rows = (line.numbers(compared) for line in self._chosen)
        QGuiApplication.clipboard().setText(csv_text(heads, rows, separator="\t"))

    def copy_text(self) -> None:
        """Copy the table as shown, in aligned columns."""
        heads: Sequence[str] = COMPARED if self.model.compared else HEADS
        rows = [line.cells[: len(heads)] for line in self._chosen]
        QGuiApplication.clipboard().setText(table(rows, heads) + "\n")

    def menu(self) -> QMenu:
        menu = QMenu(self)
        menu.addAction(t("Copy as text")).triggered.connect(self.copy_text)
        copy = menu.addAction(t("Copy numbers (TSV)"))
        copy.setShortcut(QKeySequence.StandardKey.Copy)
        copy.triggered.connect(self.copy_numbers)
        menu.addSeparator()
        order = menu.addAction(t("Default order"))
        order.triggered.connect(lambda: self.view.sortByColumn(-1, Qt.SortOrder.AscendingOrder))
        return menu

    def _menu(self, place: QPoint) -> None:
        run_menu(self.menu(), self.view.viewport().mapToGlobal(place))
