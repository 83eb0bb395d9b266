"""Tracks to begin with: an empty table, or a short course from a start to a finish."""

from trackwright.model.layout.kit import Kit, PieceKind, piece_code
from trackwright.model.layout.track import Piece, Run, Track

ROW = 4
"""Long straights of the first row; the second has half of them, and one of each shorter kind."""
HALF_TURN = 8


def empty_track(kit: Kit, name: str) -> Track:
    return Track(name=name, kit=kit.id, kit_revision=kit.revision)


def course_track(kit: Kit, name: str) -> Track:
    """Out, round a wide corner to the left, and back: all of it is there to be changed. The finish
    is right-handed if it has two forms, so that its second road leads away from the first row."""
    pieces = tuple(Piece(id, code) for id, code in enumerate(_course_codes(kit), 1))
    return Track(name=name, kit=kit.id, kit_revision=kit.revision, laps=1, runs=(Run(pieces),))


def _course_codes(kit: Kit) -> list[str]:
    plain = [kind for kind in kit.pieces if kind.is_plain and kind.lanes is None]
    straights = sorted((k for k in plain if k.length), key=lambda k: -(k.length or 0))
    corner = max((k for k in plain if k.radius), key=lambda k: k.radius or 0)
    row = [straights[0].code] * ROW
    back = [*row[: ROW // 2], *(kind.code for kind in straights[1:])]
    round_it = [piece_code(corner, "L")] * (HALF_TURN // (corner.turn or HALF_TURN))
    return [_end(kit, "start"), *row, *round_it, *back, _end(kit, "finish")]


def _end(kit: Kit, end: str) -> str:
    kind: PieceKind = next(one for one in kit.pieces if one.end == end)
    return piece_code(kind, "R" if kit.is_handed(kind) else None)
