"""The background of a replay."""

from dataclasses import dataclass

from trackwright.editor.canvas.painting.drawings import Drawings
from trackwright.editor.canvas.painting.strokes import Sign, signs_of
from trackwright.model.circuit import Circuit
from trackwright.model.edit.pointing import table_top_of
from trackwright.model.picture.picture import Palette, PictureOptions, Sketch, table_layers
from trackwright.model.picture.shapes.shape import Line, space_areas, space_places


@dataclass(frozen=True)
class Scenery:
    """The background of a replay, computed in a thread before anything is shown."""

    circuit: Circuit
    palette: Palette
    signs: list[Sign]
    drawings: Drawings
    """Of all pieces."""
    places: dict[str, tuple[complex, float]]
    """Space -> its centre and driving direction."""
    areas: dict[str, Line]


def scenery_of(circuit: Circuit, palette: Palette) -> Scenery:
    """Everything that the picture of the circuit needs."""
    geometry, sketch = circuit.geometry, Sketch(circuit, PictureOptions(palette, furniture=False))
    table_top_of(circuit).piece_at(0j)  # spots and boxes are computed on first use
    drawings = Drawings(circuit.kit, palette)
    for spot, driven in sketch.driven_pieces:
        drawings.of(driven, spot.shape, spot.heading)
    signs = signs_of(table_layers(sketch))
    return Scenery(circuit, palette, signs, drawings, space_places(geometry), space_areas(geometry))
