"""AUS614: a circuit of board halves whose lap is not the sum of both."""

from collections.abc import Iterator

from trackwright.games.ausgebremst.budget.budget import card_budget
from trackwright.games.ausgebremst.checks.raced import RacedCheck
from trackwright.games.ausgebremst.decks import lap_of_halves
from trackwright.model.edit.edits import Insert
from trackwright.model.text.messages import Message, joined_with_and
from trackwright.validators.check import CheckedCircuit
from trackwright.validators.example import Example
from trackwright.validators.finding import Finding, Severity


class NotTheHalves(RacedCheck):
    """A lap over a left and a right board half is not as long as the two halves together.

    Why: the published distances and the chart of pit deposits apply to a left half and a right
    half with nothing in between. With more pieces the circuit is your own design: its deposits are
    calculated instead of looked up.

    Fix: none needed if this is intended. Otherwise remove what is between the halves.
    """

    code, name, alias = "AUS614", "halves", "AUS-V-14"
    severity = Severity.NOTE
    bad = (
        Example(
            "A straight of 1 at both seams of Bleifuss-Drom.",
            "bleifuss-drom",
            (Insert(("L1",), 1), Insert(("L1",), 2)),
        ),
    )
    good = (Example("As published.", "bleifuss-drom"),)

    def check(self, subject: CheckedCircuit) -> Iterator[Finding]:
        pieces = subject.track.pieces()
        kinds = {p.id: subject.kit.codes[p.piece].kind for p in pieces}
        halves = {id: kind.code for id, kind in kinds.items() if kind.chain}
        due = lap_of_halves(tuple(halves.values()))
        lap = card_budget(subject.circuit).lap_length
        if due is not None and lap != due:
            yield self.finding(
                Message(
                    "the lap has {lap} spaces, but {halves} alone have {due}: the chart of pit "
                    "deposits does not apply",
                    lap=lap,
                    halves=joined_with_and(list(halves.values())),
                    due=due,
                ),
                pieces=halves,
                actual=lap,
                limit=due,
            )
