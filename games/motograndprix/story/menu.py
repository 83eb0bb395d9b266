"""What a person can choose from: every legal decision of a race that waits for one.

The rules themselves list and judge the choices, as plain Python, on the waiting table
(`DECISION_WANTED`). Engine and Front Tire cancel out, so no choice spends both, and for each end
there is one path: the one that the engine lays.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from trackwright.games.motograndprix.bots.search import look_at_all
from trackwright.games.motograndprix.race.table import Table
from trackwright.games.motograndprix.rules.contact import lay_forced_path
from trackwright.games.motograndprix.rules.decisions import (
    BY_FLIPS,
    FORCED,
    KEEP,
    LANE_BITS,
    ON_GRID,
    RIDE,
    SLIPSTREAM,
)
from trackwright.games.motograndprix.rules.dice import used
from trackwright.games.motograndprix.rules.places import is_free
from trackwright.games.motograndprix.rules.plan import charges_rear, read_ride
from trackwright.games.motograndprix.rules.points import (
    least_bonus,
    may_brake,
    may_push,
    points_before_dials,
)
from trackwright.games.motograndprix.rules.slipstream import may_draft
from trackwright.games.motograndprix.state.layouts import BASIC, EXPERT, SLOT_BITS, Race
from trackwright.games.motograndprix.story.happenings import place_of
from trackwright.games.motograndprix.story.sentences import dice_words, place_words
from trackwright.model.text.messages import Message, counted, joined
from trackwright.simulator.compiler.data.memory import first_of
from trackwright.simulator.story.sentences import called
from trackwright.simulator.table.states import DECISION_WANTED, RACING

Row = tuple[int, int, int, int]
STANCES = (Message("stance straight"), Message("stance leaning"), Message("stance wheelie"))


@dataclass(frozen=True)
class Choice:
    """A possible decision: as a row of the script, and what it means."""

    row: Row
    kind: int
    answer: int = 0
    """For a slipstream question 0 or 1; in a contact the die kept; on the grid the place."""
    used: tuple[int, ...] = ()
    bonus: int = 0
    engine: int = 0
    front: int = 0
    points: int = 0
    steps: int = 0
    end: int = 0
    """The place where the move ends."""
    path: tuple[int, ...] = ()
    """The places on the way."""
    charges_rear: bool = False
    """S-14: it costs a Rear Tire point."""
    retires: bool = False
    """There is no other choice (S-17), or it costs a Rear Tire point that is not there (H-14)."""

    @property
    def is_free(self) -> bool:
        """Does it spend no dial?"""
        return not self.engine and not self.front


def choices_of(table: Table) -> list[Choice]:
    """Everything that the waiting bike may decide; in a move the farthest first."""
    assert table.mode == "plain", "choices are listed by the rules as plain Python"
    assert table.race.halt == DECISION_WANTED, "the race has not stopped for a decision"
    bike, kind = table.race.halt_player, table.race.halt_kind
    if kind == RIDE:
        return _rides(table, bike)
    if kind == KEEP:
        faces = sorted(set(table.race.shown[bike]), reverse=True)
        return [Choice((bike, KEEP, face, 0), KEEP, face) for face in faces]
    if kind == SLIPSTREAM:
        return [Choice((bike, SLIPSTREAM, yes, 0), SLIPSTREAM, yes) for yes in (1, 0)]
    return list(_grid_places(table, bike))


def words_of(table: Table, choice: Choice) -> Message:
    """A choice in words."""
    if choice.kind == KEEP:
        return Message("keep the {n}", n=choice.answer)
    if choice.kind == SLIPSTREAM:
        return Message("take it") if choice.answer else Message("do not take it")
    if choice.kind == ON_GRID:
        return Message("start at {place}", place=place_words(place_of(table, choice.end)))
    if not choice.used:
        return Message("give up: no exact move exists, the bike retires")
    return joined([*_spent(choice), _ride(table, choice), *_wear(table, choice)])


def _spent(choice: Choice) -> Iterator[Message]:
    yield Message("use {dice}", dice=dice_words(choice.used))
    if choice.bonus:
        yield Message("slipstream +1")
    if choice.engine:
        yield Message("Engine {n}", n=choice.engine)
    if choice.front:
        yield Message("Front Tire {n}", n=choice.front)


def _ride(table: Table, choice: Choice) -> Message:
    where = place_words(place_of(table, choice.end))
    points = counted(choice.points, "point")
    if not choice.steps:
        return Message("{points}: stay at {place}", points=points, place=where)
    return Message("{points}: ride {n} to {place}", points=points, n=choice.steps, place=where)


def _wear(table: Table, choice: Choice) -> Iterator[Message]:
    if table.road.rank[choice.end] == 1:
        yield Message("racing line")
    if choice.retires:
        yield Message("RETIRES: no Rear Tire point left")
    elif choice.charges_rear:
        yield Message("Rear Tire -1")


def question_of(table: Table) -> Message:
    """The question to the waiting bike, in words."""
    race = table.race
    bike, kind = int(race.halt_player), race.halt_kind
    name = called(table.setup.seats[bike].name)
    if kind == ON_GRID:
        return Message("{name}: which grid place?", name=name)
    state: list[Message] = [place_words(place_of(table, race.place[bike]))]
    if table.setup.ruleset.level != BASIC:
        state.append(Message("Engine {n}", n=race.engine[bike]))
        state.append(Message("Rear Tire {n}", n=race.rear[bike]))
        state.append(Message("Front Tire {n}", n=race.front[bike]))
    if table.setup.ruleset.level == EXPERT:
        state.append(STANCES[race.stance[bike]])
    asked = joined(_asked(table, bike, kind))
    return Message("{name} at {state}: {asked}", name=name, state=joined(state), asked=asked)


def _asked(table: Table, bike: int, kind: int) -> Iterator[Message]:
    race = table.race
    if kind == KEEP:
        yield Message(
            "in contact with {dice}: which die to keep?", dice=dice_words(race.shown[bike])
        )
        return
    if kind == SLIPSTREAM:
        front = called(table.setup.seats[front_of(table, bike)].name)
        yield Message("take the slipstream of {bike}?", bike=front)
        return
    dice = dice_words(first_of(race.face, race.faces))
    yield (
        Message("keeps {dice}", dice=dice) if race.in_contact else Message("has {dice}", dice=dice)
    )
    if race.modifier:
        yield Message("{n:+d} for hill and stance", n=race.modifier)


def _grid_places(table: Table, bike: int) -> Iterator[Choice]:
    """H-02, second reading: the free places of the first row that has one."""
    race, road = table.race, table.road
    free = [road.start[i] for i in range(road.starts) if is_free(race, road.start[i])]
    for place in free:
        if place >> SLOT_BITS == free[0] >> SLOT_BITS:
            yield Choice((bike, ON_GRID, road.lane[place], 0), ON_GRID, place, end=place)


def front_of(table: Table, bike: int) -> int:
    """The bike right ahead of one that is asked about its slipstream."""
    race = table.race
    ahead = [b for b in range(race.runners) if b != bike and race.status[b] == RACING]
    return next((b for b in ahead if may_draft(race, b, bike)), bike)


def _rides(table: Table, bike: int) -> list[Choice]:
    """B-10 to B-20: every legal choice, or, if there is none, giving up."""
    found = [choice for row in _rows(table, bike) if (choice := judged(table, row))]
    found.sort(key=lambda c: (-c.steps, c.engine + c.front, c.engine, -c.bonus, c.end, c.used))
    return found or [Choice((bike, RIDE, BY_FLIPS | 1 << 14, FORCED), RIDE, retires=True)]


def _rows(table: Table, bike: int) -> list[Row]:
    """All candidates, as rows of the script."""
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


def row_of(race: Race, bike: int, flips: int, bonus: int, dial: int, points: int, end: int) -> Row:
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
        path=tuple(first_of(race.path, race.steps)),
        charges_rear=wears,
        retires=wears and race.rear[bike] <= race.rules.floor,
    )
