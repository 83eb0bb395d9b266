"""The cardboard: shadows, tinted asphalt, kerbs, lines and seams."""

from collections.abc import Iterable, Iterator

import shapely
from shapely import LineString
from shapely import Polygon as Area

from trackwright.model.lanes.graph import DrivenPiece
from trackwright.model.layout.pieces import PIT_LANE
from trackwright.model.picture.drawing.items import Item, Pen, Polygon, Polyline
from trackwright.model.picture.drawing.sketch import Sketch
from trackwright.model.picture.shapes.shape import Line, PlacedShape, RoadShape

SHADOW_MM = complex(1.3, -1.8)


def tile_shadow(sketch: Sketch, spot: PlacedShape, driven: DrivenPiece) -> Iterator[Item]:
    fallen = SHADOW_MM * sketch.scale
    for outline in spot.shape.outlines:
        shadow = tuple(point + fallen for point in spot.line(outline))
        yield Polygon((shadow,), sketch.palette.shadow)


def tile(sketch: Sketch, spot: PlacedShape, driven: DrivenPiece) -> Iterator[Item]:
    yield from _ground(sketch, spot)
    yield from _asphalt(sketch, spot)
    yield from _tints(sketch, spot, driven)


def _ground(sketch: Sketch, spot: PlacedShape) -> Iterator[Item]:
    """The whole cardboard, and the grass between the track and a pit lane beside it."""
    palette, shape = sketch.palette, spot.shape
    base = palette.run_off if shape.sections.has_chicane else palette.asphalt
    base = palette.stand if shape.level else base
    edge = Pen(palette.seam, 0.35)
    for outline in shape.outlines:
        yield Polygon((spot.line(outline),), base, edge)
    if shape.pit_island:
        yield Polygon((spot.line(shape.pit_island),), palette.ground)


def _asphalt(sketch: Sketch, spot: PlacedShape) -> Iterator[Item]:
    for road in spot.shape.roads:
        yield Polygon((spot.line(road.asphalt.polygon),), sketch.palette.asphalt)
    if spot.shape.pit_lane:
        yield Polygon((spot.line(spot.shape.pit_lane.polygon),), sketch.palette.pit_asphalt)


def _tints(sketch: Sketch, spot: PlacedShape, driven: DrivenPiece) -> Iterator[Item]:
    """The tinted asphalt of difficult positions: the whole road if they are all equal."""
    tints = (None, *sketch.palette.difficulty_tint)
    first, *others = set(driven.difficulty)
    if not others:
        if tint := tints[first]:
            for road in spot.shape.roads:
                yield Polygon((spot.line(road.asphalt.polygon),), tint)
        return
    for space, area in zip(spot.shape.template.spaces, spot.shape.spaces, strict=True):
        tint = tints[driven.difficulty[space.column]]
        if tint and space.lane != PIT_LANE:
            yield Polygon((spot.line(area.polygon),), tint)


def kerbs(sketch: Sketch, spot: PlacedShape, driven: DrivenPiece) -> Iterator[Item]:
    for kerb in spot.shape.kerbs:
        blocks = tuple(spot.line(block) for block in kerb.blocks)
        yield Polygon((spot.line(kerb.band),), sketch.palette.kerb)
        yield Polygon(blocks, sketch.palette.kerb_block)


def lane_lines(sketch: Sketch, spot: PlacedShape, driven: DrivenPiece) -> Iterator[Item]:
    """The white lines: solid along the asphalt, dashed or solid between the lanes."""
    palette, scale = sketch.palette, sketch.scale
    dashed = Pen(palette.lane_line, 0.8 * scale, (6 * scale, 7 * scale))
    solid = Pen(palette.solid_line, 1.6 * scale)
    edge = Pen(palette.edge_line, 1.0 * scale)
    for line in _edge_lines(spot):
        yield Polyline(spot.line(line), edge)
    for road in spot.shape.roads:
        for divider in road.dividers:
            yield Polyline(spot.line(divider.points), solid if divider.solid else dashed)


def _edge_lines(spot: PlacedShape) -> Iterable[Line]:
    """The lines along the asphalt, open where a road branches off."""
    roads = spot.shape.roads
    if len(roads) == 1:
        return spot.shape.edge_lines
    main, branch = roads
    return [*_edges_outside(main, branch), *_edges_outside(branch, main)]


def _edges_outside(road: RoadShape, crossed: RoadShape) -> Iterator[Line]:
    area = Area([(p.real, p.imag) for p in crossed.asphalt.polygon])
    for edge in (road.asphalt.left, road.asphalt.right):
        rest = LineString([(p.real, p.imag) for p in edge]).difference(area)
        for part in shapely.get_parts(rest):
            yield tuple(complex(x, y) for x, y in part.coords)


def seam(sketch: Sketch, spot: PlacedShape, driven: DrivenPiece) -> Iterator[Item]:
    """The faint seam with the previous piece, drawn over the tints."""
    left, right = spot.shape.sections.board_edges(0.0)
    yield Polyline((spot.at(0.0, left), spot.at(0.0, right)), Pen(sketch.palette.seam, 0.5))
