"""How a race ends: F-05, F-39 to F-43, H-24, H-30; plain Python around compiled races."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from trackwright.games.ausgebremst.bots.names import DERELICT
from trackwright.games.ausgebremst.race.table import Table
from trackwright.games.ausgebremst.rules.cards import deck_left, on_stacks
from trackwright.games.ausgebremst.rules.lead import race_left
from trackwright.games.ausgebremst.story.happenings import REASONS
from trackwright.games.ausgebremst.story.sentences import REASONS as WHY
from trackwright.model.text.messages import counted
from trackwright.simulator.race import season
from trackwright.simulator.race.classification import Classification as AnyClassification
from trackwright.simulator.race.classification import Entry as AnyEntry
from trackwright.simulator.race.classification import last_round
from trackwright.simulator.table.states import RETIRED

POINTS = (9, 6, 4, 3, 2, 1)
"""F-41."""


@dataclass(frozen=True)
class Dropped:
    """A car that did not finish: spaces left when it was taken off, and when that was."""

    car: str
    left: int
    turn: int = 0
    """Its turn in the race; cars taken off later rank better."""


def points_for(place: int | None) -> int:
    """F-41; none without a place."""
    return POINTS[place - 1] if place is not None and 1 <= place <= len(POINTS) else 0


def race_points(finished: Sequence[str], derelicts: Sequence[str]) -> dict[str, int]:
    """F-41, F-42: derelicts keep their places and have no points; nobody moves up."""
    return {
        car: points_for(place)
        for place, car in enumerate(finished, start=1)
        if car not in derelicts
    }


def ranked(dropped: Sequence[Dropped]) -> list[str]:
    """F-39, H-24: nearest to the goal first; of equals the one taken off later; then as given."""
    return [one.car for one in sorted(dropped, key=lambda one: (one.left, -one.turn))]


def next_grid(
    finished: Sequence[str], dropped: Sequence[Dropped], derelicts: Sequence[str]
) -> list[str]:
    """F-05, F-39, H-03, H-23: derelicts in their order, then players by the last result."""
    players = [car for car in (*finished, *ranked(dropped)) if car not in derelicts]
    return [*derelicts, *players]


def standings(results: Sequence[Mapping[str, int]]) -> list[tuple[int, str, int]]:
    """F-43, H-30: (rank, player, points) over races of player -> place, 0 for who is not home:
    most points, then most wins, then most second places and so on; else the rank is shared."""
    races = [{player: place or None for player, place in one.items()} for one in results]
    totals = season.totals_of(races, points_for)
    found: list[tuple[int, str, int]] = []
    for group in season.standings(totals, races):
        rank = len(found) + 1
        found += [(rank, player, totals[player]) for player in group]
    return found


STATUS = ("racing", "finished", "out")


@dataclass(frozen=True)
class Entry(AnyEntry):
    """A car's line of the classification."""

    car: str
    driver: str
    status: str
    reason: str | None
    grid: int
    crossings: int
    round: int
    """The round in which it finished or was taken off, otherwise the last one."""
    left: int
    """Spaces to the finish, as they count for the lead (H-24)."""
    cards: int
    card_points: int
    """Points of the cards left."""
    points: int
    """F-41."""

    @property
    def name(self) -> str:
        return self.car

    @property
    def is_out(self) -> bool:
        return self.reason is not None


@dataclass(frozen=True)
class Classification(AnyClassification[Entry]):
    """The outcome of a race."""

    def table(self) -> tuple[list[str], list[list[object]]]:
        """Column heads and rows for people."""
        heads = ["place", "car", "player", "grid", "round", "cards left", "points", ""]
        rows: list[list[object]] = []
        for e in self.entries:
            left = f"{e.cards} ({counted(e.card_points, 'point')})" if e.driver != DERELICT else "-"
            how = e.status if e.reason is None else f"out: {WHY[e.reason]}, {e.left} to go"
            rows.append([e.place, e.car, e.driver, e.grid, e.round, left, e.points, how])
        return heads, rows


def classification_of(table: Table) -> Classification:
    """The outcome of the race that the table has just run, derelicts included."""
    return Classification.of(table, _merit, _entry)


def _merit(table: Table, car: int) -> tuple[int, ...]:
    """F-40, H-24: home by place, then by what is left, later taken off before earlier."""
    race = table.race
    if race.finish_place[car]:
        return 0, int(race.finish_place[car])
    if race.status[car] == RETIRED:
        return 1, int(race.out_left[car]), -int(race.out_turn[car])
    return 1, int(race_left(race, car)), -int(race.turns) - 1


def _entry(table: Table, car: int) -> Entry:
    race, seats = table.race, table.setup.seats
    status = int(race.status[car])
    place = int(race.finish_place[car]) or None
    derelict = bool(race.derelict[car])
    return Entry(
        place=place,
        car=seats[car].name,
        driver=seats[car].player,
        status=STATUS[status],
        reason=REASONS[int(race.out_cause[car])][0] if status == RETIRED else None,
        grid=int(race.grid[car]),
        crossings=int(race.crossings[car]),
        round=last_round(table, car),
        left=_left(table, car),
        cards=int(race.held[car] + deck_left(race, car) + on_stacks(race, car)),
        card_points=int(race.supply[car]),
        points=0 if derelict else points_for(place),
    )


def _left(table: Table, car: int) -> int:
    race = table.race
    if race.finish_place[car]:
        return 0
    return int(race.out_left[car] if race.status[car] == RETIRED else race_left(race, car))
