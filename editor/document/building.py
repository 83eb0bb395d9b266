"""Building with the keyboard: what keys do at the active end or with the selection."""

from trackwright.editor.app.translation import t
from trackwright.editor.document.bridge import Bridge
from trackwright.editor.document.clipboard import found_copy, is_copy_there, put_copy
from trackwright.model.edit.copies import CopiedPieces, copy_pieces, paste_edits
from trackwright.model.edit.edits import Mirror, Move, Remove, Reverse, Rotate
from trackwright.model.edit.markers import next_difficulty, next_hill, next_line
from trackwright.model.edit.piece_paths import ends_of_row, paths_between
from trackwright.model.edit.placing import (
    continue_edit,
    fragment_heads,
    middle_of,
    mirror_edits,
    number_key_kinds,
    piece_beside,
    pieces_of_fragment,
)
from trackwright.model.layout.kit import piece_code
from trackwright.model.text.messages import Message

DEGREES = 22.5


class Builder:
    """Edits by key; remembers the last piece laid, and whether there is a copy."""

    def __init__(self, bridge: Bridge) -> None:
        self.bridge = bridge
        self.last: str | None = None
        self.has_copy = is_copy_there()

    # --- laying

    def has_kind(self, index: int) -> bool:
        return index < len(number_key_kinds(self.bridge.kit))

    def lay_kind(self, index: int, right: bool) -> None:
        kit = self.bridge.kit
        kind = number_key_kinds(kit)[index]
        self.lay(piece_code(kind, ("R" if right else "L") if kit.is_handed(kind) else None))

    def lay(self, code: str) -> None:
        """Lay a piece at the active end, which moves to the end of the piece."""
        bridge = self.bridge
        if code not in bridge.kit.codes:
            bridge.told.emit(t("{kit} has no piece {code}", kit=bridge.kit.name, code=code))
            return
        new, circuit = bridge.track.next_id, bridge.circuit
        if bridge.do(continue_edit(circuit, [code], bridge.end)):
            self.last = code
            bridge.build_at(new)

    def repeat(self) -> None:
        if self.last is not None:
            self.lay(self.last)

    def take_back(self) -> None:
        """Remove the piece at the active end; the previous one becomes the end."""
        bridge = self.bridge
        end = bridge.end
        if end is None:
            return
        before = piece_beside(bridge.track, end, -1)
        if bridge.do(Remove((end,))):
            bridge.build_at(before)

    def mirror(self) -> None:
        bridge = self.bridge
        edits = mirror_edits(bridge.circuit, bridge.chosen_pieces)
        if not edits:
            bridge.told.emit(t("A straight is its own mirror image"))
        elif bridge.do(*edits, label=Message("Mirror pieces")) and not bridge.selection:
            self.last = edits[-1].code  # type: ignore[attr-defined]

    # --- selection

    def select_all(self) -> None:
        self.bridge.select(self.bridge.track.piece_locations)

    def select_fragment(self) -> None:
        pieces = self.bridge.chosen_pieces
        self.bridge.select(pieces_of_fragment(self.bridge.circuit, pieces[0]))

    def select_way(self) -> None:
        """Select everything between the two selected pieces; if repeated, the other way round."""
        ends = ends_of_row(self.bridge.circuit, self.bridge.selection)
        if ends is None:
            self.bridge.told.emit(t("Select the first and the last piece of a stretch"))
        else:
            select_between(self.bridge, *ends)

    def select_corner(self) -> None:
        """Select the whole corners of the selected pieces."""
        bridge = self.bridge
        corners = map(bridge.table.corner_of, bridge.chosen_pieces)
        ids = {stretch.piece.piece.id for corner in corners for stretch in corner}
        if ids:
            bridge.select(ids)
        else:
            bridge.told.emit(t("No corner here"))

    def select_alike(self) -> None:
        """Select all pieces of the same kinds, left or right."""
        bridge = self.bridge
        kinds = {self._kind_of(id) for id in bridge.chosen_pieces}
        bridge.select(id for id in bridge.track.piece_locations if self._kind_of(id) in kinds)

    def _kind_of(self, id: int) -> str:
        return self.bridge.kit.codes[self.bridge.track.piece(id).piece].kind.code

    def step(self, by: int) -> None:
        """Select the neighbour of the piece at the active end."""
        bridge = self.bridge
        end = bridge.end
        if end is None:
            return
        beside = end if not bridge.selection else piece_beside(bridge.track, end, by)
        if beside is not None:
            bridge.select({beside}, beside)

    def delete(self, close_up: bool = False) -> None:
        bridge = self.bridge
        pieces = bridge.chosen_pieces
        before = piece_beside(bridge.track, pieces[0], -1) if pieces else None
        if bridge.selection and bridge.do(Remove(pieces, close_up)):
            bridge.build_at(before)

    # --- copies

    def look_for_copy(self) -> None:
        """The clipboard changed."""
        self.has_copy = is_copy_there()

    def copy(self) -> None:
        clip = copy_pieces(self.bridge.circuit, self.bridge.selection)
        if clip is not None:
            put_copy(clip, self.bridge.track, self.bridge.kit)

    def cut(self) -> None:
        self.copy()
        self.delete()

    def paste(self) -> None:
        bridge = self.bridge
        clip = found_copy()
        if clip is None:
            bridge.told.emit(t("The clipboard holds no pieces"))
            return
        has_open = any(not end.port.enters for end in bridge.circuit.geometry.open_ends)
        self._lay_copy(clip, bridge.end if has_open else None, Message("Paste"))

    def duplicate(self) -> None:
        bridge = self.bridge
        self._lay_copy(copy_pieces(bridge.circuit, bridge.selection), None, Message("Duplicate"))

    def _lay_copy(self, clip: CopiedPieces | None, behind: int | None, label: str) -> None:
        if clip is None:
            return
        edits, ids = paste_edits(self.bridge.circuit, clip, behind)
        if self.bridge.do(*edits, label=label):
            self.bridge.select(ids, ids[-1])

    # --- fragments and the whole circuit

    def nudge(self, by: complex) -> None:
        """Move the selected fragments."""
        heads = fragment_heads(self.bridge.circuit, self.bridge.selection)
        moves = [Move(head, by.real, by.imag) for head in heads]
        self.bridge.do(*moves, merge=f"nudge {heads}")

    def turn(self, sixteenths: int) -> None:
        """Turn the fragments of the pieces around their common centre."""
        circuit = self.bridge.circuit
        heads = fragment_heads(circuit, self.bridge.chosen_pieces)
        ids = frozenset[int]().union(*(pieces_of_fragment(circuit, head) for head in heads))
        about = middle_of(circuit, ids)
        degrees = sixteenths * DEGREES
        self.bridge.do(*(Rotate(head, degrees, about.real, about.imag) for head in heads))

    def mirror_all(self) -> None:
        self.bridge.do(Mirror())

    def reverse(self) -> None:
        self.bridge.do(Reverse())

    # --- markers

    def cycle_difficulty(self) -> None:
        edits = next_difficulty(self.bridge.circuit, self.bridge.chosen_pieces[0])
        self.bridge.do(*edits, label=Message("Set difficulty"))

    def cycle_hill(self) -> None:
        edits = next_hill(self.bridge.circuit, self.bridge.chosen_pieces)
        self.bridge.do(*edits, label=Message("Set hill"))

    def cycle_line(self) -> None:
        edits = next_line(self.bridge.circuit, self.bridge.chosen_pieces)
        self.bridge.do(*edits, label=Message("Set racing line"))


def select_between(bridge: Bridge, one: int, other: int) -> None:
    """The way over fewest pieces; if that is selected already, the other way round."""
    ways = paths_between(bridge.circuit, one, other)
    if ways:
        bridge.select(ways[-1] if bridge.selection == frozenset(ways[0]) else ways[0], other)
    else:
        bridge.told.emit(t("These pieces are not connected"))
