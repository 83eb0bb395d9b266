"""LAN201: not exactly one finish line, or not one start and one finish."""

from collections.abc import Iterator, Sequence

from trackwright.model.edit.edits import Remove, Replace
from trackwright.model.layout.geometry import LaidPiece
from trackwright.model.text.messages import Message, joined
from trackwright.validators.check import Check, CheckedCircuit
from trackwright.validators.example import Example
from trackwright.validators.finding import Finding, Fix, Severity


class StartPiece(Check):
    """There is not exactly one piece with the finish line.

    Why: laps are counted and the grid is set up at the line. Without a line no race can start;
    with two nobody knows where a lap ends. A course that leads from one place to another has a
    start piece and a finish piece instead, one of each.

    Fix: replace a straight by the start piece, or a second start piece by a straight.
    """

    code, name, alias = "LAN201", "start-piece", "MGP-V-START"
    severity = Severity.ERROR
    reads = frozenset({"runs"})
    bad = (
        Example(
            "The start piece is removed.",
            "fabulous-driving-park",
            (Remove((1,)),),
            also_found=("GEO101",),
        ),
        Example(
            "A second start piece.",
            "startline-driving-park",
            (Replace(2, "START"),),
            also_found=("LAN204",),
        ),
    )
    good = (Example("One start piece.", "april-raceway"),)

    def check(self, subject: CheckedCircuit) -> Iterator[Finding]:
        placed = subject.circuit.geometry.laid
        if any(p.template.is_start or p.template.is_finish for p in placed):
            yield from self._ends(placed)
            return
        lines = [p for p in placed if p.template.line_after is not None]
        if len(lines) == 1:
            return
        if lines:
            message = Message(
                "{n} pieces have a finish line ({names}), but there must be exactly one",
                n=len(lines),
                names=joined(p.name for p in lines),
            )
            fixes = _replace_extra_lines(subject, lines)
        else:
            message = Message("no piece has the finish line")
            fixes = _replace_straight(subject)
        yield self.finding(
            message,
            pieces=(p.piece.id for p in lines),
            actual=len(lines),
            limit=1,
            fixes=fixes,
        )

    def _ends(self, placed: Sequence[LaidPiece]) -> Iterator[Finding]:
        """Of a course that is no lap."""
        for what, found in (
            (Message("start pieces"), [p for p in placed if p.template.is_start]),
            (Message("finish pieces"), [p for p in placed if p.template.is_finish]),
        ):
            if len(found) != 1:
                yield self.finding(
                    Message(
                        "the course has {n} {what}, but there must be exactly one",
                        n=len(found),
                        what=what,
                    ),
                    pieces=(p.piece.id for p in found),
                    actual=len(found),
                    limit=1,
                )


def _replace_extra_lines(subject: CheckedCircuit, lines: list[LaidPiece]) -> Iterator[Fix]:
    """Straights in place of all start pieces except the first."""
    edits = []
    for placed in lines[1:]:
        length = placed.template.kind.length
        plain = [
            k.code for k in subject.kit.pieces if k.length == length and _is_plain(subject, k.code)
        ]
        if not plain or placed.name != str(placed.piece.id):
            return
        edits.append(Replace(placed.piece.id, plain[0]))
    title = Message("Keep the line only on piece {piece}", piece=lines[0].name)
    yield Fix(title, tuple(edits), safe=False)


def _replace_straight(subject: CheckedCircuit) -> Iterator[Fix]:
    """The start piece in place of the first straight of the same length."""
    for start in (kind for kind in subject.kit.pieces if kind.line_after and kind.length):
        for placed in subject.circuit.geometry.laid:
            code, single = placed.template.code, placed.name == str(placed.piece.id)
            same = placed.template.kind.length == start.length
            if single and same and _is_plain(subject, code):
                edit = Replace(placed.piece.id, start.code)
                title = Message("Make piece {piece} the start piece", piece=placed.name)
                yield Fix(title, (edit,), safe=False)
                return


def _is_plain(subject: CheckedCircuit, code: str) -> bool:
    """Is it a code used in tracks, of a piece with nothing but lanes?"""
    return code in subject.kit.codes and subject.kit.codes[code].kind.is_plain
