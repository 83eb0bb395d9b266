"""The ways round the circuit: which spaces cars can reach, and from which they reach the line."""

from collections.abc import Container, Hashable, Iterable, Mapping, Sequence
from functools import cached_property, lru_cache
from typing import TypeAlias, TypeVar, cast

from trackwright.model.circuit import Circuit
from trackwright.model.lanes.graph import space_attributes, step_attributes
from trackwright.model.layout.geometry import Geometry
from trackwright.model.layout.kit import Kit
from trackwright.model.layout.pieces import templates_of
from trackwright.model.text.messages import Message, joined

Spaces: TypeAlias = frozenset[str]
Place = TypeVar("Place", bound=Hashable)
Steps: TypeAlias = Mapping[Place, Iterable[Place]]

MOST_LISTED = 6


class Reachability:
    """The ways over the pieces of one fragment, avoiding obstacles; its lap must be closed."""

    def __init__(self, circuit: Circuit, fragment: tuple[int, ...]) -> None:
        self._circuit = circuit
        self._fragment = fragment

    @cached_property
    def out_of_reach(self) -> tuple[Spaces, ...]:
        """Spaces that no car can reach from the grid or the line, in connected groups."""
        if self._is_plain:
            return ()
        steps, spaces = step_attributes(self._circuit.graph), space_attributes(self._circuit.graph)
        sources = [name for name in self._open if {"start", "origin"} & spaces[name].keys()]
        sources += [b for a, b in self._circuit.measures.line if a in self._open]
        reached = _reached(sources, steps, self._open)
        return self._groups(self._open - reached)

    @cached_property
    def dead_ends(self) -> tuple[Spaces, ...]:
        """Spaces from which no car can reach the line or the finish, in connected groups; a road
        that leads nowhere by design is none of them."""
        if self._is_plain:
            return ()
        spaces = space_attributes(self._circuit.graph)
        sources = [a for a, b in self._circuit.measures.line if a in self._open]
        sources += [name for name in self._open if {"finish", "escape"} & spaces[name].keys()]
        reached = _reached(sources, self._back, self._open)
        return self._groups(self._open - reached)

    @property
    def _back(self) -> "Steps[str]":
        """Space name -> the spaces one step before it."""
        return cast("Steps[str]", self._circuit.graph.pred)

    @cached_property
    def _open(self) -> Spaces:
        """The fragment's spaces that are not blocked."""
        names = {self._circuit.geometry.laid[index].name for index in self._fragment}
        spaces = space_attributes(self._circuit.graph).items()
        return frozenset(n for n, s in spaces if s["piece"] in names and "obstacle" not in s)

    @property
    def _is_plain(self) -> bool:
        """Is it a closed chain of pieces that can all be driven through in every space?

        Then every space is reached from the previous piece and leads to the next one, all the way
        round, and the lane graph is not needed.
        """
        geometry = self._circuit.geometry
        chain = geometry.main_chain
        if chain is None or not chain.closed or len(chain.indices) != len(self._fragment):
            return False
        if any(marker.obstacle for marker in self._circuit.track.markers):
            return False
        templates = [geometry.laid[index].template for index in chain.indices]
        return any(t.line_after is not None for t in templates) and all(
            _can_be_driven_through(self._circuit.kit, code) for code in {t.code for t in templates}
        )

    def _groups(self, names: Spaces) -> tuple[Spaces, ...]:
        """The spaces in groups connected by steps, in track order."""
        steps = step_attributes(self._circuit.graph)
        around = {name: [*steps[name], *self._back[name]] for name in names}
        groups: list[Spaces] = []
        left = set(names)
        for name in space_attributes(self._circuit.graph):
            if name in left:
                group = frozenset(_reached([name], around, names))
                groups.append(group)
                left -= group
        return tuple(groups)


def _reached(sources: Iterable[Place], steps: Steps[Place], inside: Container[Place]) -> set[Place]:
    found = set[Place]()
    waiting = [place for place in sources if place in inside]
    while waiting:
        place = waiting.pop()
        if place not in found:
            found.add(place)
            waiting.extend(to for to in steps[place] if to in inside)
    return found


@lru_cache(maxsize=1024)
def _can_be_driven_through(kit: Kit, code: str) -> bool:
    """Does the piece have one exit, and is every space on a way through it?"""
    template = templates_of(kit)[code]
    if len(template.ports) > 2:
        return False
    everything = range(len(template.spaces))
    ahead: dict[int, list[int]] = {space: [] for space in everything}
    back: dict[int, list[int]] = {space: [] for space in everything}
    for step in template.steps:
        ahead[step.start].append(step.end)
        back[step.end].append(step.start)
    begin, end = (port.spaces for port in template.ports)
    reached = _reached(begin, ahead, everything), _reached(end, back, everything)
    return reached == (set(everything), set(everything))


def why_unreachable_unknown(geometry: Geometry) -> Message | None:
    """Why the ways round, or to the finish, cannot be examined, if so."""
    if geometry.leads_to_finish:
        return None
    if geometry.main_chain is None or not geometry.main_chain.closed:
        return Message("the circuit is not closed")
    if all(placed.template.line_after is None for placed in geometry.laid):
        return Message("there is no finish line")
    return None


def spaces_listed(spaces: Sequence[str]) -> Message:
    """A few spaces by name; of many, only the first."""
    if len(spaces) == 1:
        return Message("space {space}", space=spaces[0])
    shown = joined([*spaces[:MOST_LISTED], *(["..."] if len(spaces) > MOST_LISTED else [])])
    return Message("{n} spaces ({shown})", n=len(spaces), shown=shown)
