"""The problems by check, updated live: shown on the canvas, approved, fixed."""

from collections.abc import Callable, Iterator

from PySide6.QtCore import QEvent, QPoint, QSignalBlocker, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QBrush,
    QColor,
    QHideEvent,
    QIcon,
    QKeyEvent,
    QPainter,
    QPalette,
    QPen,
    QPixmap,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QInputDialog,
    QLabel,
    QMenu,
    QTreeWidget,
    QTreeWidgetItem,
    QTreeWidgetItemIterator,
    QVBoxLayout,
    QWidget,
)

from trackwright.editor.app.labels import entry_text
from trackwright.editor.app.theme import severity_colours
from trackwright.editor.app.translation import later, sentence, t, translated
from trackwright.editor.canvas.survey import Survey
from trackwright.editor.dialogs.running import run_menu
from trackwright.editor.document.bridge import Bridge
from trackwright.model.edit.edits import Approve, WithdrawApproval
from trackwright.model.edit.preview import preview
from trackwright.model.layout.track import Approval
from trackwright.model.picture.picture import PRINT, Palette
from trackwright.model.text.messages import counted
from trackwright.validators.catalogue import find_check
from trackwright.validators.finding import Finding, Fix, Severity
from trackwright.validators.report import Report

FINDING = Qt.ItemDataRole.UserRole
FIX = Qt.ItemDataRole.UserRole + 1
FADE_MS = 150
"""Old problems turn grey if a check takes longer."""
MOST_ROWS = 200
"""Problems listed per check."""
NOT_YET = later("Not checked yet.")
NOTHING = later("No problems found.")
NOT_BEGUN = later("No pieces yet.")


class FindingTree(QTreeWidget):
    """Enter zooms, Space approves, Esc hides the shown problem; letters stay keys of the window."""

    entered = Signal()
    approved = Signal()
    given_up = Signal()
    left = Signal()
    """The mouse left the rows."""

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


