"""The pieces that a search lays: those that may be exchanged, and those that have to stay."""

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property, lru_cache
from typing import NamedTuple

from trackwright.design.search.origin import Laid, laid_pieces
from trackwright.design.wishes import Wishes
from trackwright.model.closing.plain_pieces import PlainPieces, pieces_with_lanes
from trackwright.model.layout.kit import Kit, PieceKind, piece_code
from trackwright.model.layout.pieces import Template, templates_of
from trackwright.model.text.errors import TrackwrightError
from trackwright.model.text.messages import Message

AVOIDED = ""
"""The kind of all pieces that are not to be used."""


class Fixed(NamedTuple):
    """A piece that has to stay; if `joined`, right behind the one before it."""

    code: str
    joined: bool = False


class Special(NamedTuple):
    """A special piece that turns, or a row of pieces that belong together, such as a pit lane from
    its entry to its exit: laid as if it were one piece."""

    codes: tuple[str, ...]
    kind: str
    """What it is counted as: mirror images are of one kind."""


@dataclass(frozen=True, eq=False)
class Palette:
    """Pieces by number: those that may be laid, plain and special ones, those that may only be
    taken away, and those that have to stay, each of which is once in every row."""

    kit: Kit
    plain: PlainPieces
    fixed: tuple[Fixed, ...]
    start: str
    """The code of the start piece."""
    specials: tuple[Special, ...] = ()
    wanted: Mapping[str, int] = field(default_factory=dict)
    """Kinds of special pieces, and how many of each there are to be, no more and no less."""
    avoided: tuple[str, ...] = ()
    """Pieces of the circuit to start from that are not to be used."""
    origin: tuple[int, ...] = ()
    """The circuit to start from, as the search lays it: its pieces by their numbers here."""

    @cached_property
    def rows(self) -> tuple[tuple[str, ...], ...]:
        """The codes of each: one, unless it is a row that belongs together."""
        before, behind = self.plain.codes, (*self.avoided, *(fixed.code for fixed in self.fixed))
        specials = (special.codes for special in self.specials)
        return (*((code,) for code in before), *specials, *((code,) for code in behind))

    @cached_property
    def kinds(self) -> tuple[str, ...]:
        """What each is counted as."""
        special = len(self.plain.codes)
        avoided = special + len(self.specials)
        return tuple(
            self.specials[i - special].kind
            if special <= i < avoided
            else AVOIDED
            if avoided <= i < self.free
            else self.kit.stock_code(code)
            for i, (code, *_) in enumerate(self.rows)
        )

    @property
    def laid(self) -> int:
        """Pieces with lower numbers may be laid."""
        return len(self.plain.codes) + len(self.specials)

    @property
    def free(self) -> int:
        """Pieces with lower numbers may be exchanged."""
        return self.laid + len(self.avoided)

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

    @cached_property
    def templates(self) -> tuple[tuple[Template, ...], ...]:
        known = templates_of(self.kit)
        return tuple(tuple(known[code] for code in codes) for codes in self.rows)

    def turn(self, number: int) -> int:
        return sum(template.turn for template in self.templates[number])

    def columns(self, number: int) -> int:
        return sum(template.columns for template in self.templates[number])


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
    fixed, specials, wanted = list[str](), list[Special](), Counter[str]()
    for row in rows_to_use(kit, wishes, start, roles):
        if len(row) == 1 and not templates_of(kit)[row[0]].turn:
            fixed += row
            continue
        forms = _forms(kit, wishes, row)
        wanted[forms[0].kind] += 1
        specials += [form for form in forms if form not in specials]
    if start.stock_of is None:
        finish = finish_piece(kit, roles) if start.end else None
        last = [_code(kit, finish)] if finish else []
        fixed = [_code(kit, start), *fixed, *last]
    stays = tuple(map(Fixed, fixed))
    return Palette(kit, plain, stays, _code(kit, start), tuple(specials), dict(wanted))


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
    avoided = tuple(free[len(plain.codes) :])
    return Palette(kit, plain, tuple(fixed), begin, avoided=avoided, origin=numbers)


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


# --- special pieces -------------------------------------------------------------------------------


