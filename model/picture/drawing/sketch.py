"""What all layers are drawn from: the circuit on its table, frames, sizes, and free room."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property

from trackwright.model.circuit import Circuit
from trackwright.model.lanes.graph import PieceStretch
from trackwright.model.layout.scenery import WORDED, SceneryItem
from trackwright.model.layout.track import Marker
from trackwright.model.picture.drawing.frames import (
    Frame,
    board_frame,
    frame_around,
    whole_frame,
)
from trackwright.model.picture.drawing.free_room import FreeRoom, SignPlace
from trackwright.model.picture.drawing.image_files import PictureFile
from trackwright.model.picture.drawing.palette import PRINT, Palette
from trackwright.model.picture.shapes.outline import Extents, circuit_extents, piece_polygons
from trackwright.model.picture.shapes.shape import PlacedShape, placed_shapes
from trackwright.model.text.translation import IN_ENGLISH, Translator

STANDARD_LANE_MM = 24.0
"""The lane width for which sizes on the table are given; signs scale with a kit's lanes."""
STANDARD_PAGE_MM = 900.0
"""The board width for which sizes of the furniture are given."""
MARGIN_MM = 30.0
TITLE_BLOCK_MM = 82.0


@dataclass(frozen=True, slots=True)
class PictureOptions:
    """What can be added to a picture or omitted."""

    palette: Palette = PRINT
    furniture: bool = True
    piece_names: bool = False
    steps: bool = False
    """Show an arrow for every step from space to space?"""
    racing_line: bool = False
    problems: bool = True
    """Show overlaps and open ends, in the colour of alarms?"""
    pictures: Mapping[str, PictureFile] = field(default_factory=dict, hash=False)
    """Pictures of the scenery to show, by the names of their files; others are omitted."""
    say: Translator = IN_ENGLISH
    """The language of title block and legend."""


class Sketch:
    """A circuit to be drawn. Only its room changes, as signs take places one after the other."""

    def __init__(self, circuit: Circuit, options: PictureOptions) -> None:
        self.circuit = circuit
        self.options = options
        self.palette = options.palette
        self.scale = circuit.kit.lane_mm / STANDARD_LANE_MM
        """The scale of things on the table."""

    @cached_property
    def spots(self) -> tuple[PlacedShape, ...]:
        return placed_shapes(self.circuit.geometry)

    @cached_property
    def extents(self) -> Extents:
        return circuit_extents(self.circuit)

    @cached_property
    def board(self) -> Frame:
        return board_frame(self.circuit, self.extents)

    @cached_property
    def unit(self) -> float:
        """The scale of the furniture, which depends on the page and not on the table."""
        return min(3.0, max(0.45, self.board.width / STANDARD_PAGE_MM))

    @cached_property
    def inside(self) -> Frame:
        """The board, all of the circuit, and the scenery."""
        frame = whole_frame(self.board, self.extents)
        corners = [corner for item in self.scenery for corner in item.corners]
        return frame_around((*frame.corners, *corners))

    @cached_property
    def scenery(self) -> tuple[SceneryItem, ...]:
        """The scenery to draw: pictures first, and only those that are shown."""
        there = self.circuit.track.scenery
        pictures = [item for item in there if item.file in self.options.pictures]
        return (*pictures, *(item for item in there if item.kind != "picture"))

    @cached_property
    def map(self) -> Frame:
        """The same with a margin for signs."""
        return self.inside.grown(MARGIN_MM * max(self.scale, self.unit))

    @cached_property
    def page(self) -> Frame:
        """The map with the title block below it."""
        map = self.map
        block = TITLE_BLOCK_MM * self.unit if self.options.furniture else 0.0
        return Frame(map.left, map.bottom - block, map.right, map.top)

    @cached_property
    def room(self) -> FreeRoom:
        """Signs keep clear of the words on the table."""
        room = FreeRoom(piece_polygons(self.circuit), self.map)
        for item in self.circuit.track.scenery:
            if item.kind in WORDED:
                around = frame_around(item.corners)
                room.take(SignPlace(around.centre, around.width / 2, around.height / 2))
        return room

    @cached_property
    def driven_pieces(self) -> list[tuple[PlacedShape, PieceStretch]]:
        """Every piece with its stretch, in driving order."""
        geometry = self.circuit.geometry
        return [
            (self.spots[index], stretch)
            for chain, stretches in zip(geometry.chains, self.circuit.stretches, strict=True)
            for index, stretch in zip(chain.indices, stretches, strict=True)
        ]

    @cached_property
    def by_name(self) -> dict[str, PlacedShape]:
        return {stretch.piece.name: spot for spot, stretch in self.driven_pieces}

    def markers(self) -> Iterator[tuple[PlacedShape, Marker]]:
        """Every marker with the piece it is on, in driving order."""
        markers_on = self.circuit.track.markers_on
        for spot, stretch in self.driven_pieces:
            piece = stretch.piece.piece.id
            if stretch.piece.name == str(piece):
                for marker in markers_on.get(piece, ()):
                    yield spot, marker

    def outer_side(self, spot: PlacedShape) -> int:
        """The side of a piece on the outside of its corner, or of the circuit: -1 right, 1 left."""
        turn = spot.shape.template.turn
        return (-1 if turn > 0 else 1) if turn else self.outside

    @cached_property
    def outside(self) -> int:
        """The side of a straight that is outside the circuit: -1 right, 1 left."""
        stretches = self.circuit.stretches[0] if self.circuit.stretches else []
        return -1 if sum(s.piece.template.turn for s in stretches) >= 0 else 1
