"""Building with the keyboard: what keys do at the active end or with the selection."""

from trackwright.editor.app.translation import t, translated
from trackwright.editor.document.bridge import Bridge
from trackwright.editor.document.clipboard import (
    found_copy,
    found_scenery,
    is_copy_there,
    put_copy,
)
from trackwright.games.dice_derby.marking import next_marking
from trackwright.model.edit.copies import CopiedPieces, copy_pieces, paste_edits
from trackwright.model.edit.edits import BreakUp, Edit, Mirror, Move, Remove, Reverse, Rotate
from trackwright.model.edit.markers import next_difficulty, next_hill, next_line
from trackwright.model.edit.piece_paths import ends_of_row, in_driving_order, paths_between
from trackwright.model.edit.placing import (
    continue_edit,
    fragment_heads,
    middle_of,
    mirror_edits,
    number_key_kinds,
    piece_beside,
    pieces_of_fragment,
)
from trackwright.model.edit.scenery import (
    AddScenery,
    ChangeScenery,
    RemoveScenery,
    copies_of,
    middle_of_items,
    moved_items,
    next_scenery_id,
    turned_items,
)
from trackwright.model.layout.kit import piece_code
from trackwright.model.layout.scenery import SceneryItem
from trackwright.model.text.errors import EditRefused
from trackwright.model.text.messages import Message

DEGREES = 22.5
Items = tuple[SceneryItem, ...]


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
            bridge.message.emit(t("{kit} has no piece {code}", kit=bridge.kit.name, code=code))
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
            bridge.message.emit(t("A straight is its own mirror image"))
        elif bridge.do(*edits, label=Message("Mirror pieces")) and not bridge.selection:
            self.last = edits[-1].code  # type: ignore[attr-defined]

    @property
    def halves(self) -> tuple[int, ...]:
        """The board halves that are selected; without a selection, all of them."""
        bridge = self.bridge
        chosen = set(bridge.chosen_pieces) if bridge.selection else None
        return tuple(
            piece.id
            for piece in bridge.track.pieces()
            if bridge.kit.codes[piece.piece].kind.chain and (chosen is None or piece.id in chosen)
        )

    def break_up(self) -> None:
        """Single pieces in the place of board halves: they can be changed one by one."""
        halves = self.halves
        self.bridge.do(*map(BreakUp, halves), label=Message("Break up board halves"))

    # --- selection

    def select_all(self) -> None:
        track = self.bridge.track
        items = (item.id for item in track.scenery if not item.locked)
        self.bridge.select(track.piece_locations, scenery=items)

    def select_fragment(self) -> None:
        pieces = self.bridge.chosen_pieces
        self.bridge.select(pieces_of_fragment(self.bridge.circuit, pieces[0]))

    def select_way(self) -> None:
        """Select everything between the two selected pieces; if repeated, the other way round."""
        ends = ends_of_row(self.bridge.circuit, self.bridge.selection)
        if ends is None:
            self.bridge.message.emit(t("Select the first and the last piece of a stretch"))
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
            bridge.message.emit(t("No corner here"))

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
        pieces = in_driving_order(bridge.circuit, bridge.selection)
        before = piece_beside(bridge.track, pieces[0], -1) if pieces else None
        edits: list[Edit] = [Remove(pieces, close_up)] if pieces else []
        if bridge.scenery:
            edits.append(RemoveScenery(tuple(sorted(bridge.scenery))))
        if bridge.do(*edits, label=edits[0].label if edits else None) and pieces:
            bridge.build_at(before)

    # --- copies

    def look_for_copy(self) -> None:
        """The clipboard changed."""
        self.has_copy = is_copy_there()

    def copy(self) -> None:
        bridge = self.bridge
        clip = copy_pieces(bridge.circuit, bridge.selection)
        if clip is not None or bridge.scenery:
            put_copy(clip, bridge.chosen_items, bridge.track, bridge.kit)

    def cut(self) -> None:
        self.copy()
        self.delete()

    def paste(self) -> None:
        bridge = self.bridge
        clip, scenery = found_copy(), found_scenery()
        if clip is None and not scenery:
            bridge.message.emit(t("The clipboard holds no pieces and no scenery"))
            return
        has_open = any(not end.port.enters for end in bridge.circuit.geometry.open_ends)
        self._lay_copy(clip, scenery, bridge.end if has_open else None, Message("Paste"))

    def duplicate(self) -> None:
        bridge = self.bridge
        clip = copy_pieces(bridge.circuit, bridge.selection)
        self._lay_copy(clip, bridge.chosen_items, None, Message("Duplicate"))

    def _lay_copy(
        self, clip: CopiedPieces | None, scenery: Items, behind: int | None, label: str
    ) -> None:
        """Lay a copy of pieces and of scenery, and select it."""
        bridge = self.bridge
        edits, ids = ((), ()) if clip is None else paste_edits(bridge.circuit, clip, behind)
        added = copies_of(scenery)
        first = next_scenery_id(bridge.track)
        wanted = (*edits, *([AddScenery(added)] if added else []))
        if bridge.do(*wanted, label=label):
            bridge.select(ids, ids[-1] if ids else None, range(first, first + len(added)))

    # --- fragments and the whole circuit

    def nudge(self, by: complex) -> None:
        """Move the selected fragments and scenery."""
        heads = fragment_heads(self.bridge.circuit, self.bridge.selection)
        moves: list[Edit] = [Move(head, by.real, by.imag) for head in heads]
        if items := self._free_items:
            moves.append(ChangeScenery(moved_items(items, by), Message("Move scenery")))
        self.bridge.do(*moves, merge=f"nudge {heads} {sorted(self.bridge.scenery)}")

    def turn(self, sixteenths: int) -> None:
        """Turn the fragments of the pieces, and the selected scenery, around their common
        centre."""
        circuit, items = self.bridge.circuit, self._free_items
        pieces = self.bridge.selection if items else self.bridge.chosen_pieces
        heads = fragment_heads(circuit, pieces)
        ids = frozenset[int]().union(*(pieces_of_fragment(circuit, head) for head in heads))
        if not (ids or items):
            return
        about = middle_of(circuit, ids) if ids else middle_of_items(items)
        degrees = sixteenths * DEGREES
        turns: list[Edit] = [Rotate(head, degrees, about.real, about.imag) for head in heads]
        if items:
            turned = turned_items(items, degrees, about)
            turns.append(ChangeScenery(turned, Message("Turn scenery")))
        self.bridge.do(*turns)

    @property
    def _free_items(self) -> Items:
        """The selected scenery that is not locked."""
        return tuple(item for item in self.bridge.chosen_items if not item.locked)

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

    def cycle_dice_line(self) -> None:
        try:
            marking = next_marking(self.bridge.circuit)
        except EditRefused as refused:
            self.bridge.message.emit(translated(refused.message))
            return
        if not marking.edits or self.bridge.do(*marking.edits, label=Message("Mark dice line")):
            self.bridge.message.emit(translated(marking.words))


def select_between(bridge: Bridge, one: int, other: int) -> None:
    """The way over fewest pieces; if that is selected already, the other way round."""
    ways = paths_between(bridge.circuit, one, other)
    if ways:
        bridge.select(ways[-1] if bridge.selection == frozenset(ways[0]) else ways[0], other)
    else:
        bridge.message.emit(t("These pieces are not connected"))
