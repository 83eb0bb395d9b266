"""The tree of problems: a group for each check, in it a row for each problem and for each fix."""

from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache

from PySide6.QtCore import QEvent, QPoint, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFocusEvent,
    QGuiApplication,
    QIcon,
    QKeyEvent,
    QPainter,
    QPen,
    QPixmap,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QTreeWidget,
    QTreeWidgetItem,
)

from trackwright.editor.app.icons import row_icon
from trackwright.editor.app.theme import severity_colours
from trackwright.editor.app.translation import sentence, t, translated
from trackwright.editor.docks.problems.bulk_fixes import BulkFix
from trackwright.model.picture.picture import PRINT, Palette
from trackwright.validators.catalogue import find_check
from trackwright.validators.finding import Finding, Fix, Severity
from trackwright.validators.report import Report

FINDING = Qt.ItemDataRole.UserRole
FIX = Qt.ItemDataRole.UserRole + 1
BULK = Qt.ItemDataRole.UserRole + 2
_BY_KEY = (
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.ShortcutFocusReason,
)
MOST_ROWS = 200
"""Problems listed per check."""


class FindingTree(QTreeWidget):
    """Enter zooms, Space approves, Esc hides the shown problem; letters stay keys of the window."""

    entered = Signal()
    approved = Signal()
    given_up = Signal()
    left = Signal()
    """The mouse left the rows."""

    def __init__(self) -> None:
        super().__init__()
        self.palette_used: Palette = PRINT
        self.setHeaderHidden(True)
        self.setUniformRowHeights(False)
        self.setAccessibleName(t("Problems"))
        self.setToolTip(
            t("Click to show · Enter or double-click to zoom or apply a fix · Space to approve")
        )
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.setMouseTracking(True)

    def leaveEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        super().leaveEvent(event)
        self.left.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.entered.emit()
        elif event.key() == Qt.Key.Key_Space:
            self.approved.emit()
        elif event.key() == Qt.Key.Key_Escape and self.selectedItems():
            self.given_up.emit()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802 - Qt's name
        """Who comes by keyboard finds the first row chosen. Otherwise none is: Qt would make it the
        current one whenever the window comes to the front, and so outline its problem."""
        is_chosen = self.currentItem() is not None
        with QSignalBlocker(self.selectionModel()):
            super().focusInEvent(event)
            first = self.currentItem()
            if not is_chosen:
                self.selectionModel().clear()
        if first is not None and not is_chosen and event.reason() in _BY_KEY:
            self.setCurrentItem(first)

    # --- rows

    def show_problems(self, report: Report, findings: Iterable[Finding], others: bool) -> None:
        """Show these problems of the report and, with `others`, what could not be checked. The
        selected row stays selected if it is still there."""
        chosen, bulk = self.chosen, self.bulk
        with QSignalBlocker(self):
            self.clear()
            for group in _by_check(findings):
                self._add_group(group, report)
            if others and report.not_checked:
                self._add_not_checked(report)
            if bulk is not None:
                self._choose(lambda row: row.data(0, BULK) == bulk)
            elif chosen is not None:
                self.choose(chosen)

    def choose(self, finding: Finding) -> None:
        """Select the row of the same problem if it is there."""
        same = finding.code, finding.pieces
        self._choose(
            lambda row: (
                (there := finding_of(row)) is not None
                and (there.code, there.pieces) == same
                and fix_of(row) is None
            )
        )

    def _choose(self, wanted: Callable[[QTreeWidgetItem], bool]) -> None:
        row = next(filter(wanted, _rows(self)), None)
        if row is not None:
            self.setCurrentItem(row)

    def _add_group(self, findings: list[Finding], report: Report) -> None:
        check = find_check(findings[0].code)
        many = f" ({len(findings)})" if len(findings) > 1 else ""
        group = QTreeWidgetItem([f"{check.code}  {translated(check.headline)}{many}"])
        is_done = all(finding.approval is not None for finding in findings)
        icons = {
            (sort, done): severity_icon(sort, self.palette_used, done)
            for sort, done in {(f.severity.value, f.approval is not None) for f in findings}
        }
        group.setIcon(0, icons[findings[0].severity.value, findings[0].approval is not None])
        group.setToolTip(0, about_check(findings[0].code))
        self.addTopLevelItem(group)
        for bulk in bulk_fixes_of(findings[0].code, report):
            group.addChild(_bulk_row(bulk, report))
        for finding in findings[:MOST_ROWS]:
            group.addChild(
                _row(finding, icons[finding.severity.value, finding.approval is not None])
            )
        if len(findings) > MOST_ROWS:
            more = len(findings) - MOST_ROWS
            group.addChild(QTreeWidgetItem([t("{number} more of this kind", number=more)]))
        group.setExpanded(not is_done)

    def _add_not_checked(self, report: Report) -> None:
        group = QTreeWidgetItem([t("Not checked ({number})", number=len(report.not_checked))])
        faded = QBrush(self.palette().color(self.palette().ColorRole.PlaceholderText))
        group.setForeground(0, faded)
        for skipped in report.not_checked:
            headline = translated(find_check(skipped.code).headline).removesuffix(".")
            row = QTreeWidgetItem([f"{skipped.code}  {headline}: {translated(skipped.why)}"])
            row.setForeground(0, faded)
            row.setToolTip(0, row.text(0))
            group.addChild(row)
        self.addTopLevelItem(group)

    # --- what is selected

    @property
    def chosen(self) -> Finding | None:
        """The problem of the selected row; of a group its first one."""
        item = self.currentItem()
        return next(iter(problems_in(item)), None) if item is not None else None

    @property
    def fix(self) -> Fix | None:
        item = self.currentItem()
        return fix_of(item) if item is not None else None

    @property
    def bulk(self) -> BulkFix | None:
        item = self.currentItem()
        return bulk_of(item) if item is not None else None


