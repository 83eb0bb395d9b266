"""The card of a circuit: all its figures, in sections for people.

`info` prints it, the window shows it. What a game adds is its budget: `simulator/game/budgets.py`.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from trackwright.model.circuit import Circuit, gc_paused
from trackwright.model.picture.shapes.outline import MAX_OVERLAPS
from trackwright.model.text.messages import Message, counted, joined, joined_with_or, ordinal
from trackwright.model.text.sections import Cell, Fact, FactTable, Note, Part, Section
from trackwright.model.text.units import CENTIMETRES, Unit
from trackwright.reports.circuit.facts import PitFigures, Summary
from trackwright.reports.circuit.profile import ProfilePosition, profile_of

SIDES = {"L": Message("left"), "R": Message("right"), None: None}
HILLS = {"up": Message("uphill"), "down": Message("downhill")}
CLOSED = {
    "exactly": Message("exactly"),
    "with play": Message("with play"),
    "no, from start to finish": Message("no, from start to finish"),
    "no": Message("no"),
}
DIRECTIONS = {
    "clockwise": Message("clockwise"),
    "counter-clockwise": Message("counter-clockwise"),
}


@dataclass(frozen=True)
class CircuitCard:
    """The figures of a circuit; the sections are made when the unit is known."""

    circuit: Circuit
    summary: Summary
    profile: tuple[ProfilePosition, ...]

    def sections(self, unit: Unit = CENTIMETRES) -> tuple[Section, ...]:
        """The figures as they are shown; sections without any are left out."""
        made = (
            Section("lap", Message("Lap"), tuple(_lap(self, unit))),
            Section("corners", Message("Corners"), tuple(_corners(self))),
            Section("hills", Message("Hills"), tuple(_hills(self))),
            Section("pieces", Message("Pieces"), tuple(_pieces(self))),
            Section("board", Message("Board"), tuple(_board(self.summary, unit))),
        )
        return tuple(section for section in made if section.parts)


@gc_paused()
def card_of(circuit: Circuit, summary: Summary) -> CircuitCard:
    return CircuitCard(circuit, summary, profile_of(circuit))


def _lap(card: CircuitCard, unit: Unit) -> Iterator[Part]:
    summary = card.summary
    yield Fact(Message("closed"), _closed(summary))
    yield from _gaps(summary, unit)
    yield Fact(Message("positions"), summary.positions)
    if summary.lap_length is not None and summary.race_length is not None:
        lap = Message("{n} spaces on the ideal line", n=summary.lap_length)
        yield Fact(Message("lap"), lap)
        if summary.lane_laps:
            yield Fact(Message("lanes"), _lane_laps(card))
        laps = counted(summary.laps, "lap")
        race = Message("{n} spaces in {laps}", n=summary.race_length, laps=laps)
        yield Fact(Message("race"), race)
    if summary.course_length is not None:
        steps = counted(summary.course_length, "step")
        yield Fact(Message("course"), Message("{steps} from start to finish", steps=steps))
    if summary.direction:
        yield Fact(Message("direction"), DIRECTIONS[summary.direction])
    straights = joined(summary.straights) if summary.straights else Message("none")
    yield Fact(Message("straights"), straights)
    if summary.chokes:
        yield Fact(Message("chokes"), joined(summary.chokes))
    if summary.pit:
        yield Fact(Message("pit"), _pit(summary.pit))
    yield Fact(Message("hash"), summary.graph_hash)


def _closed(summary: Summary) -> Message:
    if summary.closed == "no" and summary.open_ends:
        return Message("no, {ends}", ends=counted(len(summary.open_ends), "open end"))
    return CLOSED[summary.closed]


def _lane_laps(card: CircuitCard) -> Message:
    """A lap that never leaves its lane, for each lane from the left."""
    laps = card.summary.lane_laps
    return joined(
        Message("{lane}: {lap}", lane=number, lap="-" if lap is None else lap)
        for number, lap in enumerate(laps, 1)
    )


def _pit(pit: PitFigures) -> Message:
    stops = counted(pit.stops, "stop space")
    if pit.detour is None or not pit.windows:
        return Message("{stops}, no lap can use it", stops=stops)
    return Message(
        "detour {detour}, {stops}, open after the {windows} crossing",
        detour=pit.detour,
        stops=stops,
        windows=joined_with_or([ordinal(n) for n in pit.windows]),
    )


def _corners(card: CircuitCard) -> Iterator[Part]:
    corners = card.summary.corners
    if not corners:
        return
    heads = [
        Message("corner"),
        Message("direction"),
        Message("degrees"),
        Message("positions"),
        Message("difficulty"),
    ]
    rows: list[tuple[Cell, ...]] = [
        (c.number, SIDES[c.side], c.degrees, len(c.columns), c.difficulty or None) for c in corners
    ]
    if any(c.name for c in corners):
        heads.append(Message("name"))
        rows = [(*row, c.name) for row, c in zip(rows, corners, strict=True)]
    pieces = _pieces_of_corners(card)
    yield FactTable(tuple(heads), tuple(rows), tuple(pieces[c.number] for c in corners))


def _pieces_of_corners(card: CircuitCard) -> dict[int, tuple[int, ...]]:
    found: dict[int, dict[int, None]] = {}
    for one in card.profile:
        found.setdefault(one.corner, {})[one.piece] = None
    return {number: tuple(pieces) for number, pieces in found.items()}


def _hills(card: CircuitCard) -> Iterator[Part]:
    hills = card.summary.hills
    if not hills:
        return
    rise = card.profile[-1].height
    if rise:
        higher = Message("the lap ends {n} steps higher than it begins", n=rise)
        lower = Message("the lap ends {n} steps lower than it begins", n=-rise)
        yield Note(higher if rise > 0 else lower)
    heads = (Message("hill"), Message("from position"), Message("positions"))
    rows = tuple((HILLS[hill.hill], hill.first, hill.length) for hill in hills)
    yield FactTable(heads, rows, tuple(hill.pieces for hill in hills))


def _pieces(card: CircuitCard) -> Iterator[Part]:
    summary, circuit = card.summary, card.circuit
    boxes = counted(summary.boxes_needed, "box", "boxes")
    laid = sum(summary.pieces.values())
    yield Fact(Message("pieces"), Message("{n}, from {boxes}", n=laid, boxes=boxes))
    used = {code: n for code, n in summary.stock_used.items() if n}
    if not used:
        return
    there = {code: circuit.kit.stock[code] * summary.boxes for code in used}
    box = Message("in the box")
    if summary.boxes > 1:
        box = Message("in {n} boxes", n=summary.boxes)
    heads = (Message("piece"), Message("laid"), box, Message("left over"))
    rows = tuple((code, n, there[code], there[code] - n) for code, n in used.items())
    yield FactTable(heads, rows, tuple(_pieces_of_stock(circuit, code) for code in used))


def _pieces_of_stock(circuit: Circuit, code: str) -> tuple[int, ...]:
    pieces = circuit.track.pieces()
    return tuple(p.id for p in pieces if circuit.kit.stock_code(p.piece) == code)


def _board(summary: Summary, unit: Unit) -> Iterator[Part]:
    if summary.positions:
        yield Fact(Message("outline"), _outline(summary, unit))
    for first, second, mm2 in summary.overlaps:
        area = unit.area(mm2)
        yield Fact(
            Message("overlap"),
            Message("pieces {first} and {second}, {area}", first=first, second=second, area=area),
        )
    if len(summary.overlaps) == MAX_OVERLAPS:
        yield Fact(Message("overlap"), Message("there may be more; the search stopped here"))


def _outline(summary: Summary, unit: Unit) -> Message:
    size = _size(summary.outline_cm, unit)
    if summary.board_cm is None:
        return size
    board = _size(summary.board_cm, unit)
    if summary.fits_board:
        return Message("{size}, fits the board of {board}", size=size, board=board)
    return Message("{size}, does not fit the board of {board}", size=size, board=board)


def _size(sides_cm: tuple[float, float], unit: Unit) -> Message:
    width, height = (unit.rounded(CENTIMETRES.mm * side) for side in sides_cm)
    return Message("{width:g} x {height:g} {unit}", width=width, height=height, unit=unit.symbol)


def _gaps(summary: Summary, unit: Unit) -> Iterator[Part]:
    for gap in summary.gaps:
        x, y = unit.gap_figure(gap.dx_mm), unit.gap_figure(gap.dy_mm)
        turn = Message("turn {degrees:g}°", degrees=gap.turn_degrees)
        way = joined([Message("x {x:g}, y {y:g}", x=x, y=y), *([turn] if gap.turn_degrees else [])])
        form = Message(
            "{length} ({way}), from the end of piece {end} to piece {beginning}",
            length=unit.gap(gap.mm),
            way=way,
            end=gap.end_of,
            beginning=gap.beginning_of,
        )
        yield Fact(Message("gap"), form)
    for mismatch in summary.mismatches:
        yield Fact(Message("mismatch"), mismatch)
