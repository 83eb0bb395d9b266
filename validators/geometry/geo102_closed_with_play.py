"""GEO102: a joint that closes only thanks to the play of the cardboard."""

from collections.abc import Iterator

from trackwright.model.layout import zeta
from trackwright.model.layout.geometry import Seam
from trackwright.model.text.messages import Message
from trackwright.validators.check import Check, CheckedCircuit
from trackwright.validators.example import Example
from trackwright.validators.finding import Arrow, Finding, Severity


class ClosedWithPlay(Check):
    """The lap closes only thanks to the play of the cardboard.

    Why: the joint will hold on the table, but every other joint has to give a little; the next
    change of a piece may need more play than is left.

    Fix: none needed. For a lap without any strain, swap pieces near the joint until the gap is
    zero; `trackwright close` suggests ways to do so.
    """

    code, name = "GEO102", "closed-with-play"
    severity = Severity.NOTE
    reads = frozenset({"runs", "frames"})
    bad = (
        Example(
            "A lap with sweeps whose last joint is off by less than the play.",
            "START C5-22L L1 C5-22L C3-45L C3-45L L4 C3-45L L4 L1 C3-45L L4 C3-45L C3-45L C5-22L "
            "L1 C5-22L",
            kit="ausgebremst",
            also_found=("AUS605",),
        ),
    )
    good = (Example("The last piece meets the first exactly.", "april-raceway"),)

    def check(self, subject: CheckedCircuit) -> Iterator[Finding]:
        for seam in subject.circuit.geometry.joints:
            if not seam.exact:
                yield self._joint(subject, seam)

    def _joint(self, subject: CheckedCircuit, seam: Seam) -> Finding:
        geometry, kit = subject.circuit.geometry, subject.kit
        first, second = geometry.laid[seam.first], geometry.laid[seam.second]
        out = geometry.end(seam.first, first.template.port(seam.out))
        into = geometry.end(seam.second, second.template.port(seam.into))
        gap = kit.module_mm * zeta.to_complex(zeta.subtract(into.pose.point, out.pose.point))
        start, _ = geometry.table_pose(out.frame, out.pose)
        end, _ = geometry.table_pose(into.frame, into.pose)
        return self.finding(
            Message(
                "piece {first} meets piece {second} only with play: {mm:.2f} mm of the "
                "cardboard's {play:g} mm",
                first=first.name,
                second=second.name,
                mm=abs(gap),
                play=kit.play_mm,
            ),
            pieces=[first.piece.id, second.piece.id],
            actual=round(abs(gap), 3),
            limit=0,
            shape=Arrow((start.real, start.imag), (end.real, end.imag)),
        )
