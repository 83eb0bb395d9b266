"""AUS607: a corner in which every car has to take a longer lane."""

from collections.abc import Iterator

from validators.ausgebremst.raced import OVAL, RacedCheck
from validators.budgets.ausgebremst import Detour, card_budget
from validators.check import Subject
from validators.example import Example
from validators.finding import Finding, Severity


class ForcedDetour(RacedCheck):
    """Every car has to take a longer lane of a corner, in each lap or on the way to the pit.

    Why: solid lines or obstacles leave no other way, and what nobody can avoid is no decision. It
    makes the way longer for all; before the pit it makes the stop dearer than the alley itself.

    Fix: if that is not meant, take the same corner without a solid line, or lay a straight
    without one before it, on which the lane can be changed.
    """

    code, name, alias = "AUS607", "forced-detour", "AUS-V-07"
    severity = Severity.NOTE
    bad = (Example("The hairpin before the pit of the Circuit.", "bleifuss-circuit"),)
    good = (
        Example("No solid line leads to the pit of the Drom.", "bleifuss-drom"),
        Example("A lap without solid lines.", OVAL, kit="ausgebremst"),
    )

    def check(self, subject: Subject) -> Iterator[Finding]:
        for detour in card_budget(subject.circuit).detours:
            if detour.forced:
                yield self._finding(subject, detour, detour.forced, "every lap")
            if detour.forced_by_pit:
                yield self._finding(subject, detour, detour.forced_by_pit, "the way to the pit")

    def _finding(self, subject: Subject, detour: Detour, spaces: int, way: str) -> Finding:
        corner = subject.circuit.measures.corners[detour.corner - 1]
        count = "1 space" if spaces == 1 else f"{spaces} spaces"
        return self.found(
            f"{way} has to take a longer lane of corner {detour.corner} (pieces "
            f"{', '.join(detour.pieces)}): {count} more than the shortest, no other way is open",
            pieces=[subject.piece_id(name) for name in detour.pieces],
            positions=sorted(corner.columns),
            actual=spaces,
            limit=0,
            shape=subject.spaces_on(corner.columns),
        )