class ProblemsPanel(QWidget):
    """The problems of the latest survey."""

    shown = Signal(object)
    """A problem to highlight, or None."""
    zoomed = Signal(object)
    """A problem to zoom to."""
    counted = Signal(str)
    previewed = Signal(object)
    """Spots of the pieces that a fix would change; empty for none."""
    remarked = Signal(str)
    """What to know about a fix that has just been applied."""

    def __init__(self, bridge: Bridge) -> None:
        super().__init__()
        self._bridge = bridge
        self._palette: Palette = PRINT
        self.report: Report | None = None
        self.ask_reason: Callable[[Finding], str | None] = self._ask
        self.is_stale = False
        self._fader = QTimer(self, singleShot=True, interval=FADE_MS)
        self._fader.timeout.connect(self._fade)
        self.state = QLabel(t(NOT_YET))
        self.state.setContentsMargins(4, 2, 4, 2)
        self.state.setMinimumWidth(1)  # its text must not change the layout of the window
        self.tree = FindingTree()
        self.tree.setHeaderHidden(True)
        self.tree.setWordWrap(True)
        self.tree.setUniformRowHeights(False)
        self.tree.setAccessibleName(t("Problems"))
        self.tree.setToolTip(
            t("Click to show · Enter or double-click to zoom or apply a fix · Space to approve")
        )
        self.tree.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.tree.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.tree.customContextMenuRequested.connect(self._menu)
        self.tree.setMouseTracking(True)
        self.tree.currentItemChanged.connect(lambda *_: self._point_out())
        self.tree.itemClicked.connect(lambda *_: self._point_out())
        self.tree.itemEntered.connect(lambda item, _: self._show_ghost(fix_of(item)))
        self.tree.left.connect(lambda: self._show_ghost(self.fix))
        self.tree.itemDoubleClicked.connect(lambda *_: self._enter())
        self.tree.entered.connect(self._enter)
        self.tree.approved.connect(self.approve)
        self.tree.given_up.connect(self.choose_nothing)
        box = QVBoxLayout(self)
        box.setContentsMargins(4, 4, 4, 4)
        box.addWidget(self.state)
        box.addWidget(self.tree)
        bridge.opened.connect(self._forget)
        bridge.changed.connect(self._grow_old)

    def use_palette(self, palette: Palette) -> None:
        self._palette = palette

    # --- display

    def _forget(self) -> None:
        self.report = None
        self.tree.clear()
        self._say(t(NOT_YET))

    def _grow_old(self) -> None:
        self._say(t("Checking ..."))
        self._fader.start()

    def _fade(self) -> None:
        """The list belongs to an older circuit: grey it out until the new one is checked."""
        self.is_stale = True
        colours = self.tree.palette()
        faded = self.palette().color(QPalette.ColorGroup.Disabled, QPalette.ColorRole.Text)
        colours.setColor(QPalette.ColorRole.Text, faded)
        self.tree.setPalette(colours)
        self.shown.emit(None)
        self.previewed.emit(())

    def _grow_fresh(self) -> None:
        self._fader.stop()
        self.is_stale = False
        self.tree.setPalette(QPalette())

    def show_failure(self) -> None:
        """The survey failed: the list stays grey."""
        self._fade()
        self._say(t("Not checked because of an error in Trackwright. The next change tries again."))

    def show_survey(self, survey: Survey) -> None:
        self._grow_fresh()
        self.report = survey.report
        chosen = self.finding
        with QSignalBlocker(self.tree):
            self.tree.clear()
            for findings in _by_check(survey.report):
                self._add_group(findings)
            self._add_not_checked(survey.report)
            self._choose_again(chosen)
        self.shown.emit(self.finding)
        self._say(self._summary(survey.report))

    def _say(self, words: str) -> None:
        self.state.setText(words)
        self.counted.emit(words)

    def _summary(self, report: Report) -> str:
        counts = report.counts()
        parts = [
            translated(counted(n, what)) for what, n in counts.items() if n and what != "waived"
        ]
        if counts["waived"]:
            parts.append(t("{number} approved", number=counts["waived"]))
        is_begun = self._bridge.track.piece_locations
        return " · ".join(parts) or t(NOTHING if is_begun else NOT_BEGUN)

    def _add_group(self, findings: list[Finding]) -> None:
        check = find_check(findings[0].code)
        worst = findings[0].severity.value
        many = f" ({len(findings)})" if len(findings) > 1 else ""
        group = QTreeWidgetItem([f"{check.code}  {translated(check.headline)}{many}"])
        is_done = all(finding.approval is not None for finding in findings)
        group.setIcon(0, severity_icon(worst, self._palette, is_done))
        why, fix = sentence(translated(check.why)), sentence(translated(check.fix))
        group.setToolTip(0, f"{translated(check.headline)}\n{why}\n{fix}")
        self.tree.addTopLevelItem(group)
        icons: dict[tuple[str, bool], QIcon] = {}
        for finding in findings[:MOST_ROWS]:
            sort = finding.severity.value, finding.approval is not None
            if sort not in icons:
                icons[sort] = severity_icon(sort[0], self._palette, sort[1])
            group.addChild(_row(finding, icons[sort]))
        if len(findings) > MOST_ROWS:
            more = len(findings) - MOST_ROWS
            group.addChild(QTreeWidgetItem([t("{number} more of this kind", number=more)]))
        group.setExpanded(not is_done)

    def _add_not_checked(self, report: Report) -> None:
        if not report.not_checked:
            return
        group = QTreeWidgetItem([t("Not checked ({number})", number=len(report.not_checked))])
        faded = QBrush(self.palette().color(self.palette().ColorRole.PlaceholderText))
        group.setForeground(0, faded)
        for skipped in report.not_checked:
            check = find_check(skipped.code)
            headline = translated(check.headline).removesuffix(".")
            row = QTreeWidgetItem([f"{skipped.code}  {headline}: {translated(skipped.why)}"])
            row.setForeground(0, faded)
            group.addChild(row)
        self.tree.addTopLevelItem(group)

    def _choose_again(self, finding: Finding | None) -> None:
        """Select the row of the same problem if it is still there."""
        if finding is None:
            return
        for row in _rows(self.tree):
            there = row.data(0, FINDING)
            if there and (there.code, there.pieces) == (finding.code, finding.pieces):
                self.tree.setCurrentItem(row)
                return

    def choose(self, finding: Finding) -> None:
        """Select the row of this problem if it is there."""
        self._choose_again(finding)
        self.tree.setFocus()
        self._point_out()

    # --- actions

    @property
    def finding(self) -> Finding | None:
        """The selected problem; the first one if a group is selected."""
        item = self.tree.currentItem()
        if item is not None and item.childCount():
            item = item.child(0)
        found = item.data(0, FINDING) if item is not None else None
        return found if isinstance(found, Finding) else None

    @property
    def fix(self) -> Fix | None:
        """The selected fix."""
        item = self.tree.currentItem()
        return fix_of(item) if item is not None else None

    def _point_out(self) -> None:
        self.shown.emit(self.finding)
        self._show_ghost(self.fix)

    def choose_nothing(self) -> None:
        """No problem is selected any more, and none is outlined on the table."""
        self.tree.selectionModel().clear()
        self._point_out()

    def _show_ghost(self, fix: Fix | None) -> None:
        """Preview what the fix would change."""
        wanted = fix is not None and not self.is_stale
        self.previewed.emit(preview(self._bridge.circuit, fix.edits) if wanted and fix else ())

    def _enter(self) -> None:
        """Apply a fix, or zoom to a problem."""
        if self.fix is not None:
            self._apply(self.fix)
        else:
            self._zoom()

    def _apply(self, fix: Fix) -> None:
        self.previewed.emit(())
        before = self._bridge.circuit
        if self._bridge.do(*fix.edits, label=fix.title) and fix.remark is not None:
            remark = fix.remark(before)
            if remark is not None:
                self.remarked.emit(translated(remark))

    def _zoom(self) -> None:
        if self.finding is not None:
            self.zoomed.emit(self.finding)

    def approve(self) -> None:
        """Approve the problem with a reason, or withdraw its approval."""
        finding = self.finding
        if finding is None:
            return
        if finding.approval is not None:
            self._bridge.do(WithdrawApproval(finding.approval.code, finding.approval.pieces))
            return
        reason = self.ask_reason(finding)
        if reason:
            self._bridge.do(Approve(Approval(finding.code, reason, finding.pieces)))
            self.choose_nothing()

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802 - Qt's name
        """Closed, or behind another panel; a minimized window keeps its selection."""
        super().hideEvent(event)
        if not event.spontaneous():
            self.choose_nothing()

    def _ask(self, finding: Finding) -> str | None:
        text, ok = QInputDialog.getText(
            self,
            t("Approve"),
            f"{finding.code}: {translated(finding.message)}\n\n" + t("Why is this acceptable?"),
        )
        return text.strip() if ok else None

    def menu_for(self, finding: Finding) -> QMenu:
        """What can be done about the problem."""
        menu = QMenu(self)
        menu.setToolTipsVisible(True)
        menu.aboutToShow.connect(lambda: self._choose_again(finding))
        menu.aboutToHide.connect(lambda: self.previewed.emit(()))
        for fix in finding.fixes:
            entry = menu.addAction(entry_text(translated(fix.title)))
            entry.setToolTip(
                t("Keeps the circuit's shape") if fix.safe else t("Changes the circuit")
            )
            entry.triggered.connect(lambda _=False, fix=fix: self._apply(fix))
            entry.hovered.connect(lambda fix=fix: self._show_ghost(fix))
        if finding.fixes:
            menu.addSeparator()
        menu.addAction(t("Zoom to problem")).triggered.connect(self._zoom)
        words = t("Approve ...") if finding.approval is None else t("Withdraw approval")
        menu.addAction(words).triggered.connect(self.approve)
        return menu

    def _menu(self, place: QPoint) -> None:
        if self.finding is not None:
            run_menu(self.menu_for(self.finding), self.tree.viewport().mapToGlobal(place))


