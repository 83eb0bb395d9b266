"""Races of the engine, played again by the book: from the first token to the last place."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any
from unittest.mock import patch

from tests.games.street_racing.by_the_book import answers, turns
from tests.games.street_racing.by_the_book.road import Road
from tests.games.street_racing.by_the_book.state import Car, Card, Illegal
from tests.games.street_racing.by_the_book.state import Table as Book
from tests.games.street_racing.by_the_book.upgrades import EFFECTS, allocation_is_legal
from tests.games.street_racing.tables import table_on
from trackwright.games.street_racing.race.table import Table
from trackwright.games.street_racing.referee.track import street_of_case
from trackwright.games.street_racing.rules import cards
from trackwright.games.street_racing.state import decisions as kinds
from trackwright.games.street_racing.state import events
from trackwright.games.street_racing.story.words import DRIVER_IDS, UPGRADE_IDS
from trackwright.simulator.compiler.data.memory import first_of

Row = tuple[int, int, int, int]
OPENING = 7
"""STR-11, STR-54: cards of Dom."""


class Objection(Exception):
    """What the model has against a race."""


@dataclass
class Told:
    """A race of the engine, with all that cannot be seen afterwards."""

    table: Table
    track: Mapping[str, Any]
    options: Mapping[str, str]
    shuffles: list[list[int]] = field(default_factory=list)

    def run(self, seed: int) -> None:
        """Every decision is recorded, also those without an alternative."""
        shuffle = cards.shuffle

        def watched(stream: Any, pile: Any, count: int) -> None:
            shuffle(stream, pile, count)
            self.shuffles.append([int(pile[i]) for i in range(count - 1, -1, -1)])

        self.table.race.rules.ask_all = 1
        with patch.object(cards, "shuffle", watched):
            self.table.run(seed)

    @property
    def names(self) -> list[str]:
        return [str(seat.name) for seat in self.table.setup.seats]

    def decks(self) -> list[tuple[Card, ...]]:
        """The orders of the deck, top card first."""
        deck = self.table.race.deck
        return [tuple(self._card(deck, card) for card in order) for order in self.shuffles]

    def _card(self, deck: Any, card: int) -> Card:
        speeds = tuple(int(deck.speed[card][gear]) for gear in range(1, 7))
        return Card(int(deck.suit[card]), speeds, int(deck.nitrous[card]))

    def control(self) -> tuple[int, ...]:
        seen = (one.event for one in self.table.events())
        return tuple(event.value for event in seen if isinstance(event, events.Control))


def raced(
    track: Mapping[str, Any], bots: Sequence[str], options: Mapping[str, str], seed: int
) -> Told:
    told = Told(table_on(street_of_case(track), bots, options), track, options)
    told.run(seed)
    return told


def replay(told: Told) -> Book:
    """The table at the end, by the book; Objection if a decision is illegal."""
    rows: list[Row] = list(told.table.recorded_script())
    book = set_up(told, rows)
    while rows:
        row = rows.pop(0)
        if book.over or told.names[row[0]] != book.active:
            raise Objection(f"{told.names[row[0]]} has no turn, but {book.active}")
        decision = decision_of(told, book, row, rows)
        try:
            book = turns.decide(book, decision)
        except Illegal as why:
            raise Objection(f"{book.active}, {decision}: {why}") from why
    return book


def set_up(told: Told, rows: list[Row]) -> Book:
    """STR-05 to STR-11: who has what, who stands where, who is first."""
    race, names = told.table.race, told.names
    order = [names[car] for car in first_of(race.order, len(names))]
    drivers = {name: driver_of(told, car) for car, name in enumerate(names)}
    if order != names[names.index(order[0]) :] + names[: names.index(order[0])]:
        raise Objection("STR-10: not clockwise")
    road = Road(told.track)
    tokens = allocated(told, road, rows, drivers)
    places = placed(told, road, rows, order)
    first, *rest = told.decks()
    hands: dict[str, tuple[int, ...]] = {}
    for name in order:
        count = OPENING if drivers[name] == "dom" and not told.options.get("dom") else 6
        hands[name] = tuple(card.suit for card in first[:count])
        first = first[count:]
    start = {name: Car(name, drivers[name], places[name], 0, hands[name]) for name in names}
    all_cars = {
        name: Car(name, car.driver, car.space, car.gear, car.hand, tokens[name])
        for name, car in start.items()
    }
    teams = teams_of(told)
    slots = list(dict.fromkeys(team_of(name, teams) for name in order))
    active = teams[slots[0]][0] if teams else slots[0]
    return Book(
        road,
        all_cars,
        tuple(slots),
        teams,
        active,
        first,
        blocks=dict.fromkeys(told.track.get("blocks") or (), answers.NOBODY),
        pile=told.control(),
        rules=told.options,
        sequence=(active,),
        shuffles=tuple(rest),
    )


def driver_of(told: Told, car: int) -> str | None:
    return DRIVER_IDS.get(int(told.table.race.driver[car]))


def teams_of(told: Told) -> dict[str, tuple[str, ...]]:
    names = told.names
    if told.options.get("race") != "tag-team":
        return {}
    return {f"team {i}": (names[i], names[i + 1]) for i in range(0, len(names), 2)}


def team_of(name: str, teams: Mapping[str, tuple[str, ...]]) -> str:
    return next((team for team, members in teams.items() if name in members), name)


def allocated(
    told: Told, road: Road, rows: list[Row], drivers: Mapping[str, str | None]
) -> dict[str, dict[str, int]]:
    """STR-05, STR-06."""
    found: dict[str, Counter[str]] = {name: Counter() for name in told.names}
    while rows and rows[0][1] == kinds.ALLOCATE:
        car, _, upgrade, _ = rows.pop(0)
        found[told.names[car]][UPGRADE_IDS[upgrade]] += 1
    for name, tokens in found.items():
        if not allocation_is_legal(road.upgrade_count(), tokens, drivers[name]):
            raise Objection(f"STR-06: {name} has {dict(tokens)}")
    return {name: {kind: tokens[kind] for kind in EFFECTS} for name, tokens in found.items()}


def placed(told: Told, road: Road, rows: list[Row], order: list[str]) -> dict[str, str]:
    """STR-09: anti-clockwise, the first player last."""
    found: dict[str, str] = {}
    while rows and rows[0][1] == kinds.SLOT:
        car, _, slot, _ = rows.pop(0)
        space = road.starts[slot]
        if space in found.values() or space in road.obstacles:
            raise Objection(f"STR-09: {space} is not free")
        found[told.names[car]] = space
    if list(found) != order[::-1]:
        raise Objection(f"STR-09: placed in the order {list(found)}")
    return found


def decision_of(told: Told, book: Book, row: Row, rows: list[Row]) -> dict[str, Any]:
    """A row of the script in the words of cases; discards of clean-up go with the end."""
    _, kind, choice, path = row
    if kind == kinds.SHIFT:
        direction = "up" if choice == kinds.UP else "down"
        return {"do": "shift", "dir": direction, "discard": suits_in(path)}
    if kind == kinds.UPGRADE:
        return upgrade_of(told, UPGRADE_IDS[choice], path)
    if kind == kinds.PLACE:
        side = "left" if choice == kinds.LEFT else "right"
        return {"do": "upgrade", "use": "handling", "mode": "place", "side": side}
    if kind == kinds.SET:
        return {"do": "play_set", "suit": choice, "count": path}
    if kind == kinds.SPEED:
        return {"do": "choose_speed", "value": choice}
    if kind == kinds.STEP:
        return {"do": "step", "path": [told.table.way.street.names[choice]]}
    if book.turn.stage in ("chosen", "moving"):
        return {"do": "move_done"}
    waits = book.reads("paused_and_not_moving", "waits")
    if book.turn.stage == "before" and book.me.barrier and not waits:
        rows.pop(0)  # it is out, and then its turn ends
    discards = suits_in(rows.pop(0)[3]) if rows and rows[0][1] == kinds.DISCARD else []
    return {"do": "end_turn", "discard": discards}


def upgrade_of(told: Told, name: str, path: int) -> dict[str, Any]:
    if name == "engine_tuning":
        return {"do": "upgrade", "use": name, "discard": suits_in(path)}
    if name == "handling":
        space = told.table.way.street.names[path]
        return {"do": "upgrade", "use": name, "mode": "ignore", "space": space}
    return {"do": "upgrade", "use": name}


def suits_in(path: int) -> list[int]:
    return [suit for suit in range(1, 7) for _ in range(kinds.count_of(path, suit))]


def compare(told: Told, book: Book) -> None:
    """The end of a race; Objection at the first thing that is otherwise."""
    race, names = told.table.race, told.names
    streets = told.table.way.street.names
    for car, name in enumerate(names):
        mine = book.cars[name]
        theirs: dict[str, Any] = {
            "gear": int(race.gear[car]),
            "hand": sorted(
                int(race.deck.suit[c]) for c in first_of(race.hand[car], race.held[car])
            ),
            "tokens": {UPGRADE_IDS[i]: int(n) for i, n in enumerate(race.tokens[car])},
            "damage": int(race.damaged[car]),
            "turns": int(race.turns_taken[car]),
        }
        ours = {
            "gear": mine.gear,
            "hand": sorted(mine.hand),
            "tokens": dict(mine.tokens),
            "damage": mine.damage,
            "turns": mine.turns,
        }
        if mine.on_road:
            ours["space"], theirs["space"] = mine.space, streets[race.at[car]]
        if mine.crossed:
            ours["remaining"], theirs["remaining"] = mine.remaining, int(race.remaining[car])
        if ours != theirs:
            raise Objection(f"{name}: {ours}, not {theirs}")
    ends = (book.over, book.rounds, len(book.deck), book.discarded, len(book.shuffles))
    theirs_too = (True, int(race.round), int(race.piled), int(race.discarded), 0)
    if ends != theirs_too:
        raise Objection(f"over, rounds, deck, discards, shuffles left: {ends}, not {theirs_too}")
    compare_places(told, book)


def compare_places(told: Told, book: Book) -> None:
    """STR-48, STR-49: all places, or in Tag Team and on circuits the first one."""
    race, names = told.table.race, told.names
    place = {name: int(race.finish_place[car]) for car, name in enumerate(names)}
    found = answers.result(book)
    home = [name for name in names if book.cars[name].crossed and place[name] == 1]
    home = [name for name in home if not book.teams or names.index(name) % 2]
    winners = found.get("draw") or ([found["winner"]] if "winner" in found else [])
    if sorted(home) != sorted(winners):
        raise Objection(f"{home} won, not {winners}")
    if not book.teams and not book.road.line:
        out = [name for name in names if book.cars[name].out or book.cars[name].junked]
        ranked = [name for name in found["ranking"] if name not in out]
        places = [place[name] for name in ranked]
        if places != sorted(places) or any(place[name] <= len(ranked) for name in out):
            raise Objection(f"the places are {place}, the order is {found['ranking']}")
