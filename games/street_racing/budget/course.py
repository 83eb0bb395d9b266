"""What a course asks of cars: its length, its corners and its barriers."""

from collections.abc import Iterator
from dataclasses import dataclass

from trackwright.games.street_racing.decks import chance_of
from trackwright.games.street_racing.faults.figures import corners_of
from trackwright.games.street_racing.faults.lanes import run_up, straight_steps_back
from trackwright.games.street_racing.street import Street

FLIPS = 3
"""Cards of a usual set."""
BARRIER_GEARS = (3, 4, 5, 6)


@dataclass(frozen=True)
class CornerBudget:
    """A corner: its spaces on the course and on the shortest way, and what they add to the
    difficulty there."""

    group: int
    limits: tuple[int, ...]
    spaces: tuple[int, ...]
    on_the_way: tuple[int, ...]
    difficulty: int


@dataclass(frozen=True)
class BarrierBudget:
    """A barrier: the speed that it takes, where it is, the straight before it, and the chance of
    that speed in each gear."""

    value: int
    spaces: tuple[int, ...]
    run_up: int
    chances: tuple[float, ...]


def corners_on(street: Street) -> tuple[CornerBudget, ...]:
    """The corners that the course passes, in the order of their numbers."""
    way = street.easiest_way
    return tuple(_corner(street, group, way) for group in corners_of(street))


def _corner(street: Street, group: int, way: tuple[int, ...]) -> CornerBudget:
    def belongs(space: int) -> bool:
        return street.groups[space] == group and not street.is_straight(space)

    spaces = tuple(sorted(filter(belongs, street.course)))
    on_the_way = tuple(filter(belongs, way))
    return CornerBudget(
        group,
        tuple(sorted({street.limits[space] for space in spaces})),
        spaces,
        on_the_way,
        sum(street.hardness(space) for space in on_the_way),
    )


def barriers_on(street: Street) -> tuple[BarrierBudget, ...]:
    """The barriers of the course: those with the same value and run-up together."""
    found: dict[tuple[int, int], list[int]] = {}
    for space, value, steps in _barriers(street):
        found.setdefault((value, steps), []).append(space)
    return tuple(
        BarrierBudget(
            value,
            tuple(dict.fromkeys(spaces)),
            steps,
            tuple(chance_of(gear, FLIPS, value) for gear in BARRIER_GEARS),
        )
        for (value, steps), spaces in sorted(found.items())
    )


def _barriers(street: Street) -> Iterator[tuple[int, int, int]]:
    """Space, value, and the straight spaces before it."""
    before = straight_steps_back(street)
    for space in sorted(street.course):
        for step in street.usable(space):
            if step.kind == "forward" and step.barrier and step.to in street.course:
                yield step.to, step.barrier, run_up(before, street, space)
