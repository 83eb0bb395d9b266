"""The pieces that a search lays: those that may be exchanged, and those that have to stay."""

from collections.abc import Collection, Iterable
from dataclasses import dataclass, replace
from functools import lru_cache

from trackwright.design.wishes import Wishes
from trackwright.model.closing.plain_pieces import PlainPieces, pieces_with_lanes
from trackwright.model.layout.kit import Kit, PieceKind, piece_code
from trackwright.model.layout.pieces import Template, templates_of
from trackwright.model.text.errors import TrackwrightError
from trackwright.model.text.messages import Message


@dataclass(frozen=True, eq=False)
class Palette:
    """Pieces by number: the exchangeable ones first."""

    kit: Kit
    plain: PlainPieces
    fixed: tuple[str, ...]
    """Codes of pieces that have to stay: each is in every row, as often as it is here."""
    start: str | None
    """The start piece, if a straight of the row becomes the start in the end."""

    @property
    def codes(self) -> tuple[str, ...]:
        return (*self.plain.codes, *dict.fromkeys(self.fixed))

    @property
    def templates(self) -> list[Template]:
        return [templates_of(self.kit)[code] for code in self.codes]


def palette_of(wishes: Wishes) -> Palette:
    """The pieces for these wishes; a TrackwrightError if no lap can be laid of them."""
    kit = wishes.of_kit
    start = start_piece(kit, wishes)
    roles = templates_of(kit)[_code(kit, start)].ports[1].roles
    plain = exchangeable_pieces(kit, roles, wishes.avoid)
    if not plain.straights or plain.straights == len(plain.codes):
        avoided = ", ".join(wishes.avoid)
        raise TrackwrightError(
            Message("avoid: without {avoid}, no straight or no corner is left", avoid=avoided)
        )
    ends = {start.code, *(kind.code for kind in kit.pieces if kind.end)}
    special = [code for code in fixed_pieces(kit, wishes) if kit.codes[code].kind.code not in ends]
    if start.stock_of is not None:
        return Palette(kit, plain, tuple(special), start.code)
    finish = finish_piece(kit, roles) if start.end else None
    last = [_code(kit, finish)] if finish else []
    return Palette(kit, plain, (_code(kit, start), *special, *last), None)


def _code(kit: Kit, kind: PieceKind) -> str:
    return piece_code(kind, "R" if kit.is_handed(kind) else None)


def exchangeable_pieces(kit: Kit, roles: str, avoid: Collection[str]) -> PlainPieces:
    """Straights and arcs with these lanes, plain or with solid lines if there is no plain twin."""
    kinds = [kind for kind in kit.pieces if kind.is_plain]
    twins = {_form(kit, kind) for kind in kinds}
    kinds += [
        kind
        for kind in kit.pieces
        if kind.solid and replace(kind, solid=()).is_plain and _form(kit, kind) not in twins
    ]
    wanted = {kind.code for kind in kinds} - set(avoid)
    codes = [
        code for code, (kind, _) in kit.codes.items() if kind.code in wanted and code not in avoid
    ]
    return _pieces(kit, tuple(codes), roles)


def _form(kit: Kit, kind: PieceKind) -> tuple[int | None, ...]:
    return kind.length, kind.radius, kind.turn, kit.lanes_of(kind)


@lru_cache(maxsize=32)
def _pieces(kit: Kit, codes: tuple[str, ...], roles: str) -> PlainPieces:
    """Cached, for the tables of closing rows are cached by it."""
    return pieces_with_lanes(kit, codes, roles)


def start_piece(kit: Kit, wishes: Wishes) -> PieceKind:
    """The piece with the line of a lap, or that a course starts with: the one to be used, else the
    kit's first."""
    kinds = [
        kind
        for kind in kit.pieces
        if (kind.line_after is not None or kind.end == "start") and not kind.chain
    ]
    named = [kind for kind in kinds if kind.code in wishes.use]
    if not kinds:
        raise TrackwrightError(Message("the kit {kit} has no start", kit=kit.id))
    return (named or kinds)[0]


def finish_piece(kit: Kit, roles: str) -> PieceKind:
    """The piece that a course with these lanes ends with."""
    for kind in kit.pieces:
        if kind.end == "finish" and templates_of(kit)[_code(kit, kind)].ports[0].roles == roles:
            return kind
    raise TrackwrightError(Message("the kit {kit} has no finish for this road", kit=kit.id))


def fixed_pieces(kit: Kit, wishes: Wishes) -> Iterable[str]:
    """Special pieces that are to be used (a pit), as codes: those that exist in two forms have
    their pit lane inside the lap."""
    for code, count in wishes.use.items():
        kind = kit.kinds.get(code) or kit.codes[code].kind
        if kind.is_plain:
            continue
        written = code if code in kit.codes else piece_code(kind, wishes.side)
        yield from [written] * count
