"""The button that fixes everything that can be fixed safely."""

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QPushButton

from trackwright.editor.app.translation import t
from trackwright.editor.docks.problems.bulk_fixes import BulkFix
from trackwright.validators.report import Report

ALL_SAFE = BulkFix()


class FixAllButton(QPushButton):
    """Says when to preview what it would do: while it is pointed at or has the focus."""

    entered = Signal()
    left = Signal()

    def __init__(self) -> None:
        super().__init__(t("Fix all safe ones"))

    def show_report(self, report: Report | None) -> None:
        number = ALL_SAFE.count(report) if report is not None else 0
        self.setEnabled(number > 0)
        self.setToolTip(
            t(
                "Apply every fix that keeps the circuit's shape, as one step: {number} problems",
                number=number,
            )
        )

    def event(self, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Enter, QEvent.Type.FocusIn):
            self.entered.emit()
        elif event.type() in (QEvent.Type.Leave, QEvent.Type.FocusOut):
            self.left.emit()
        return super().event(event)
