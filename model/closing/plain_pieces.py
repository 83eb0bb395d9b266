"""The plain pieces of a kit: the straights and arcs used for closing gaps."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

import numpy as np
import numpy.typing as npt

from trackwright.model.layout import zeta
from trackwright.model.layout.kit import Kit
from trackwright.model.layout.pieces import Template, templates_of
from trackwright.model.layout.zeta import FULL_TURN

Ints = npt.NDArray[np.int64]


@dataclass(frozen=True, eq=False)
class PlainPieces:
    """The plain pieces, straights first, as columns of a table: entry k is piece `codes[k]`."""

    codes: tuple[str, ...]
    straights: int
    kinds: tuple[str, ...]
    kind: Ints
    """Index into `kinds`, the kinds of pieces in the box."""
    turn: Ints
    columns: Ints
    curve: Ints
    """Signed radius, 0 for a straight: adjacent pieces of one curve form one road."""
    amount: Ints
    """Length of a straight, turn of an arc."""
    reach: float
    """The greatest distance in modules covered by one piece."""
    exits: Ints
    """(16, pieces, 8): the move over each piece, for every heading."""


@lru_cache(maxsize=8)
def plain_pieces(kit: Kit, roles: str) -> PlainPieces:
    """The plain pieces whose lanes match an end with these roles."""
    codes = [code for code, (kind, _) in kit.codes.items() if kind.is_plain]
    return pieces_with_lanes(kit, codes, roles)


def pieces_with_lanes(kit: Kit, codes: Iterable[str], roles: str) -> PlainPieces:
    """Those of these straights and arcs whose lanes match an end with these roles."""
    templates = [templates_of(kit)[code] for code in codes]
    fitting = [t for t in templates if all(port.roles == roles for port in t.ports)]
    fitting.sort(key=lambda t: (t.turn != 0, t.kind.length or 0))
    kinds = tuple(dict.fromkeys(kit.stock_code(t.code) for t in fitting))
    return PlainPieces(
        codes=tuple(t.code for t in fitting),
        straights=sum(t.turn == 0 for t in fitting),
        kinds=kinds,
        kind=_column(kinds.index(kit.stock_code(t.code)) for t in fitting),
        turn=_column(t.turn for t in fitting),
        columns=_column(t.columns for t in fitting),
        curve=_column(_curve(t) for t in fitting),
        amount=_column(abs(t.turn) or t.kind.length or 0 for t in fitting),
        reach=max((abs(zeta.to_complex(t.end.point)) for t in fitting), default=0.0),
        exits=np.array(
            [[t.exits[heading].point for t in fitting] for heading in range(FULL_TURN)],
            dtype=np.int64,
        ).reshape(FULL_TURN, len(fitting), 8),
    )


def _column(values: Iterable[int]) -> Ints:
    return np.array(list(values), dtype=np.int64)


def _curve(template: Template) -> int:
    radius = template.kind.radius or 0
    return radius if template.turn >= 0 else -radius
