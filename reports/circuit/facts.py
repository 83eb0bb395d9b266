"""Circuit statistics: what `info` prints and the editor's status shows."""

from collections import Counter
from dataclasses import asdict, dataclass
from typing import Any

from trackwright.model.circuit import Circuit, gc_paused
from trackwright.model.lanes.measures import Corner, Measures
from trackwright.model.layout.kit import Kit
from trackwright.model.layout.zeta import to_degrees
from trackwright.model.picture.shapes.outline import circuit_extents, find_overlaps
from trackwright.reports.circuit.profile import HillRun, hills_of, profile_of


@dataclass(frozen=True)
class GapFigures:
    """What is missing between an open end and the nearest open start."""

    end_of: str
    beginning_of: str
    mm: float
    dx_mm: float
    dy_mm: float
    turn_degrees: float


@dataclass(frozen=True)
class PitFigures:
    """The pit: how much longer it is than the way past it, and when it may be used."""

    detour: int | None
    windows: tuple[int, ...]
    stops: int


@dataclass(frozen=True)
class StartPlace:
    """A grid place and the fewest spaces of a whole race from there."""

    place: int
    space: str
    distance: int | None
    distance_with_pit: int | None


@dataclass(frozen=True)
class Summary:
    """The statistics of one circuit."""

    name: str
    number: int | None
    kit: str
    level: str | None
    laps: int
    assumed: tuple[str, ...]
    closed: str
    open_ends: tuple[str, ...]
    gaps: tuple[GapFigures, ...]
    mismatches: tuple[str, ...]
    direction: str | None
    positions: int
    lap_length: int | None
    course_length: int | None
    lane_laps: tuple[int | None, ...]
    race_length: int | None
    outline_cm: tuple[float, float]
    board_cm: tuple[float, float] | None
    fits_board: bool | None
    overlaps: tuple[tuple[str, str, float], ...]
    pieces: dict[str, int]
    stock_used: dict[str, int]
    boxes: int
    boxes_needed: int
    corners: tuple[Corner, ...]
    straights: tuple[int, ...]
    hills: tuple[HillRun, ...]
    chokes: tuple[str, ...]
    grid: tuple[StartPlace, ...]
    pit: PitFigures | None
    spaces: int
    one_component: bool
    graph_hash: str

    def as_json(self) -> dict[str, Any]:
        """The statistics as JSON values, with the version of this format."""
        return {"version": 1, **asdict(self)}


@gc_paused()
def summary_of(circuit: Circuit) -> Summary:
    """All statistics of the circuit, counted on the circuit itself."""
    track, kit, geometry, measures = circuit.track, circuit.kit, circuit.geometry, circuit.measures
    lies = circuit_extents(circuit)
    used = stock_used(circuit)
    lap = measures.lap_length
    return Summary(
        name=track.name,
        number=track.number,
        kit=kit.id,
        level=track.level,
        laps=track.laps,
        assumed=track.assumed,
        closed=_closed(circuit),
        open_ends=tuple(_end(circuit, end.index, end.port.name) for end in geometry.open_ends),
        gaps=tuple(_gaps(circuit)),
        mismatches=tuple(
            f"{_end(circuit, m.first.index, m.first.port.name)} and "
            f"{_end(circuit, m.second.index, m.second.port.name)}: {m.reason}"
            for m in geometry.mismatches
        ),
        direction=_direction(circuit),
        positions=measures.positions,
        lap_length=lap,
        course_length=measures.course_length,
        lane_laps=measures.lane_laps,
        race_length=lap * track.laps if lap else None,
        outline_cm=(round(lies.width_mm / 10, 1), round(lies.height_mm / 10, 1)),
        board_cm=track.board_cm,
        fits_board=lies.fits(track.board_cm) if track.board_cm else None,
        overlaps=tuple((o.first, o.second, round(o.area_mm2, 1)) for o in find_overlaps(circuit)),
        pieces=pieces_used(circuit),
        stock_used=used,
        boxes=track.boxes,
        boxes_needed=boxes_needed(used, kit),
        corners=measures.corners,
        straights=tuple(len(run.columns) for run in measures.straights),
        hills=hills_of(profile_of(circuit), _closed(circuit) != "no"),
        chokes=measures.single_spaces,
        grid=tuple(_grid(measures, track.laps)),
        pit=_pit(measures, track.laps),
        spaces=circuit.graph.number_of_nodes(),
        one_component=measures.laps_connected,
        graph_hash=circuit.hash,
    )


def _closed(circuit: Circuit) -> str:
    if circuit.geometry.closed_exactly:
        return "exactly"
    if circuit.geometry.leads_to_finish:
        return "no, from start to finish"
    return "with play" if circuit.geometry.closed_with_play else "no"


def _direction(circuit: Circuit) -> str | None:
    """Which way round a closed lap is driven."""
    chain = circuit.geometry.main_chain
    if chain is None or not chain.closed:
        return None
    turn = sum(circuit.geometry.laid[i].template.turn for i in chain.indices)
    return "counter-clockwise" if turn > 0 else "clockwise"


def _end(circuit: Circuit, index: int, port: str) -> str:
    placed = circuit.geometry.laid[index]
    what = {"in": "beginning", "out": "end"}.get(port, port)
    return f"{what} of piece {placed.name} ({placed.template.code})"


def _gaps(circuit: Circuit) -> list[GapFigures]:
    placed = circuit.geometry.laid
    return [
        GapFigures(
            placed[gap.first.index].name,
            placed[gap.second.index].name,
            round(gap.mm, 3),
            round(gap.dx_mm, 3),
            round(gap.dy_mm, 3),
            to_degrees(gap.turn),
        )
        for gap in circuit.geometry.gaps
    ]


def _grid(measures: Measures, laps: int) -> list[StartPlace]:
    return [
        StartPlace(
            place,
            space,
            measures.race_distance(space, laps + 1),
            measures.race_distance(space, laps + 1, pit_stop=True)
            if measures.pit_windows
            else None,
        )
        for place, space in measures.grid.items()
    ]


def _pit(measures: Measures, laps: int) -> PitFigures | None:
    if not measures.pit["stop"]:
        return None
    grid = _grid(measures, laps)
    first = grid[0] if grid else None
    detour = None
    if first and first.distance is not None and first.distance_with_pit is not None:
        detour = first.distance_with_pit - first.distance
    return PitFigures(detour, measures.pit_windows, len(measures.pit["stop"]))


def pieces_used(circuit: Circuit) -> dict[str, int]:
    """Piece kind -> how many are laid, in the kit's order; two board halves count as one."""
    counts = Counter(circuit.kit.codes[piece.piece].kind.code for piece in circuit.track.pieces())
    return {kind.code: counts[kind.code] for kind in circuit.kit.pieces if counts[kind.code]}


def stock_used(circuit: Circuit) -> dict[str, int]:
    """Kind in the box -> how many are used, for every kind that the box limits."""
    counts = Counter(circuit.kit.stock_code(piece.piece) for piece in circuit.track.pieces())
    return {code: counts[code] for code in circuit.kit.stock}


def boxes_needed(used: dict[str, int], kit: Kit) -> int:
    """How many boxes these pieces need; at least one."""
    return max([1, *(-(-count // kit.stock[code]) for code, count in used.items() if count)])
