"""A situation of a referee's case on its own table: see `referee.py` for what can be asked."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from trackwright.games.ausgebremst.race.table import Table
from trackwright.games.ausgebremst.referee.cases.cars import GONE, HOME, Car, cars_of, top_is_last
from trackwright.games.ausgebremst.referee.cases.rules import ruleset_of, settings_of
from trackwright.games.ausgebremst.referee.cases.track import way_of_case
from trackwright.games.ausgebremst.rules.decisions import DRAW, FINISH_PATH, PICK_UP, PLAY, TAKE
from trackwright.games.ausgebremst.rules.moves import WAY_BITS, first_end, last_end, reaches_finish
from trackwright.games.ausgebremst.rules.places import is_taken, occupy
from trackwright.games.ausgebremst.state.layouts import (
    FAMILY,
    MOST_CARD,
    MOST_CARS,
    MOST_DECK,
    MOST_LAPS,
    STACKS,
    Race,
)
from trackwright.model.text.errors import did_you_mean
from trackwright.simulator.compiler.data.memory import fill
from trackwright.simulator.race.cases.case_input import (
    CannotAnswer,
    Case,
    found,
    named,
    objects,
    state_of,
    whole,
)
from trackwright.simulator.table.states import FINISHED, HUMAN, RACING, RETIRED
from trackwright.simulator.table.table import Mode, Row, Setup

LAPS = 3
ROUND, MOVE = {"round", "rounds"}, {"move", "moves", "moved", "moving", "movement"}
NO_MOVE = {"idle", "stalled", "without", "no", "nobody", "none"}
"""Keys that say whether any car moved in a round."""
UNKNOWN = 0
"""Cards that a case does not give."""


class Situation:
    """A case on its own table."""

    def __init__(self, case: Case, mode: Mode) -> None:
        self.case = case
        self.state = state_of(case)
        self.ruleset = ruleset_of(case)
        self.laps = whole(self.state.get("laps", LAPS), "state.laps", 1, MOST_LAPS)
        self.cars = cars_of(case)
        self.deck_top_last = top_is_last(self.state.get("deck_notation"), False)
        self.stack_top_last = top_is_last(self.state.get("stack_notation"), True)
        self.numbers = {car.id: i for i, car in enumerate(self.cars)}
        self.way = way_of_case(case.get("track"))
        self.spaces = {space.name: i for i, space in enumerate(self.way.spaces)}
        setup = Setup(self.ruleset, settings_of(case, self.ruleset), (), self.laps)
        self.table = Table(setup, self.way, mode)
        self._set_up()

    @property
    def race(self) -> Race:
        return self.table.race

    def car(self, id: object) -> int:
        name = named(id, "car")
        if name not in self.numbers:
            raise CannotAnswer(f"no car named {name!r} {did_you_mean(name, self.numbers)}")
        return self.numbers[name]

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
        race.relief = int(any(_tells_of_idle_round(*row) for row in self.state.items()))
        fill(race.order, range(race.cars))
        fill(race.bot, [HUMAN] * MOST_CARS)
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
                f"car {car.id}: at: no space named {car.at!r} {did_you_mean(car.at, self.spaces)}"
            )
        if car.crossings > self.laps:
            raise CannotAnswer(
                f"car {car.id}: crossings: {car.crossings}: a car with {self.laps + 1} has finished"
            )
        space = self.spaces[car.at]
        if is_taken(race, space):
            raise CannotAnswer(f"car {car.id}: another car is on {car.at}")
        race.status[number] = RACING
        occupy(race, number, space)

    def _give_cards(self, number: int, car: Car) -> None:
        """Cards that the case does not give are unknown: such a car neither draws nor runs out."""
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
        """The known cards of a hand."""
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
        """Take unknown cards out of the hand again, and put them back."""
        race, car, hand = self.race, self.cars[number], self.hand(number)
        if self.knows_supply(car):
            return
        if self._has_stacks(car):
            race.stack[number][0][0], race.height[number][0] = UNKNOWN, 1
        else:
            race.deck_at[number] -= race.held[number] - len(hand)
        self.set_hand(number, hand)

    def knows_next_card(self, number: int) -> bool:
        """Is the card that a derelict turns next given?"""
        race = self.race
        at = race.deck_at[number]
        return bool(at < race.deck_size[number] and race.deck[number][at] != UNKNOWN)

    def _has_stacks(self, car: Car) -> bool:
        return self.ruleset.level != FAMILY and not car.is_derelict

    def knows_supply(self, car: Car) -> bool:
        """Does the case give what the car draws from?"""
        return car.stacks is not None if self._has_stacks(car) else car.deck is not None

    # -- decisions

    def turns(self) -> list[tuple[int, list[Case]]]:
        """The decisions, grouped by turn: a car plays, then draws or picks up."""
        turns: list[tuple[int, list[Case]]] = []
        for row in objects(self.case.get("decisions") or [], "decisions"):
            car = self.car(row.get("car", self.state.get("turn")))
            follows = (
                bool(turns) and turns[-1][0] == car and "play" not in row and "pass" not in row
            )
            if follows:
                turns[-1][1].append(row)
            else:
                turns.append((car, [row]))
        return turns

    def give_turn(self, car: int, rows: Sequence[Case]) -> None:
        """Put the decisions of a turn into the script."""
        draw = DRAW
        if self.takes_start_hand(car, rows):
            draw, self.cars[car] = TAKE, replace(self.cars[car], hand=())
        script = [row for decision in rows for row in self._script(car, decision, draw)]
        if self.cars[car].hand is None and script and script[0][1] == PLAY and script[0][2]:
            self.set_hand(car, (script[0][2],))
        self.table.set_script(script)
        fill(self.race.script.next, [0] * MOST_CARS)

    def takes_start_hand(self, car: int, rows: Sequence[Case]) -> bool:
        """P-07: cards are drawn, none is played, and the hand is empty."""
        draws = bool(rows) and all(row.keys() <= {"car", "draw_from_stack"} for row in rows)
        return draws and self._has_stacks(self.cars[car]) and not self.hand(car)

    def has_more(self, car: int) -> bool:
        """Are there decisions that the turn has not asked for? A pass asks for none."""
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
        stacks = row.get("draw_from_stack")
        for stack in stacks if isinstance(stacks, list) else [stacks]:
            if stack is not None:
                yield car, draw, whole(stack, f"{here}: draw_from_stack", 1, STACKS) - 1, 0

    def _path(self, car: int, row: Case, here: str) -> int:
        """`path`, the spaces entered one by one, or `to`, where they end; either may be the finish,
        where a path ends (H-20). A card with a single end needs neither."""
        path = row.get("path")
        if path is None:
            to = row["to"] if "to" in row else self._only_end(row["play"], f"{here}: to")
            if to == HOME:
                return FINISH_PATH
            return -1 - self.space(to, f"{here}: to")
        if not isinstance(path, list) or len(path) > 2 * MOST_CARD:
            raise CannotAnswer(f"{here}: path: expected a list of spaces, {found(path)}")
        code, at, crossed = 1, int(self.race.space[car]), int(self.race.crossings[car])
        for id in path:
            if crossed > self.laps:
                raise CannotAnswer(f"{here}: path: must end with the step over the line (AUS-H-20)")
            before = at
            code, at = self._step(code, at, id, f"{here}: path")
            crossed += (before, at) in self.way.line
        return code

    def _only_end(self, card: int, here: str) -> str:
        """The only end of the car that was looked at last."""
        ends = self.ends(card)
        if len(ends) != 1:
            raise CannotAnswer(f"{here}: expected one of {', '.join(ends) or 'no space'}")
        return next(iter(ends))

    def ends(self, card: int) -> dict[str, int]:
        """The ends of a card with the crossings there, for the car that was looked at last."""
        race, sight = self.race, self.race.sight
        ends = {}
        for end in range(first_end(race, card), last_end(race, card)):
            ends[self.way.spaces[sight.at[end]].name] = int(sight.crossed[end])
        if reaches_finish(race, card):
            ends[HOME] = int(race.laps) + 1
        return ends

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
        name = named(id, here)
        if name not in self.spaces:
            raise CannotAnswer(f"{here}: no space named {name!r} {did_you_mean(name, self.spaces)}")
        return self.spaces[name]

    def _deposit(self, car: int, row: Case, here: str) -> tuple[int, int]:
        """The card for the hand, and [the other card, stack number from 1] or just the stack."""
        cards = self.deposit(car)
        card = whole(row["deposit_to_hand"], f"{here}: deposit_to_hand", 1, MOST_CARD)
        if card not in cards:
            raise CannotAnswer(f"{here}: deposit_to_hand: the deposit {cards} has no {card}")
        if len(cards) == 1:
            return 0, 0
        first = cards.index(card)
        other = row.get("deposit_to_stack")
        if isinstance(other, int):
            other = [cards[1 - first], other]
        if not isinstance(other, list) or len(other) != 2:
            raise CannotAnswer(
                f"{here}: deposit_to_stack: expected [card, number of the stack], {found(other)}"
            )
        if other[0] != cards[1 - first]:
            raise CannotAnswer(f"{here}: deposit_to_stack: expected the {cards[1 - first]}")
        return first, whole(other[1], f"{here}: deposit_to_stack", 1, STACKS) - 1


def _tells_of_idle_round(key: str, value: object) -> bool:
    """H-09: `idle_round` and `rounds_without_move` say yes, `moves_last_round` no."""
    words = set(key.lower().split("_"))
    if words.isdisjoint(ROUND) or words.isdisjoint(MOVE | NO_MOVE):
        return False
    return bool(value) != words.isdisjoint(NO_MOVE)