def _rows(tree: QTreeWidget) -> Iterator[QTreeWidgetItem]:
    """The rows inside the groups."""
    rows = QTreeWidgetItemIterator(tree)
    while (item := rows.value()) is not None:
        if item.parent() is not None:
            yield item
        rows += 1


def _by_check(report: Report) -> list[list[Finding]]:
    """The problems of each check, worst first, approved ones last."""
    order = {severity.value: i for i, severity in enumerate(Severity)}
    groups: dict[str, list[Finding]] = {}
    ranked = sorted(
        report.findings, key=lambda f: (f.approval is not None, order[f.severity.value])
    )
    for finding in ranked:
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
    row = QTreeWidgetItem([t("Fix: {title}", title=translated(fix.title))])
    row.setData(0, FINDING, finding)
    row.setData(0, FIX, fix)
    keeps = t("Keeps the circuit's shape") if fix.safe else t("Changes the circuit")
    row.setToolTip(0, f"{keeps} · " + t("Press Enter or double-click to apply it"))
    font = row.font(0)
    font.setItalic(True)
    row.setFont(0, font)
    return row


def fix_of(row: QTreeWidgetItem) -> Fix | None:
    fix = row.data(0, FIX)
    return fix if isinstance(fix, Fix) else None


def severity_icon(severity: str, palette: Palette, approved: bool = False) -> QIcon:
    """A square for an error, a triangle for a warning, a disc for a note; hollow if approved."""
    pixmap = QPixmap(QSize(24, 24))
    pixmap.setDevicePixelRatio(2)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    colour = QColor(severity_colours(palette)[severity])
    painter.setPen(QPen(colour, 1.4) if approved else Qt.PenStyle.NoPen)
    painter.setBrush(Qt.BrushStyle.NoBrush if approved else colour)
    if severity == "error":
        painter.drawRect(2, 2, 8, 8)
    elif severity == "warning":
        painter.drawPolygon([QPoint(6, 1), QPoint(11, 10), QPoint(1, 10)])
    else:
        painter.drawEllipse(2, 2, 8, 8)
    painter.end()
    return QIcon(pixmap)
