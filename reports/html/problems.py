"""What the checks found: open problems with what to do, and approved ones with the reason."""

from collections.abc import Iterator

from trackwright.model.text.messages import Message, counted, joined
from trackwright.reports.html.markup import Html, element
from trackwright.reports.html.subject import Look, Subject
from trackwright.validators.catalogue import find_check
from trackwright.validators.finding import Finding, Severity

SEVERITIES = {
    Severity.ERROR: Message("error"),
    Severity.WARNING: Message("warning"),
    Severity.NOTE: Message("note"),
}
MOST_LISTED = 100
"""Of problems; a circuit with more is not for a report."""
MOST_PIECES = 12


def problems(subject: Subject, look: Look) -> Html:
    """Open problems by severity, approvals, and checks that could not be made."""
    report = subject.checks
    open = [finding for severity in Severity for finding in report.open(severity)]
    parts = [element("p", look.say(_summary(subject)))]
    if open:
        rows = [_problem(finding, look) for finding in open[:MOST_LISTED]]
        parts.append(element("ul", *rows, class_="problems"))
    if more := len(open) - MOST_LISTED:
        parts += [element("p", look.say(Message("and {n} more", n=more)))] if more > 0 else []
    if report.approved:
        parts.append(element("h3", look.say(Message("Approved"))))
        parts.append(
            element("ul", *(_approved(one, look) for one in report.approved), class_="problems")
        )
    parts += _not_checked(subject, look)
    return element("div", *parts)


def _summary(subject: Subject) -> Message:
    counts = subject.checks.counts()
    found = joined(counted(counts[severity.value], severity.value) for severity in Severity)
    if not any(counts[severity.value] for severity in Severity):
        return Message("All checks passed.")
    return Message("The checks found: {counts}.", counts=found)


def _problem(finding: Finding, look: Look) -> Html:
    check = find_check(finding.code)
    return element(
        "li",
        element("span", look.say(SEVERITIES[finding.severity]), class_="badge"),
        element("strong", _sentence(finding.message, look)),
        _place(finding, look),
        element("p", *(_sentence(part, look) for part in (check.why, check.fix)), class_="help"),
        class_=finding.severity.value,
    )


def _sentence(words: str, look: Look) -> str:
    """With a capital letter at the start."""
    said = look.say(words)
    return f"{said[:1].upper()}{said[1:]} "


def _place(finding: Finding, look: Look) -> Html:
    """Code and pieces."""
    said: list[Message] = [Message("{code}", code=finding.code)]
    if finding.pieces:
        numbers = joined(finding.pieces[:MOST_PIECES])
        more = Message(" ...") if len(finding.pieces) > MOST_PIECES else Message("")
        said.append(Message("pieces {numbers}{more}", numbers=numbers, more=more))
    return element("span", look.say(joined(said, " · ")), class_="where")


def _approved(finding: Finding, look: Look) -> Html:
    assert finding.approval is not None
    reason = Message("Reason: {reason}", reason=finding.approval.reason)
    return element(
        "li",
        element("span", look.say(Message("approved")), class_="badge"),
        element("strong", _sentence(finding.message, look)),
        _place(finding, look),
        element("p", look.say(reason), class_="reason"),
        class_="approved",
    )


def _not_checked(subject: Subject, look: Look) -> Iterator[Html]:
    if found := subject.checks.not_checked:
        words = counted(len(found), "check could not run", "checks could not run")
        rows = [
            element("li", element("span", one.code, class_="where"), " ", look.say(one.why))
            for one in found
        ]
        yield element("details", element("summary", look.say(words)), element("ul", *rows))
