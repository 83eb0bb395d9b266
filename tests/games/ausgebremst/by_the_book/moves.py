"""What a car may do: steps, routes, the six, what ends its race, and where a derelict goes."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from tests.games.ausgebremst.by_the_book.table import Car, Table
from tests.games.ausgebremst.by_the_book.track import FINISH, LAPS


@dataclass(frozen=True)
class Route:
    """Spaces entered, and the car's crossings at their end."""

    path: tuple[str, ...]
    crossings: int

    @property
    def end(self) -> str:
        return self.path[-1]


# --- steps ---


def steps_of(table: Table, car: Car, space: str, crossings: int) -> list[str]:
    """Where the car may go from a space that it has reached with so many crossings."""
    return [
        end for end in table.circuit.ahead[space] if _may_step(table, car, space, end, crossings)
    ]


def _may_step(table: Table, car: Car, start: str, end: str, crossings: int) -> bool:
    """AUS-F-23; beyond the line, the fourth time, nothing is in the way (AUS-H-20)."""
    if crossings + table.circuit.crosses(start, end) <= LAPS and end in table.taken(car):
        return False
    if table.circuit.enters_alley(start, end):
        return may_enter_alley(table, car, crossings)
    return not is_closed(table, car, start, end, crossings)


def may_enter_alley(table: Table, car: Car, crossings: int) -> bool:
    """AUS-H-16; never a derelict in the pro game (AUS-P-11)."""
    if table.is_pro and car.is_derelict:
        return False
    return table.circuit.is_open(crossings)


def must_stop(table: Table, car: Car) -> bool:
    """AUS-F-30, AUS-P-09, AUS-H-33: a stop is due, and not yet done."""
    return table.circuit.pit is not None and not table.is_pro and not car.pitted


def is_closed(table: Table, car: Car, start: str, end: str, crossings: int) -> bool:
    """AUS-H-18: with the entry blocked, in the last window, no step on the track may lose A.

    Which window it is, is asked at every step of the move: a move may cross the line on its way to
    A, and even pass A with the step over the line. A is lost by a step if a stop could be reached
    from its start, all other cars forgotten, and not from its end.
    """
    track = table.circuit
    if not must_stop(table, car) or track.in_alley(start):
        return False
    assert track.pit is not None
    after = crossings + track.crosses(start, end)
    if max(track.pit.windows) not in (crossings, after) or not is_entry_blocked(table, car):
        return False
    return track.can_still_stop(start, crossings) and not track.can_still_stop(end, after)


def is_entry_blocked(table: Table, car: Car) -> bool:
    """AUS-H-18: another car is on A, or no space of the alley next to A is free."""
    track, taken = table.circuit, table.taken(car)
    assert track.pit is not None
    entry = track.pit.entry
    behind = [end for end in track.ahead[entry] if track.in_alley(end)]
    return entry in taken or all(end in taken for end in behind)


# --- routes ---


def routes(table: Table, car: Car, length: int) -> Iterator[Route]:
    """AUS-F-11 to F-14, F-22 to F-29: every way of so many steps; shorter only into the finish."""
    known: dict[tuple[str, int], list[str]] = {}

    def steps(space: str, crossings: int) -> list[str]:
        if (space, crossings) not in known:
            known[space, crossings] = steps_of(table, car, space, crossings)
        return known[space, crossings]

    def go_on(so_far: Route, left: int) -> Iterator[Route]:
        if so_far.path and (left == 0 or so_far.end == FINISH):
            yield so_far
            return
        space = so_far.end if so_far.path else car.space
        for end in steps(space, so_far.crossings):
            crossings = so_far.crossings + table.circuit.crosses(space, end)
            place = FINISH if crossings > LAPS else end
            yield from go_on(Route((*so_far.path, place), crossings), left - 1)

    return go_on(Route((), car.crossings), length)


def legal_routes(table: Table, car: Car, card: int) -> list[Route]:
    """The routes of a card in the hand; none if it is a six and barred."""
    if card == 6 and is_six_barred(table, car):
        return []
    return list(routes(table, car, card))


def playable(table: Table, car: Car) -> dict[int, list[Route]]:
    """Per card of the hand its legal routes."""
    return {card: legal_routes(table, car, card) for card in car.hand or ()}


