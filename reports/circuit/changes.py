"""What differs between two versions of a circuit, in figures."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from trackwright.model.circuit import Circuit
from trackwright.model.layout.track import Track
from trackwright.model.text.messages import Message
from trackwright.reports.circuit.facts import pieces_used

MOST_MEASURED = 1000
"""Laps and corners of circuits of more pieces are not measured: it would take seconds."""
NONE = "–"


@dataclass(frozen=True)
class Change:
    """A figure that differs: its name, and both values."""

    what: Message
    mine: str
    theirs: str


Figures = Iterator[tuple[Message, object]]


def circuit_changes(mine: Circuit, theirs: Circuit) -> list[Change]:
    """The figures that differ, in the order of the circuit's statistics."""
    large = max(len(c.track.piece_locations) for c in (mine, theirs)) > MOST_MEASURED
    ours, others = (dict(_figures(circuit, not large)) for circuit in (mine, theirs))
    names = dict.fromkeys([*ours, *others])
    return [
        Change(name, _said(ours.get(name)), _said(others.get(name)))
        for name in names
        if ours.get(name) != others.get(name)
    ]


def _said(value: object) -> str:
    if value is None or value == "":
        return NONE
    return f"{value:g}" if isinstance(value, float) else Message("{value}", value=value)


def _figures(circuit: Circuit, measured: bool) -> Figures:
    track = circuit.track
    yield Message("Name"), track.name
    yield Message("Level"), Message(track.level) if track.level else None
    yield Message("Laps"), track.laps
    yield Message("Boxes"), track.boxes
    yield Message("Board"), _board(track)
    yield Message("Closed"), _closed(circuit)
    yield Message("Positions"), circuit.positions
    if measured:
        yield from _measures(circuit)
    yield Message("Pieces"), len(track.piece_locations)
    for code, count in pieces_used(circuit).items():
        yield Message("Pieces {code}", code=code), count
    for kind, count in Counter(marker.kind for marker in track.markers).items():
        yield Message("Markers: {kind}", kind=Message(kind.replace("_", " "))), count
    yield Message("Approvals"), len(track.waivers)


def _measures(circuit: Circuit) -> Figures:
    measures = circuit.measures
    yield Message("Shortest lap"), measures.lap_length
    laps = measures.lane_laps or (None,) * len(circuit.kit.lanes)
    for number, lap in enumerate(laps, 1):
        yield Message("Lap in lane {n}", n=number), lap
    yield Message("Corners"), len(measures.corners)
    yield Message("Degrees turned"), sum(abs(one.degrees) for one in measures.corners)
    longest = max((len(run.columns) for run in measures.straights), default=0)
    yield Message("Longest straight"), longest


def _closed(circuit: Circuit) -> Message:
    if circuit.geometry.closed_exactly:
        return Message("exactly")
    if circuit.geometry.leads_to_finish:
        return Message("no, from start to finish")
    return Message("with play") if circuit.geometry.closed_with_play else Message("no")


def _board(track: Track) -> str | None:
    return "{:g} x {:g} cm".format(*track.board_cm) if track.board_cm else None
