"""A circuit as a street race uses it: from the grid to the finish."""

from collections import deque
from collections.abc import Callable

from trackwright.model.lanes.graph import space_attributes, step_attributes
from trackwright.model.text.messages import Message
from trackwright.validators.check import Check, CheckedCircuit
from trackwright.validators.raceable.lap_needed import usable_grid_places


class StreetCheck(Check):
    """A check that needs a way to the finish; RUN806 reports if there is none."""

    def why_not_checked(self, subject: CheckedCircuit) -> Message | None:
        if distance_to_finish(subject) is None:
            return Message("there is no way to a finish")
        return None


def distance_to_finish(subject: CheckedCircuit) -> int | None:
    """The fewest steps to the finish, from the first grid place that leads there; None if none.

    The finish is the line after a full lap (STR-H-30), or the far end of an open road.
    """
    circuit = subject.circuit
    chain = circuit.geometry.main_chain
    places = usable_grid_places(subject)
    if chain is None or not places:
        return None
    if chain.closed:
        ways = (circuit.measures.race_distance(place, 2) for place in places)
    else:
        last = circuit.stretches[0][-1].columns[-1]
        ways = (_steps_to(subject, place, lambda column: column == last) for place in places)
    return next((way for way in ways if way is not None), None)


def _steps_to(subject: CheckedCircuit, start: str, reached: Callable[[int], bool]) -> int | None:
    spaces, steps = space_attributes(subject.circuit.graph), step_attributes(subject.circuit.graph)
    queue, seen = deque([(start, 0)]), {start}
    while queue:
        space, way = queue.popleft()
        if reached(spaces[space]["column"]):
            return way + 1
        for to, step in steps[space].items():
            if to not in seen and step["kind"] != "pit" and "obstacle" not in spaces[to]:
                seen.add(to)
                queue.append((to, way + 1))
    return None
