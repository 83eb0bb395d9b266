"""The picture of a circuit, as plain items in mm (y up) that any backend can draw.

`picture_of` alone decides how a circuit looks. This module lists the contents of each layer in
drawing order; the modules of `model/picture/drawing` draw them.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import chain, groupby
from typing import TypeAlias

from trackwright.model.circuit import Circuit
from trackwright.model.lanes.graph import DrivenPiece
from trackwright.model.picture.drawing.items import (
    LAYERS,
    Anchor,
    Badge,
    Circle,
    Image,
    Item,
    Layer,
    LayerName,
    Pen,
    Picture,
    Polygon,
    Polyline,
    TableItem,
    TableLayer,
    Text,
    plain_items,
)
from trackwright.model.picture.drawing.lettering import FONTS, text_width
from trackwright.model.picture.drawing.palette import PRINT, Palette
from trackwright.model.picture.drawing.sketch import PictureOptions, Sketch
from trackwright.model.picture.layers.board import board, invitation
from trackwright.model.picture.layers.labels import corner_numbers, notes, piece_names
from trackwright.model.picture.layers.line import directions, finish_line, stripes
from trackwright.model.picture.layers.markers import hill_ribbons, standing_markers
from trackwright.model.picture.layers.overlays import racing_line, steps
from trackwright.model.picture.layers.page import facts, page_furniture
from trackwright.model.picture.layers.problems import open_ends, overlaps
from trackwright.model.picture.layers.scenery import scenery_item
from trackwright.model.picture.layers.spaces import spaces
from trackwright.model.picture.layers.structures import bridge_shadow, structures, underpass
from trackwright.model.picture.layers.tiles import kerbs, lane_lines, seam, tile, tile_shadow
from trackwright.model.picture.shapes.shape import PlacedShape
from trackwright.model.text.errors import TrackwrightError
from trackwright.model.text.messages import Message

__all__ = [
    "FONTS",
    "LAYERS",
    "PRINT",
    "SCENERY_LAYERS",
    "Anchor",
    "Badge",
    "Circle",
    "Image",
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
    "TableLayer",
    "Text",
    "picture_of",
    "piece_layers",
    "scenery_item",
    "scenery_layer",
    "table_layers",
    "text_width",
]

PieceDrawer: TypeAlias = Callable[[Sketch, PlacedShape, DrivenPiece], Iterator[Item]]
Drawer: TypeAlias = Callable[[Sketch], Iterator[TableItem]]

PIECE_DRAWERS: Mapping[LayerName, tuple[PieceDrawer, ...]] = {
    "shadow": (tile_shadow,),
    "hills": (hill_ribbons,),
    "tiles": (bridge_shadow, tile, underpass),
    "kerbs": (kerbs,),
    "lanes": (lane_lines, seam, structures),
    "spaces": (spaces,),
    "line": (finish_line, stripes),
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


SCENERY_LAYERS: tuple[LayerName, LayerName] = ("ground", "writing")
"""Scenery beneath the road, and above it."""


MOST_DRAWN = 5_000
"""Pieces in a picture. The window draws more, as it only draws what is visible."""
MOST_PRINTED = 1_000
"""Pieces on pages and tables: many times what any box holds."""


def reject_too_many(circuit: Circuit, *, printed: bool = False) -> None:
    """Raises an error if the circuit has too many pieces to be drawn as a whole, or printed."""
    count, most = len(circuit.geometry.laid), MOST_PRINTED if printed else MOST_DRAWN
    if count <= most:
        return
    if printed:
        raise TrackwrightError(
            Message(
                "the circuit has {n} pieces: pages and tables take at most {most}; pictures take "
                "more, and data (json, graphml, csv) any number",
                n=count,
                most=most,
            )
        )
    raise TrackwrightError(
        Message(
            "the circuit has {n} pieces: pictures take at most {most}; data (json, graphml, csv) "
            "take any number",
            n=count,
            most=most,
        )
    )


def picture_of(circuit: Circuit, options: PictureOptions | None = None) -> Picture:
    """The circuit as a framed page."""
    reject_too_many(circuit)
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
    rising = sorted(sketch.driven_pieces, key=lambda one: one[0].shape.level)
    items = [
        item
        for _, pieces in groupby(rising, key=lambda one: one[0].shape.level)
        for item in _pieces_of_level(name, sketch, list(pieces))
    ]
    items += scenery_layer(name, sketch).items
    return Layer(name, (*items, *plain_items(_of_the_table(name, sketch))))


def scenery_layer(name: LayerName, sketch: Sketch) -> Layer:
    """The scenery of a layer by itself."""
    return Layer(name, tuple(item for scenery in _scenery_of(name, sketch) for item in scenery))


def _pieces_of_level(
    name: LayerName, sketch: Sketch, pieces: Sequence[tuple[PlacedShape, DrivenPiece]]
) -> Iterator[Item]:
    for draw in PIECE_DRAWERS.get(name, ()):
        for spot, driven in pieces:
            yield from draw(sketch, spot, driven)


def _scenery_of(name: LayerName, sketch: Sketch) -> Iterator[Iterator[Item]]:
    if name in SCENERY_LAYERS:
        for item in sketch.scenery:
            if item.is_above == (name == "writing"):
                yield plain_items(scenery_item(sketch, item))


def piece_layers(sketch: Sketch, spot: PlacedShape, driven: DrivenPiece) -> tuple[Layer, ...]:
    """One piece drawn at a spot, which need not be its own."""
    return tuple(
        Layer(name, tuple(chain.from_iterable(draw(sketch, spot, driven) for draw in drawers)))
        for name, drawers in PIECE_DRAWERS.items()
    )


def table_layers(sketch: Sketch) -> tuple[TableLayer, ...]:
    """The board, and the signs around the pieces."""
    return tuple(TableLayer(name, _of_the_table(name, sketch)) for name in TABLE_DRAWERS)


def _of_the_table(name: LayerName, sketch: Sketch) -> tuple[TableItem, ...]:
    return tuple(chain.from_iterable(draw(sketch) for draw in TABLE_DRAWERS.get(name, ())))
