"""Setting markers on many pieces at once, and telling what they have in common."""

from collections.abc import Iterable

from model.circuit import Circuit
from model.edits import Edit, Mark, SetLine, Unmark
from model.kit import Side
from model.pointing import table_of
from model.track import Marker, MarkerKind

MIXED = "mixed"
"""What pieces have in common that have different values."""

Value = int | str | None


def value_of(circuit: Circuit, piece: int, kind: MarkerKind) -> Value:
    """The value of the piece's first marker of this kind."""
    found = (m.value for m in circuit.track.markers_on.get(piece, ()) if m.kind == kind)
    return next(found, None)


def common_value(circuit: Circuit, pieces: Iterable[int], kind: MarkerKind) -> Value:
    """The value that all the pieces carry, None if none does, MIXED if they differ."""
    values = {value_of(circuit, piece, kind) for piece in pieces}
    return values.pop() if len(values) == 1 else MIXED if values else None


def common_line(circuit: Circuit, pieces: Iterable[int]) -> Value:
    """The side on which the racing line of all the pieces was laid, MIXED if they differ."""
    values = {circuit.track.piece(piece).line for piece in pieces}
    return values.pop() if len(values) == 1 else MIXED if values else None


def marked(circuit: Circuit, pieces: Iterable[int], kind: MarkerKind, value: Value) -> list[Edit]:
    """The edits that give all the pieces this value, or with None take it from them."""
    edits: list[Edit] = []
    for piece in pieces:
        if value_of(circuit, piece, kind) is not None:
            edits.append(Unmark(piece, kind))
        if value is not None:
            edits.append(Mark(Marker(on=piece, **{kind: value})))  # type: ignore[arg-type]
    return edits


def next_difficulty(circuit: Circuit, piece: int) -> list[Edit]:
    """None, 1, 2, 3 and none again: on the piece if it has a marker, else on the first piece of
    its corner."""
    stretch = table_of(circuit).stretches.get(str(piece))
    if value_of(circuit, piece, "difficulty") is None and stretch is not None and stretch.corner:
        piece = table_of(circuit).of_corner(stretch.corner)[0]
    now = value_of(circuit, piece, "difficulty") or 0
    return marked(circuit, [piece], "difficulty", (int(now) + 1) % 4 or None)


def next_line(circuit: Circuit, pieces: tuple[int, ...]) -> list[Edit]:
    """The racing line on the other side than it is laid now."""
    table, kit = table_of(circuit), circuit.kit
    edits: list[Edit] = []
    for piece in pieces:
        stretch = table.stretches.get(str(piece))
        if stretch is not None:
            other: Side = "R" if stretch.racing_line == "L" else "L"
            edits.append(SetLine((piece,), kit.line_as_stored(stretch.placed.template.code, other)))
    return edits


HILLS = {None: "up", "up": "down", "down": "flat", "flat": None}


def next_hill(circuit: Circuit, pieces: tuple[int, ...]) -> list[Edit]:
    """No hill marker, up, down, flat, and none again, as the first of the pieces has it."""
    now = value_of(circuit, pieces[0], "hill") if pieces else None
    return marked(circuit, pieces, "hill", HILLS[now])  # type: ignore[index]
