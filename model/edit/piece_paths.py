"""Paths along the track from one piece to another, and pieces in driving order."""

from collections.abc import Container

import networkx as nx

from trackwright.model.circuit import Circuit


def in_driving_order(circuit: Circuit, pieces: Container[int]) -> tuple[int, ...]:
    """The pieces as they are driven over. On a lap a row across START stays together: the order
    begins behind a piece that is not among them."""
    geometry = circuit.geometry
    order: list[int] = []
    for chain in geometry.chains:
        ids = list(dict.fromkeys(geometry.laid[index].piece.id for index in chain.indices))
        others = [at for at, id in enumerate(ids) if id not in pieces]
        begin = others[-1] + 1 if chain.closed and others else 0
        order += [id for id in ids[begin:] + ids[:begin] if id in pieces]
    return tuple(order)


def paths_between(circuit: Circuit, one: int, other: int) -> tuple[tuple[int, ...], ...]:
    """The pieces from `one` to `other`, both included: the path with the fewest pieces first, then
    the one around the other side, if any. Empty if they are not connected."""
    near = _neighbours(circuit)
    if one not in near or other not in near or not nx.has_path(near, one, other):
        return ()
    if one == other:
        return ((one,),)
    shorter = nx.shortest_path(near, one, other)
    around = near.copy()
    around.remove_nodes_from(shorter[1:-1])
    if len(shorter) == 2:
        around.remove_edge(one, other)
    if not nx.has_path(around, one, other):
        return (tuple(shorter),)
    return tuple(shorter), tuple(nx.shortest_path(around, one, other))


def ends_of_row(circuit: Circuit, pieces: frozenset[int]) -> tuple[int, int] | None:
    """The first and last of pieces in a row, or just two pieces anywhere."""
    near = _neighbours(circuit)
    ends = [id for id in sorted(pieces) if sum(n in pieces for n in near[id]) <= 1]
    return (ends[0], ends[1]) if len(ends) == 2 else None


def _neighbours(circuit: Circuit) -> "nx.Graph[int]":
    """A graph of joined pieces, by id."""
    laid = circuit.geometry.laid
    near: nx.Graph[int] = nx.Graph()
    near.add_nodes_from(piece.piece.id for piece in laid)
    for seam in circuit.geometry.seams:
        near.add_edge(laid[seam.first].piece.id, laid[seam.second].piece.id)
    near.remove_edges_from(list(nx.selfloop_edges(near)))
    return near
