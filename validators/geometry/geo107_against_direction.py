"""GEO107: a piece against the driving direction."""

from collections.abc import Iterator

from trackwright.model.circuit import Circuit
from trackwright.model.edit.edits import Edit, Insert, Remove, apply_all
from trackwright.model.layout.geometry import LaidPiece, Mismatch, PortEnd
from trackwright.model.layout.track import Marker, Piece, Run, Start
from trackwright.model.text.errors import EditRefused
from trackwright.model.text.messages import Message
from trackwright.validators.check import Check, CheckedCircuit
from trackwright.validators.example import Example
from trackwright.validators.finding import Area, Finding, Fix, Severity

AROUND = (
    Run(tuple(Piece(id, code) for id, code in enumerate(("START", *["R1L"] * 4), start=1))),
    Run((Piece(6, "L4"),), Start((0, 0, 0, 0, 2, 0, 0, 0), 0)),
    Run(
        tuple(Piece(id, "R1L") for id in range(7, 11)),
        Start((0, 0, 0, 0, 2, 0, 0, 0), 8),
    ),
)
"""An oval whose far straight lies the wrong way round."""


class AgainstDirection(Check):
    """Two ends meet head-on: a piece lies against the driving direction.

    Why: pieces are driven from their beginning to their end; where two ends or two beginnings
    meet, no car can continue, and the lap ends there.

    Fix: turn the piece round, so that it continues from the one before it.
    """

    code, name, alias = "GEO107", "against-direction", "MGP-V-DIRECTION"
    severity = Severity.ERROR
    reads = frozenset({"runs", "frames", "markers"})
    bad = (
        Example(
            "An oval with its far straight the wrong way round.",
            "",
            markers=(Marker(on=2, difficulty=2), Marker(on=7, difficulty=2)),
            figures=(("runs", AROUND),),
        ),
    )
    good = (Example("One chain, end to beginning all the way round.", "april-raceway"),)

    def check(self, subject: CheckedCircuit) -> Iterator[Finding]:
        for mismatch in subject.head_on:
            yield self._head_on(subject, mismatch)

    def _head_on(self, subject: CheckedCircuit, mismatch: Mismatch) -> Finding:
        geometry = subject.circuit.geometry
        first, second = (geometry.laid[end.index] for end in (mismatch.first, mismatch.second))
        return self.finding(
            Message(
                "{meet}: {why}", meet=_meeting_text(mismatch, first, second), why=mismatch.reason
            ),
            pieces=[first.piece.id, second.piece.id],
            shape=Area(subject.ground.outlines([mismatch.first.index, mismatch.second.index])),
            fixes=_turn_fixes(subject, mismatch),
        )


def _meeting_text(mismatch: Mismatch, first: LaidPiece, second: LaidPiece) -> Message:
    parts = {
        "first": first.name,
        "code": first.template.code,
        "second": second.name,
        "other": second.template.code,
    }
    if mismatch.first.port.enters:
        return Message(
            "the beginnings of piece {first} ({code}) and piece {second} ({other}) meet", **parts
        )
    return Message("the ends of piece {first} ({code}) and piece {second} ({other}) meet", **parts)


def _turn_fixes(subject: CheckedCircuit, mismatch: Mismatch) -> Iterator[Fix]:
    """Turn the shorter of the two runs, preferably the one without the line, if nothing is left
    head-on there."""
    runs = subject.track.runs
    ends = sorted((mismatch.first, mismatch.second), key=lambda end: _weight(subject, end))
    for turned, kept in (ends, ends[::-1]):
        edits = _turn_edits(subject, turned, kept)
        if edits and _resolves(subject, edits, kept):
            ids = [piece.id for piece in runs[_run_of(subject, turned)].pieces]
            plain = not any(marker.on in ids for marker in subject.track.markers)
            title = (
                Message("Turn piece {piece} round", piece=ids[0])
                if len(ids) == 1
                else Message("Turn {n} pieces round", n=len(ids))
            )
            yield Fix(title, edits, safe=plain and len(ids) == 1)
            return


def _weight(subject: CheckedCircuit, end: PortEnd) -> tuple[bool, int]:
    pieces = subject.track.runs[_run_of(subject, end)].pieces
    kinds = (subject.kit.codes[piece.piece].kind for piece in pieces)
    return any(kind.line_after for kind in kinds), len(pieces)


def _run_of(subject: CheckedCircuit, end: PortEnd) -> int:
    return subject.track.piece_locations[_piece(subject, end).id][0]


def _piece(subject: CheckedCircuit, end: PortEnd) -> Piece:
    return subject.circuit.geometry.laid[end.index].piece


def _turn_edits(subject: CheckedCircuit, turned: PortEnd, kept: PortEnd) -> tuple[Edit, ...]:
    """Remove the run of `turned` and add it again from `kept`, last piece first."""
    kit, run = subject.kit, subject.track.runs[_run_of(subject, turned)]
    halves = any(kit.codes[piece.piece].kind.chain for piece in run.pieces)
    if halves or _run_of(subject, turned) == _run_of(subject, kept):
        return ()
    beside, before = _piece(subject, kept).id, kept.port.enters
    taken_up: Edit = Remove(tuple(piece.id for piece in run.pieces))
    # Each piece is inserted right beside `kept`, so the one to end up there comes last.
    laid = (
        Insert(
            (kit.reversed_code(piece.piece),),
            beside,
            before,
            kit.reversed_line(piece.piece, piece.line),
        )
        for piece in (reversed(run.pieces) if before else run.pieces)
    )
    return (taken_up, *laid)


def _resolves(subject: CheckedCircuit, edits: tuple[Edit, ...], kept: PortEnd) -> bool:
    kit, beside = subject.kit, _piece(subject, kept).id
    try:
        left = CheckedCircuit(Circuit(apply_all(edits, subject.track, kit), kit))
    except EditRefused:
        return False
    geometry = left.circuit.geometry
    return not any(
        beside in (geometry.laid[m.first.index].piece.id, geometry.laid[m.second.index].piece.id)
        for m in left.head_on
    )
