"""Board halves as whole faces in true size, each on as few pages as it needs.

The halves of a board meet where their roads do, which need not be on a straight line: the face is
a rectangle without what lies beyond its two ports. Such a face is no mirror image of itself, so two
of them cannot share a cardboard back to back: each is glued onto its own.
"""

import cmath
from collections.abc import Iterator
from dataclasses import dataclass, replace

import shapely
from shapely.affinity import affine_transform
from shapely.geometry.base import BaseGeometry

from trackwright.model.circuit import Circuit
from trackwright.model.layout.kit import PieceKind
from trackwright.model.picture.drawing.frames import Frame
from trackwright.model.picture.drawing.items import Pen, Polygon
from trackwright.model.picture.drawing.palette import PRINT
from trackwright.model.text.errors import TrackwrightError
from trackwright.model.text.messages import Message, counted
from trackwright.model.text.plain_text import visible
from trackwright.reports.paper.cut_pieces import alone
from trackwright.reports.paper.pages import Drawing, Pages
from trackwright.reports.paper.plan import OMITTED, Plan, drawn_circuit, spread
from trackwright.reports.paper.sheet import PrintSettings

GROUND_MM = 5.0
"""Around the road, on the sides where no other half follows."""
BEYOND_MM = 10_000.0
CUT_PEN = Pen(PRINT.ink, 0.1)


@dataclass(frozen=True)
class Faces:
    """The faces of the halves on a track, each spread over pages."""

    circuit: Circuit
    plans: tuple[Plan, ...]

    @property
    def count(self) -> int:
        return sum(len(plan.tiling.tiles) for plan in self.plans)

    @property
    def words(self) -> Message:
        """How much paper they take."""
        return Message(
            "board halves as whole faces: {pages} ({paper})",
            pages=counted(self.count, "page"),
            paper=self.plans[0].sheet.paper.name,
        )

    @property
    def pages(self) -> Pages:
        made = (page for plan in self.plans for page in plan.parts)
        return Pages(visible(self.circuit.track.name), tuple(made))


def faces_of(circuit: Circuit, settings: PrintSettings) -> Faces:
    """The halves on the table, in laying order."""
    kinds = [circuit.kit.codes[piece.piece].kind for piece in circuit.track.pieces()]
    halves = [kind for kind in kinds if kind.board]
    if not halves:
        raise TrackwrightError(
            Message("{circuit} has no board halves: print its pieces", circuit=circuit.track.name)
        )
    return Faces(circuit, tuple(_face(circuit, kind, settings) for kind in halves))


def _face(circuit: Circuit, kind: PieceKind, settings: PrintSettings) -> Plan:
    half = alone(circuit.kit, kind.code)
    half = Circuit(replace(half.track, name=circuit.track.name), circuit.kit)
    # corners are numbered on the whole circuit only
    drawing, content = drawn_circuit(half, settings, OMITTED | {"labels"})
    area = face_area(half, content)
    edge = Polygon((tuple(complex(x, y) for x, y in area.exterior.coords),), None, CUT_PEN)
    shown = Drawing((*drawing.items, edge), Frame(*map(float, area.bounds)))
    return spread(half, settings, shown, area, kind.code)


def face_area(half: Circuit, content: BaseGeometry) -> shapely.Polygon:
    """What is cut out: all around the road, but for what lies beyond the two ports."""
    whole = shapely.box(*content.bounds).buffer(GROUND_MM, join_style="mitre")
    area = whole.difference(shapely.union_all(list(_beyond(half))))
    assert isinstance(area, shapely.Polygon)
    return area


def _beyond(half: Circuit) -> Iterator[BaseGeometry]:
    """For each port the area outside of it, on its side of the point midway between the two."""
    geometry = half.geometry
    ports = [
        (*geometry.table_pose(end.frame, end.pose), end.port.name) for end in geometry.open_ends
    ]
    if len(ports) != 2:
        return
    for (at, heading, name), (other, _, _) in (ports, ports[::-1]):
        out = cmath.rect(1, heading) * (1 if name == "out" else -1)
        aside = ((at - other) / out).imag / 2
        low, high = sorted((-aside, BEYOND_MM if aside > 0 else -BEYOND_MM))
        strip = shapely.box(0, low, BEYOND_MM, high)
        yield affine_transform(strip, [out.real, -out.imag, out.imag, out.real, at.real, at.imag])
