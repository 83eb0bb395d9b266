"""The circuit in a race pack: cover, plan with numbers, how to lay it, what is needed, corners."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TypeAlias

from trackwright.model.circuit import Circuit
from trackwright.model.edit.markers import marker_description, value_words
from trackwright.model.layout.track import Hill, Marker
from trackwright.model.picture.drawing.frames import Frame, frame_around
from trackwright.model.picture.drawing.items import Item, Text, bounds_of
from trackwright.model.picture.drawing.palette import PRINT
from trackwright.model.picture.picture import Picture, PictureOptions, picture_of, reject_too_many
from trackwright.model.picture.shapes.shape import placed_shapes
from trackwright.model.text.messages import Message, counted, joined
from trackwright.model.text.sections import Cell
from trackwright.reports.circuit.card import HILLS, SIDES, CircuitCard, card_of
from trackwright.reports.circuit.facts import Summary, summary_of
from trackwright.reports.pack.flow import Booklet, Column, Strip
from trackwright.reports.paper.pages import Drawing, PageItem, Placed
from trackwright.reports.paper.plan import OMITTED
from trackwright.reports.paper.sheet import INKS, PrintSettings
from trackwright.validators.stock.box302_short_of_counters import counter_name, counters_on_track

Map: TypeAlias = Callable[[complex], complex]
"""From the table to a page."""
ON_COVER = "lap", "hills", "board"
"""The sections of the circuit card on the cover; others have pages of their own."""
PLAN_SHARE, GAP_MM = 0.45, 3.0
"""The part of the cover that the plan may take, and the room below it."""
NUMBER_MM = 3.0
NUMBERED = Message("Numbers are those of the pieces in laying order, as on their backs.")
HOW_TO_LAY = Message(
    "Piece by piece in driving order, with its number; those of a corner are in brackets. L and R "
    "say which way a corner turns."
)
CORNER_HEADS = (
    Message("corner"),
    Message("name"),
    Message("pieces"),
    Message("direction"),
    Message("degrees"),
    Message("positions"),
    Message("difficulty"),
    Message("hill"),
)
COUNTER_HEADS = Message("counter"), Message("needed"), Message("in the box"), Message("left over")
OPEN = Message("The run is open at its end.")
LEAST_NUMBER_MM = 1.6


class CircuitPages:
    """What is on them; `numbers` are those of the pieces in laying order, run by run."""

    def __init__(self, circuit: Circuit, settings: PrintSettings) -> None:
        self.circuit, self.settings = circuit, settings
        self.summary: Summary = summary_of(circuit)
        self.card: CircuitCard = card_of(circuit, self.summary)
        self.numbers = laying_numbers(circuit)

    @property
    def name(self) -> str:
        return self.circuit.track.name

    # --- cover and plan

    def cover(self, booklet: Booklet, race: Message) -> None:
        """Name, plan and facts."""
        frame, column = booklet.sheet.contents, booklet.column()
        sections = [s for s in self.card.sections() if s.id in ON_COVER]
        head = [*column.title(self.name), *column.words(race)]
        high = PLAN_SHARE * frame.height
        foot: list[Strip] = []
        for section in sections:
            foot += column.section(section)
        top = frame.top - sum(strip.height for strip in head)
        room = Frame(frame.left, top - high, frame.right, top)
        before = len(booklet.pages)
        booklet.chapter(Message("cover"), [*head, Strip(high + GAP_MM), *foot])
        booklet.draw_on(before, tuple(self._drawn(room, 0.0)))

    def plan(self, booklet: Booklet) -> None:
        """The plan as large as the page, with the numbers of the pieces."""
        frame, column = booklet.sheet.contents, booklet.column()
        head = [*column.title(Message("Plan")), *column.words(NUMBERED)]
        top = frame.top - sum(strip.height for strip in head)
        before = len(booklet.pages)
        booklet.chapter(Message("plan"), head)
        room = Frame(frame.left, frame.bottom, frame.right, top - 2)
        booklet.draw_on(before, tuple(self._drawn(room, NUMBER_MM)))

    def _drawn(self, room: Frame, numbers: float) -> Iterator[PageItem]:
        """The circuit, as large as there is room, turned by a quarter if it is larger then."""
        drawing = self._drawing
        width, height = drawing.frame.width, drawing.frame.height
        upright = min(room.width / width, room.height / height)
        across = min(room.width / height, room.height / width)
        turn, scale = (1j, across) if across > 1.15 * upright else (1, upright)
        shift = room.centre - turn * scale * drawing.frame.centre
        degrees = 90.0 if turn == 1j else 0.0
        yield Placed(drawing, shift, room, scale, degrees)
        if numbers:
            yield from self._numbers_on(lambda p: shift + turn * scale * p, scale)

    @property
    def _drawing(self) -> Drawing:
        reject_too_many(self.circuit, printed=True)
        options = PictureOptions(INKS[self.settings.ink], furniture=False, problems=False)
        picture: Picture = picture_of(self.circuit, options)
        layers = [layer for layer in picture.layers if layer.name not in OMITTED]
        items = tuple(item for layer in layers for item in layer.items)
        return Drawing(items, frame_around(c for i in items for c in bounds_of(i).corners).grown(2))

    def _numbers_on(self, map: Map, scale: float) -> Iterator[Item]:
        """The numbers in the middle of the pieces, as large as they have room."""
        lane = scale * self.circuit.kit.lane_mm
        size = max(LEAST_NUMBER_MM, min(NUMBER_MM, 0.9 * lane))
        for spot, placed in zip(
            placed_shapes(self.circuit.geometry), self.circuit.geometry.laid, strict=True
        ):
            number = str(self.numbers[placed.name])
            yield Text(map(spot.at(0.5)), size, number, PRINT.pit, bold=True, halo="#ffffff")

    # --- laying

    def laying(self, column: Column) -> Iterator[Strip]:
        """Which piece follows which, run by run; then what stands on them."""
        yield from column.title(Message("Laying the circuit"))
        yield from column.words(HOW_TO_LAY)
        for number, chain in enumerate(self.circuit.geometry.chains, 1):
            if len(self.circuit.geometry.chains) > 1:
                yield from column.headline(Message("Run {n}", n=number))
            yield from column.words(joined(self._run(chain.indices), " · "))
            if not chain.closed and not self.circuit.geometry.leads_to_finish:
                yield from column.words(OPEN)
        yield from self._markers(column)

    def _run(self, indices: "tuple[int, ...]") -> Iterator[str]:
        """Number and code of each piece; those of a corner in brackets."""
        laid = self.circuit.geometry.laid
        corners = self._corner_of
        found = [
            (f"{self.numbers[laid[i].name]} {laid[i].template.code}", corners.get(laid[i].name, 0))
            for i in indices
        ]
        for k, (words, corner) in enumerate(found):
            begins = corner and (k == 0 or found[k - 1][1] != corner)
            ends = corner and (k == len(found) - 1 or found[k + 1][1] != corner)
            yield f"{'[' if begins else ''}{words}{']' if ends else ''}"

    @property
    def _corner_of(self) -> Mapping[str, int]:
        """Piece -> the corner that it is in."""
        return {
            stretch.piece.name: stretch.corner
            for stretches in self.circuit.stretches
            for stretch in stretches
            if stretch.corner
        }

    def _markers(self, column: Column) -> Iterator[Strip]:
        by_id: dict[int, list[int]] = {}
        for placed in self.circuit.geometry.laid:
            by_id.setdefault(placed.piece.id, []).append(self.numbers[placed.name])
        rows = sorted(
            (min(by_id[piece]), _marked(markers))
            for piece, markers in self.circuit.track.markers_on.items()
            if piece in by_id
        )
        if rows:
            yield from column.headline(Message("Markers"))
            yield from column.table((Message("piece"), Message("marker")), rows)

    # --- what is needed, corners, grid

    def stock(self, column: Column) -> Iterator[Strip]:
        """Pieces, counters and stands, against the boxes."""
        yield from column.title(Message("What is needed"))
        sections = [section for section in self.card.sections() if section.id == "pieces"]
        for section in sections:
            yield from column.section(section)
        if not self.summary.stock_used:
            codes = [(c, self._name_of(c), n) for c, n in self.summary.pieces.items()]
            heads = (Message("piece"), Message("name"), Message("laid"))
            yield from column.table(heads, codes)
        if self.circuit.kit.counters:
            yield from column.headline(Message("Counters"))
            yield from column.table(COUNTER_HEADS, list(self._counters()))

    def _name_of(self, code: str) -> Message:
        return Message(self.circuit.kit.kinds[code].name)

    def _counters(self) -> Iterator[tuple[Cell, ...]]:
        kit, track = self.circuit.kit, self.circuit.track
        used = counters_on_track(track.markers)
        for one in kit.counters:
            count, there = used[one.marker, one.value], one.box * track.boxes
            yield (counter_name(one), count, there, there - count)
        if kit.stands is not None:
            standing, there = used.total(), kit.stands * track.boxes
            yield (Message("stands"), standing, there, there - standing)

    def corners(self, column: Column) -> Iterator[Strip]:
        if not self.summary.corners:
            return
        yield from column.title(Message("Corners"))
        rows: list[tuple[Cell, ...]] = []
        hills = {one.corner: one.hill for one in self.card.profile if one.hill != "flat"}
        for corner in self.summary.corners:
            hill: Hill = hills.get(corner.number, "flat")
            rows.append(
                (
                    *(corner.number, corner.name, joined(self._pieces_in(corner.number))),
                    *(SIDES[corner.side], corner.degrees, len(corner.columns)),
                    *(corner.difficulty or None, HILLS.get(hill)),
                )
            )
        used = [k for k, _ in enumerate(CORNER_HEADS) if any(row[k] is not None for row in rows)]
        heads = [CORNER_HEADS[k] for k in used]
        yield from column.table(heads, [[row[k] for k in used] for row in rows])

    def _pieces_in(self, corner: int) -> list[int]:
        return [self.numbers[name] for name, number in self._corner_of.items() if number == corner]

    def grid(self, column: Column, starters: int) -> Iterator[Strip]:
        """Who starts where, and how far it is from there."""
        if not self.summary.grid:
            return
        yield from column.headline(
            Message("Grid, and {laps}", laps=counted(self.summary.laps, "lap"))
        )
        places = self.summary.grid[:starters]
        heads = [Message("grid place"), Message("space"), Message("spaces to the end of the race")]
        rows: list[tuple[Cell, ...]] = [(g.place, g.space, g.distance) for g in places]
        if self.summary.pit:
            heads.append(Message("with a pit stop"))
            rows = [(*r, g.distance_with_pit) for r, g in zip(rows, places, strict=True)]
        yield from column.table(heads, rows)


def _marked(markers: Sequence[Marker]) -> Message:
    """What is on a piece; values of one kind together, in driving order."""
    kinds: dict[str, list[Marker]] = {}
    for marker in sorted(markers, key=lambda one: (one.at, one.lane or 0)):
        kinds.setdefault(marker.kind, []).append(marker)
    return joined((_of_a_kind(kind, same) for kind, same in kinds.items()), " · ")


def _of_a_kind(kind: str, markers: Sequence[Marker]) -> Message:
    if len(markers) == 1:
        return marker_description(markers[0])
    values = joined(value_words(marker) for marker in markers)
    return Message("{kind}: {value}", kind=Message(kind.replace("_", " ")), value=values)


def laying_numbers(circuit: Circuit) -> dict[str, int]:
    """Piece -> its number in laying order within its run: that on the back of the piece."""
    laid = circuit.geometry.laid
    return {
        laid[index].name: number
        for chain in circuit.geometry.chains
        for number, index in enumerate(chain.indices, 1)
    }
