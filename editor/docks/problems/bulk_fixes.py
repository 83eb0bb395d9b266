"""Many problems fixed at once: computed in a thread, shown before, applied as one step."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QObject, Signal

from trackwright.editor.app.jobs import Job, ReportProgress
from trackwright.editor.document.bridge import Bridge
from trackwright.model.circuit import Circuit
from trackwright.validators.finding import Finding
from trackwright.validators.fixing import FixedCircuit, apply_fixes
from trackwright.validators.report import Checker, Report


@dataclass(frozen=True)
class BulkFix:
    """Fix all problems of a check, or of all checks; unsafe fixes change more than markers."""

    code: str | None = None
    unsafe: bool = False

    def wants(self, finding: Finding) -> bool:
        return self.code in (None, finding.code)

    def count(self, report: Report) -> int:
        """How many problems it has a fix for."""
        return sum(
            self.wants(finding) and any(fix.safe or self.unsafe for fix in finding.fixes)
            for finding in report.open()
        )


Then = Callable[[FixedCircuit], None]


class BulkFixes(QObject):
    """Computes one bulk fix at a time; remembers the last one until the circuit changes."""

    failed = Signal(str)

    def __init__(self, bridge: Bridge, parent: QObject) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._asked: tuple[Circuit, BulkFix, str | None] | None = None
        self._found: FixedCircuit | None = None
        self._job: Job | None = None
        self._then: Then | None = None
        self._is_order = False
        """Does the user want it done, not only shown?"""

    @property
    def busy(self) -> bool:
        return self._job is not None

    def show(self, bulk: BulkFix, rules: str | None, then: Then) -> None:
        """Call `then` with the result, unless something else is asked for before it is known."""
        if not self._is_order:
            self._compute(bulk, rules, then)

    def order(self, bulk: BulkFix, rules: str | None, then: Then) -> None:
        """Call `then` with the result, wherever the mouse goes meanwhile."""
        self._is_order = True
        self._compute(bulk, rules, then)

    def forget(self) -> None:
        """It need not be shown any more."""
        if not self._is_order:
            self._then = None

    def stop(self) -> None:
        if self._job is not None:
            self._job.leave()
        self._job = self._asked = self._found = self._then = None
        self._is_order = False

    def _compute(self, bulk: BulkFix, rules: str | None, then: Then) -> None:
        asked = self._bridge.circuit, bulk, rules
        if asked != self._asked:
            is_order = self._is_order
            self.stop()
            self._asked, self._is_order = asked, is_order
            self._job = Job(partial(_fixed, *asked), self)
            self._job.finished.connect(self._finish)
            self._job.failed.connect(self._fail)
            self._job.start()
        self._then = then
        if self._found is not None:
            self._answer(self._found)

    def _finish(self, found: FixedCircuit) -> None:
        self._job, self._found = None, found
        self._answer(found)

    def _answer(self, found: FixedCircuit) -> None:
        then, self._then, self._is_order = self._then, None, False
        if then is not None:
            then(found)

    def _fail(self, why: str) -> None:
        self._job = None
        self.stop()
        self.failed.emit(why)


def _fixed(
    circuit: Circuit, bulk: BulkFix, rules: str | None, report_progress: ReportProgress
) -> FixedCircuit:
    """Runs in the thread, with a checker of its own; once cancelled, nothing is wanted any more."""

    def wanted(finding: Finding) -> bool:
        return report_progress(0, 0) and bulk.wants(finding)

    return apply_fixes(circuit, Checker(rules), unsafe=bulk.unsafe, wanted=wanted)
