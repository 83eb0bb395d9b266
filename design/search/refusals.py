"""Wishes that no circuit can meet, refused before anything is searched."""

from collections.abc import Iterator, Sequence

from trackwright.design.play import gates_of, rules_of
from trackwright.design.search.palette import palette_of
from trackwright.design.search.problem import (
    length_divisor,
    longest_like_outline,
    start_straight,
    width_mm,
)
from trackwright.design.wishes import Wishes, positions_of, turn_of, usual_length, validated
from trackwright.model.layout.pieces import Template, templates_of
from trackwright.model.layout.zeta import FULL_TURN, Pose, compose
from trackwright.model.text.errors import TrackwrightError
from trackwright.model.text.messages import Message, joined

EASY_KIND = "R4"
"""The only corner piece that a corner of difficulty 1 can have."""
HARDEST = 2
MOST_DETOURS = 1.6
"""How much longer than its outline a lap can become on the way, and still be like it."""


def reject_impossible(wishes: Wishes) -> None:
    """A TrackwrightError with everything that cannot be."""
    found = list(impossible(wishes))
    if found:
        raise TrackwrightError(joined(found, "\n"))


def refusals(wishes: Wishes) -> tuple[Message, ...]:
    """All that cannot be, each beginning with the name of the wish; for who may still change it."""
    try:
        wishes = validated(wishes)
        found = tuple(impossible(wishes))
        gates_of(wishes)
    except TrackwrightError as error:
        return (Message("{why}", why=error.message),)
    return found


def impossible(wishes: Wishes) -> Iterator[Message]:
    unfit = list(_of_the_origin(wishes))
    if unfit:
        yield from unfit
        return
    yield from _of_the_level(wishes)
    yield from _of_the_box(wishes)
    yield from _of_the_lap(wishes)
    yield from _of_the_board(wishes)
    yield from _of_corners(wishes)


def _of_the_level(wishes: Wishes) -> Iterator[Message]:
    if wishes.level is not None and not wishes.suited_lengths:
        least, most = usual_length(wishes.kit, wishes.level)
        yield Message(
            "positions: the guidelines warn of {low} to {high} positions on a {level} circuit; "
            "take {least} to {most}, another level, or none",
            low=wishes.length[0],
            high=wishes.length[1],
            level=wishes.level,
            least=least,
            most=most,
        )


def _of_the_box(wishes: Wishes) -> Iterator[Message]:
    kit, palette = wishes.of_kit, palette_of(wishes)
    stock = {kind: count * wishes.boxes for kind, count in kit.stock.items()}
    for code, count in wishes.use.items():
        kind = kit.stock_code(code) if code in kit.codes else code
        if count > stock.get(kind, count):
            yield Message(
                "use {kind}: {n} are wished for, the boxes have {most}; raise boxes",
                kind=kind,
                n=count,
                most=stock[kind],
            )
    templates = [template for row in palette.templates for template in row]
    columns = {kit.stock_code(one.code): one.columns for one in templates}
    if all(kind in stock for kind in columns):
        most = sum(stock[kind] * count for kind, count in columns.items())
        if wishes.length[0] > most:
            yield Message(
                "positions: at least {n} are wished for, the pieces of {boxes} boxes make {most}; "
                "raise boxes or lower positions",
                n=wishes.length[0],
                boxes=wishes.boxes,
                most=most,
            )


def _of_the_lap(wishes: Wishes) -> Iterator[Message]:
    most = wishes.length[1]
    if wishes.guided and palette_of(wishes).starts_on_straight and most <= start_straight(wishes):
        yield Message(
            "positions: grid and run-up alone take {least}, at most {n} are wished for",
            least=start_straight(wishes),
            n=most,
        )
    divisor = length_divisor(wishes)
    if wishes.length[0] // divisor == most // divisor and wishes.length[0] % divisor:
        below = most // divisor * divisor
        yield Message(
            "positions: a lap of {low} to {high} cannot be raced by {rules}, only a multiple of "
            "{n}, such as {below} or {above}",
            low=wishes.length[0],
            high=most,
            rules=rules_of(wishes),
            n=divisor,
            below=below,
            above=below + divisor,
        )


