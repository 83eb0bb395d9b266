"""Approves problems with a reason, or withdraws their approvals."""

from collections.abc import Callable, Sequence

from PySide6.QtWidgets import QInputDialog, QWidget

from trackwright.editor.app.translation import t, translated
from trackwright.model.edit.edits import Approve, Edit, WithdrawApproval
from trackwright.model.layout.track import Approval
from trackwright.validators.catalogue import find_check
from trackwright.validators.finding import Finding

AskReason = Callable[[Sequence[Finding]], str | None]
"""Why are these problems acceptable? None or nothing: they are not."""


def approval_edits(findings: Sequence[Finding], ask_reason: AskReason) -> list[Edit]:
    """Approves those that are not approved; if all are, withdraws their approvals."""
    unapproved = [finding for finding in findings if finding.approval is None]
    if unapproved:
        reason = ask_reason(unapproved)
        return [Approve(Approval(f.code, reason, f.pieces)) for f in unapproved if reason]
    approvals = dict.fromkeys(f.approval for f in findings if f.approval is not None)
    return [WithdrawApproval(one.code, one.pieces) for one in approvals]


def ask_for_reason(parent: QWidget, findings: Sequence[Finding]) -> str | None:
    why = f"{_named(findings)}\n\n" + t("Why is this acceptable?")
    text, ok = QInputDialog.getText(parent, t("Approve"), why)
    return text.strip() if ok else None


def _named(findings: Sequence[Finding]) -> str:
    """The problem, or how many of its kind there are."""
    first, *others = findings
    if not others:
        return f"{first.code}: {translated(first.message)}"
    headline = translated(find_check(first.code).headline)
    return f"{first.code}: {headline} ({len(findings)})"
