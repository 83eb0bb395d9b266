"""The events of a race: its log as happenings that name cars, spaces, cards and rules.

A happening is a dictionary that can be written as JSON: `round`, `event`, `car` if it is about one,
its details, and `rule`, the rule that it follows. `sentences.py` turns them into sentences.

    driver     driver                       move      from, path, at, cost, penalties, left
    allocated  upgrade, count               barrier   at, value, speed, passed
    first      -                            blocked   at, left
    grid       place (of turns), slot, at   overflow  at, left
    round      -                            steered   at, left
    shift      up, gear, cards              downshift gear
    upgrade    upgrade, effect              lap       lap
    ignored    at                           finish    remaining, speed
    set        suit, cards                  crash     at, value, speed
    draw       cards: {suit, speed}         damage    damage
    speed      speed, icon                  junked    at
    control    value                        block     at
    go         speed, boost, tires, control lifted    at
    pass       at                           clean_up  penalties, limit, discarded
    refill     drawn, held                  mate      -
    reshuffle  cards                        final     -
                                            place     place, left

`at` and `from` are places: {space, position, lane}. Steps without anything between them are one
move. Which cards somebody draws or discards is not said.
"""

from collections.abc import Iterator
from typing import Any, TypeAlias

from trackwright.games.street_racing.race.table import Table
from trackwright.games.street_racing.state import events
from trackwright.games.street_racing.state.layouts import HANDLING
from trackwright.games.street_racing.story.words import DRIVER_IDS, UPGRADE_IDS
from trackwright.simulator.story.by_event import by_event
from trackwright.simulator.story.game_parts import Happening
from trackwright.simulator.story.log_reader import LogReader
from trackwright.simulator.story.sentences import called
from trackwright.simulator.table.log import Event, Happened
from trackwright.simulator.table.table import Table as AnyTable

Details: TypeAlias = tuple[str, str, dict[str, Any]]
"""Event, rule, and what belongs to it."""
RULES = {
    "nitrous": "33",
    "engine_power": "34",
    "tires": "35",
    "engine_tuning": "36",
    "handling": "37",
    "turbo_charger": "38",
    "aerodynamics": "39",
    "transmission": "40",
    "steering": "41",
}


def place_of(table: AnyTable, space: int) -> dict[str, Any]:
    """A space as happenings describe it."""
    spot = table.way.spots[space]
    return {"space": spot.name, "position": spot.position, "lane": spot.lane}