def rows_to_use(
    kit: Kit, wishes: Wishes, start: PieceKind, roles: str
) -> Iterator[tuple[str, ...]]:
    """Special pieces that are to be used, as the search lays them: each by itself, or with those
    that lead on from it until the lanes are again those of the road."""
    row: list[str] = []
    for code in _special_codes(kit, wishes, start, roles):
        ports = templates_of(kit)[code].ports
        if len(ports) != 2:
            raise TrackwrightError(
                Message("use {code}: a road that forks cannot be asked for; lay it", code=code)
            )
        before = templates_of(kit)[row[-1]].ports[1].roles if row else roles
        if ports[0].roles != before:
            raise _no_joint(kit, row or [code], bool(row), roles)
        row.append(code)
        if ports[1].roles == roles:
            yield tuple(row)
            row = []
    if row:
        raise _no_joint(kit, row, True, roles)


def _no_joint(kit: Kit, row: Sequence[str], begun: bool, roles: str) -> TrackwrightError:
    """What is missing behind the pieces of a row; before them, too, if it has not `begun`."""
    ports = [templates_of(kit)[code].ports for code in row]
    kinds = [kit.codes[code].kind.code for code in row]
    before = _leading(kit, roles, ports[0][0].roles)
    behind = _leading(kit, ports[-1][1].roles, roles)
    example = ",".join([*before, *kinds, *behind])
    if begun:
        words = Message(
            "use {before}: its lanes lead on to no other piece; name what follows it, in driving "
            "order, such as {example}",
            before=kinds[-1],
            example=example,
        )
    else:
        words = Message(
            "use {code}: its lanes do not join those of the road; name what leads there before it, "
            "and what leads back behind it, in driving order, such as {example}",
            code=kinds[0],
            example=example,
        )
    return TrackwrightError(words)


def _leading(kit: Kit, begin: str, end: str) -> list[str]:
    """The fewest kinds of pieces that lead from these lanes to those; none if there is no way."""
    kinds = [kind for kind in kit.pieces if not kind.chain]
    templates = [templates_of(kit)[_code_to_the_left(kit, kind)] for kind in kinds]
    ways: dict[str, list[str]] = {begin: []}
    found = [begin]
    for lanes in found:
        for kind, template in zip(kinds, templates, strict=True):
            roles = [port.roles for port in template.ports]
            if len(roles) == 2 and roles[0] == lanes and roles[1] not in ways:
                ways[roles[1]] = [*ways[lanes], kind.code]
                found.append(roles[1])
    return ways.get(end, [])


def _code_to_the_left(kit: Kit, kind: PieceKind) -> str:
    return piece_code(kind, "L" if kit.is_handed(kind) else None)


def _special_codes(kit: Kit, wishes: Wishes, start: PieceKind, roles: str) -> Iterator[str]:
    """In their order, as codes: of those in two forms the one with the pit lane inside the lap."""
    mirrored = wishes.side == "R" and not start.end
    for code, count in wishes.use.items():
        kind = kit.kinds.get(code) or kit.codes[code].kind
        if kind.chain:
            pieces = ",".join(dict.fromkeys(kit.codes[one].kind.code for one in kind.chain))
            raise TrackwrightError(
                Message(
                    "use {code}: a half of a board cannot be asked for; name pieces on it, such as "
                    "{pieces}, or start from a circuit that has it (origin)",
                    code=code,
                    pieces=pieces,
                )
            )
        if kind.end or kind is start:
            continue
        written = code if code in kit.codes else piece_code(kind, "L")
        if mirrored and code in kit.codes:
            written = kit.mirrored_code(code)
        ports = templates_of(kit)[written].ports
        if kind.is_plain and all(port.roles == roles for port in ports):
            continue
        yield from [written] * count


def _forms(kit: Kit, wishes: Wishes, row: tuple[str, ...]) -> list[Special]:
    """The row, and its mirror image if it may be either."""
    kind = " ".join(row)
    found = [Special(row, kind)]
    code = kit.codes[row[0]].kind.code
    if len(row) == 1 and code in wishes.use and row[0] not in wishes.use:
        found.append(Special((kit.mirrored_code(row[0]),), kind))
    return found
