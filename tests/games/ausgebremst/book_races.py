"""Races driven by the book: the independent model alone, everybody deciding at random.

`drive` tells a race in the events that the witness reads.
"""

import random
from dataclasses import dataclass, field
from typing import Any

from tests.games.ausgebremst.by_the_book import cards
from tests.games.ausgebremst.by_the_book.moves import Route, must_pass, playable, routes
from tests.games.ausgebremst.by_the_book.table import RULINGS, Car, Readings, Table
from tests.games.ausgebremst.by_the_book.track import FINISH, OUT, Track
from tests.games.ausgebremst.by_the_book.turns import Play
from tests.games.ausgebremst.random_circuits import random_track
from tests.games.ausgebremst.witness import DECKS, Witness

Event = dict[str, Any]
MOST_ROUNDS = 150


@dataclass
class BookRace:
    """A race as it was driven, with all that was face down before it."""

    witness: Witness
    decks: dict[str, list[int]] = field(default_factory=dict)
    stacks: dict[str, list[list[int]]] = field(default_factory=dict)
    events: list[Event] = field(default_factory=list)
    broken_off: bool = False

    def read(self, events: list[Event]) -> None:
        """By the witness, from the cards on; Objection if it has something against it."""
        self.witness.lay(self.decks, self.stacks)
        self.witness.read(events)
        self.witness.end(self.broken_off)


def drive(seed: int, mode: str | None = None, options: dict[str, str] | None = None) -> BookRace:
    """The race of a seed: circuit, mode, options, players and decisions."""
    rng = random.Random(seed)
    mode = mode or rng.choice(("family", "pro"))
    players = [f"P{i + 1}" for i in range(rng.randint(3, 6))]
    options = _options(rng) if options is None else options
    given = random_track(rng, pit=rng.random() < 0.9)
    race = BookRace(Witness(Track(given), mode, players, options))
    _Driver(rng, race, Track(given), mode, options, players).drive()
    return race


def _options(rng: random.Random) -> dict[str, str]:
    keys = rng.sample(sorted(RULINGS), rng.choice((0, 0, 1, 2)))
    return {key: rng.choice(RULINGS[key][1]) for key in keys}


