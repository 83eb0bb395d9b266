"""A gap: the end to build from, the beginning to reach, and what lies between."""

import math
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from trackwright.model.circuit import Circuit
from trackwright.model.closing.plain_pieces import PlainPieces, plain_pieces
from trackwright.model.edit.placing import pieces_left
from trackwright.model.layout import zeta
from trackwright.model.layout.geometry import Chain, PortEnd
from trackwright.model.layout.pieces import Template
from trackwright.model.layout.zeta import FULL_TURN, Point
from trackwright.model.text.errors import TrackwrightError
from trackwright.model.text.messages import Message

ROUNDING = 1e-9
MOST_ALIKE = 10
"""As many beginnings at the same distance are ordered by index."""


@dataclass(frozen=True, eq=False)
class Gap:
    """From the open end of a chain to the open beginning of one, possibly the same chain."""

    circuit: Circuit
    end: PortEnd
    beginning: PortEnd

    @property
    def behind(self) -> int:
        """The id of the piece before the gap, behind which new pieces go."""
        return self.circuit.geometry.laid[self.end.index].piece.id

    @property
    def before(self) -> int:
        """The id of the piece after the gap."""
        return self.circuit.geometry.laid[self.beginning.index].piece.id

    @cached_property
    def chain_behind(self) -> Chain:
        return _chain_with(self.circuit, self.end.index)

    @cached_property
    def chain_before(self) -> Chain:
        return _chain_with(self.circuit, self.beginning.index)

    @property
    def makes_lap(self) -> bool:
        """Do both ends belong to one chain, so that closing the gap completes a lap?"""
        return self.chain_behind == self.chain_before

    @cached_property
    def columns(self) -> int:
        """Number of positions in the chains that the gap separates."""
        chains = {self.chain_behind, self.chain_before}
        return sum(t.columns for chain in chains for t in _templates(self.circuit, chain))

    @cached_property
    def turns(self) -> tuple[int, ...]:
        """The possible total turns of the new pieces, in sixteenths: a lap makes one full turn."""
        if self.makes_lap:
            laid = sum(t.turn for t in _templates(self.circuit, self.chain_behind))
            return (FULL_TURN - laid, -FULL_TURN - laid)
        turn = (self.beginning.pose.heading - self.end.pose.heading) % FULL_TURN
        return (turn, turn - FULL_TURN)

    @cached_property
    def point(self) -> Point:
        """The beginning relative to the end."""
        way = zeta.subtract(self.beginning.pose.point, self.end.pose.point)
        return zeta.turned(way, -self.end.pose.heading)

    @property
    def mm(self) -> float:
        """The distance from the end to the beginning."""
        return self.circuit.kit.module_mm * abs(zeta.to_complex(self.point))

    @property
    def palette(self) -> PlainPieces:
        """The pieces that fit both ends."""
        roles = self.end.port.roles
        if roles != self.beginning.port.roles:
            raise TrackwrightError(
                Message(
                    "the lanes at the end of piece {behind} and the beginning of piece {before} "
                    "differ: no plain piece fits both",
                    behind=self.behind,
                    before=self.before,
                )
            )
        palette = plain_pieces(self.circuit.kit, roles)
        if not palette.codes:
            raise TrackwrightError(
                Message(
                    "the kit {kit} has no plain piece that fits the lanes at the end of piece {id}",
                    kit=self.circuit.kit.id,
                    id=self.behind,
                )
            )
        return palette

    @cached_property
    def stock_left(self) -> dict[str, int]:
        """Kind -> pieces left in the boxes, negative if too many are used; only kinds that are
        limited by the box."""
        return pieces_left(self.circuit.track, self.circuit.kit)


def _chain_with(circuit: Circuit, index: int) -> Chain:
    return next(chain for chain in circuit.geometry.chains if index in chain.indices)


def _templates(circuit: Circuit, chain: Chain) -> Iterator[Template]:
    return (circuit.geometry.laid[index].template for index in chain.indices)


def nearest_gap(
    circuit: Circuit, behind: int | None = None, before: int | None = None
) -> Gap | None:
    """The nearest open end and open beginning in one frame, if given only behind and before these
    pieces. Only the ends of a piece's main road count: inserting cannot continue a branch."""
    laid = circuit.geometry.laid
    ends: dict[int, list[PortEnd]] = {}
    beginnings: dict[int, list[PortEnd]] = {}
    for end in circuit.geometry.open_ends:
        id = laid[end.index].piece.id
        if end.port.name == "out" and behind in (None, id):
            ends.setdefault(end.frame, []).append(end)
        elif end.port.name == "in" and before in (None, id):
            beginnings.setdefault(end.frame, []).append(end)
    found = [
        Gap(circuit, *pair)
        for frame in ends.keys() & beginnings.keys()
        for pair in _nearest_pairs(ends[frame], beginnings[frame])
    ]
    return min(found, key=_distance, default=None)


def _nearest_pairs(ends: list[PortEnd], beginnings: list[PortEnd]) -> list[tuple[PortEnd, PortEnd]]:
    """The pairs that may be nearest, allowing for rounding, preferably with equal lanes. There may
    be very many ends, so each is compared with all beginnings at once."""
    places = np.array([zeta.to_complex(one.pose.point) for one in beginnings])
    roles = np.array([one.port.roles for one in beginnings])
    any_lanes = not {one.port.roles for one in ends} & set(roles)
    near: list[tuple[float, PortEnd, PortEnd]] = []
    limit = math.inf
    for end in ends:
        apart = np.abs(places - zeta.to_complex(end.pose.point))
        apart[(roles != end.port.roles) & (not any_lanes)] = math.inf
        limit = min(limit, float(apart.min()) * (1 + ROUNDING) + ROUNDING)
        some = np.flatnonzero(apart <= limit)[:MOST_ALIKE]
        near.extend((float(apart[i]), end, beginnings[i]) for i in some)
    return [(end, beginning) for modules, end, beginning in near if modules <= limit]


def _distance(gap: Gap) -> tuple[bool, float, int, int]:
    differ = gap.end.port.roles != gap.beginning.port.roles
    return differ, gap.mm, gap.end.index, gap.beginning.index