def finding_of(row: QTreeWidgetItem) -> Finding | None:
    found = row.data(0, FINDING)
    return found if isinstance(found, Finding) else None


def fix_of(row: QTreeWidgetItem) -> Fix | None:
    fix = row.data(0, FIX)
    return fix if isinstance(fix, Fix) else None


def bulk_of(row: QTreeWidgetItem) -> BulkFix | None:
    bulk = row.data(0, BULK)
    return bulk if isinstance(bulk, BulkFix) else None


def problems_in(row: QTreeWidgetItem) -> list[Finding]:
    """The problem of the row, or all of a group."""
    group = row.parent()
    if group is not None and bulk_of(row) is not None:
        return problems_in(group)
    rows = [row] if group is not None else _children(row)
    return [found for one in rows if (found := finding_of(one)) is not None]


def _children(row: QTreeWidgetItem) -> list[QTreeWidgetItem]:
    return [child for i in range(row.childCount()) if (child := row.child(i)) is not None]


def bulk_fixes_of(code: str, report: Report) -> list[BulkFix]:
    """Fixes of all problems of this kind, if there are several: the safe ones first, all of them
    only if there are others."""
    safe, unsafe = BulkFix(code), BulkFix(code, unsafe=True)
    kinds = [safe] if safe.count(report) > 1 else []
    if unsafe.count(report) > max(1, safe.count(report)):
        kinds.append(unsafe)
    return kinds


def bulk_words(bulk: BulkFix, report: Report) -> str:
    number = bulk.count(report)
    return (
        t("Fix all {number}, changing the circuit", number=number)
        if bulk.unsafe
        else t("Fix all {number}, keeping the shape", number=number)
    )


def keeps_words(safe: bool) -> str:
    return t("Keeps the circuit's shape") if safe else t("Changes the circuit")


def about_check(code: str) -> str:
    """What a check finds, why it matters, how to fix it: a line each."""
    check = find_check(code)
    lines = check.headline, check.why, check.fix
    return "\n".join(sentence(translated(line)) for line in lines)


def _rows(tree: QTreeWidget) -> Iterator[QTreeWidgetItem]:
    """The rows inside the groups. Not by Qt's iterator: after that, `clear` crashes the program if
    anyone holds a row, as an open menu does."""
    for group in _children(tree.invisibleRootItem()):
        for row in _children(group):
            yield from (row, *_children(row))


def _by_check(findings: Iterable[Finding]) -> list[list[Finding]]:
    """The problems of each check, worst first, approved ones last."""
    order = {severity.value: i for i, severity in enumerate(Severity)}
    groups: dict[str, list[Finding]] = {}
    for finding in sorted(
        findings, key=lambda f: (f.approval is not None, order[f.severity.value])
    ):
        groups.setdefault(finding.code, []).append(finding)
    return list(groups.values())


def _row(finding: Finding, icon: QIcon) -> QTreeWidgetItem:
    row = QTreeWidgetItem([translated(finding.message)])
    row.setData(0, FINDING, finding)
    row.setIcon(0, icon)
    row.setToolTip(0, translated(finding.message))
    for fix in finding.fixes if finding.approval is None else ():
        row.addChild(_fix_row(finding, fix))
    if finding.approval is not None:
        font = row.font(0)
        font.setStrikeOut(True)
        row.setFont(0, font)
        row.setToolTip(
            0,
            f"{translated(finding.message)}\n" + t("Approved: {why}", why=finding.approval.reason),
        )
    return row


def _fix_row(finding: Finding, fix: Fix) -> QTreeWidgetItem:
    row = _applied_row(t("Fix: {title}", title=translated(fix.title)), fix.safe)
    row.setData(0, FINDING, finding)
    row.setData(0, FIX, fix)
    return row


def _bulk_row(bulk: BulkFix, report: Report) -> QTreeWidgetItem:
    row = _applied_row(bulk_words(bulk, report), not bulk.unsafe)
    row.setData(0, BULK, bulk)
    return row


def _applied_row(words: str, safe: bool) -> QTreeWidgetItem:
    row = QTreeWidgetItem([words])
    row.setToolTip(0, f"{keeps_words(safe)} · " + t("Press Enter or double-click to apply it"))
    font = row.font(0)
    font.setItalic(True)
    row.setFont(0, font)
    return row


def severity_icon(severity: str, palette: Palette, approved: bool = False) -> QIcon:
    """A square for an error, a triangle for a warning, a disc for a note; hollow if approved.
    Shared by all windows, since Qt keeps the pixmaps of every icon."""
    tile = QGuiApplication.palette().base().color().rgb()
    return _severity_icon(severity, severity_colours(palette)[severity], approved, tile)


@lru_cache(maxsize=64)
def _severity_icon(severity: str, ink: str, approved: bool, tile: int) -> QIcon:
    pixmap = QPixmap(QSize(24, 24))
    pixmap.setDevicePixelRatio(2)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    colour = QColor(ink)
    painter.setPen(QPen(colour, 1.4) if approved else Qt.PenStyle.NoPen)
    painter.setBrush(Qt.BrushStyle.NoBrush if approved else colour)
    if severity == "error":
        painter.drawRect(2, 2, 8, 8)
    elif severity == "warning":
        painter.drawPolygon([QPoint(6, 1), QPoint(11, 10), QPoint(1, 10)])
    else:
        painter.drawEllipse(2, 2, 8, 8)
    painter.end()
    return row_icon(pixmap)
