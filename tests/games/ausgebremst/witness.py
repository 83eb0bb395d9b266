"""A witness of races of Ausgebremst: reads what is told of a race, event by event, keeps books of
its own, and objects to what no rule allows.

It knows the circuit, the house rulings and the cards as they lay face down before the race. What is
told are dictionaries, `event` and `car` and

    start_draw  card, again (0, or the number of the draw that parts equals)
    grid        place (1 = best), space         deck  type          hand  stack (0..3), card
    round       number                          pass, wait, blocked
    turned      card                            spent  card, back (it went back on top)
    move        card, path                      line  crossings     stop
    deposit     card, count, stack              draw  stack, card
    out         cause ("pit", "cards"), left    finish  place

A turn is a pass, a wait, a blocked, a turned card with what follows, or a move; `due` lists what
has to come next before anything else.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NoReturn

from tests.games.ausgebremst.by_the_book import cards, series
from tests.games.ausgebremst.by_the_book.moves import (
    Route,
    advantage,
    can_step,
    derelict_route,
    is_eliminating,
    is_six_barred,
    legal_routes,
    must_pass,
    routes,
)
from tests.games.ausgebremst.by_the_book.table import HAND, Car, Readings, Table
from tests.games.ausgebremst.by_the_book.track import FINISH, OUT, Track

Event = Mapping[str, Any]
DECKS = ("slow", "average", "fast")
CARS = 6


class Objection(AssertionError):
    """Something that no rule allows."""


@dataclass
class Ledger:
    """AUS-V-09: what a car has played and driven."""

    played: list[int] = field(default_factory=list)
    spent: list[int] = field(default_factory=list)
    spaces: int = 0
    over_the_line: bool = False
    """For the last time; home it is only if it has stopped."""


class Witness:
    """Reads what is told of one race in order; `end` looks at what should have come of it."""

    def __init__(
        self,
        track: Track,
        mode: str,
        players: Sequence[str],
        settings: Mapping[str, object],
        grid: Sequence[str] = (),
        deposits: Sequence[Sequence[int]] | None = None,
    ) -> None:
        known = {k: v for k, v in settings.items() if k in _ruling_names()}
        self.players, self.given_grid, self.charted = list(players), list(grid), deposits
        self.derelicts = [f"D{i + 1}" for i in range(CARS - len(players))]
        names = [*self.players, *self.derelicts]
        self.table = Table(
            mode, Readings(known), track, [_new(id, players) for id in names], 0, False
        )
        self.ledgers = {id: Ledger() for id in names}
        self.draws: list[tuple[str, int, int]] = []
        self.order: list[Car] = []
        self.to_act: list[Car] = []
        self.due: list[str] = []
        self.acting: Car | None = None
        self.card = 0
        self.moved = True
        self.out: list[tuple[int, int, str]] = []
        self.turns = 0
        self.event: Event = {}

    # --- small questions ---

    def blame(self, what: str) -> NoReturn:
        raise Objection(f"round {self.table.round}, {dict(self.event)}: {what}")

    def hold(self, holds: object, what: str) -> None:
        if not holds:
            self.blame(what)

    @property
    def track(self) -> Track:
        return self.table.circuit

    def says(self, option: str, reading: str) -> bool:
        return self.table.readings.says(option, reading)

    def finishers(self) -> list[str]:
        return self.table.finished

    # --- cards before the race ---

    def lay(self, decks: Mapping[str, Sequence[int]], stacks: Mapping[str, Any]) -> None:
        """Decks face down, the top card first; stacks of the pro game, the top card last.

        AUS-F-02: nobody has other cards than those of the deck.
        """
        for id, deck in decks.items():
            full = cards.deck("full" if id in self.derelicts else "family")
            self.hold(Counter(deck) == Counter(full), f"{id} has other cards: {sorted(deck)}")
            self.table.car(id).deck = list(deck)
        for id, four in stacks.items():
            self.table.car(id).stacks = [list(stack) for stack in four]

    # --- reading ---

    def read(self, events: Iterable[Event]) -> None:
        for event in events:
            self.event = event
            method: Callable[[Event], None] | None = getattr(self, f"read_{event['event']}", None)
            if method is None:
                self.blame("unknown")
            if self.due:
                self.hold(event["event"] == self.due[0], f"{self.due[0]} is due")
                self.hold(self.acting and self.acting.id == event["car"], "another car")
                self.due.pop(0)
            elif event["event"] in CONSEQUENCES:
                self.blame("nothing brings this about")
            method(event)
            self.look_around()

    def look_around(self) -> None:
        """AUS-F-11: what holds at every moment."""
        places = [car.at for car in self.table.racing()]
        self.hold(len(set(places)) == len(places), "two cars on one space")

    # --- the start ---

    def read_start_draw(self, event: Event) -> None:
        self.hold(not self.order, "the grid is made")
        self.hold(event["car"] in self.players, "draws no card")
        self.hold(event["card"] in range(1, 7), "no card")
        self.draws.append((event["car"], event["again"], event["card"]))

    def read_grid(self, event: Event) -> None:
        """AUS-F-04, AUS-F-05, AUS-H-01."""
        if not self.order:
            self.order = sorted(map(self.table.car, self._line_up()), key=_comes_after_derelicts)
        number = sum(car.at is not None for car in self.order) + 1
        self.hold(event["place"] == number, "places of the grid are not in order")
        places = [space for row in self.track.rows for space in row]
        self.hold(event["space"] == places[number - 1], "not this place of the grid")
        self.hold(event["car"] == self.order[number - 1].id, "another car starts from there")
        car = self.table.car(event["car"])
        car.at = event["space"]
        if self.table.is_pro and not car.is_derelict:
            car.stacks = car.stacks or [[], [], [], []]
            car.hand = []
        elif not car.is_derelict:
            self._refill(car)

    def _line_up(self) -> list[str]:
        """AUS-F-05: as given, but derelicts in front; else AUS-F-04."""
        if self.given_grid:
            return self.given_grid
        return [*self.derelicts, *self._drawn_order()]

    def _drawn_order(self) -> list[str]:
        """AUS-F-04, AUS-H-02: only who is level draws again, until one is highest."""
        tied, again = list(self.players), 0
        while True:
            thrown = {id: card for id, n, card in self.draws if n == again}
            self.hold(list(thrown) == tied, f"draw {again}: those who draw are {tied}")
            best = max(thrown.values())
            tied = [id for id in tied if thrown[id] == best]
            again += 1
            if len(tied) == 1:
                self.hold(again == 1 + max(n for _, n, _ in self.draws), "a draw too many")
                first = self.players.index(tied[0])
                return [*self.players[first:], *self.players[:first]]

    # --- pro cards ---

    def deposits(self) -> Sequence[Sequence[int]]:
        """AUS-P-05: those that are given, of the chart; else by AUS-V-15, none without a pit."""
        if self.charted is not None:
            return self.charted
        row_1, *_ = rows = list(self._distances())
        if self.track.pit is None:
            return [[], [], []]
        detour = min(with_stop - without for without, with_stop in rows)
        return cards.deposits(row_1[0], max(0, detour))[1] or [[], [], []]

    def _distances(self) -> Iterable[tuple[int, int]]:
        """AUS-V-03: D0 and D1 of each row; of unequal places the longer way counts."""
        for row in self.track.rows:
            without = [self.track.race_distance(place, with_stop=False) or 0 for place in row]
            with_stop = [self.track.race_distance(place, with_stop=True) or 0 for place in row]
            yield max(without), max(with_stop)

    def read_deck(self, event: Event) -> None:
        """AUS-P-02, AUS-P-05, AUS-P-06: the deck, less the deposit, lies on the stacks."""
        car = self.table.car(event["car"])
        self.hold(self.table.is_pro and not car.is_derelict, "chooses no deck")
        self.hold(event["type"] in DECKS, "no such deck")
        deck = cards.deck(event["type"])
        row = self.order.index(car) // 2
        car.deposit = list(self.deposits()[row])
        on_stacks = [card for stack in car.stacks or [] for card in stack]
        left = Counter(cards.less(deck, car.deposit))
        self.hold(Counter(on_stacks) == left, f"on the stacks lie {sorted(on_stacks)}")
        values = [set(stack) for stack in car.stacks or []]
        apart = all(not one & two for i, one in enumerate(values) for two in values[:i])
        self.hold(apart or not self.says("stacking", "by-value"), "AUS-H-25: not by value")

    def read_hand(self, event: Event) -> None:
        """AUS-P-07, AUS-H-26."""
        car = self.table.car(event["car"])
        self.hold(self.table.round == 0, "the race is on")
        self.hold(len(car.hand or ()) < self._hand_size(), "the hand is full")
        self._draw(car, event)

    def _hand_size(self) -> int:
        three = not self.table.is_pro or self.says("start_hand", "three")
        return HAND["family" if three else "pro"]

    def _draw(self, car: Car, event: Event) -> None:
        stacks = car.stacks or []
        self.hold(event["stack"] in range(len(stacks)), "no such stack")
        stack = stacks[event["stack"]]
        self.hold(stack and stack[-1] == event["card"], "another card lies on top")
        car.hand = [*(car.hand or ()), stack.pop()]

    # --- rounds ---

    def read_round(self, event: Event) -> None:
        """AUS-F-08, AUS-H-04, AUS-H-09."""
        self._all_have_acted()
        self.hold(not self.table.is_over, "the race is over")
        if self.table.round == 0:
            self._all_are_ready()
        elif not self.moved:
            self.table.idle_round = True
        self.table.round = (self.table.round or 0) + 1
        self.hold(event["number"] == self.table.round, "rounds do not follow one another")
        self.moved = False
        self.to_act = [car for car in self.order if car.on_track]

    def _all_are_ready(self) -> None:
        self.hold(len(self.order) == CARS, "six cars start")
        self.hold(all(car.on_track for car in self.order), "six cars start")
        for car in self.order:
            full = car.is_derelict or len(car.hand or ()) == self._hand_size()
            self.hold(full, f"{car.id} starts with {car.hand}")

    def _all_have_acted(self) -> None:
        left = [car.id for car in self.to_act if car.on_track]
        self.hold(not left or self.table.is_over, f"{left} did not act")

    def _begin_turn(self, event: Event, derelict: bool) -> Car:
        self.hold(not self.table.is_over, "the race is over")
        self.to_act = [car for car in self.to_act if car.on_track]
        self.hold(self.to_act, "everybody has acted")
        car = self.to_act.pop(0)
        self.hold(event["car"] == car.id, f"it is the turn of {car.id}")
        self.hold(car.is_derelict == derelict, "not the turn of such a car")
        self.acting = car
        self.turns += 1
        return car

    # --- players ---

    def read_pass(self, event: Event) -> None:
        """AUS-F-14, AUS-F-21: nothing in the hand can be driven, barred or not."""
        car = self._begin_turn(event, derelict=False)
        self.hold(must_pass(self.table, car), "can play a card")
        self.hold(not self._could_drive(car), "waits because of the sixes")

    def read_wait(self, event: Event) -> None:
        """AUS-F-18."""
        car = self._begin_turn(event, derelict=False)
        self.hold(must_pass(self.table, car), "can play a card")
        self.hold(self._could_drive(car), "could not drive a six either")

    def _could_drive(self, car: Car) -> bool:
        return any(next(routes(self.table, car, card), None) for card in set(car.hand or ()))

    def read_move(self, event: Event) -> None:
        if self.acting is None or not self.card:
            self._player_moves(event)
        else:
            self._derelict_moves(event)

    def _player_moves(self, event: Event) -> None:
        """AUS-F-08 to F-31, AUS-H-32."""
        car, card = self._begin_turn(event, derelict=False), event["card"]
        self.hold(card in (car.hand or ()), f"the hand is {car.hand}")
        found = legal_routes(self.table, car, card)
        self.hold(found, "the card cannot be played")
        self.hold(any(route.path == tuple(event["path"]) for route in found), "no legal route")
        assert car.hand is not None
        car.hand.remove(card)
        self._moves(car, card, self._route(found, event))
        if car.on_track:
            self._take_cards(car)

    @staticmethod
    def _route(found: Sequence[Route], event: Event) -> Route:
        return next(route for route in found if route.path == tuple(event["path"]))

    def _moves(self, car: Car, card: int, route: Route) -> None:
        """The move, and what it brings: `due`."""
        before, out = car.crossings, is_eliminating(self.table, car, route)
        car.at, car.crossings = route.end, route.crossings
        car.cards_played = (car.cards_played or 0) + 1
        self.moved, self.table.idle_round = True, False
        ledger = self.ledgers[car.id]
        ledger.played.append(card)
        ledger.spaces += len(route.path)
        ledger.over_the_line = route.end == FINISH
        self.due = ["line"] if route.crossings > before else []
        if self.track.is_stop(route.end):
            self.due.append("stop")
        if out:
            self.due.append("out")
        elif route.end == FINISH:
            self.due.append("finish")

    def _take_cards(self, car: Car) -> None:
        """AUS-F-08, AUS-P-08, AUS-P-10, AUS-H-22; nothing for a car that goes out."""
        if "out" in self.due:
            return
        if not self.table.is_pro:
            self._refill(car)
        elif car.deposit and self.track.is_stop(car.space):
            self.due.append("deposit")
        elif any(car.stacks or ()):
            self.due.append("draw")
        if "deposit" not in self.due and "draw" not in self.due and car.is_out_of_cards:
            self.due.append("out")

    def _refill(self, car: Car) -> None:
        car.hand = car.hand or []
        while car.deck and len(car.hand) < HAND["family"]:
            car.hand.append(car.deck.pop(0))

    def read_draw(self, event: Event) -> None:
        """AUS-P-08."""
        assert self.acting is not None
        self._draw(self.acting, event)

    def read_deposit(self, event: Event) -> None:
        """AUS-P-10, AUS-H-27."""
        assert self.acting is not None
        car = self.acting
        self.hold(event["card"] in car.deposit, "not in the deposit")
        self.hold(event["count"] == len(car.deposit), "another number of cards")
        car.hand = [*(car.hand or ()), event["card"]]
        rest = cards.less(car.deposit, [event["card"]])
        self.hold(not rest or event["stack"] in range(4), "no such stack")
        for card in rest:
            assert car.stacks is not None
            car.stacks[event["stack"]].append(card)
        car.deposit = []

    # --- derelicts ---

    def read_blocked(self, event: Event) -> None:
        """AUS-F-36."""
        car = self._begin_turn(event, derelict=True)
        self.hold(not can_step(self.table, car), "a first step is free")

    def read_turned(self, event: Event) -> None:
        """AUS-F-34, F-37, F-38, F-33, AUS-H-13: what the card leads to."""
        car = self._begin_turn(event, derelict=True)
        self.hold(can_step(self.table, car), "blocked: no card is turned")
        self.hold(car.deck and car.deck[0] == event["card"], "not the top card")
        assert car.deck is not None
        self.card = car.deck.pop(0)
        self.due = ["move" if self._derelict_route(car) else "spent"]

    def _derelict_route(self, car: Car) -> Route | None:
        if self.card == 6 and is_six_barred(self.table, car):
            return None
        return derelict_route(self.table, car, self.card)

    def _derelict_moves(self, event: Event) -> None:
        """AUS-H-14, but for which of two such spaces has the smaller id: that is not told."""
        assert self.acting is not None
        car, best = self.acting, self._derelict_route(self.acting)
        assert best is not None
        path = tuple(event["path"])
        found = [one for one in routes(self.table, car, len(best.path)) if one.path == path]
        self.hold(found, "no legal route")
        mine, its = (advantage(self.table, car, route)[:3] for route in (best, found[0]))
        self.hold(mine == its, f"{best.path} is better")
        self._moves(car, event["card"], found[0])
        self.hold(event["card"] in (self.card, len(path)), "another card")
        self.card = 0
        if car.on_track and "out" not in self.due and car.deck == []:
            self.due.append("out")

    def read_spent(self, event: Event) -> None:
        """AUS-F-37, AUS-H-13: spent, or back on top, never because of the ban."""
        assert self.acting is not None
        car, card = self.acting, self.card
        self.hold(event["card"] == card, "another card")
        barred = card == 6 and is_six_barred(self.table, car)
        back = self.says("derelict_unplayable", "back") and not barred
        self.hold(bool(event["back"]) == back, "back on top, or not")
        assert car.deck is not None
        self.card = 0
        if back:
            car.deck.insert(0, card)
            return
        self.ledgers[car.id].spent.append(card)
        car.cards_played = (car.cards_played or 0) + 1
        self.due = ["out"] if not car.deck else []

    # --- what a move brings ---

    def read_line(self, event: Event) -> None:
        assert self.acting is not None
        self.hold(event["crossings"] == self.acting.crossings, f"{self.acting.crossings} crossings")

    def read_stop(self, event: Event) -> None:
        """AUS-H-17."""
        assert self.acting is not None
        self.acting.pitted = True

    def read_out(self, event: Event) -> None:
        """AUS-F-30, F-35, F-39, AUS-H-19, H-22, H-24."""
        assert self.acting is not None
        car = self.acting
        cause = "cards" if car.is_out_of_cards and not self._missed_stop(car) else "pit"
        self.hold(event["cause"] == cause, f"the cause is {cause}")
        left = self.table.race_left(car) if car.on_track else 0
        self.hold(event["left"] == left, f"{left} spaces are left")
        self.out.append((left, -self.turns, car.id))
        car.at = OUT

    def _missed_stop(self, car: Car) -> bool:
        route = Route((car.space,), car.crossings)
        return is_eliminating(self.table, car, route)

    def read_finish(self, event: Event) -> None:
        """AUS-F-40."""
        assert self.acting is not None
        self.table.finished.append(self.acting.id)
        self.hold(event["place"] == len(self.table.finished), "places do not follow one another")

    # --- the end ---

    def end(self, broken_off: bool = False) -> None:
        """AUS-H-21, AUS-V-09, card conservation."""
        self.event = {"event": "end"}
        self.hold(not self.due, f"{self.due} is due")
        self.hold(self.table.is_over or broken_off, "the race is not over")
        for car in self.table.cars:
            self._audit(car)

    def _audit(self, car: Car) -> None:
        ledger = self.ledgers[car.id]
        state = {
            "played": ledger.played,
            "spaces_moved": ledger.spaces,
            "finished": ledger.over_the_line,
        }
        self.hold(cards.audit(state)["audit_ok"], f"{car.id}: {state}")

    def classification(self) -> list[str]:
        """AUS-F-05, AUS-H-24: finishers, then who went out: least spaces left, later removed."""
        left = [id for _, _, id in sorted(self.out)]
        racing = sorted(self.table.racing(), key=self.table.race_left)
        return [*self.table.finished, *left, *(car.id for car in racing)]

    def points(self) -> dict[str, int]:
        """AUS-F-41, AUS-F-42."""
        dnf = [{"id": id} for id in self.classification() if id not in self.table.finished]
        order = self.table.finished
        return series.points({"finish_order": order, "dnf": dnf, "derelicts": self.derelicts})


CONSEQUENCES = ("line", "stop", "deposit", "draw", "out", "finish", "spent")


def _ruling_names() -> Iterable[str]:
    from tests.games.ausgebremst.by_the_book.table import RULINGS

    return RULINGS


def _comes_after_derelicts(car: Car) -> bool:
    return not car.is_derelict


def _new(id: str, players: Sequence[str]) -> Car:
    kind = "player" if id in players else "derelict"
    return Car(id, kind, None, 0, None, None, None, [], False, 0)
