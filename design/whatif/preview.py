"""What a change would look like on the table."""

from trackwright.design.whatif.changes import Change
from trackwright.model.circuit import Circuit
from trackwright.model.edit.placing import spots_of_pieces
from trackwright.model.edit.preview import Differences, differences
from trackwright.validators.check import CheckedCircuit

OF_MARKERS = ("difficulty", "hill")
"""Kinds of changes that move no piece."""


def preview_of(change: Change, before: Circuit) -> Differences:
    """The pieces that come, go and move; or those on which a difficulty or a hill is another."""
    if change.kind not in OF_MARKERS:
        return differences(before, change.circuit)
    old, new = (CheckedCircuit(one).lap.positions for one in (before, change.circuit))
    pieces = frozenset(
        now.piece
        for was, now in zip(old, new, strict=True)
        if (was.difficulty, was.hill) != (now.difficulty, now.hill)
    )
    return Differences(laid=spots_of_pieces(change.circuit, pieces))
