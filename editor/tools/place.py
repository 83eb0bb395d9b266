"""Lays pieces with the mouse: the ghost shows where, and to which side."""

import math

from PySide6.QtCore import Qt

from trackwright.editor.app.translation import later, t, translated
from trackwright.editor.canvas.scene import Scene
from trackwright.editor.canvas.tool import NEAR_PX, Pointer, Tool
from trackwright.editor.document.bridge import Bridge
from trackwright.model.edit.held import (
    Target,
    free_placement,
    open_end_of,
    placement_on,
    side_at,
    target_at,
)
from trackwright.model.edit.placing import Placement
from trackwright.model.layout.kit import Side

Flipped = tuple[Target, Side]
"""Where a piece was flipped, and the side that the pointer was on: until it leaves them."""


class PlaceTool(Tool):
    """A piece in hand from the box: a click or a drop lays it. The side of the road where the
    pointer is decides to which side it turns, unless it is flipped there."""

    name = "place"
    hint = later(
        "Click: lay the piece · R or wheel: flip · Q/E: turn · Ctrl+wheel: zoom · "
        "Alt: no snapping · Esc: put it back"
    )
    cursor = Qt.CursorShape.CrossCursor
    code: str | None = None
    heading = 0.0

    def __init__(self, bridge: Bridge, scene: Scene, keeps: bool = True) -> None:
        """`keeps`: does the hand keep the piece after laying it, ready for the next one?"""
        super().__init__(bridge, scene)
        self._keeps = keeps
        self._in_hand = False
        self._last: Pointer | None = None
        self._just_laid: complex | None = None
        """Where the pointer was when it laid a piece: until it moves, the next goes behind."""
        self._flipped: Flipped | None = None
        bridge.opened.connect(self._put_back)
        bridge.chosen.connect(self._follow)

    def _put_back(self) -> None:
        """Drop a piece of another game, which cannot be laid here."""
        self._last = self._just_laid = self._flipped = None
        if self.code is not None and self.code not in self.bridge.kit.codes:
            self.code = None
            self._take_likely()

    def _follow(self) -> None:
        """Something was laid, undone or selected."""
        if self._in_hand and self._begun is None:
            self._show()

    def activate(self) -> None:
        super().activate()
        self._in_hand = True
        if self.code is None:
            self._take_likely()
        self._show()

    def _take_likely(self) -> None:
        """Take a piece like the selected one, or like the one at the active end; otherwise the
        first of the box."""
        bridge = self.bridge
        like = (bridge.track.piece(id).piece for id in bridge.chosen_pieces)
        code = next(like, None) or next(iter(bridge.kit.codes), None)
        if code is not None:
            self.hold(code)

    def hold(self, code: str) -> None:
        if code != self.code:
            self.code, self._flipped = code, None
            self._show()

    def turn(self, sixteenths: int) -> None:
        self.heading += sixteenths * math.tau / 16
        self._show()

    def mirror(self) -> None:
        """Turn the piece to the other side, whichever side the pointer is on."""
        if self.code is None:
            return
        target, side = self._pointed_at()
        self.code = self.bridge.kit.mirrored_code(self.code)
        if target is not None and side is not None:
            is_back = self._flipped == (target, side)
            self._flipped = None if is_back else (target, side)
        self._show()

    @property
    def uses_wheel(self) -> bool:
        """Only a piece that has two sides is flipped."""
        return self.code is not None and self.bridge.kit.codes[self.code].side is not None

    def wheel(self) -> None:
        self.mirror()

    def cancel(self) -> None:
        self._last = self._just_laid = self._flipped = None
        self._in_hand = False
        super().cancel()
        self.scene.guided.emit("")

    def press(self, pointer: Pointer) -> None:
        self.move(pointer)
        super().press(pointer)

    def move(self, pointer: Pointer) -> None:
        self._in_hand = True
        begun, self._last = self._just_laid, pointer
        if begun is not None and abs(pointer.point - begun) > NEAR_PX * pointer.mm_per_px:
            self._just_laid = None
        self._show()

    def view_moved(self, pointer: Pointer) -> None:
        if self._last is not None and self._in_hand:
            self._last = pointer
            self._just_laid = None if self._just_laid is None else pointer.point
            self._show()

    def release(self, pointer: Pointer) -> None:
        begun, self._begun = self._begun, None
        self.move(pointer)
        placing = self._placing()
        if begun is None or placing is None:
            return
        self._lay(placing, pointer)
        if not self._keeps:
            self.cancel()

    def _lay(self, placing: Placement, pointer: Pointer) -> None:
        bridge = self.bridge
        new = bridge.track.next_id
        self._in_hand = False  # until it is laid: no ghost in between
        if bridge.do(*placing.edits):
            self._just_laid = pointer.point
            self._flipped = None
            bridge.build_at(new if new in bridge.track.piece_locations else None)
            bridge.message.emit(translated(placing.description))
            self._take_next()
        self._in_hand = True
        self._show()

    def _take_next(self) -> None:
        """Of a piece laid once, such as the start, the hand goes on with the usual one of its
        shape."""
        assert self.code is not None
        self.code = self.bridge.kit.codes[self.code].kind.stock_of or self.code

    # --- the ghost

    def _pointed_at(self) -> tuple[Target | None, Side | None]:
        """What the pointer means, and its side of the road there. Before it comes to the table,
        and until it moves on after laying a piece, that is the active end."""
        bridge, last = self.bridge, self._last
        assert self.code is not None
        if last is None or self._just_laid is not None:
            return open_end_of(bridge.circuit, bridge.end), None
        if not last.snaps:
            return None, None
        target = target_at(bridge.circuit, self.code, last.point, bridge.end)
        side = None if target is None else side_at(bridge.circuit, target, last.point)
        return target, side

    def _placing(self) -> Placement | None:
        if self.code is None:
            return None
        target, side = self._pointed_at()
        if target is not None:
            self._choose_side(target, side)
            return placement_on(self.bridge.circuit, self.code, target)
        if self._last is None or self._just_laid is not None:
            return None
        return free_placement(self.bridge.circuit, self.code, self._last.point, self.heading)

    def _choose_side(self, target: Target, side: Side | None) -> None:
        kit = self.bridge.kit
        assert self.code is not None
        now = kit.codes[self.code].side
        if side is None or now is None:
            return
        if self._flipped != (target, side):
            self._flipped = None
        if (now != side) != (self._flipped is not None):
            self.code = kit.mirrored_code(self.code)

    def _show(self) -> None:
        if not self._in_hand:
            return
        self.show(self._placing())
        if self._keeps:
            self.scene.guided.emit(self._guide())

    def _guide(self) -> str:
        """The hint line: what a click does, and how to choose the side."""
        if self.code is None:
            return ""
        side = self.bridge.kit.codes[self.code].side
        if side is None:
            return t("{code} · Click: lay it · Alt: freely · Esc: put it back", code=self.code)
        to = t("turns left") if side == "L" else t("turns right")
        return t(
            "{code} {to} · Other side, R or wheel: flip · Esc: put it back", code=self.code, to=to
        )
