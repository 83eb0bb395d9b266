"""The picture of a circuit, as plain items in mm (y up) that any backend can draw.

`picture_of` alone decides how a circuit looks. This module lists the contents of each layer in
drawing order; the modules of `model/picture/drawing` draw them.
"""

from collections.abc import Callable, Iterator, Mapping
from itertools import chain
from typing import TypeAlias

from trackwright.model.circuit import Circuit
from trackwright.model.lanes.graph import DrivenPiece
from trackwright.model.picture.drawing.items import (
    LAYERS,
    Anchor,
    Circle,
    Item,
    Layer,
    LayerName,
    Pen,
    Picture,
    Polygon,
    Polyline,
    Text,
)
from trackwright.model.picture.drawing.lettering import FONTS, text_width
from trackwright.model.picture.drawing.palette import PRINT, Palette
from trackwright.model.picture.drawing.sketch import PictureOptions, Sketch
from trackwright.model.picture.layers.board import board, invitation
from trackwright.model.picture.layers.labels import corner_numbers, notes, piece_names
from trackwright.model.picture.layers.line import directions, finish_line
from trackwright.model.picture.layers.markers import hill_ribbons, standing_markers
from trackwright.model.picture.layers.overlays import racing_line, steps
from trackwright.model.picture.layers.page import facts, page_furniture
from trackwright.model.picture.layers.problems import open_ends, overlaps
from trackwright.model.picture.layers.spaces import spaces
from trackwright.model.picture.layers.tiles import kerbs, lane_lines, seam, tile, tile_shadow
from trackwright.model.picture.shapes.shape import PlacedShape

__all__ = [
    "FONTS",
    "LAYERS",
    "PRINT",
    "Anchor",
    "Circle",
    "Item",
    "Layer",
    "LayerName",
    "Palette",
    "Pen",
    "Picture",
    "PictureOptions",
    "Polygon",
    "Polyline",
    "Sketch",
    "Text",
    "picture_of",
    "piece_layers",
    "table_layers",
    "text_width",
]

PieceDrawer: TypeAlias = Callable[[Sketch, PlacedShape, DrivenPiece], Iterator[Item]]
Drawer: TypeAlias = Callable[[Sketch], Iterator[Item]]

PIECE_DRAWERS: Mapping[LayerName, tuple[PieceDrawer, ...]] = {
    "shadow": (tile_shadow,),
    "hills": (hill_ribbons,),
    "tiles": (tile,),
    "kerbs": (kerbs,),
    "lanes": (lane_lines, seam),
    "spaces": (spaces,),
    "line": (finish_line,),
}
"""What is drawn for every piece, lowest first. It depends only on the piece, its markers, and what
applies at its beginning."""
TABLE_DRAWERS: Mapping[LayerName, tuple[Drawer, ...]] = {
    "board": (board,),
    "spaces": (steps, racing_line),
    "line": (directions,),
    "markers": (overlaps, open_ends, standing_markers),
    "labels": (corner_numbers, notes, piece_names, invitation),
    "furniture": (page_furniture,),
}
"""What is drawn once, above the pieces of the same layer. Signs take free room in this order: the
first gets the nearest place."""


def picture_of(circuit: Circuit, options: PictureOptions | None = None) -> Picture:
    """The circuit as a framed page."""
    sketch = Sketch(circuit, options or PictureOptions())
    page = sketch.page
    return Picture(
        circuit.track.name,
        "; ".join(facts(sketch)),
        page.left,
        page.bottom,
        page.width,
        page.height,
        sketch.palette.paper,
        tuple(_layer(name, sketch) for name in LAYERS),
    )


def _layer(name: LayerName, sketch: Sketch) -> Layer:
    items = [
        item
        for draw in PIECE_DRAWERS.get(name, ())
        for spot, stretch in sketch.driven_pieces
        for item in draw(sketch, spot, stretch)
    ]
    return Layer(name, (*items, *_of_the_table(name, sketch)))


def piece_layers(sketch: Sketch, spot: PlacedShape, ride: DrivenPiece) -> tuple[Layer, ...]:
    """One piece drawn at a spot, which need not be its own."""
    return tuple(
        Layer(name, tuple(chain.from_iterable(draw(sketch, spot, ride) for draw in drawers)))
        for name, drawers in PIECE_DRAWERS.items()
    )


def table_layers(sketch: Sketch) -> tuple[Layer, ...]:
    """The board, and the signs around the pieces."""
    return tuple(Layer(name, _of_the_table(name, sketch)) for name in TABLE_DRAWERS)


def _of_the_table(name: LayerName, sketch: Sketch) -> tuple[Item, ...]:
    return tuple(chain.from_iterable(draw(sketch) for draw in TABLE_DRAWERS.get(name, ())))
