"""What a person can choose from: every legal decision of a race that has stopped for one.

The rules themselves list and judge the choices, as plain Python, on the table where the race stands
(`DECISION_WANTED`). Engine and Front Tire undo one another, so no choice spends both, and for each
end there is one path: the one that the engine lays.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from model.wording import counted
from simulator.memory import State
from simulator.motograndprix.account import place_of
from simulator.motograndprix.bots.search import look_at_all
from simulator.motograndprix.contact import lay_forced_path
from simulator.motograndprix.decisions import (
    BY_FLIPS,
    FORCED,
    KEEP,
    LANE_BITS,
    ON_GRID,
    RIDE,
    SLIPSTREAM,
)
from simulator.motograndprix.dice import used
from simulator.motograndprix.places import is_free
from simulator.motograndprix.plan import charges_rear, read_ride
from simulator.motograndprix.points import least_bonus, may_brake, may_push, points_before_dials
from simulator.motograndprix.slipstream import may_draft
from simulator.motograndprix.state import BASIC, EXPERT, SLOT_BITS
from simulator.motograndprix.table import Table
from simulator.motograndprix.telling import dice_told, place_told
from simulator.states import DECISION_WANTED, RACING

Row = tuple[int, int, int, int]
STANCES = ("straight", "leaning", "wheelie")


@dataclass(frozen=True)
class Choice:
    """A decision that may be made: as a row of the script, and what it means."""

    row: Row
    kind: int
    answer: int = 0
    """Of a slipstream question 0 or 1; of a contact the die kept; on the grid the place."""
    used: tuple[int, ...] = ()
    bonus: int = 0
    engine: int = 0
    front: int = 0
    points: int = 0
    steps: int = 0
    end: int = 0
    """The place where the ride ends."""
    path: tuple[int, ...] = ()
    """The places ridden."""
    charges_rear: bool = False
    """S-14: it costs a Rear Tire point."""
    retires: bool = False
    """There is no other choice (S-17), or it costs a Rear Tire point that is not there (H-14)."""

    @property
    def is_free(self) -> bool:
        """Does it spend no dial?"""
        return not self.engine and not self.front


def choices_of(table: Table) -> list[Choice]:
    """All that the bike may decide for which the race has stopped; in a ride the farthest first."""
    assert table.mode == "plain", "choices are listed by the rules as plain Python"
    assert table.race.halt == DECISION_WANTED, "the race has not stopped for a decision"
    bike, kind = table.race.halt_seat, table.race.halt_kind
    if kind == RIDE:
        return _rides(table, bike)
    if kind == KEEP:
        faces = sorted(set(table.race.shown[bike][:2]), reverse=True)
        return [Choice((bike, KEEP, face, 0), KEEP, face) for face in faces]
    if kind == SLIPSTREAM:
        return [Choice((bike, SLIPSTREAM, yes, 0), SLIPSTREAM, yes) for yes in (1, 0)]
    return list(_grid_places(table, bike))


def words_of(table: Table, choice: Choice) -> str:
    """A choice in words."""
    if choice.kind == KEEP:
        return f"keep the {choice.answer}"
    if choice.kind == SLIPSTREAM:
        return "take it" if choice.answer else "do not take it"
    where = place_told(place_of(table, choice.end))
    if choice.kind == ON_GRID:
        return f"start at {where}"
    if not choice.used:
        return "give up: nothing comes out exactly, the bike retires"
    parts = [f"use {dice_told(choice.used)}", *_spent(choice)]
    ride = f"ride {choice.steps} to {where}" if choice.steps else f"stay at {where}"
    line = ", racing line" if table.road.rank[choice.end] == 1 else ""
    parts.append(f"{counted(choice.points, 'point')}: {ride}{line}")
    if choice.retires:
        parts.append("RETIRES for want of a Rear Tire point")
    elif choice.charges_rear:
        parts.append("Rear Tire -1")
    return ", ".join(parts)


def _spent(choice: Choice) -> Iterator[str]:
    if choice.bonus:
        yield "slipstream +1"
    if choice.engine:
        yield f"Engine {choice.engine}"
    if choice.front:
        yield f"Front Tire {choice.front}"


def question_of(table: Table) -> str:
    """What is asked of the bike for which the race has stopped, in words."""
    race = table.race
    bike, kind = int(race.halt_seat), race.halt_kind
    name = table.setup.seats[bike].name
    if kind == ON_GRID:
        return f"{name}, where on the grid?"
    state = [place_told(place_of(table, race.place[bike]))]
    if table.setup.ruleset.level != BASIC:
        dials = (("Engine", race.engine), ("Rear Tire", race.rear), ("Front Tire", race.front))
        state += [f"{dial} {shows[bike]}" for dial, shows in dials]
    if table.setup.ruleset.level == EXPERT:
        state.append(f"stance {STANCES[race.stance[bike]]}")
    return f"{name} at {', '.join(state)}: {_asked(table, bike, kind)}"


def _asked(table: Table, bike: int, kind: int) -> str:
    race = table.race
    if kind == KEEP:
        return f"contact with {dice_told(race.shown[bike])}, which die?"
    if kind == SLIPSTREAM:
        return f"the slipstream of {table.setup.seats[front_of(table, bike)].name}?"
    dice = dice_told(race.face[: race.faces])
    modifier = f", {race.modifier:+d} for hill and stance" if race.modifier else ""
    return f"{'keeps' if race.in_contact else 'has'} {dice}{modifier}"


def _grid_places(table: Table, bike: int) -> Iterator[Choice]:
    """H-02, second reading: the free places of the first row that has one."""
    race, road = table.race, table.road
    free = [road.start[i] for i in range(road.starts) if is_free(race, road.start[i])]
    for place in free:
        if place >> SLOT_BITS == free[0] >> SLOT_BITS:
            yield Choice((bike, ON_GRID, road.lane[place], 0), ON_GRID, place, end=place)


def front_of(table: Table, bike: int) -> int:
    """Who is right ahead of a bike that is asked about its slipstream."""
    race = table.race
    ahead = [b for b in range(race.seats) if b != bike and race.status[b] == RACING]
    return next((b for b in ahead if may_draft(race, b, bike)), bike)


def _rides(table: Table, bike: int) -> list[Choice]:
    """B-10 to B-20: all that is legal, or, if nothing is, giving up."""
    found = [choice for row in _rows(table, bike) if (choice := judged(table, row))]
    found.sort(key=lambda c: (-c.steps, c.engine + c.front, c.engine, -c.bonus, c.end, c.used))
    return found or [Choice((bike, RIDE, BY_FLIPS | 1 << 14, FORCED), RIDE, retires=True)]


def _rows(table: Table, bike: int) -> list[Row]:
    """What comes into question, as rows of the script."""
    race = table.race
    look_at_all(race, bike)
    race.gives_up = 0
    rows = []
    for flips, bonus, dial in _sums(table, bike):
        points = points_before_dials(race, flips, bonus) + dial
        for end in range(race.sight.ends):
            if race.sight.end_points[end] >> points & 1:
                rows.append(row_of(race, bike, flips, bonus, dial, points, end))
    return list(dict.fromkeys(rows))


def row_of(race: State, bike: int, flips: int, bonus: int, dial: int, points: int, end: int) -> Row:
    """A ride as a row of the script; `dial` is Engine, or Front Tire if below 0."""
    choice = BY_FLIPS | flips | bonus << 6 | max(dial, 0) << 7 | max(-dial, 0) << 10
    if race.in_contact and not race.rules.free_contact:
        return bike, RIDE, choice, FORCED
    steps = race.sight.end_steps[end]
    lane = race.road.lane[race.sight.end_place[end]]
    path = -1 - (lane | points - steps << LANE_BITS)
    return bike, RIDE, choice, path if steps else 1


def _sums(table: Table, bike: int) -> Iterator[tuple[int, int, int]]:
    """Flips, slipstream point, and Engine (or, below 0, Front Tire)."""
    race = table.race
    for flips in range(1 << race.faces):
        if not race.allowed >> flips & 1:
            continue
        for bonus in range(least_bonus(race, bike), race.slipping[bike] + 1):
            points = points_before_dials(race, flips, bonus)
            for dial in range(-min(points, may_brake(race, bike)), may_push(race, bike) + 1):
                yield flips, bonus, dial


def judged(table: Table, row: Row) -> Choice | None:
    """The choice, if the rules allow it."""
    race = table.race
    bike, kind, choice, path = row
    read_ride(race, bike, choice, path)
    if race.fault:
        return None
    if race.in_contact and path == FORCED:
        lay_forced_path(race, bike, race.steps)
    wears = bool(race.push and charges_rear(race, bike))
    return Choice(
        row,
        kind,
        used=tuple(used(race, die) for die in range(race.faces)),
        bonus=race.bonus,
        engine=race.push,
        front=race.brake,
        points=race.points,
        steps=race.steps,
        end=race.path[race.steps - 1] if race.steps else race.place[bike],
        path=tuple(race.path[: race.steps]),
        charges_rear=wears,
        retires=wears and race.rear[bike] <= race.rules.floor,
    )
