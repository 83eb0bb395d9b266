"""The product picture of a circuit, as plain items in mm (y up) that anything can draw.

`picture_of` is the one place that decides how a circuit looks. This page lists what is in each
layer, in drawing order; the modules of `model/drawing` draw it.
"""

from collections.abc import Callable, Iterator, Mapping
from itertools import chain
from typing import TypeAlias

from model.circuit import Circuit
from model.drawing.alarms import open_ends, overlaps
from model.drawing.board import board, invitation
from model.drawing.furniture import facts, furniture
from model.drawing.items import (
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
from model.drawing.labels import corner_numbers, notes, piece_names
from model.drawing.lettering import FONTS, text_width
from model.drawing.line import finish_lines
from model.drawing.markers import hill_ribbons, standing_markers
from model.drawing.palette import PRINT, Palette
from model.drawing.sketch import PictureOptions, Sketch
from model.drawing.spaces import spaces
from model.drawing.tiles import kerbs, lane_lines, seams, tile_shadows, tiles

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
    "Text",
    "picture_of",
    "text_width",
]

Drawer: TypeAlias = Callable[[Sketch], Iterator[Item]]

PAGE: Mapping[LayerName, tuple[Drawer, ...]] = {
    "board": (board,),
    "shadow": (tile_shadows, hill_ribbons),
    "tiles": (tiles,),
    "kerbs": (kerbs,),
    "lanes": (lane_lines, seams),
    "spaces": (spaces,),
    "line": (finish_lines,),
    "markers": (overlaps, open_ends, standing_markers),
    "labels": (corner_numbers, notes, piece_names, invitation),
    "furniture": (furniture,),
}
"""What is drawn, lowest first. Signs take the free room in the same order: who comes first has the
nearest place."""


def picture_of(circuit: Circuit, options: PictureOptions | None = None) -> Picture:
    """The circuit as it is printed and framed."""
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
    return Layer(name, tuple(chain.from_iterable(draw(sketch) for draw in PAGE[name])))
