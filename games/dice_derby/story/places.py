"""Places of a line as happenings and people describe them."""

from collections.abc import Iterator
from typing import Any

from trackwright.games.dice_derby.colours import COLOURS
from trackwright.games.dice_derby.race.table import Table
from trackwright.games.dice_derby.rules.moves import step_on
from trackwright.games.dice_derby.state.layouts import NOWHERE, START, Race
from trackwright.model.text.messages import Message, joined

ON_START, ON_MAIN, IN_ROW, ON_RAMP, AT_FINISH = "start", "main", "pit", "ramp", "finish"


def zone_of(race: Race, place: int) -> tuple[str, int]:
    """The zone, and the number in it: the index of a main space, the space of a row or the ramp."""
    road = race.road
    main = int(road.main[place])
    if place == START:
        return ON_START, 0
    if place == road.goal:
        return AT_FINISH, main
    if place > road.ramp:
        return ON_RAMP, place - int(road.ramp)
    if place > road.goal and road.spot[place] > road.spot[road.goal]:
        return IN_ROW, main - _entry_before(race, place)
    return ON_MAIN, main


def _entry_before(race: Race, place: int) -> int:
    """The index of the entry of the row that this place is in."""
    at = place
    while race.road.spot[at] > race.road.spot[race.road.goal]:
        at -= 1
    return int(race.road.main[at])


def place_of(table: Table, place: int) -> dict[str, Any]:
    """A place as happenings describe it: {space, zone, number, colours, lap}."""
    race = table.race
    zone, number = zone_of(race, place)
    space = table.way.spaces[race.road.spot[place]]
    length = len(table.way.line)
    lap = min((max(int(race.road.main[place]), 1) - 1) // length + 1, int(race.rules.laps))
    found = {"space": space.name, "zone": zone, "number": number, "colours": [*space.colours]}
    return {**found, "lap": lap, "symbol": space.symbol or None}


def place_words(at: dict[str, Any]) -> Message:
    """A place in words."""
    if at["zone"] == ON_START:
        return Message("START")
    if at["zone"] == AT_FINISH:
        return Message("the finish")
    colours = [Message(one) if one in COLOURS else one for one in at["colours"]]
    parts = {"n": at["number"], "colours": joined(colours, "/")}
    if at["zone"] == IN_ROW:
        return Message("space {n} of the pit row ({colours})", **parts)
    if at["zone"] == ON_RAMP:
        return Message("space {n} of the ramp ({colours})", **parts)
    return Message("space {n} ({colours})", **parts)


def way_to(race: Race, start: int, end: int) -> Iterator[int]:
    """The places that a move enters, one by one; a jump back enters its end only."""
    road = race.road
    if start == road.ramp:
        yield from range(start + 1, end + 1)
        return
    steps = 0
    while steps < road.to_goal[start]:
        steps += 1
        at = int(road.goal if steps >= road.to_goal[start] else step_on(road, start, steps))
        yield at
        if at == end:
            return


def names_along(table: Table, start: int, middle: int, end: int) -> list[str]:
    """The names of the spaces of a move, its first one included."""
    race = table.race
    places = [start]
    for goal in (middle, end):
        if goal != NOWHERE:
            places += way_to(race, places[-1], goal)
    return [table.way.spots[race.road.spot[place]].name for place in places]
