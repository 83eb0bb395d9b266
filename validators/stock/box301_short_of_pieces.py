"""BOX301: more pieces of a kind than the boxes contain."""

from collections import Counter
from collections.abc import Iterator, Mapping

from trackwright.model.edit.edits import Edit, Insert, Replace, SetTrackValue
from trackwright.model.layout.kit import Kit
from trackwright.model.layout.track import Piece, Track
from trackwright.model.text.messages import Message, counted, joined
from trackwright.validators.check import Check, CheckedCircuit
from trackwright.validators.example import Example
from trackwright.validators.finding import Finding, Fix, Severity


def short_pieces(used: Mapping[str, int], boxes: int, kit: Kit) -> dict[str, int]:
    """Kind -> how many are missing from this many boxes."""
    missing = {code: used.get(code, 0) - boxes * held for code, held in kit.stock.items()}
    return {code: count for code, count in missing.items() if count > 0}


def exceeds_boxes(used: Mapping[str, int], boxes: int, kit: Kit) -> bool:
    """Is it impossible however the box is divided into kinds (T-02: only the division is inferred)?

    The most used kind needs more than the largest stack in the box, or the next one more than the
    next ... This is also so if there are more pieces on the table than in the box.
    """
    counts = sorted((used.get(code, 0) for code in kit.stock), reverse=True)
    held = sorted((boxes * count for count in kit.stock.values()), reverse=True)
    return any(count > there for count, there in zip(counts, held, strict=True))


def boxes_for(used: Mapping[str, int], kit: Kit) -> int:
    """The number of boxes needed for these pieces, with the kit's division into kinds."""
    return max([1, *(-(-used.get(code, 0) // held) for code, held in kit.stock.items() if held)])


def used_stock(track: Track, kit: Kit) -> Counter[str]:
    """The number of pieces used of each kind in the box."""
    used = Counter[str]()
    codes = [piece.piece for run in track.runs for piece in run.pieces]
    for code, count in Counter(codes).items():
        used[kit.stock_code(code)] += count
    return used


class ShortOfPieces(Check):
    """The box does not have that many of this piece.

    Why: a circuit that needs more pieces than you own cannot be built. How many there are of each
    kind is partly inferred, so a shortage of one kind is a warning; a shortage that no division of
    the box's pieces could avoid is an error.

    Fix: replace a long straight by two short ones of the same length, or a corner by one of
    another size; or increase the number of boxes.
    """

    code, name, alias = "BOX301", "short-of-pieces", "MGP-V-STOCK"
    severity = Severity.WARNING
    reads = frozenset({"runs", "boxes", "markers"})
    bad = (
        Example(
            "Eight L1, but a box has six.",
            "startline-driving-park",
            (
                Replace(4, "L1"),
                Insert(("L1",), 4),
                Replace(11, "L1"),
                Insert(("L1",), 11, line="R"),
            ),
        ),
        Example(
            "Japan from one box: impossible however its pieces are divided into kinds.",
            "grand-prix-of-japan",
            figures=(("boxes", 1),),
            also_found=("BAL501",),
        ),
    )
    good = (
        Example("Everything from one box.", "startline-driving-park"),
        Example("Twelve R4 and many L4, from two boxes.", "grand-prix-of-japan"),
    )

    def check(self, subject: CheckedCircuit) -> Iterator[Finding]:
        track, kit = subject.track, subject.kit
        used = used_stock(track, kit)
        short = short_pieces(used, track.boxes, kit)
        needed = boxes_for(used, kit)
        if exceeds_boxes(used, track.boxes, kit):
            yield self._impossible(track, kit, used, short)
            return
        for code, missing in short.items():
            there = kit.stock[code] * track.boxes
            yield self.finding(
                Message(
                    "{used} {code} are used, but there are {there} in {boxes}: {missing} missing; "
                    "{needed} would be enough",
                    used=used[code],
                    code=code,
                    there=there,
                    boxes=_boxes(track.boxes),
                    missing=missing,
                    needed=_boxes(needed),
                ),
                pieces=_surplus(track, kit, code, there),
                actual=used[code],
                limit=there,
                fixes=(*_swap(track, kit, code, missing, used), *_more_boxes(needed)),
            )

    def _impossible(
        self, track: Track, kit: Kit, used: Counter[str], short: Mapping[str, int]
    ) -> Finding:
        total, there = sum(used.values()), track.boxes * sum(kit.stock.values())
        needed = boxes_for(used, kit)
        kinds = joined(
            Message(
                "{used} {code} ({missing} more than the {there} available)",
                used=used[code],
                code=code,
                missing=missing,
                there=kit.stock[code] * track.boxes,
            )
            for code, missing in short.items()
        )
        return self.finding(
            Message(
                "{boxes} with {there} pieces cannot supply these {n}: {kinds}; "
                "{needed} would be enough",
                n=total,
                boxes=_boxes(track.boxes),
                there=there,
                kinds=kinds,
                needed=_boxes(needed),
            ),
            actual=total,
            limit=there,
            fixes=_more_boxes(needed),
            severity=Severity.ERROR,
        )


def _boxes(count: int) -> Message:
    return counted(count, "box", "boxes")


def _more_boxes(needed: int) -> tuple[Fix, ...]:
    """The fix of using more boxes; a file allows up to 20."""
    if needed > 20:
        return ()
    title = Message("Use {boxes}", boxes=_boxes(needed))
    return (Fix(title, (SetTrackValue("boxes", needed),), safe=False),)


def _surplus(track: Track, kit: Kit, code: str, there: int) -> Iterator[int]:
    """The pieces of the kind beyond those in the box."""
    ids = [piece.id for piece in track.pieces() if kit.stock_code(piece.piece) == code]
    return iter(ids[there:])


def _swap(
    track: Track, kit: Kit, code: str, missing: int, used: Mapping[str, int]
) -> Iterator[Fix]:
    """Replace the missing straights by shorter ones, if the box has enough of those."""
    whole = kit.kinds[code].length
    pieces = [p for p in track.pieces() if p.piece == code and p.id not in track.markers_on]
    if whole is None or len(pieces) < missing:
        return
    for kind in kit.pieces:
        parts = whole // kind.length if kind.length and whole % kind.length == 0 else 0
        left = track.boxes * (kind.box or 0) - used.get(kind.code, 0)
        if parts > 1 and left >= parts * missing:
            edits = (e for p in pieces[-missing:] for e in _swapped(p, kind.code, parts))
            title = (
                Message(
                    "Use {parts} {kind} for each of {missing} {code}",
                    parts=parts,
                    kind=kind.code,
                    missing=missing,
                    code=code,
                )
                if missing > 1
                else Message(
                    "Use {parts} {kind} for one {code}", parts=parts, kind=kind.code, code=code
                )
            )
            yield Fix(title, tuple(edits), safe=False)


def _swapped(piece: Piece, code: str, parts: int) -> tuple[Edit, ...]:
    return Replace(piece.id, code), Insert((code,) * (parts - 1), piece.id, line=piece.line)
