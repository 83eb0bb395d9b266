"""A circuit as a street that can be raced, and a street as the road that the rules read."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from trackwright.games.street_racing.laid import street_of
from trackwright.games.street_racing.state.layouts import (
    DIAGONAL,
    FAR,
    FORWARD,
    LANES,
    LATERAL,
    MOST_CARS,
    MOST_SLOTS,
    MOST_SPACES,
    MOST_STEPS,
    NO_SIDE,
    ON_LEFT,
    ON_RIGHT,
    Road,
)
from trackwright.games.street_racing.street import USUAL_SLOTS, Street
from trackwright.model.circuit import Circuit
from trackwright.model.text.messages import Message
from trackwright.simulator.compiler.data.memory import fill
from trackwright.simulator.game.rulesets import Reading
from trackwright.simulator.table.table import CannotRace, Spot

KINDS = {"forward": FORWARD, "lateral": LATERAL, "diagonal": DIAGONAL}
SIDES = {None: NO_SIDE, "L": ON_LEFT, "R": ON_RIGHT}
LETTERS = {1: "C", 2: "LR", 3: "LCR"}


@dataclass(frozen=True)
class Way:
    """The street, and its spaces as results describe them."""

    street: Street

    @property
    def length(self) -> int:
        return self.street.length

    @cached_property
    def spots(self) -> tuple[Spot, ...]:
        street = self.street
        letters = LETTERS.get(max(street.lanes, default=0) + 1, "")
        return tuple(
            Spot(name, row, letters[lane : lane + 1] or str(lane + 1), max(0, limit))
            for name, row, lane, limit in zip(
                street.names, street.rows, street.lanes, street.limits, strict=True
            )
        )

    @property
    def places(self) -> range:
        return self.street.spaces


def way_on(circuit: Circuit, settings: Mapping[str, Reading]) -> Way:
    """STR-03, STR-57: the street of any circuit; CannotRace says why it cannot be raced."""
    street = street_of(circuit, slots=MOST_CARS)
    if not street.starts:
        raise CannotRace(Message("there is no start space"))
    if street.shortest is None:
        raise CannotRace(Message("no way leads from a start space to a finish"))
    return Way(street)


def reject_few_starts(way: Way, cars: int) -> None:
    """STR-09: a start space for each car; there are more where the Start card is not laid."""
    open_starts = sum(way.street.is_open(one) for one in way.street.starts)
    if open_starts < cars:
        raise CannotRace(Message("{n} start spaces for {cars} cars", n=open_starts, cars=cars))


# --- written down -------------------------------------------------------------------------------


def fill_road(road: Road, way: Way, laps: int, cars: int) -> None:
    """Write the street into a road. STR-H-24: four start spaces, or as many as there are cars,
    where the Start card is not laid."""
    street = way.street
    _reject_large(street)
    road.spaces, road.upgrades = len(street.names), street.upgrades
    road.lap, road.gates = street.lap or 0, len(street.checkpoints)
    road.length = (street.shortest or 0) + (laps - street.laps) * road.lap
    road.slots = len(street.starts)
    if street.slots:
        road.slots = min(road.slots, max(USUAL_SLOTS, cars))
    fill(road.slot, street.starts)
    fill(road.limit, street.limits)
    fill(road.group, street.bends)
    fill(road.lane, [min(lane, LANES - 1) for lane in street.lanes])
    fill(road.left, [FAR if steps is None else steps for steps in street.to_goal])
    for table, spaces in (
        (road.obstacle, street.obstacles),
        (road.block, street.blocks),
        (road.finish, street.finishes),
        (road.start, street.starts),
    ):
        fill(table, [int(space in spaces) for space in street.spaces])
    for number, row in enumerate(street.checkpoints, 1):
        for space in row:
            road.gate[space] = number
    for space in street.spaces:
        _fill_steps(road, street, space)


def _fill_steps(road: Road, street: Street, space: int) -> None:
    road.steps[space] = len(street.steps[space])
    for way, step in enumerate(street.steps[space]):
        road.to[space][way], road.kind[space][way] = step.to, KINDS[step.kind]
        road.side[space][way] = SIDES[step.side]
        road.barrier[space][way] = step.barrier
        road.crosses[space][way] = int(step.crosses_line and street.is_closed)


def _reject_large(street: Street) -> None:
    count = len(street.names)
    if count > MOST_SPACES:
        raise CannotRace(
            Message("{n} spaces; at most {most} can be raced", n=count, most=MOST_SPACES)
        )
    if len(street.starts) > MOST_SLOTS:
        raise CannotRace(
            Message(
                "{n} start spaces; at most {most} can be used",
                n=len(street.starts),
                most=MOST_SLOTS,
            )
        )
    for space, steps in enumerate(street.steps):
        if len(steps) > MOST_STEPS:
            raise CannotRace(
                Message(
                    "more than {n} steps lead on from space {space}",
                    space=street.names[space],
                    n=MOST_STEPS,
                )
            )
