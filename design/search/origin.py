"""The circuit to start from, as a search lays it: to the left, whatever way it is driven."""

from typing import NamedTuple

from trackwright.design.wishes import Wishes, turn_of
from trackwright.model.layout.kit import Kit
from trackwright.model.layout.pieces import templates_of


class Laid(NamedTuple):
    """A piece of a row; one that is kept stays as it is."""

    code: str
    kept: bool = False


Row = list[Laid]


def laid_pieces(wishes: Wishes) -> Row:
    """The pieces of the circuit to start from; a lap turns to the left, a course stays."""
    row = [Laid(code, n in wishes.keep) for n, code in enumerate(wishes.origin, start=1)]
    kit = wishes.of_kit
    is_course = templates_of(kit)[wishes.origin[0]].is_start
    turns_right = turn_of(kit, wishes.origin) < 0 and not is_course
    return the_other_way(wishes, kit, row) if turns_right else row


def the_other_way(wishes: Wishes, kit: Kit, row: Row) -> Row:
    """A lap that turns to the other side: its mirror image, or the same lap driven backwards if it
    has to follow an outline."""
    if wishes.outline:
        return [Laid(kit.reversed_code(code), kept) for code, kept in reversed(row)]
    return [Laid(kit.mirrored_code(code), kept) for code, kept in row]