class _Driver:
    def __init__(
        self,
        rng: random.Random,
        race: BookRace,
        track: Track,
        mode: str,
        options: dict[str, str],
        players: list[str],
    ) -> None:
        self.rng, self.race, self.players = rng, race, players
        self.table = Table(mode, Readings(options), track, [], 0, False)
        self.play = Play(self.table)

    def tell(self, event: str, car: Car, **figures: Any) -> None:
        self.race.events.append({"event": event, "car": car.id, **figures})

    def drive(self) -> None:
        self._line_up()
        while not self.table.is_over:
            assert self.table.round is not None
            self.table.round += 1
            if self.table.round > MOST_ROUNDS:
                self.race.broken_off = True
                return
            self.race.events.append({"event": "round", "car": None, "number": self.table.round})
            before = {car.id: (car.at, car.crossings) for car in self.table.cars}
            for car in self.table.cars:
                if car.on_track and not self.table.is_over:
                    self._turn(car)
            after = {car.id: (car.at, car.crossings) for car in self.table.cars}
            self.table.idle_round = before == after

    # --- the start ---

    def _line_up(self) -> None:
        derelicts = [f"D{i + 1}" for i in range(6 - len(self.players))]
        first = self._draw_for_start()
        order = [*derelicts, *self.players[first:], *self.players[:first]]
        places = [space for row in self.table.circuit.rows for space in row]
        self.table.cars = [self._car(id, at) for id, at in zip(order, places, strict=True)]
        for place, car in enumerate(self.table.cars, start=1):
            self.tell("grid", car, place=place, space=car.at)
        for car in self.table.cars:
            if car.stacks is not None:
                self._prepare(car)

    def _draw_for_start(self) -> int:
        tied, again = list(self.players), 0
        while len(tied) > 1:
            drawn = {id: self.rng.randint(1, 6) for id in tied}
            for id, card in drawn.items():
                self.race.events.append(
                    {"event": "start_draw", "car": id, "again": again, "card": card}
                )
            tied = [id for id in tied if drawn[id] == max(drawn.values())]
            again += 1
        return self.players.index(tied[0])

    def _car(self, id: str, at: str) -> Car:
        kind = "player" if id in self.players else "derelict"
        car = Car(id, kind, at, 0, None, None, None, [], False, 0)
        if self.table.is_pro and kind == "player":
            car.stacks, car.hand = [[], [], [], []], []
            return car
        car.deck = cards.deck("family" if kind == "player" else "full")
        self.rng.shuffle(car.deck)
        self.race.decks[id] = list(car.deck)
        if kind == "player":
            car.hand, car.deck = car.deck[:3], car.deck[3:]
        return car

    def _prepare(self, car: Car) -> None:
        """AUS-P-02 to P-07."""
        type, row = self.rng.choice(DECKS), self.table.cars.index(car) // 2
        car.deposit = list(self.race.witness.deposits()[row])
        left = cards.less(cards.deck(type), car.deposit)
        self.rng.shuffle(left)
        by_value = self.table.readings.says("stacking", "by-value")
        where = {value: self.rng.randrange(4) for value in range(1, 7)}
        assert car.stacks is not None
        for card in left:
            car.stacks[where[card] if by_value else self.rng.randrange(4)].append(card)
        self.race.stacks[car.id] = [list(stack) for stack in car.stacks]
        self.tell("deck", car, type=type)
        for _ in range(self.play.starts_with):
            self._draw(car, "hand")

    def _draw(self, car: Car, event: str) -> None:
        stack = self.rng.choice([i for i, cards in enumerate(car.stacks or []) if cards])
        self.play.draw(car, stack + 1)
        self.tell(event, car, stack=stack, card=(car.hand or [0])[-1])

    # --- turns ---

    def _turn(self, car: Car) -> None:
        before = car.crossings
        stopped_before = len(self.table.finished)
        if car.is_derelict:
            self._derelict(car)
        elif must_pass(self.table, car):
            could = any(next(routes(self.table, car, card), None) for card in car.hand or ())
            self.play.pass_turn(car)
            self.tell("wait" if could else "pass", car)
            return
        else:
            self._player(car)
        self._consequences(car, before, stopped_before)

    def _derelict(self, car: Car) -> None:
        deck, at = list(car.deck or ()), (car.at, car.crossings)
        self.play.derelict_turn(car)
        card = self.play.turned_over[car.id]
        if card is None:
            self.tell("blocked", car)
            return
        self.tell("turned", car, card=card)
        if self.play.last is None or (car.at, car.crossings) == at:
            self.tell("spent", car, card=card, back=car.deck == deck)
        else:
            path = list(self.play.last.path)
            far = self.table.readings.says("derelict_unplayable", "as-far-as-possible")
            short = far and path[-1] != FINISH
            self.tell("move", car, card=len(path) if short else card, path=path)

    def _player(self, car: Car) -> None:
        choices = [(card, one) for card, all in playable(self.table, car).items() for one in all]
        card, route = self._chosen(choices)
        decision = {"play": card, "path": list(route.path)}
        self.play.player_turn(car, decision)
        self.tell("move", car, card=card, path=list(route.path))

    def _chosen(self, choices: list[tuple[int, Route]]) -> tuple[int, Route]:
        """Mostly to a pit space if there is one, else anything: races should go on."""
        stops = [one for one in choices if self.table.circuit.is_stop(one[1].end)]
        return self.rng.choice(stops if stops and self.rng.random() < 0.8 else choices)

    def _consequences(self, car: Car, before: int, finished: int) -> None:
        route = self.play.last
        moved = self.race.events[-1]["event"] == "move"
        if moved and car.crossings > before:
            self.tell("line", car, crossings=car.crossings)
        if moved and route is not None and self.table.circuit.is_stop(route.end):
            self.tell("stop", car)
        if len(self.table.finished) > finished:
            self.tell("finish", car, place=len(self.table.finished))
        self._cards(car)
        if car.at == OUT:
            pit = not car.is_out_of_cards or self.play.missed_stop
            self.tell("out", car, cause="pit" if pit else "cards", left=car.remaining)

    def _cards(self, car: Car) -> None:
        if self.play.to_collect is car:
            count, card = len(car.deposit), self.rng.choice(car.deposit)
            stack = self.rng.randrange(4)
            row: Event = {"deposit_to_hand": card}
            if count > 1:
                row["deposit_to_stack"] = [cards.less(car.deposit, [card])[0], stack + 1]
            self.play.collect(car, row)
            self.tell("deposit", car, card=card, count=count, stack=stack if count > 1 else 0)
        elif self.play.to_draw is car:
            self._draw(car, "draw")
