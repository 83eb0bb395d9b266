"""The steps and the racing line, laid over the spaces on request."""

import pytest

from tests.builders import OVAL, circuit_of
from trackwright.model.circuit import Circuit
from trackwright.model.files.library import load_circuit
from trackwright.model.lanes.graph import step_attributes
from trackwright.model.picture.drawing.items import TableItem
from trackwright.model.picture.picture import (
    PictureOptions,
    Polygon,
    Polyline,
    Sketch,
    table_layers,
)
from trackwright.model.picture.shapes.shape import space_places


def over_spaces(circuit: Circuit, options: PictureOptions) -> tuple[TableItem, ...]:
    layers = table_layers(Sketch(circuit, options))
    return next(layer.items for layer in layers if layer.name == "spaces")


def test_without_being_asked_for_nothing_is_drawn() -> None:
    assert over_spaces(circuit_of(OVAL), PictureOptions()) == ()


@pytest.mark.parametrize("id", ["april-raceway", "nuerburg-ring"])
def test_every_step_has_an_arrow_from_space_to_space(id: str) -> None:
    circuit = load_circuit(id)
    items = over_spaces(circuit, PictureOptions(steps=True))
    arrows = [ring for item in items if isinstance(item, Polygon) for ring in item.rings]
    assert len(arrows) == sum(map(len, step_attributes(circuit.graph).values()))
    middles = {name: place for name, (place, _) in space_places(circuit.geometry).items()}
    meant = [
        (middles[a] + middles[b]) / 2
        for a, ways in step_attributes(circuit.graph).items()
        for b in ways
    ]
    drawn = [((ring[0] + ring[6]) / 2 + ring[3]) / 2 for ring in arrows]
    nearest = [min(abs(point - other) for other in drawn) for point in meant]
    assert max(nearest) < 1e-6


def test_the_racing_line_runs_through_its_spaces_and_is_closed() -> None:
    circuit = load_circuit("april-raceway")
    (line,) = over_spaces(circuit, PictureOptions(racing_line=True))
    assert isinstance(line, Polyline)
    assert line.points[0] == line.points[-1]
    graph = circuit.graph
    ideal = [name for name, space in graph.nodes(data=True) if space["rank"] == 1]
    places = space_places(circuit.geometry)
    for name in ideal:
        assert min(abs(point - places[name][0]) for point in line.points) < 1e-6
    assert len(line.points) == 8 * len(ideal) + 1


def test_the_racing_line_of_an_open_track_ends() -> None:
    (line,) = over_spaces(circuit_of("START L4 R2L"), PictureOptions(racing_line=True))
    assert isinstance(line, Polyline)
    assert abs(line.points[0] - line.points[-1]) > 100
