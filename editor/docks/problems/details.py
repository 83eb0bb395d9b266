"""The whole text of a problem: what is wrong, why it matters, how to fix it."""

from collections.abc import Iterator

from PySide6.QtWidgets import QPlainTextEdit

from trackwright.editor.app.translation import later, sentence, t, translated
from trackwright.editor.docks.problems.tree import keeps_words
from trackwright.model.circuit import Circuit
from trackwright.model.text.plain_text import visible
from trackwright.reports.problems.outcome import corner_names
from trackwright.validators.catalogue import find_check
from trackwright.validators.finding import Finding

NOTHING_CHOSEN = later("Select a problem to see why it matters and how to fix it.")


class ProblemDetails(QPlainTextEdit):
    """Plain text that can be selected and scrolled."""

    def __init__(self) -> None:
        super().__init__(readOnly=True)
        self.setTabChangesFocus(True)
        self.setAccessibleName(t("Details of the problem"))
        self.setMinimumWidth(1)
        self.show_problem(None)

    def show_problem(self, finding: Finding | None, circuit: Circuit | None = None) -> None:
        paragraphs = _paragraphs(finding, circuit) if finding and circuit else [t(NOTHING_CHOSEN)]
        words = "\n\n".join(paragraphs)
        if words != self.toPlainText():
            self.setPlainText(words)


def _paragraphs(finding: Finding, circuit: Circuit) -> Iterator[str]:
    check = find_check(finding.code)
    codes = " · ".join(filter(None, (check.code, check.alias)))
    yield f"{codes}  {translated(check.headline)}"
    yield sentence(translated(finding.message))
    if names := corner_names(finding, circuit):
        yield t("Where: {names}", names=", ".join(map(visible, names)))
    if finding.approval is not None:
        yield t("Approved: {why}", why=finding.approval.reason)
    yield t("Why it matters: {why}", why=sentence(translated(check.why)))
    yield t("How to fix it: {how}", how=sentence(translated(check.fix)))
    if finding.fixes and finding.approval is None:
        fixes = (f"• {translated(f.title)} ({keeps_words(f.safe)})" for f in finding.fixes)
        yield "\n".join((t("Fixes:"), *fixes))
