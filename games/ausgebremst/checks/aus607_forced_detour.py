"""AUS607: a corner in which every car has to take a longer lane."""

from collections.abc import Iterator

from trackwright.games.ausgebremst.budget.budget import Detour, card_budget
from trackwright.games.ausgebremst.checks.raced import OVAL, RacedCheck
from trackwright.model.text.messages import Message, counted, joined
from trackwright.validators.check import CheckedCircuit
from trackwright.validators.example import Example
from trackwright.validators.finding import Finding, Severity


class ForcedDetour(RacedCheck):
    """Every car has to take a longer lane in a corner, in each lap or on the way to the pit.

    Why: solid lines or obstacles leave no other way, and what nobody can avoid is not a decision.
    It makes the race longer for everybody; before the pit it makes a stop cost more than the alley
    itself.

    Fix: if this is not intended, use the same corner without a solid line, or put a straight
    without one before it, where cars can change lanes.
    """

    code, name, alias = "AUS607", "forced-detour", "AUS-V-07"
    severity = Severity.NOTE
    bad = (Example("The hairpin before the pit of the Circuit.", "bleifuss-circuit"),)
    good = (
        Example("No solid line leads to the pit of the Drom.", "bleifuss-drom"),
        Example("A lap without solid lines.", OVAL, kit="ausgebremst"),
    )

    def check(self, subject: CheckedCircuit) -> Iterator[Finding]:
        for detour in card_budget(subject.circuit).detours:
            if detour.forced:
                says = Message(
                    "every lap has to take a longer lane in {corner}: {spaces} more than the "
                    "shortest, as there is no other way",
                    corner=_corner(detour),
                    spaces=counted(detour.forced, "space"),
                )
                yield self._finding(subject, detour, detour.forced, says)
            if detour.forced_by_pit:
                says = Message(
                    "the way to the pit has to take a longer lane in {corner}: {spaces} more than "
                    "the shortest, as there is no other way",
                    corner=_corner(detour),
                    spaces=counted(detour.forced_by_pit, "space"),
                )
                yield self._finding(subject, detour, detour.forced_by_pit, says)

    def _finding(
        self, subject: CheckedCircuit, detour: Detour, spaces: int, says: Message
    ) -> Finding:
        corner = subject.circuit.measures.corners[detour.corner - 1]
        return self.finding(
            says,
            pieces=[subject.piece_id(name) for name in detour.pieces],
            positions=sorted(corner.columns),
            actual=spaces,
            limit=0,
            shape=subject.spaces_on(corner.columns),
        )


def _corner(detour: Detour) -> Message:
    return Message("corner {n} (pieces {pieces})", n=detour.corner, pieces=joined(detour.pieces))
