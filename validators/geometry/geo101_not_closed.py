"""GEO101: an open end of the circuit."""

from collections.abc import Iterator

from trackwright.model.edit.edits import Remove
from trackwright.model.layout.geometry import Gap, LaidPiece, PortEnd
from trackwright.model.layout.kit import Kit
from trackwright.model.layout.track import Marker
from trackwright.model.layout.zeta import to_degrees
from trackwright.model.text.messages import Message
from trackwright.validators.check import Check, CheckedCircuit
from trackwright.validators.example import Example
from trackwright.validators.finding import Arrow, Finding, Severity


class NotClosed(Check):
    """The circuit is not closed.

    Why: a race goes round and round; a car that reaches an open end has nowhere to go. Cardboard
    that has to be bent to meet gets damaged, and its joints come apart during play. A course from
    a start piece to a finish piece is open there by design.

    Fix: add pieces until the last one meets the first, or the finish piece, or let `trackwright
    close` find ways to do so. Swapping a straight or the size of a corner near the end often closes
    a small gap.
    """

    code, name, alias = "GEO101", "not-closed", "MGP-V-CLOSED"
    severity = Severity.ERROR
    reads = frozenset({"runs", "frames"})
    bad = (
        Example("A lap with a straight removed.", "april-raceway", (Remove((2,)),)),
        Example(
            "One corner is not enough for a lap.",
            "START L4 R2L L4",
            markers=(Marker(on=3, difficulty=2),),
            also_found=("GEO103",),
        ),
    )
    good = (
        Example("The last piece meets the first.", "april-raceway"),
        Example("A course from a start to a finish.", "racing-rules"),
    )

    def check(self, subject: CheckedCircuit) -> Iterator[Finding]:
        geometry = subject.circuit.geometry
        gaps = {gap.first: gap for gap in geometry.gaps}
        nearest = {gap.second for gap in geometry.gaps}
        head_on = {end for m in subject.head_on for end in (m.first, m.second)}
        for end in geometry.open_ends:
            if end in head_on:
                continue  # reported as GEO107
            placed = geometry.laid[end.index]
            where = _where(end, placed)
            gap = gaps.get(end)
            if gap is not None:
                yield self._gap(subject, gap, where)
            elif not end.port.enters or end not in nearest:
                yield self.finding(
                    Message("{where} ({code}) is open", where=where, code=placed.template.code),
                    pieces=[placed.piece.id],
                )

    def _gap(self, subject: CheckedCircuit, gap: Gap, where: Message) -> Finding:
        geometry = subject.circuit.geometry
        first, second = geometry.laid[gap.first.index], geometry.laid[gap.second.index]
        start, _ = geometry.table_pose(gap.first.frame, gap.first.pose)
        end, _ = geometry.table_pose(gap.second.frame, gap.second.pose)
        return self.finding(
            _how_far(gap, subject.kit, where, second.name),
            pieces=[first.piece.id, second.piece.id],
            actual=round(gap.mm, 3),
            limit=0,
            shape=Arrow((start.real, start.imag), (end.real, end.imag)),
        )


def _where(end: PortEnd, placed: LaidPiece) -> Message:
    if end.port.enters:
        return Message("the beginning of piece {piece}", piece=placed.name)
    return Message("the end of piece {piece}", piece=placed.name)


def _how_far(gap: Gap, kit: Kit, where: Message, piece: str) -> Message:
    modules = gap.mm / kit.module_mm
    measures = Message(
        "{mm:.1f} mm ({modules:.2f} modules; x {x:.1f}, y {y:.1f} mm)",
        mm=gap.mm,
        modules=modules,
        x=gap.dx_mm,
        y=gap.dy_mm,
    )
    if gap.turn:
        return Message(
            "{where} is {measures} from piece {piece} and {turn:g}° off: more than the "
            "cardboard's play of {play:g} mm",
            where=where,
            measures=measures,
            piece=piece,
            turn=to_degrees(gap.turn),
            play=kit.play_mm,
        )
    if gap.mm > kit.play_mm:
        return Message(
            "{where} is {measures} from piece {piece}: more than the cardboard's play of "
            "{play:g} mm",
            where=where,
            measures=measures,
            piece=piece,
            play=kit.play_mm,
        )
    return Message(
        "{where} is {measures} from piece {piece}: within the cardboard's play of {play:g} mm",
        where=where,
        measures=measures,
        piece=piece,
        play=kit.play_mm,
    )
