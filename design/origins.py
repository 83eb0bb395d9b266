"""Circuits as wishes: one to start from, with pieces that stay, and others not to be like."""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import replace
from typing import Any

from trackwright.design.wishes import (
    MOST_LAID,
    Wishes,
    reject_unknown_codes,
    wishes_from_json,
    wishes_like,
)
from trackwright.model.circuit import Circuit
from trackwright.model.layout.geometry import LaidPiece
from trackwright.model.text.errors import TrackwrightError
from trackwright.model.text.messages import Message


def wishes_of_all(
    document: Mapping[str, Any],
    origin: Circuit | None = None,
    keep: Collection[int] = (),
    others: Iterable[Circuit] = (),
) -> Wishes:
    """Wishes as a file has them, on top of what the circuit to start from is like, of which the
    pieces with these ids stay; and circuits not to be like."""
    like = {} if origin is None else wishes_like(origin.track).as_json()
    wishes = wishes_from_json({**like, **document}, "the wishes")
    if origin is not None:
        wishes = starting_from(wishes, origin, keep)
    return not_like(wishes, others)


def starting_from(wishes: Wishes, circuit: Circuit, keep: Collection[int] = ()) -> Wishes:
    """The wishes with a circuit to start from, of which the pieces with these ids stay; a
    TrackwrightError says why it cannot be started from."""
    row = _row_of(wishes, circuit)
    if len(row) > MOST_LAID:
        raise TrackwrightError(
            Message(
                "{name}: {n} pieces are too many to start from; at most {most}",
                name=circuit.track.name,
                n=len(row),
                most=MOST_LAID,
            )
        )
    for id in keep:
        if id not in circuit.track.piece_locations:
            raise TrackwrightError(
                Message("keep: {name} has no piece {id}", name=circuit.track.name, id=id)
            )
    kept = tuple(number for number, piece in enumerate(row, 1) if piece.piece.id in keep)
    return replace(wishes, origin=_codes(row), keep=kept)


def not_like(wishes: Wishes, circuits: Iterable[Circuit]) -> Wishes:
    """The wishes with circuits whose shapes no proposal may have, added to those it has; a
    TrackwrightError says which of them cannot be compared."""
    rows = [_codes(_row_of(wishes, circuit)) for circuit in circuits]
    return replace(wishes, not_like=tuple(dict.fromkeys([*wishes.not_like, *rows])))


def _codes(row: Iterable[LaidPiece]) -> tuple[str, ...]:
    return tuple(piece.template.code for piece in row)


def _row_of(wishes: Wishes, circuit: Circuit) -> list[LaidPiece]:
    """The pieces of the lap in driving order, board halves taken apart."""
    geometry, name = circuit.geometry, circuit.track.name
    if circuit.kit.id != wishes.kit:
        raise TrackwrightError(
            Message(
                "{name} is of the kit {own}, the wishes are for {kit}: take a circuit of that kit",
                name=name,
                own=circuit.kit.id,
                kit=wishes.kit,
            )
        )
    if not (geometry.closed_exactly or geometry.leads_to_finish):
        raise TrackwrightError(
            Message(
                "{name} does not close exactly, and leads from no start to a finish: close it "
                "first",
                name=name,
            )
        )
    chain = geometry.main_chain
    if chain is None or len(chain.indices) != len(geometry.laid):
        raise TrackwrightError(
            Message(
                "{name} is not a single row of pieces: take away what is beside the lap", name=name
            )
        )
    row = [geometry.laid[index] for index in chain.indices]
    reject_unknown_codes(circuit.kit, _codes(row))
    return row
