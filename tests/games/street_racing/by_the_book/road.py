"""The road of a case as a graph: STR section 1, STR-05, STR-23, STR-27, STR-39."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import networkx as nx

FORWARD, LATERAL, DIAGONAL = "forward", "lateral", "diagonal"
SIDES = ("left", "right")
START_TOKENS = 4
CAPS = {"han_lue": 12}
CAP = 10


@dataclass(frozen=True)
class Edge:
    """A step that the road knows; whether a car may take it now is said elsewhere."""

    to: str
    kind: str
    side: str | None
    barrier: int


class Road:
    """Spaces and edges; nothing here changes in a race."""

    def __init__(self, track: Mapping[str, Any]) -> None:
        self.graph: nx.MultiDiGraph[str] = nx.MultiDiGraph()
        self.graph.add_nodes_from(track["spaces"])
        values = {(row["from"], row["space"]): row["value"] for row in track.get("barriers") or ()}
        for a, b in track["forward"]:
            self.graph.add_edge(a, b, kind=FORWARD, side=None, barrier=values.get((a, b), 0))
        for kind in (LATERAL, DIAGONAL):
            for side in SIDES:
                for a, b in track.get(f"{kind}_{side}") or ():
                    self.graph.add_edge(a, b, kind=kind, side=side, barrier=0)
        self.corners: Mapping[str, Any] = track.get("corners") or {}
        self.obstacles = frozenset(track.get("obstacles") or ())
        self.starts = tuple(track.get("start") or ())
        self.finishes = frozenset(track.get("finish") or ())
        self.indicators = track.get("indicators") or ()
        self.laps = int(track.get("laps") or 1)
        self.line = frozenset(map(tuple, track.get("line") or ()))
        self.checkpoints = tuple(map(frozenset, track.get("checkpoints") or ()))

    def limit(self, space: str) -> int:
        """The number in the circle; 0 on a straight."""
        return int(self.corners[space]["limit"]) if space in self.corners else 0

    def corner(self, space: str) -> Any:
        """Which bend the space belongs to; None on a straight."""
        row = self.corners.get(space)
        return None if row is None else row.get("corner_id", space)

    def is_straight(self, space: str) -> bool:
        return space not in self.corners

    def edges(self, space: str, anywhere: bool = False) -> Iterator[Edge]:
        """Steps that the board allows any car: STR-04, STR-23, STR-27; sideways in corners, too,
        if it may be anywhere."""
        for _, to, row in self.graph.out_edges(space, data=True):
            if to in self.obstacles:
                continue
            sideways = row["kind"] != FORWARD
            straight = self.is_straight(space) and self.is_straight(to)
            if sideways and not (straight or anywhere):
                continue
            if sideways and space in self.starts:
                continue
            yield Edge(to, row["kind"], row["side"], row["barrier"])

    def open_roads(self) -> "nx.DiGraph[str]":
        """Where cars may go without Aerodynamics, on an empty board."""
        found: nx.DiGraph[str] = nx.DiGraph()
        found.add_nodes_from(self.graph)
        for space in self.graph:
            if space in self.obstacles:
                continue
            steps = (edge for edge in self.edges(space) if edge.kind != DIAGONAL)
            found.add_edges_from((space, edge.to) for edge in steps)
        return found

    def steps_to_finish(self, space: str) -> int | None:
        """STR-49; None if there is no way."""
        lengths = nx.single_source_shortest_path_length(self.open_roads(), space)
        ways = [lengths[finish] for finish in self.finishes if finish in lengths]
        return min(ways) if ways else None

    def on_course(self) -> set[str]:
        """Spaces on any way from a start to a finish, or round to the line: STR-H-30."""
        open_roads = self.open_roads()
        after: set[str] = set()
        before: set[str] = set()
        for start in self.starts or {to for _, to in self.line}:
            after |= {start, *nx.descendants(open_roads, start)}
        for finish in self.finishes or {at for at, _ in self.line}:
            before |= {finish, *nx.ancestors(open_roads, finish)}
        return after & before

    def upgrade_count(self) -> int:
        """STR-05: U, before the caps of the consoles."""
        course = self.on_course()
        counted = [row for row in self.indicators if course & set(row["beside"])]
        return START_TOKENS + sum(int(row["value"]) for row in counted)

    def tokens_for(self, driver: str | None) -> int:
        return min(self.upgrade_count(), CAPS.get(driver or "", CAP))