def _of_the_board(wishes: Wishes) -> Iterator[Message]:
    if wishes.board_cm is None:
        return
    palette = palette_of(wishes)
    module, width = wishes.of_kit.module_mm, width_mm(palette)
    longest = 10 * max(wishes.board_cm)
    straight = max(
        start_straight(wishes) if palette.starts_on_straight else 0,
        wishes.longest[0] if wishes.longest else 0,
    )
    if straight * module + width > longest:
        yield Message(
            "board: a straight of {n} positions takes {cm:.0f} cm, the board is {board:g} cm long",
            n=straight,
            cm=(straight * module + width) / 10,
            board=longest / 10,
        )
    fitting = longest_like_outline(wishes)
    if fitting is not None and wishes.length[0] > MOST_DETOURS * fitting:
        yield Message(
            "outline: on this board a lap of at most about {most} positions follows it, at least "
            "{n} are wished for; take a larger board or fewer positions",
            most=fitting,
            n=wishes.length[0],
        )
    shortest = min(
        piece.centre_mm / piece.columns
        for piece in (
            _Size(wishes, code) for code in palette.plain.codes[palette.plain.straights - 1 :]
        )
    )
    area = wishes.length[0] * shortest * width
    if area > 100 * wishes.board_cm[0] * wishes.board_cm[1]:
        yield Message(
            "board: {n} positions cover at least {area:.0f} cm², the board has {board:.0f}; take a "
            "larger board or fewer positions",
            n=wishes.length[0],
            area=area / 100,
            board=wishes.board_cm[0] * wishes.board_cm[1],
        )


def _of_the_origin(wishes: Wishes) -> Iterator[Message]:
    """The circuit to start from, and what is to be kept of it."""
    kit, row = wishes.of_kit, wishes.origin
    if not row:
        if wishes.keep:
            yield Message("keep: pieces can only be kept of a circuit to start from (origin)")
        return
    templates = [templates_of(kit)[code] for code in row]
    if not templates[0].is_start and not _closes(templates):
        yield Message("origin: the pieces close no lap that turns once")
        return
    if max(wishes.keep, default=0) > len(row):
        yield Message(
            "keep: piece {n} is wished for, the circuit to start from has {most}",
            n=max(wishes.keep),
            most=len(row),
        )
        return
    yield from _of_the_kept(wishes, [row[number - 1] for number in dict.fromkeys(wishes.keep)])
    for code, count in wishes.use.items():
        kind = kit.kinds.get(code) or kit.codes[code].kind
        found = sum(kit.codes[one].kind is kind for one in row)
        if not kind.is_plain and found < count:
            yield Message(
                "use {code}: {n} are wished for, the circuit to start from has {found}; lay them "
                "there first",
                code=code,
                n=count,
                found=found,
            )


def _of_the_kept(wishes: Wishes, kept: Sequence[str]) -> Iterator[Message]:
    kit = wishes.of_kit
    if len(kept) == len(wishes.origin):
        yield Message("keep: all pieces are kept, so that nothing can change; keep fewer")
    if kept and wishes.side != ("R" if turn_of(kit, wishes.origin) < 0 else "L"):
        yield Message(
            "direction: what is kept turns to the other side; leave the direction open, or keep "
            "nothing"
        )
    for code in dict.fromkeys(kept):
        if code in wishes.avoid or kit.codes[code].kind.code in wishes.avoid:
            yield Message("avoid: {code} is not to be used, and to be kept", code=code)
    positions = positions_of(kit, kept)
    if positions > wishes.length[1]:
        yield Message(
            "positions: what is kept has {n}, at most {most} are wished for",
            n=positions,
            most=wishes.length[1],
        )


def _closes(templates: Sequence[Template]) -> bool:
    pose, turn = Pose(), 0
    for template in templates:
        pose, turn = compose(pose, template.end), turn + template.turn
    return pose == Pose() and abs(turn) == FULL_TURN


class _Size:
    """The length of a piece and its positions."""

    def __init__(self, wishes: Wishes, code: str) -> None:
        from trackwright.model.picture.shapes.shape import shape_of

        kit = wishes.of_kit
        self.columns = templates_of(kit)[code].columns
        self.centre_mm = shape_of(kit, code).centre_lines[0].length_mm


def easy_pieces(wishes: Wishes) -> int:
    """How many corners can have difficulty 1."""
    return 0 if EASY_KIND in wishes.avoid else wishes.of_kit.stock[EASY_KIND] * wishes.boxes


def most_rated_corners(wishes: Wishes) -> int:
    """The corners that the guidelines about difficulties allow."""
    return 2 * easy_pieces(wishes) + HARDEST + 1


def _of_corners(wishes: Wishes) -> Iterator[Message]:
    low, high = wishes.corners or (0, 1000)
    if high < 1:
        yield Message("corners: a circuit needs at least one")
    if wishes.hairpins and wishes.hairpins[0] > high:
        yield Message(
            "hairpins: at least {n} are wished for, of at most {most} corners",
            n=wishes.hairpins[0],
            most=high,
        )
    if wishes.guided and wishes.longest and wishes.longest[1] < start_straight(wishes):
        yield Message(
            "longest: grid and run-up take a straight of {least}, at most {n} are wished for",
            least=start_straight(wishes),
            n=wishes.longest[1],
        )
    if not wishes.guided:
        return
    easy, most = easy_pieces(wishes), most_rated_corners(wishes)
    if low > most:
        yield Message(
            "corners: at least {n} are wished for; with {easy} {kind} the guidelines about "
            "difficulties allow {most}",
            n=low,
            easy=easy,
            kind=EASY_KIND,
            most=most,
        )