def must_pass(table: Table, car: Car) -> bool:
    """AUS-F-14, AUS-F-18, AUS-H-05: exactly if no card can be played."""
    return not any(playable(table, car).values())


# --- the six ---


def is_six_barred(table: Table, car: Car) -> bool:
    """AUS-F-15 with all its exceptions."""
    if table.is_won or is_start_card(table, car) or is_relieved(table, car):
        return False
    if car not in table.leaders():
        return False
    if car.is_derelict or not car.holds_only_sixes:
        return True
    return not (table.circuit.spaces[car.space].is_chicane or closes_track(table, car))


def is_start_card(table: Table, car: Car) -> bool:
    """AUS-H-06; what the case leaves out is later."""
    if table.readings.says("start_six", "round-1"):
        return table.round == 1
    return car.cards_played == 0


def is_relieved(table: Table, car: Car) -> bool:
    """AUS-H-09: no other car is left, or nobody moved in a complete round; derelicts too."""
    return table.idle_round or table.racing() == [car]


def closes_track(table: Table, car: Car) -> bool:
    """AUS-F-19 (2), AUS-H-09: with other players who share the lead and hold only sixes.

    Equal `remain` too: a car that has crossed the line in the alley is not beside one before it.
    """
    remain = table.circuit.remain
    beside = [
        other
        for other in table.leaders()
        if not other.is_derelict
        and other.holds_only_sixes
        and remain(other.space) == remain(car.space)
    ]
    return len(beside) > 1 and table.circuit.is_closed_by(other.space for other in beside)


# --- the pit stop ---


def is_eliminating(table: Table, car: Car, route: Route) -> bool:
    """AUS-H-19: after this move no pit space can be reached any more, and none was stopped on.

    So a car is out as soon as it stands behind the last pit space inside the alley; and one that
    was spared so far does not finish without a stop.
    """
    if not must_stop(table, car) or table.circuit.is_stop(route.end):
        return False
    if route.end == FINISH:
        return True
    return not table.circuit.can_still_stop(route.end, route.crossings)


# --- derelicts ---


def can_step(table: Table, car: Car) -> bool:
    """AUS-F-36."""
    return bool(steps_of(table, car, car.space, car.crossings))


def derelict_route(table: Table, car: Car, card: int) -> Route | None:
    """AUS-F-33, AUS-F-38, AUS-H-13: where the card takes it; None if it is not driven."""
    found = list(routes(table, car, card))
    if not found and table.readings.says("derelict_unplayable", "as-far-as-possible"):
        shorter = (list(routes(table, car, length)) for length in range(card - 1, 0, -1))
        found = next(filter(None, shorter), [])
    if not found:
        return None
    return min(
        _into_the_pit(table, car, found) or found, key=lambda one: advantage(table, car, one)
    )


def _into_the_pit(table: Table, car: Car, found: list[Route]) -> list[Route]:
    """AUS-H-15: onto the pit space farthest ahead, else to before the last one."""
    if not must_stop(table, car):
        return []
    track = table.circuit
    stops = [route for route in found if track.is_stop(route.end)]
    before = [
        route for route in found if track.in_alley(route.end) and _stops_ahead(table, route.end)
    ]
    chosen = stops or before
    farthest = min((_to_exit(table, route.end) for route in chosen), default=0)
    return [route for route in chosen if _to_exit(table, route.end) == farthest]


def _stops_ahead(table: Table, space: str) -> bool:
    track = table.circuit
    inside = [end for end in track.ahead[space] if track.in_alley(end)]
    return any(track.is_stop(end) or _stops_ahead(table, end) for end in inside)


def _to_exit(table: Table, space: str) -> int:
    track = table.circuit
    assert track.pit is not None
    if space == track.pit.exit:
        return 0
    return 1 + min(_to_exit(table, end) for end in track.ahead[space])


def advantage(table: Table, car: Car, route: Route) -> tuple[int, int, int, str]:
    """AUS-H-14: least way left, fewest lane changes, innermost lane, smallest space id."""
    if route.end == FINISH:
        return -1, 0, 0, ""
    track = table.circuit
    left = track.dist(route.end) + (LAPS - route.crossings) * track.lap_length
    lanes = [track.spaces[space].lane for space in (car.space, *route.path)]
    changes = sum(one != other for one, other in pairwise(lanes))
    return left, changes, lanes[-1], route.end
