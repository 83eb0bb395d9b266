"""The context menu of a problem, or of all problems of a kind."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from trackwright.editor.app.labels import entry_text
from trackwright.editor.app.translation import t, translated
from trackwright.editor.docks.problems.bulk_fixes import BulkFix
from trackwright.editor.docks.problems.tree import bulk_fixes_of, bulk_words, keeps_words
from trackwright.validators.finding import Finding, Fix
from trackwright.validators.report import Report


class ProblemMenu(QMenu):
    """What can be done about these problems."""

    fixed = Signal(object)
    """A `Fix` or a `BulkFix` was chosen."""
    pointed = Signal(object)
    """The mouse, or a key, is at a `Fix` or a `BulkFix`."""
    zoomed = Signal()
    approved = Signal()

    def __init__(self, findings: Sequence[Finding], report: Report | None, parent: QWidget) -> None:
        super().__init__(parent)
        self.setToolTipsVisible(True)
        is_one = len(findings) == 1
        for fix in findings[0].fixes if is_one else ():
            self._add_fix(fix, entry_text(translated(fix.title)), fix.safe)
        if report is not None:
            for bulk in bulk_fixes_of(findings[0].code, report):
                self._add_fix(bulk, bulk_words(bulk, report), not bulk.unsafe)
        if self.actions():
            self.addSeparator()
        if is_one:
            self.addAction(t("Zoom to problem")).triggered.connect(self.zoomed)
        self.addAction(_approval_words(findings)).triggered.connect(self.approved)

    def _add_fix(self, fix: Fix | BulkFix, words: str, is_safe: bool) -> None:
        entry: QAction = self.addAction(words)
        entry.setToolTip(keeps_words(is_safe))
        entry.triggered.connect(lambda _=False: self.fixed.emit(fix))
        entry.hovered.connect(lambda: self.pointed.emit(fix))


def _approval_words(findings: Sequence[Finding]) -> str:
    is_open, number = any(finding.approval is None for finding in findings), len(findings)
    if number == 1:
        return t("Approve ...") if is_open else t("Withdraw approval")
    if is_open:
        return t("Approve all {number} ...", number=number)
    return t("Withdraw all {number} approvals", number=number)
