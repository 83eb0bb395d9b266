"""AUS615: a lap too long for the pit deposits of the pro game."""

from collections.abc import Iterator

from trackwright.games.ausgebremst.budget.budget import card_budget
from trackwright.games.ausgebremst.checks.raced import OVAL, RacedCheck, start_pieces
from trackwright.games.ausgebremst.decks import LEAST_DEPOSIT, RESERVE
from trackwright.model.text.messages import Message
from trackwright.validators.check import CheckedCircuit
from trackwright.validators.example import Example
from trackwright.validators.finding import Finding, Severity


class NoDeposit(RacedCheck):
    """The race is so long that no cards can be set aside as a deposit for the pit stop.

    Why: in the pro game each player puts cards beside the pit alley and gets them back for a stop.
    Row 1 needs a deposit of at least 3 points for row 3 to have one at all.

    Fix: make the lap shorter; with three laps 26 spaces are the maximum.
    """

    code, name, alias = "AUS615", "no-deposit", "AUS-V-15"
    severity = Severity.WARNING
    bad = (
        Example(
            "A lap of 28.",
            "START L4 L2 C1-90L C1-90L PIT4L L4 L4 C1-90L C1-90L",
            kit="ausgebremst",
            also_found=("AUS605",),
        ),
    )
    good = (
        Example("The longest published lap: deposits of 3, 2 and 1.", "nuerburg-drom"),
        Example("A lap of 24.", OVAL, kit="ausgebremst"),
    )

    def check(self, subject: CheckedCircuit) -> Iterator[Finding]:
        budget = card_budget(subject.circuit)
        if not budget.has_pit or budget.deposits is not None:
            return
        row = budget.rows[0]
        left = budget.points - RESERVE - row.distance
        yield self.finding(
            Message(
                "too long for the pro game: of {points} points row 1 needs {need}; after a reserve "
                "of {reserve} that leaves {left} for its pit deposit, which must be at least "
                "{least}",
                points=budget.points,
                need=row.distance,
                reserve=RESERVE,
                left=left,
                least=LEAST_DEPOSIT,
            ),
            pieces=start_pieces(subject),
            actual=left,
            limit=LEAST_DEPOSIT,
        )
