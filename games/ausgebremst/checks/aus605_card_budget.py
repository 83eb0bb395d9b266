"""AUS605: too few or too many cards for the length of the race."""

from collections.abc import Iterator

from trackwright.games.ausgebremst.budget.budget import CardBudget, card_budget
from trackwright.games.ausgebremst.checks.raced import OVAL, RacedCheck, start_pieces
from trackwright.games.ausgebremst.course import Row
from trackwright.model.text.messages import Message, joined
from trackwright.validators.check import CheckedCircuit
from trackwright.validators.example import Example
from trackwright.validators.finding import Finding, Severity

LEAST_SLACK = 2
"""Row 3 of the hardest published circuits."""
MOST_SLACK = 11
"""Row 1 of the easiest published circuit."""


class CardBudgetOff(RacedCheck):
    """The points of a deck are not enough for the race, barely enough, or far too many.

    Why: a deck should have only slightly more points than the race needs. Every outer lane costs
    some of them; players with none to spare are out after the first detour, and with many to spare
    it does not matter where they drive. The published circuits leave 2 to 11 points.

    Fix: make the lap shorter or longer. A space of the lap counts three times; an additional space
    in the pit alley counts once. `trackwright budget` shows the figures for every row.
    """

    code, name, alias = "AUS605", "card-budget", "AUS-V-05"
    bad = (
        Example(
            "A lap of 26 and a long alley leave no points for row 3.",
            "START L4 L1 C1-90L C1-90L PIT-IN3L PIT2L PIT-OUT3L L3 C1-90L C1-90L",
            kit="ausgebremst",
        ),
        Example(
            "A lap of 28 is too long for every row.",
            "START L4 L2 C1-90L C1-90L PIT4L L4 L4 C1-90L C1-90L",
            kit="ausgebremst",
            also_found=("AUS615",),
        ),
        Example(
            "A lap of 20 leaves 22 points.",
            "START L2 C1-90L C1-90L PIT4L L4 C1-90L C1-90L",
            kit="ausgebremst",
        ),
    )
    good = (
        Example("The hardest published circuit leaves 2 points in row 3.", "nuerburg-ring"),
        Example("The easiest leaves 11 points in row 1.", "bleifuss-circuit"),
        Example("A lap of 24.", OVAL, kit="ausgebremst"),
    )

    def check(self, subject: CheckedCircuit) -> Iterator[Finding]:
        budget = card_budget(subject.circuit)
        slacks = [budget.slack(row) for row in budget.rows]
        off = [row for row in budget.rows if not LEAST_SLACK <= budget.slack(row) <= MOST_SLACK]
        if not off:
            return
        scarce = min(slacks) < LEAST_SLACK
        yield self.finding(
            Message(
                "of {points} points {rows}; published circuits leave {least} to {most}",
                points=budget.points,
                rows=joined(_row_text(budget, row) for row in off),
                least=LEAST_SLACK,
                most=MOST_SLACK,
            ),
            pieces=start_pieces(subject),
            actual=min(slacks) if scarce else max(slacks),
            limit=LEAST_SLACK if scarce else MOST_SLACK,
            severity=Severity.ERROR if min(slacks) < 0 else Severity.WARNING,
        )


def _row_text(budget: CardBudget, row: Row) -> Message:
    verdict = _slack_text(budget.slack(row))
    if budget.has_pit:
        return Message(
            "row {row} needs {points} with the pit stop ({verdict})",
            row=row.row,
            points=row.with_pit,
            verdict=verdict,
        )
    return Message(
        "row {row} needs {points} ({verdict})", row=row.row, points=row.with_pit, verdict=verdict
    )


def _slack_text(slack: int) -> Message:
    if slack < 0:
        return Message("{n} too many: cannot finish", n=-slack)
    if slack < LEAST_SLACK:
        return Message("{n} left: no detour possible", n=slack)
    return Message("{n} left: too easy", n=slack)
