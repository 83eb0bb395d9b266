"""All validators of a street in one call."""

from collections.abc import Iterable, Iterator

from trackwright.games.street_racing.faults import corners, figures, lanes, ways
from trackwright.games.street_racing.faults.fault import Fault
from trackwright.games.street_racing.street import USUAL_SLOTS, Street

ALL = tuple(f"STR-V-{number:02}" for number in range(1, 21))


def faults_of(
    street: Street, cars: int = USUAL_SLOTS, same_place: Iterable[tuple[int, int]] = ()
) -> list[Fault]:
    """All that is wrong with a street, and figures worth knowing, in the order of the validators.
    `same_place`: pairs of spaces where roads cross on one level."""
    found = [*_ways(street, cars), *_lanes(street, same_place), *_figures(street, cars)]
    return sorted(found, key=lambda fault: fault.id)


def _ways(street: Street, cars: int) -> Iterator[Fault]:
    yield from ways.starts(street, cars)
    yield from ways.finish(street)
    yield from ways.traps(street)
    yield from ways.lane_changes(street)
    yield from ways.circles(street)
    yield from ways.narrow(street)


def _lanes(street: Street, same_place: Iterable[tuple[int, int]]) -> Iterator[Fault]:
    yield from lanes.lane_changes_in_corners(street)
    yield from lanes.diagonals(street)
    yield from corners.numbers(street)
    yield from corners.groups(street)
    yield from lanes.obstacles(street)
    yield from lanes.barriers(street)
    yield from lanes.steep_barriers(street)
    yield from lanes.overtaking(street)
    yield from lanes.opening(street)
    yield from lanes.crossings(street, same_place)


def _figures(street: Street, cars: int) -> Iterator[Fault]:
    yield from figures.indicators(street)
    yield from figures.length(street)
    yield from figures.difficulty(street)
    yield from figures.cards(street, cars)