class Reader(LogReader):
    """Names cars and spaces; joins steps and flipped cards."""

    table: Table

    def __init__(self, table: AnyTable) -> None:
        super().__init__(table)
        self.cars = [called(seat.name) for seat in table.setup.seats]

    def happened(self, one: Happened) -> Iterator[Happening]:
        if isinstance(one.event, events.Step):
            event, rule, more = self.move([one.event, *self.following(one, events.Step)])
        elif isinstance(one.event, events.Flip):
            event, rule, more = self.draw([one.event, *self.following(one, events.Flip)])
        else:
            event, rule, more = self.details_of(one.event)
        who = {} if isinstance(one.event, events.Round) else {"car": self.cars[one.who]}
        yield {"round": one.round, "event": event, **who, **more, "rule": f"STR-{rule}"}

    def following(self, one: Happened, kind: type[Event]) -> Iterator[Any]:
        """The events of the same kind that follow at once."""
        while self.read < len(self.log):
            after = self.log[self.read]
            if not isinstance(after.event, kind) or after.who != one.who:
                return
            self.read += 1
            yield after.event

    def at(self, space: int) -> dict[str, Any]:
        return place_of(self.table, space)

    def move(self, steps: list[events.Step]) -> Details:
        """STR-22: several steps at once."""
        more = {
            "from": self.at(steps[0].start),
            "path": [self.table.way.spots[step.to].name for step in steps],
            "at": self.at(steps[-1].to),
            "cost": sum(step.cost for step in steps),
            "penalties": sum(step.penalties for step in steps),
            "left": steps[-1].left,
        }
        return "move", "29" if more["penalties"] else "22", more

    def draw(self, flips: list[events.Flip]) -> Details:
        cards = [{"suit": one.suit, "speed": one.speed} for one in flips]
        return "draw", "15", {"cards": cards}

    @by_event
    def details_of(self, event: Event) -> Details:
        raise TypeError(event)

    @details_of.register
    def _driver(self, event: events.Driver) -> Details:
        return "driver", "54", {"driver": DRIVER_IDS[event.driver]}

    @details_of.register
    def _allocated(self, event: events.Allocated) -> Details:
        return "allocated", "06", {"upgrade": UPGRADE_IDS[event.upgrade], "count": event.count}

    @details_of.register
    def _first(self, event: events.First) -> Details:
        return "first", "09", {}

    @details_of.register
    def _placed(self, event: events.Placed) -> Details:
        more = {"place": event.turn, "slot": event.slot + 1, "at": self.at(event.space)}
        return "grid", "09", more

    @details_of.register
    def _round(self, event: events.Round) -> Details:
        return "round", "10", {}

    @details_of.register
    def _shift(self, event: events.Shift) -> Details:
        return "shift", "17", {"up": bool(event.up), "gear": event.gear, "cards": event.cards}

    @details_of.register
    def _upgrade(self, event: events.Upgrade) -> Details:
        upgrade = UPGRADE_IDS[event.upgrade]
        if event.upgrade == HANDLING:
            return "ignored", "37", {"at": self.at(event.effect)}
        return "upgrade", RULES[upgrade], {"upgrade": upgrade, "effect": event.effect}

    @details_of.register
    def _set(self, event: events.Set) -> Details:
        return "set", "14", {"suit": event.suit, "cards": event.cards}

    @details_of.register
    def _speed(self, event: events.Speed) -> Details:
        return "speed", "16", {"speed": event.speed, "icon": bool(event.icon)}

    @details_of.register
    def _control(self, event: events.Control) -> Details:
        return "control", "51", {"value": event.value}

    @details_of.register
    def _go(self, event: events.Go) -> Details:
        more = {"boost": event.boost, "tires": event.tires, "control": event.control}
        return "go", "21", {"speed": event.speed, **more}

    @details_of.register
    def _barrier(self, event: events.Barrier) -> Details:
        more = {"value": event.value, "speed": event.speed, "passed": bool(event.passed)}
        return "barrier", "43", {"at": self.at(event.space), **more}

    @details_of.register
    def _blocked(self, event: events.Blocked) -> Details:
        return "blocked", "28", {"at": self.at(event.space), "left": event.left}

    @details_of.register
    def _overflow(self, event: events.Overflow) -> Details:
        return "overflow", "31", {"at": self.at(event.space), "left": event.left}

    @details_of.register
    def _steered(self, event: events.Steered) -> Details:
        return "steered", "41", {"at": self.at(event.space), "left": event.left}

    @details_of.register
    def _downshift(self, event: events.Downshift) -> Details:
        return "downshift", "30", {"gear": event.gear}

    @details_of.register
    def _lap(self, event: events.Lap) -> Details:
        return "lap", "H-30", {"lap": event.lap}

    @details_of.register
    def _home(self, event: events.Home) -> Details:
        return "finish", "46", {"remaining": event.remaining, "speed": event.speed}

    @details_of.register
    def _crash(self, event: events.Crash) -> Details:
        more = {"value": event.value, "speed": event.speed}
        return "crash", "44", {"at": self.at(event.space), **more}

    @details_of.register
    def _damage(self, event: events.Damage) -> Details:
        return "damage", "52", {"damage": event.damage}

    @details_of.register
    def _junked(self, event: events.Junked) -> Details:
        return "junked", "53", {"at": self.at(event.space)}

    @details_of.register
    def _place(self, event: events.Place) -> Details:
        return "block", "37", {"at": self.at(event.space)}

    @details_of.register
    def _lift(self, event: events.Lift) -> Details:
        return "lifted", "42", {"at": self.at(event.space)}

    @details_of.register
    def _pass(self, event: events.Pass) -> Details:
        return "pass", "19", {"at": self.at(event.space)}

    @details_of.register
    def _clean_up(self, event: events.CleanUp) -> Details:
        more = {"limit": event.limit, "discarded": event.discarded}
        return "clean_up", "18", {"penalties": event.penalties, **more}

    @details_of.register
    def _refill(self, event: events.Refill) -> Details:
        return "refill", "18", {"drawn": event.drawn, "held": event.held}

    @details_of.register
    def _reshuffle(self, event: events.Reshuffle) -> Details:
        return "reshuffle", "H-25", {"cards": event.cards}

    @details_of.register
    def _mate(self, event: events.MateStarts) -> Details:
        return "mate", "56", {}

    @details_of.register
    def _final(self, event: events.Final) -> Details:
        return "final", "47", {}

    @details_of.register
    def _result(self, event: events.Result) -> Details:
        return "place", "49" if event.left else "48", {"place": event.place, "left": event.left}
