"""Readout of how far a circuit is from being closed, now or with the held piece placed."""

from contextlib import suppress
from functools import lru_cache

from trackwright.model.circuit import Circuit
from trackwright.model.edit.edits import Edit, Place, apply_all
from trackwright.model.edit.placing import Placement, pieces_left
from trackwright.model.layout.zeta import FULL_TURN
from trackwright.model.text.errors import EditRefused
from trackwright.model.text.messages import Message, joined
from trackwright.model.text.units import CENTIMETRES, Unit


def gap_description(circuit: Circuit, unit: Unit = CENTIMETRES) -> Message:
    """How far the circuit is from being closed: length, modules, turn, and pieces left."""
    if not circuit.geometry.laid:
        return Message("empty table")
    return _with_pieces_left(_how_closed(circuit, unit), circuit)


def gap_description_after(
    circuit: Circuit, placing: Placement, unit: Unit = CENTIMETRES
) -> Message:
    """The same as if the held piece were placed. A piece lying free is measured directly, without
    laying it out: this runs with every mouse move."""
    if not placing.lies_free:
        with suppress(EditRefused):
            circuit = _after(circuit, placing.edits)
        return gap_description(circuit, unit)
    near, laid = placing.near, circuit.geometry.laid
    closed = _how_closed(circuit, unit) if laid else Message("empty table")
    words = closed if near is None else _gap(circuit, near.mm, near.degrees, unit)
    taken = sum(len(edit.codes) for edit in placing.edits if isinstance(edit, Place))
    return _with_pieces_left(words, circuit, taken)


@lru_cache(maxsize=2)
def _after(circuit: Circuit, edits: tuple[Edit, ...]) -> Circuit:
    """Cached, as it runs with every mouse move while the held piece keeps its place."""
    after = Circuit(apply_all(edits, circuit.track, circuit.kit), circuit.kit)
    after.reuse_from(circuit)
    return after


def _with_pieces_left(words: Message, circuit: Circuit, taken: int = 0) -> Message:
    if not circuit.kit.stock:
        return words
    left = sum(pieces_left(circuit.track, circuit.kit).values()) - taken
    return joined([words, Message("{n} pieces left", n=left)], " · ")


def _how_closed(circuit: Circuit, unit: Unit) -> Message:
    geometry = circuit.geometry
    if geometry.closed_exactly:
        return Message("closed exactly")
    if geometry.closed_with_play:
        return Message("closed with play")
    if geometry.leads_to_finish:
        return Message("from start to finish")
    if not geometry.gaps:
        return Message("{n} open ends", n=len(geometry.open_ends))
    gap = min(geometry.gaps, key=lambda gap: gap.mm)
    return _gap(circuit, gap.mm, gap.turn * 360 / FULL_TURN, unit)


def _gap(circuit: Circuit, mm: float, degrees: float, unit: Unit) -> Message:
    length, modules, turn = unit.gap(mm), mm / circuit.kit.module_mm, round(degrees, 1) + 0.0
    if not turn:
        return Message("gap {gap} ({modules:.2f} modules)", gap=length, modules=modules)
    return Message(
        "gap {gap} ({modules:.2f} modules, {turn:g}°)", gap=length, modules=modules, turn=turn
    )
