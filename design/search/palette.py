"""The pieces that a search lays: those that may be exchanged, and those that have to stay."""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import NamedTuple

from trackwright.design.search.origin import Laid, laid_pieces
from trackwright.design.wishes import Wishes
from trackwright.model.closing.plain_pieces import PlainPieces, pieces_with_lanes
from trackwright.model.layout.kit import Kit, PieceKind, piece_code
from trackwright.model.layout.pieces import Template, templates_of
from trackwright.model.text.errors import TrackwrightError
from trackwright.model.text.messages import Message


class Fixed(NamedTuple):
    """A piece that has to stay; if `joined`, right behind the one before it."""

    code: str
    joined: bool = False


@dataclass(frozen=True, eq=False)
class Palette:
    """Pieces by number: those that may be laid, those that may only be taken away, and those that
    have to stay, each of which is once in every row."""

    kit: Kit
    plain: PlainPieces
    fixed: tuple[Fixed, ...]
    start: str
    """The code of the start piece."""
    avoided: tuple[str, ...] = ()
    """Pieces of the circuit to start from that are not to be used."""
    origin: tuple[int, ...] = ()
    """The circuit to start from, as the search lays it: its pieces by their numbers here."""

    @property
    def codes(self) -> tuple[str, ...]:
        return (*self.plain.codes, *self.avoided, *(fixed.code for fixed in self.fixed))

    @property
    def free(self) -> int:
        """Pieces with lower numbers may be exchanged."""
        return len(self.plain.codes) + len(self.avoided)

    @property
    def start_number(self) -> int | None:
        """The start piece among those that stay; None if a straight becomes the start in the end
        of the search."""
        codes = [fixed.code for fixed in self.fixed]
        return self.free + codes.index(self.start) if self.start in codes else None

    @property
    def starts_on_straight(self) -> bool:
        """Is the start one of the straights of the box?"""
        return self.kit.codes[self.start].kind.stock_of is not None

    @property
    def templates(self) -> list[Template]:
        return [templates_of(self.kit)[code] for code in self.codes]


def palette_of(wishes: Wishes) -> Palette:
    """The pieces for these wishes; a TrackwrightError if no lap can be laid of them."""
    kit = wishes.of_kit
    start = start_piece(kit, wishes)
    roles = templates_of(kit)[_code(kit, start)].ports[1].roles
    plain = exchangeable_pieces(kit, roles, _avoided(kit, wishes, start))
    if not plain.straights or plain.straights == len(plain.codes):
        avoided = ", ".join(wishes.avoid)
        raise TrackwrightError(
            Message("avoid: without {avoid}, no straight or no corner is left", avoid=avoided)
        )
    if start.stock_of in wishes.avoid:
        raise TrackwrightError(
            Message(
                "avoid: the start is a piece {code}, so it cannot be avoided", code=start.stock_of
            )
        )
    if wishes.origin:
        return _of_origin(kit, plain, start, laid_pieces(wishes))
    ends = {start.code, *(kind.code for kind in kit.pieces if kind.end)}
    special = [code for code in fixed_pieces(kit, wishes) if kit.codes[code].kind.code not in ends]
    if start.stock_of is None:
        finish = finish_piece(kit, roles) if start.end else None
        last = [_code(kit, finish)] if finish else []
        special = [_code(kit, start), *special, *last]
    return Palette(kit, plain, tuple(map(Fixed, special)), _code(kit, start))


def _avoided(kit: Kit, wishes: Wishes, start: PieceKind) -> list[str]:
    """The pieces to avoid, as the search lays them: a lap to the right is mirrored in the end."""
    if wishes.side == "L" or start.end:
        return list(wishes.avoid)
    return [kit.mirrored_code(code) if code in kit.codes else code for code in wishes.avoid]


def _of_origin(kit: Kit, plain: PlainPieces, start: PieceKind, laid: Sequence[Laid]) -> Palette:
    """The pieces of a circuit to start from: those to be kept, and all special ones, stay."""
    templates = templates_of(kit)
    roles = templates[plain.codes[0]].ports[0].roles
    free, fixed = list(plain.codes), list[Fixed]()
    row: list[int] = []
    for before, piece in zip([laid[-1], *laid[:-1]], laid, strict=True):
        template = templates[piece.code]
        code = start.stock_of if template.kind is start and start.stock_of else piece.code
        is_plain = code in free or template.kind.is_plain
        if is_plain and not piece.kept and all(port.roles == roles for port in template.ports):
            free += [] if code in free else [code]
            row.append(free.index(code))
        else:
            joined = (before.kept and piece.kept) or template.ports[0].roles != roles
            fixed.append(Fixed(piece.code, joined))
            row.append(-len(fixed))
    numbers = tuple(n if n >= 0 else len(free) - n - 1 for n in row)
    starts = [piece.code for piece in fixed if kit.codes[piece.code].kind is start]
    begin = starts[0] if starts else _code(kit, start)
    return Palette(kit, plain, tuple(fixed), begin, tuple(free[len(plain.codes) :]), numbers)


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
    origin = {kit.codes[code].kind for code in wishes.origin}
    named = [kind for kind in kinds if kind.code in wishes.use or kind in origin]
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
