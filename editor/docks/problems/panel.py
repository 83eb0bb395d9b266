"""The problems by check, updated live: filtered, explained, shown on the table, approved, fixed."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QLabel,
    QMenu,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from trackwright.editor.app.translation import later, sentence, t, translated
from trackwright.editor.canvas.survey import Survey
from trackwright.editor.dialogs.running import run_menu
from trackwright.editor.docks.problems.approving import (
    AskReason,
    approval_edits,
    ask_for_reason,
)
from trackwright.editor.docks.problems.bulk_fixes import BulkFix, BulkFixes
from trackwright.editor.docks.problems.details import ProblemDetails
from trackwright.editor.docks.problems.filter import ProblemFilter
from trackwright.editor.docks.problems.fix_all import ALL_SAFE, FixAllButton
from trackwright.editor.docks.problems.menu import ProblemMenu
from trackwright.editor.docks.problems.tree import (
    FindingTree,
    bulk_of,
    fix_of,
    problems_in,
)
from trackwright.editor.document.bridge import Bridge
from trackwright.editor.widgets.flow import FlowLayout
from trackwright.model.edit.edits import Edit
from trackwright.model.edit.preview import preview
from trackwright.model.picture.picture import Palette
from trackwright.model.text.messages import Message, counted
from trackwright.validators.finding import Finding, Fix
from trackwright.validators.fixing import FixedCircuit
from trackwright.validators.report import Report

FADE_MS = 150
"""Old problems turn grey if a check takes longer."""
NOT_YET = later("Not checked yet.")
NOTHING = later("No problems found.")
NOT_BEGUN = later("No pieces yet.")
NARROW_PX = 640
"""The counts have a line of their own if the panel is narrower."""
WIDE = 1.6
"""Details are beside the list if the panel is this much wider than high, else below it."""


LEAST_PART_PX = 48
"""The list, and the details of a problem, have two lines at least."""


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
        self.report: Report | None = None
        self.ask_reason: AskReason = partial(ask_for_reason, self)
        self.is_stale = False
        self._fader = QTimer(self, singleShot=True, interval=FADE_MS)
        self._fader.timeout.connect(self._fade)
        self.bulk = BulkFixes(bridge, self)
        self.state = QLabel(t(NOT_YET))
        self.state.setContentsMargins(4, 2, 4, 2)
        self.state.setMinimumWidth(1)  # its text must not change the layout of the window
        self.filter = ProblemFilter(self)
        self.fix_all = FixAllButton()
        self.tree = FindingTree()
        self.details = ProblemDetails()
        self._lay_out()
        self._connect()
        self.fix_all.show_report(self.report)

    def _lay_out(self) -> None:
        self.splitter = QSplitter(Qt.Orientation.Horizontal, self)  # first in the tab order
        self.splitter.setChildrenCollapsible(False)
        self.splitter.addWidget(self.tree)
        self.splitter.addWidget(self.details)
        self.splitter.setStretchFactor(0, 3)
        self.splitter.setStretchFactor(1, 2)
        for part in (self.tree, self.details):
            part.setMinimumHeight(LEAST_PART_PX)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._row.addWidget(self.state, 1)
        controls = FlowLayout(spacing=4)
        for field in (self.filter.sorts, self.filter.search, self.fix_all):
            controls.addWidget(field)
        self._row.addLayout(controls)
        box = QVBoxLayout(self)
        box.setContentsMargins(4, 4, 4, 4)
        box.addLayout(self._row)
        box.addWidget(self.splitter, 1)

    def _connect(self) -> None:
        tree = self.tree
        tree.customContextMenuRequested.connect(self._menu)
        tree.currentItemChanged.connect(lambda *_: self._point_out())
        tree.itemClicked.connect(lambda *_: self._point_out())
        tree.itemEntered.connect(lambda item, _: self._show_ghost(fix_of(item), bulk_of(item)))
        tree.left.connect(self._show_chosen_ghost)
        tree.itemDoubleClicked.connect(lambda *_: self._enter())
        tree.entered.connect(self._enter)
        tree.approved.connect(self.approve)
        tree.given_up.connect(self.choose_nothing)
        self.filter.changed.connect(self._list)
        self.fix_all.clicked.connect(self._fix_all)
        self.fix_all.entered.connect(lambda: self._show_ghost(None, ALL_SAFE))
        self.fix_all.left.connect(self._show_chosen_ghost)
        self.bulk.failed.connect(lambda why: self.state.setText(sentence(why)))
        self._bridge.opened.connect(self._forget)
        self._bridge.changed.connect(self._grow_old)

    def use_palette(self, palette: Palette) -> None:
        self.tree.palette_used = palette

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        is_narrow = self.width() < NARROW_PX
        self._row.setDirection(
            QBoxLayout.Direction.TopToBottom if is_narrow else QBoxLayout.Direction.LeftToRight
        )
        beside = self.width() > WIDE * self.height()
        self.splitter.setOrientation(
            Qt.Orientation.Horizontal if beside else Qt.Orientation.Vertical
        )

    # --- display

    def _forget(self) -> None:
        self.report = None
        self.bulk.stop()
        self.tree.clear()
        self.details.show_problem(None)
        self.fix_all.show_report(self.report)
        self._say(t(NOT_YET))

    def _grow_old(self) -> None:
        self.bulk.stop()
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
        self._list()

    def _list(self) -> None:
        """List the problems that the filter wants."""
        report = self.report
        if report is None:
            return
        wanted = [finding for finding in report.findings if self.filter.wants(finding)]
        self.tree.show_problems(report, wanted, others=not self.filter.is_on)
        self.fix_all.show_report(self.report)
        self.details.show_problem(self.finding, self._bridge.circuit)
        self.shown.emit(self.finding)
        self._show_counts()

    def _show_counts(self) -> None:
        """How many problems there are and, if the filter leaves some out, how many are listed."""
        report = self.report
        if report is None:
            return
        self._say(self._summary(report))
        if self.filter.is_on:
            listed = sum(map(self.filter.wants, report.findings))
            all = len(report.findings)
            self.state.setText(t("{number} of {all} listed", number=listed, all=all))

    def _say(self, words: str) -> None:
        self.state.setText(words)
        self.counted.emit(words if words != t(NOT_BEGUN) else "")

    def _summary(self, report: Report) -> str:
        counts = report.counts()
        parts = [
            translated(counted(n, what)) for what, n in counts.items() if n and what != "waived"
        ]
        if counts["waived"]:
            parts.append(t("{number} approved", number=counts["waived"]))
        is_begun = self._bridge.track.piece_locations
        return " · ".join(parts) or t(NOTHING if is_begun else NOT_BEGUN)

    # --- selection

    def choose(self, finding: Finding) -> None:
        """Select the row of this problem, even if the filter left it out."""
        if not self.filter.wants(finding):
            self.filter.reset()
        self.tree.choose(finding)
        self.tree.setFocus()
        self._point_out()

    @property
    def finding(self) -> Finding | None:
        """The selected problem; the first one if a group is selected."""
        return self.tree.chosen

    @property
    def busy(self) -> bool:
        """Is a bulk fix being computed?"""
        return self.bulk.busy

    def _point_out(self) -> None:
        self.details.show_problem(self.finding, self._bridge.circuit)
        self.shown.emit(self.finding)
        self._show_chosen_ghost()

    def choose_nothing(self) -> None:
        """No problem is selected any more, and none is outlined on the table."""
        self.tree.selectionModel().clear()
        self._point_out()

    # --- previews

    def _show_chosen_ghost(self) -> None:
        self._show_ghost(self.tree.fix, self.tree.bulk)

    def _show_ghost(self, fix: Fix | None, bulk: BulkFix | None = None) -> None:
        """Preview what the fix would change; that of many problems takes a moment."""
        self.bulk.forget()
        if self.report is None or self.is_stale or bulk is None:
            self._preview(fix.edits if fix is not None else ())
        else:
            self.bulk.show(bulk, self.report.rules, lambda found: self._preview(found.edits))

    def _preview(self, edits: tuple[Edit, ...]) -> None:
        wanted = edits and not self.is_stale
        self.previewed.emit(preview(self._bridge.circuit, edits) if wanted else ())

    # --- actions

    def _enter(self) -> None:
        """Apply a fix, or zoom to a problem."""
        fix = self.tree.fix or self.tree.bulk
        if fix is not None:
            self._fix(fix)
        else:
            self._zoom()

    def apply(self, fix: Fix) -> None:
        self.previewed.emit(())
        before = self._bridge.circuit
        if self._bridge.do(*fix.edits, label=fix.title) and fix.remark is not None:
            remark = fix.remark(before)
            if remark is not None:
                self.remarked.emit(translated(remark))

    def _fix_all(self) -> None:
        self.tree.setFocus()  # the button will be disabled, and keys would go anywhere
        self.fix_in_bulk(ALL_SAFE)

    def fix_in_bulk(self, bulk: BulkFix) -> None:
        """Fix many problems as one step, as soon as it is known how."""
        if self.report is not None:
            self.state.setText(t("Fixing ..."))
            self.bulk.order(bulk, self.report.rules, self._apply_bulk)

    def _apply_bulk(self, found: FixedCircuit) -> None:
        self.previewed.emit(())
        self._show_counts()
        if not found.edits:
            self._bridge.message.emit(t("None of these fixes can be applied here"))
        label = Message("Fix {n} problems", n=len(found.applied))
        if self._bridge.do(*found.edits, label=label) and found.remarks:
            self.remarked.emit("\n".join(map(translated, found.remarks)))

    def _zoom(self) -> None:
        if self.finding is not None:
            self.zoomed.emit(self.finding)

    def approve(self) -> None:
        """Approve the problem with a reason, or withdraw its approval; of a group, all of them."""
        item = self.tree.currentItem()
        self._approve(problems_in(item) if item is not None else [])

    def _approve(self, findings: Sequence[Finding]) -> None:
        were_open = any(finding.approval is None for finding in findings)
        if self._bridge.do(*approval_edits(findings, self.ask_reason)) and were_open:
            self.choose_nothing()

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802 - Qt's name
        """Closed, or behind another panel; a minimized window keeps its selection."""
        super().hideEvent(event)
        if not event.spontaneous():
            self.choose_nothing()

    def shut_down(self) -> None:
        """Stop before the window closes, without any further signals."""
        self.blockSignals(True)
        self.bulk.stop()

    # --- menus

    def menu_for(self, *findings: Finding) -> QMenu:
        """What can be done about a problem, or about all of a group."""
        menu = ProblemMenu(findings, self.report, self)
        menu.aboutToHide.connect(lambda: self.previewed.emit(()))
        if len(findings) == 1:
            menu.aboutToShow.connect(lambda: self.tree.choose(findings[0]))
        menu.pointed.connect(self._point_at)
        menu.fixed.connect(self._fix)
        menu.zoomed.connect(self._zoom)
        menu.approved.connect(lambda: self._approve(findings))
        return menu

    def _point_at(self, fix: Fix | BulkFix) -> None:
        if isinstance(fix, Fix):
            self._show_ghost(fix)
        else:
            self._show_ghost(None, fix)

    def _fix(self, fix: Fix | BulkFix) -> None:
        if isinstance(fix, Fix):
            self.apply(fix)
        else:
            self.fix_in_bulk(fix)

    def _menu(self, place: QPoint) -> None:
        row = self.tree.itemAt(place) or self.tree.currentItem()
        if row is not None and (findings := problems_in(row)):
            self.tree.setCurrentItem(row)
            run_menu(self.menu_for(*findings), self.tree.viewport().mapToGlobal(place))
