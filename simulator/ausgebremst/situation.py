"""A situation of a referee's case on a table of its own: see `referee.py` for what can be asked."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeAlias

from model.errors import TrackwrightError, did_you_mean
from simulator.ausgebremst.decisions import DRAW, FINISH_PATH, PICK_UP, PLAY, TAKE
from simulator.ausgebremst.facts import ID
from simulator.ausgebremst.moves import WAY_BITS
from simulator.ausgebremst.places import is_taken, occupy
from simulator.ausgebremst.road import Space, Step, Way, usual_windows
from simulator.ausgebremst.state import (
    FAMILY,
    MOST_CARD,
    MOST_CARS,
    MOST_DECK,
    MOST_HAND,
    MOST_LAPS,
    NOWHERE,
    STACKS,
)
from simulator.ausgebremst.table import Table
from simulator.memory import State, put
from simulator.rulesets import BadOption, Reading, Ruleset, find_ruleset
from simulator.states import FINISHED, HUMAN, RACING, RETIRED
from simulator.table import Mode, Row, Setup

Case: TypeAlias = Mapping[str, Any]
MODES = ("family", "pro")
KINDS = ("player", "derelict")
HOME, GONE = "FINISH", "OUT"
"""Where a car is that is on no space."""
LAPS = 3
LETTERS = "abc"
"""House rulings name their readings so; the letters of H-13 and H-25 can be given."""
ABOUT_THE_STOP = {
    f"AUS-{id}" for id in ("F-25", "F-30", "F-31", "F-38", "H-15", "H-17", "H-18", "H-19")
}
UNKNOWN = 0
"""Cards that a case does not tell."""


class CannotAnswer(TrackwrightError):
    """A case that cannot be run; the message says what is wrong with it."""


# --- rules --------------------------------------------------------------------------------------


def ruleset_of(case: Case) -> Ruleset:
    mode = state_of(case).get("mode", MODES[0])
    if mode not in MODES:
        raise CannotAnswer(f"state.mode: no {mode!r} {did_you_mean(str(mode), MODES)}")
    return find_ruleset(f"{ID}-{mode}")


def state_of(case: Case) -> Case:
    state = case.get("state") or {}
    if not isinstance(state, Mapping):
        raise CannotAnswer("state: expected an object")
    return state


def settings_of(case: Case, ruleset: Ruleset) -> dict[str, Reading]:
    """The house rulings of a case by option name or rule id; one that means nothing in this game
    changes nothing."""
    given = case.get("options") or {}
    if not isinstance(given, Mapping):
        raise CannotAnswer("options: expected an object of house rulings")
    settings = ruleset.settings({})
    options = {o.name: o for mode in MODES for o in find_ruleset(f"{ID}-{mode}").options}
    for key, value in given.items():
        wanted = str(key).strip().lower().replace("-", "_")
        found = [
            option
            for option in options.values()
            if wanted in (option.name, option.rule.lower().replace("-", "_"))
            or (option.rule and wanted == option.rule.lower().replace("-", "_")[4:])
        ]
        if not found:
            raise CannotAnswer(
                f"options: no house ruling {key!r} {did_you_mean(str(key), options)}"
            )
        try:
            reading = found[0].read(_lettered(value, found[0].readings))
        except BadOption as error:
            raise CannotAnswer(f"options: {error}") from None
        if found[0].name in settings:
            settings[found[0].name] = reading
    return settings


def _lettered(value: Any, readings: Sequence[str]) -> Any:
    """The reading that a letter stands for."""
    letter = str(value).strip().lower()
    if len(letter) == 1 and letter in LETTERS[: len(readings)]:
        return readings[LETTERS.index(letter)]
    return value


# --- the track ----------------------------------------------------------------------------------


def way_of_case(track: Any) -> Way:
    """T-01 to T-08: the explicit track of a case; spaces are numbered by their ids (H-14)."""
    if not isinstance(track, Mapping):
        raise CannotAnswer("track: expected an object with spaces, edges and line")
    rows = sorted(objects(track.get("spaces"), "track.spaces"), key=lambda row: str(row.get("id")))
    numbers = {_id(row, "track.spaces"): i for i, row in enumerate(rows)}
    if len(numbers) != len(rows):
        raise CannotAnswer("track.spaces: an id stands twice")
    if not rows:
        raise CannotAnswer("track.spaces: expected at least one space")
    edges = [_edge(edge, numbers, "track.edges") for edge in listed(track, "edges")]
    line = frozenset(_edge(edge, numbers, "track.line") for edge in listed(track, "line"))
    if strange := line - set(edges):
        a, b = (rows[i]["id"] for i in sorted(strange)[0])
        raise CannotAnswer(f"track.line: {a} -> {b} is no edge")
    pit = _pit_of(track, numbers)
    spaces = [_space(row, str(row["id"]) in pit.alley, str(row["id"]) in pit.stops) for row in rows]
    ahead: list[list[int]] = [[] for _ in rows]
    for a, b in dict.fromkeys(edges):
        ahead[a].append(b)
    grid, by_row = _grid_of(track, numbers)
    way = Way(
        tuple(spaces),
        tuple(map(tuple, ahead)),
        line,
        grid,
        by_row,
        numbers.get(pit.entry, NOWHERE),
        numbers.get(pit.exit, NOWHERE),
        pit.windows,
    )
    way = replace(way, spaces=_with_columns(way))
    return way if way.windows or not pit.alley else replace(way, windows=usual_windows(way))


@dataclass(frozen=True)
class _Pit:
    """T-06: the pit as a case writes it."""

    entry: str = ""
    exit: str = ""
    alley: tuple[str, ...] = ()
    stops: tuple[str, ...] = ()
    windows: tuple[int, ...] = ()


def _pit_of(track: Case, numbers: Mapping[str, int]) -> _Pit:
    pit = track.get("pit")
    if pit is None:
        return _Pit()
    if not isinstance(pit, Mapping):
        raise CannotAnswer("track.pit: expected an object with entry, alley, stops and exit")
    alley = tuple(_known(id, numbers, "track.pit.alley") for id in listed(pit, "alley"))
    stops = tuple(_known(id, numbers, "track.pit.stops") for id in listed(pit, "stops"))
    if not set(stops) <= set(alley):
        raise CannotAnswer("track.pit.stops: expected spaces of the alley")
    windows = pit.get("windows") or []
    if not isinstance(windows, list):
        raise CannotAnswer("track.pit.windows: expected a list of crossings")
    return _Pit(
        _known(pit.get("entry"), numbers, "track.pit.entry"),
        _known(pit.get("exit"), numbers, "track.pit.exit"),
        alley,
        stops,
        tuple(whole(crossed, "track.pit.windows", 0, MOST_LAPS) for crossed in windows),
    )


def _grid_of(track: Case, numbers: Mapping[str, int]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    grid, rows = [], []
    for number, row in enumerate(track.get("grid") or [], start=1):
        for id in row if isinstance(row, list) else [row]:
            grid.append(numbers[_known(id, numbers, "track.grid")])
            rows.append(min(number, 3))
    return tuple(grid), tuple(rows)


def _space(row: Case, alley: bool, stop: bool) -> Space:
    here = f"track: space {row['id']}"
    flags = row.get("flags") or []
    if not isinstance(flags, list):
        raise CannotAnswer(f"{here}: flags: expected a list")
    lane = row.get("lane", 0)
    if isinstance(lane, bool) or not isinstance(lane, int):
        raise CannotAnswer(f"{here}: lane: expected a whole number, found {lane!r}")
    return Space(
        name=str(row["id"]),
        lane=lane,
        inner=lane,
        part=str(row.get("sec", "")),
        curve="curve" in flags,
        chicane="chicane" in flags,
        alley=alley,
        stop=stop or (alley and "pit_stop" in flags),
    )


def _with_columns(way: Way) -> tuple[Space, ...]:
    """T-02: a step leads one column on, so on a straight those abreast have as many steps to its
    end, or to the line across it."""
    known: dict[int, tuple[int, bool]] = {}

    def to_end(s: int) -> tuple[int, bool]:
        trail = [s]
        while trail[-1] not in known:
            at = trail[-1]
            here = way.spaces[at]
            road = [b for b in way.ahead[at] if not way.spaces[b].alley]
            ahead = [b for b in road if way.spaces[b].part == here.part]
            waiting = [b for b in ahead if b not in known and b not in trail]
            if any((at, b) in way.line for b in road):
                known[at] = 0, True
            elif waiting:
                trail.append(waiting[0])
                continue
            else:
                ends = [known[b] for b in ahead if b in known]
                steps, by_line = max(ends, default=(-1, False))
                known[at] = steps + 1, by_line
            if len(trail) > 1:
                trail.pop()
        return known[s]

    ends = [to_end(s) for s in range(len(way.spaces))]
    return tuple(
        replace(space, column=2 * steps + by_line)
        for space, (steps, by_line) in zip(way.spaces, ends, strict=True)
    )


# --- cars ---------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Car:
    """A car as the case gives it; cards that are not given are None."""

    id: str
    kind: str = "player"
    at: str = HOME
    crossings: int = 0
    hand: tuple[int, ...] | None = None
    deck: tuple[int, ...] | None = None
    """The top card first."""
    coming: tuple[int, ...] = ()
    """Of a deck that is not told the cards that come first."""
    stacks: tuple[tuple[int, ...], ...] | None = None
    """The top card last."""
    deposit: tuple[int, ...] | None = None
    pitted: bool = True
    plays: int = 1

    @property
    def is_derelict(self) -> bool:
        return self.kind == "derelict"


def cars_of(case: Case) -> list[Car]:
    """The cars of a case."""
    state = state_of(case)
    rows = objects(state.get("cars"), "state.cars")
    cars = [
        replace(_car(row, state, _about_the_stop(case, row)), coming=_coming(case, row))
        for row in rows
    ]
    if len({car.id for car in cars}) != len(cars):
        raise CannotAnswer("state.cars: an id stands twice")
    if len(cars) > MOST_CARS:
        raise CannotAnswer(f"state.cars: {len(cars)}; {MOST_CARS} is the most")
    return cars


def _coming(case: Case, row: Case) -> tuple[int, ...]:
    """The cards that a car turns or draws next, where `cards` tells them, by its id."""
    given = case.get("cards") or {}
    if not isinstance(given, Mapping):
        raise CannotAnswer("cards: expected an object")
    id = row["id"]
    found = given.get(id)
    for key, value in given.items():
        if isinstance(value, Mapping) and id in value and "start" not in str(key):
            found = value[id]
    if found is None:
        return ()
    return _cards(found if isinstance(found, list) else [found], f"cards: {id}", MOST_DECK) or ()


def _about_the_stop(case: Case, row: Case) -> bool:
    """Who says nothing of the stop has made it, unless the case asks about just that."""
    rules = case.get("rule_ids")
    turn = state_of(case).get("turn")
    return (
        isinstance(rules, list)
        and bool(ABOUT_THE_STOP & set(map(str, rules)))
        and (turn == row.get("id"))
    )


def _car(row: Case, state: Case, about_the_stop: bool) -> Car:
    id = _id(row, "state.cars")
    here = f"car {id}"
    kind = row.get("kind") or "player"
    if kind not in KINDS:
        raise CannotAnswer(f"{here}: kind: no {kind!r} {did_you_mean(str(kind), KINDS)}")
    pitted = row.get("pitted")
    if not isinstance(row.get("at"), str):
        raise CannotAnswer(f"{here}: at: expected a space, {HOME} or {GONE}")
    deck = _cards(row.get("deck"), f"{here}: deck", MOST_DECK)
    if deck is not None and _top_is_last(state.get("deck_notation"), False):
        deck = deck[::-1]
    return Car(
        id=id,
        kind=str(kind),
        at=row["at"],
        crossings=whole(row.get("crossings", 0), f"{here}: crossings", 0, MOST_LAPS + 1),
        hand=_cards(row.get("hand"), f"{here}: hand", MOST_HAND),
        deck=deck,
        stacks=_stacks(row.get("stacks"), here, state),
        deposit=_cards(row.get("deposit"), f"{here}: deposit", 2),
        pitted=not about_the_stop if pitted is None else bool(pitted),
        plays=whole(row.get("cards_played", 1), f"{here}: cards_played", 0, MOST_DECK),
    )


def _top_is_last(notation: Any, usual: bool) -> bool:
    """`first element is the top card`, or the last."""
    if notation is None:
        return usual
    words = str(notation).lower()
    if ("first" in words) == ("last" in words):
        raise CannotAnswer(f"state: {notation!r}: expected that the first or last is the top card")
    return "last" in words


def _cards(value: Any, where: str, most: int) -> tuple[int, ...] | None:
    if value is None:
        return None
    if not isinstance(value, list):
        raise CannotAnswer(f"{where}: expected a list of cards")
    if len(value) > most:
        raise CannotAnswer(f"{where}: {len(value)} cards; {most} is the most")
    return tuple(whole(card, where, 1, MOST_CARD) for card in value)


def _stacks(value: Any, here: str, state: Case) -> tuple[tuple[int, ...], ...] | None:
    if value is None:
        return None
    if not isinstance(value, list) or len(value) > STACKS:
        raise CannotAnswer(f"{here}: stacks: expected a list of {STACKS} lists of cards")
    stacks = [_cards(one, f"{here}: stacks", MOST_DECK) or () for one in value]
    if not _top_is_last(state.get("stack_notation"), True):
        stacks = [stack[::-1] for stack in stacks]
    return (*stacks, *[()] * (STACKS - len(stacks)))


# --- the table ----------------------------------------------------------------------------------


class Situation:
    """A case on a table of its own."""

    def __init__(self, case: Case, mode: Mode) -> None:
        self.case = case
        self.state = state_of(case)
        self.ruleset = ruleset_of(case)
        self.laps = whole(self.state.get("laps", LAPS), "state.laps", 1, MOST_LAPS)
        self.cars = cars_of(case)
        self.deck_top_last = _top_is_last(self.state.get("deck_notation"), False)
        self.stack_top_last = _top_is_last(self.state.get("stack_notation"), True)
        self.numbers = {car.id: i for i, car in enumerate(self.cars)}
        self.way = way_of_case(case.get("track"))
        self.spaces = {space.name: i for i, space in enumerate(self.way.spaces)}
        setup = Setup(self.ruleset, settings_of(case, self.ruleset), (), self.laps)
        self.table = Table(setup, self.way, mode)
        self._set_up()

    @property
    def race(self) -> State:
        return self.table.race

    def car(self, id: object) -> int:
        if str(id) not in self.numbers:
            raise CannotAnswer(f"no car {id!r} {did_you_mean(str(id), self.numbers)}")
        return self.numbers[str(id)]

    def asked_car(self) -> int | None:
        turn = self.state.get("turn")
        return None if turn is None else self.car(turn)

    def is_racing(self, car: int) -> bool:
        return int(self.race.status[car]) == RACING

    def _set_up(self) -> None:
        race = self.race
        race.cars, race.laps = len(self.cars), self.laps
        race.log.on = 1
        race.round = whole(self.state.get("round", 2), "state.round", 1, 10**6)
        race.relief = int(bool(self.state.get("idle_round")))
        put(race, "order", range(race.cars))
        put(race, "bot", [HUMAN] * MOST_CARS)
        for number, car in enumerate(self.cars):
            self._place(number, car)
            self._give_cards(number, car)
        home = [car for car in self.cars if car.at == HOME]
        race.finished = len(home)
        by_player = any(not car.is_derelict for car in home)
        race.lifted = int(by_player if race.rules.player_lifts else bool(home))

    def _place(self, number: int, car: Car) -> None:
        race = self.race
        race.derelict[number] = int(car.is_derelict)
        race.crossings[number] = car.crossings
        race.pitted[number] = int(car.pitted)
        race.plays[number] = car.plays
        if car.at in (HOME, GONE):
            race.status[number] = FINISHED if car.at == HOME else RETIRED
            return
        if car.at not in self.spaces:
            raise CannotAnswer(
                f"car {car.id}: at: no space {car.at!r} {did_you_mean(car.at, self.spaces)}"
            )
        if car.crossings > self.laps:
            raise CannotAnswer(
                f"car {car.id}: crossings: {car.crossings}: after {self.laps + 1} it is home"
            )
        space = self.spaces[car.at]
        if is_taken(race, space):
            raise CannotAnswer(f"car {car.id}: another car is on {car.at}")
        race.status[number] = RACING
        occupy(race, number, space)

    def _give_cards(self, number: int, car: Car) -> None:
        """What the case does not tell is unknown: such a car neither draws nor runs out."""
        race = self.race
        self.set_hand(number, car.hand or ())
        deck, stacks = car.deck or (), car.stacks or ()
        if not self.knows_supply(car) and self._has_stacks(car):
            stacks = ((UNKNOWN,),)
        elif not self.knows_supply(car):
            deck = car.coming + (UNKNOWN,) * (MOST_DECK - len(car.coming))
        for i, card in enumerate(deck):
            race.deck[number][i] = card
        race.deck_at[number], race.deck_size[number] = 0, len(deck)
        for stack, cards in enumerate(stacks):
            for i, card in enumerate(cards):
                race.stack[number][stack][i] = card
            race.height[number][stack] = len(cards)
        for i, card in enumerate(car.deposit or ()):
            race.deposit[number][i] = card
        race.deposited[number] = len(car.deposit or ())

    def set_hand(self, number: int, cards: Sequence[int]) -> None:
        for i, card in enumerate(cards):
            self.race.hand[number][i] = card
        self.race.held[number] = len(cards)

    def hand(self, number: int) -> list[int]:
        """The cards of a hand that are known."""
        race = self.race
        cards = [int(race.hand[number][i]) for i in range(race.held[number])]
        return [card for card in cards if card != UNKNOWN]

    def deck(self, number: int) -> list[int]:
        race = self.race
        return [
            int(race.deck[number][i]) for i in range(race.deck_at[number], race.deck_size[number])
        ]

    def stacks(self, number: int) -> list[list[int]]:
        race = self.race
        return [
            [int(race.stack[number][stack][i]) for i in range(race.height[number][stack])]
            for stack in range(STACKS)
        ]

    def deposit(self, number: int) -> list[int]:
        race = self.race
        return [int(race.deposit[number][i]) for i in range(race.deposited[number])]

    def forget_unknown(self, number: int) -> None:
        """Take cards that nobody knows out of the hand again, and put them back."""
        race, car, hand = self.race, self.cars[number], self.hand(number)
        if self.knows_supply(car):
            return
        if self._has_stacks(car):
            race.stack[number][0][0], race.height[number][0] = UNKNOWN, 1
        else:
            race.deck_at[number] -= race.held[number] - len(hand)
        self.set_hand(number, hand)

    def knows_next_card(self, number: int) -> bool:
        """Is told which card a derelict turns?"""
        race = self.race
        at = race.deck_at[number]
        return bool(at < race.deck_size[number] and race.deck[number][at] != UNKNOWN)

    def _has_stacks(self, car: Car) -> bool:
        return self.ruleset.level != FAMILY and not car.is_derelict

    def knows_supply(self, car: Car) -> bool:
        """Does the case tell what the car draws from?"""
        return car.stacks is not None if self._has_stacks(car) else car.deck is not None

    # -- decisions

    def turns(self) -> list[tuple[int, list[Case]]]:
        """The decisions, those of one turn together: a car plays, then draws or picks up."""
        found: list[tuple[int, list[Case]]] = []
        for row in objects(self.case.get("decisions") or [], "decisions"):
            car = self.car(row.get("car", self.state.get("turn")))
            follows = (
                bool(found) and found[-1][0] == car and "play" not in row and "pass" not in row
            )
            if follows:
                found[-1][1].append(row)
            else:
                found.append((car, [row]))
        return found

    def give_turn(self, car: int, rows: Sequence[Case]) -> None:
        """Put the decisions of a turn into the script."""
        draw = DRAW
        if self.takes_start_hand(car, rows):
            draw, self.cars[car] = TAKE, replace(self.cars[car], hand=())
        script = [row for decision in rows for row in self._script(car, decision, draw)]
        if self.cars[car].hand is None and script and script[0][1] == PLAY and script[0][2]:
            self.set_hand(car, (script[0][2],))
        self.table.set_script(script)
        put(self.race.script, "next", [0] * MOST_CARS)

    def takes_start_hand(self, car: int, rows: Sequence[Case]) -> bool:
        """P-07: cards are drawn, none is played, and the hand is empty."""
        draws = bool(rows) and all(row.keys() <= {"car", "draw_from_stack"} for row in rows)
        return draws and self._has_stacks(self.cars[car]) and not self.hand(car)

    def has_more(self, car: int) -> bool:
        """Are there decisions that the turn has not asked for? One to pass asks for none."""
        script = self.race.script
        left = range(int(script.next[car]), int(script.length))
        return any(script.kind[row] != PLAY or script.choice[row] for row in left)

    def _script(self, car: int, row: Case, draw: int) -> Iterator[Row]:
        here = f"decisions: car {self.cars[car].id}"
        if row.get("pass"):
            yield car, PLAY, 0, 0
        if row.get("play") is not None:
            card = whole(row["play"], f"{here}: play", 1, MOST_CARD)
            yield car, PLAY, card, self._path(car, row, here)
        if row.get("deposit_to_hand") is not None:
            yield car, PICK_UP, *self._deposit(car, row, here)
        if row.get("draw_from_stack") is not None:
            yield (
                car,
                draw,
                whole(row["draw_from_stack"], f"{here}: draw_from_stack", 1, STACKS) - 1,
                0,
            )

    def _path(self, car: int, row: Case, here: str) -> int:
        """`path`, the spaces entered one by one, or `to`, where they end; either may be home."""
        path = row.get("path")
        if path is None:
            to = row.get("to")
            if to == HOME:
                return FINISH_PATH
            return -1 - self.space(to, f"{here}: to")
        if not isinstance(path, list) or len(path) > 2 * MOST_CARD:
            raise CannotAnswer(f"{here}: path: expected a list of spaces")
        code, at = 1, int(self.race.space[car])
        for id in path:
            code, at = self._step(code, at, id, f"{here}: path")
        return code

    def _step(self, code: int, at: int, id: object, here: str) -> tuple[int, int]:
        ahead = self.way.ahead[at]
        if id == HOME:
            ways = [w for w, to in enumerate(ahead) if (at, to) in self.way.line]
        else:
            to = self.space(id, here)
            ways = [w for w, b in enumerate(ahead) if b == to]
        if not ways:
            raise CannotAnswer(
                f"{here}: no step leads from {self.way.spaces[at].name} to {id} (AUS-F-13)"
            )
        return code << WAY_BITS | ways[0], ahead[ways[0]]

    def space(self, id: object, here: str) -> int:
        if str(id) not in self.spaces:
            raise CannotAnswer(f"{here}: no space {id!r} {did_you_mean(str(id), self.spaces)}")
        return self.spaces[str(id)]

    def _deposit(self, car: int, row: Case, here: str) -> tuple[int, int]:
        """The card for the hand, and [the other card, number of the stack from 1]."""
        cards = self.deposit(car)
        card = whole(row["deposit_to_hand"], f"{here}: deposit_to_hand", 1, MOST_CARD)
        if card not in cards:
            raise CannotAnswer(f"{here}: deposit_to_hand: no {card} in the deposit {cards}")
        other = row.get("deposit_to_stack")
        if len(cards) == 1:
            return 0, 0
        if not isinstance(other, list) or len(other) != 2:
            raise CannotAnswer(f"{here}: deposit_to_stack: expected [card, number of the stack]")
        first = cards.index(card)
        if other[0] != cards[1 - first]:
            raise CannotAnswer(f"{here}: deposit_to_stack: expected the {cards[1 - first]}")
        return first, whole(other[1], f"{here}: deposit_to_stack", 1, STACKS) - 1


# --- reading ------------------------------------------------------------------------------------


def objects(value: Any, where: str) -> list[Case]:
    if not isinstance(value, list) or not all(isinstance(row, Mapping) for row in value):
        raise CannotAnswer(f"{where}: expected a list of objects")
    return value


def whole(value: Any, where: str, least: int, most: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise CannotAnswer(f"{where}: expected {least} to {most}, found {value!r}")
    return value


def listed(row: Case, name: str) -> list[Any]:
    value = row.get(name) or []
    if not isinstance(value, list):
        raise CannotAnswer(f"{name}: expected a list")
    return value


def _id(row: Case, where: str) -> str:
    if row.get("id") is None:
        raise CannotAnswer(f"{where}: id is missing")
    return str(row["id"])


def _known(id: object, numbers: Mapping[str, int], where: str) -> str:
    if str(id) not in numbers:
        raise CannotAnswer(f"{where}: no space {id!r} {did_you_mean(str(id), numbers)}")
    return str(id)


def _edge(edge: Any, numbers: Mapping[str, int], where: str) -> Step:
    if not isinstance(edge, list) or len(edge) != 2:
        raise CannotAnswer(f"{where}: expected pairs of spaces, found {edge!r}")
    a, b = (numbers[_known(id, numbers, where)] for id in edge)
    return a, b
