"""Turns: a derelict's, a player's by its script, and what comes after the move (AUS-H-32)."""

from collections.abc import Iterator, Mapping
from itertools import chain
from typing import Any

from tests.games.ausgebremst.by_the_book.moves import (
    Route,
    can_step,
    derelict_route,
    is_eliminating,
    is_six_barred,
    legal_routes,
    must_pass,
)
from tests.games.ausgebremst.by_the_book.table import HAND, Car, Illegal, Table
from tests.games.ausgebremst.by_the_book.track import FINISH

Decision = Mapping[str, Any]
STACKS = 4


class Play:
    """Plays the decisions of a case, and keeps what is told of the turns."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.hand_shown: dict[str, list[int]] = {}
        self.turned_over: dict[str, int | None] = {}
        self.drawable: list[int] | None = None
        self.to_draw: Car | None = None
        self.to_collect: Car | None = None
        self.last: Route | None = None
        self.starting: set[str] = set()
        self.idle: set[str] = set()
        self.missed_stop = False
        self.starts_with = HAND["family" if table.readings.says("start_hand", "three") else "pro"]

    def run(self, decisions: list[Decision], turn: str | None) -> None:
        """All decisions; without any, the turn of a car that has nothing to decide."""
        for decision in decisions:
            self._decide(decision)
        if not decisions and turn is not None:
            car = self.table.car(turn)
            if car.on_track and car.is_derelict:
                self.derelict_turn(car)
            elif car.on_track and car.hand is not None and must_pass(self.table, car):
                self.pass_turn(car)

    def _decide(self, decision: Decision) -> None:
        car = self.table.car(decision.get("car") or self.table.cars[0].id)
        if car.is_derelict or "play" in decision or decision.get("pass"):
            self._draws_are_done()
        if car.is_derelict:
            self.derelict_turn(car)
        elif "play" in decision:
            self.player_turn(car, decision)
        elif decision.get("pass"):
            self.pass_turn(car)
        if "deposit_to_hand" in decision or "deposit_to_stack" in decision:
            self.collect(car, decision)
        if "draw_from_stack" in decision:
            self.draw(car, decision["draw_from_stack"])

    # --- derelicts ---

    def derelict_turn(self, car: Car) -> None:
        """AUS-F-36, F-34, F-37, F-38, F-33, F-35 in this order."""
        table = self.table
        self._not_gone(car)
        self.last = None
        if not can_step(table, car):
            self.turned_over[car.id] = None
            self._stood_still(car)
            return
        if not car.deck:
            raise ValueError(f"car {car.id}: its deck is needed")
        card = car.deck.pop(0)
        self.turned_over[car.id] = card
        barred = card == 6 and is_six_barred(table, car)
        route = None if barred else derelict_route(table, car, card)
        if route is None and not barred and table.readings.says("derelict_unplayable", "back"):
            car.deck.insert(0, card)
            self._stood_still(car)
            return
        _count_card(car)
        if route is not None:
            self.move(car, route)
        if car.on_track and car.is_out_of_cards:
            table.remove(car)
        if route is None:
            self._stood_still(car)

    def _stood_still(self, car: Car) -> None:
        """AUS-H-09: a complete round is over when every car has, one after the other."""
        self.idle.add(car.id)
        if all(one.id in self.idle for one in self.table.racing()):
            self.table.idle_round = True

    # --- players ---

    def pass_turn(self, car: Car) -> None:
        """AUS-F-14, AUS-H-31: the hand is shown; nothing is played or drawn."""
        self._not_gone(car)
        if not must_pass(self.table, car):
            raise Illegal("AUS-H-05", f"car {car.id} can play a card, and so must")
        self.hand_shown[car.id] = list(car.hand or ())
        self._stood_still(car)

    def player_turn(self, car: Car, decision: Decision) -> None:
        """AUS-F-08, AUS-H-32: card, move, line, stop, elimination, cards, out of cards."""
        self._not_gone(car)
        card = decision["play"]
        if car.hand is None or card not in car.hand:
            raise Illegal("AUS-F-08", f"car {car.id} has no {card} in the hand")
        route = self._chosen(car, card, decision)
        car.hand.remove(card)
        _count_card(car)
        self.move(car, route)
        if car.on_track:
            self._refill(car)
            if car.is_out_of_cards and self.to_collect is not car:
                self.table.remove(car)

    def _chosen(self, car: Car, card: int, decision: Decision) -> Route:
        found = legal_routes(self.table, car, card)
        if not found:
            barred = card == 6 and is_six_barred(self.table, car)
            rule = "AUS-F-15" if barred else "AUS-F-14"
            raise Illegal(rule, f"car {car.id} cannot play its {card}")
        path, to = decision.get("path"), decision.get("to")
        if path is not None:
            found = [route for route in found if _is_path(route, tuple(path))]
        if to is not None:
            found = [route for route in found if route.end == to]
        if not found or len({route.end for route in found}) > 1:
            raise Illegal("AUS-F-14", f"car {car.id}: no such route, or several ends")
        return found[0]

    def move(self, car: Car, route: Route) -> None:
        """AUS-H-20, H-17, H-19: to the end of the route, and what that brings; H-09."""
        self.table.idle_round = False
        self.idle.clear()
        self.last, out = route, is_eliminating(self.table, car, route)
        self.missed_stop = out
        car.at, car.crossings = route.end, route.crossings
        if out:
            self.table.remove(car)
        elif car.at == FINISH:
            self.table.finished.append(car.id)
        elif self.table.circuit.is_stop(route.end):
            car.pitted = True
            self.to_collect = car if car.deposit else None

    def _refill(self, car: Car) -> None:
        """AUS-F-08 up to three cards; AUS-P-08 one of the player's choice, AUS-P-10 the deposit."""
        if car.stacks is not None:
            if self.to_collect is not car:
                self._offer(car)
            return
        while car.hand is not None and car.deck and len(car.hand) < HAND["family"]:
            car.hand.append(car.deck.pop(0))

    # --- stacks and deposits ---

    def _offer(self, car: Car) -> None:
        stacks = [n for n, stack in enumerate(car.stacks or [], start=1) if stack]
        if stacks:
            self.to_draw, self.drawable = car, stacks

    def draw(self, car: Car, number: int) -> None:
        """AUS-P-08; before the first card the start hand (AUS-P-07, AUS-H-26)."""
        if self.to_draw is None and self.may_take(car):
            before = self.drawable if car.id in self.starting else None
            self.starting.add(car.id)
            car.given |= {"hand"}
            self._offer(car)
            self.drawable = before or self.drawable
        if self.to_draw is not car:
            raise Illegal("AUS-P-08", f"car {car.id} has no card to draw")
        if car.stacks is None or number not in range(1, len(car.stacks) + 1):
            raise Illegal("AUS-P-08", f"car {car.id} has no stack {number}")
        if not car.stacks[number - 1]:
            raise Illegal("AUS-P-08", f"stack {number} of car {car.id} is empty")
        car.hand = [*(car.hand or ()), car.stacks[number - 1].pop()]
        self.to_draw = None

    def may_take(self, car: Car) -> bool:
        """AUS-P-07: begun with an empty hand, before anything is played, while there are cards."""
        is_first = not car.cards_played and self.last is None and self.to_collect is None
        begun = not car.hand or car.id in self.starting
        return (
            is_first and begun and len(car.hand or ()) < self.starts_with and any(car.stacks or ())
        )

    def collect(self, car: Car, decision: Decision) -> None:
        """AUS-P-10, AUS-H-27: one card into the hand, another one onto a stack."""
        if self.to_collect is not car:
            raise Illegal("AUS-P-10", f"car {car.id} has no deposit to take up")
        card = decision.get("deposit_to_hand", car.deposit[0] if len(car.deposit) == 1 else None)
        if card not in car.deposit:
            raise Illegal("AUS-H-27", f"the deposit of car {car.id} has no {card}")
        car.deposit.remove(card)
        car.hand = [*(car.hand or ()), card]
        if car.deposit:
            self._put_on_stack(car, *decision.get("deposit_to_stack", (None, None)))
        self.to_collect = None

    def _put_on_stack(self, car: Car, card: int | None, number: int | None) -> None:
        if card not in car.deposit or car.stacks is None:
            raise Illegal("AUS-H-27", f"the deposit of car {car.id} has no second {card}")
        if number not in range(1, len(car.stacks) + 1):
            raise Illegal("AUS-H-27", f"car {car.id} has no stack {number}")
        assert number is not None
        car.stacks[number - 1].append(car.deposit.pop())

    def end(self) -> None:
        """A deposit of one card is taken up without being told."""
        if self.to_collect is not None and len(self.to_collect.deposit) == 1:
            self.collect(self.to_collect, {})

    def _draws_are_done(self) -> None:
        """AUS-P-08: before that nobody has a turn."""
        self.end()
        if self.to_collect is not None or self.to_draw is not None:
            raise Illegal("AUS-P-08", "the last player has not yet taken a card")

    def _not_gone(self, car: Car) -> None:
        """AUS-H-04: a car that is out or home has no turn."""
        if not car.on_track:
            raise Illegal("AUS-H-04", f"car {car.id} is not on the track")


def _count_card(car: Car) -> None:
    if car.cards_played is not None:
        car.cards_played += 1


def _is_path(route: Route, path: tuple[str, ...]) -> bool:
    """The step over the line may be named FINISH, or by the space behind it."""
    if route.path == path:
        return True
    return route.end == FINISH and len(path) == len(route.path) and route.path[:-1] == path[:-1]


def stack_faults(stacks: list[list[int]], deck: list[int], stacking: str) -> Iterator[str]:
    """AUS-P-06, AUS-H-25: four stacks, uneven or empty ones too, of all cards there are."""
    if len(stacks) != STACKS:
        yield f"AUS-P-06: {len(stacks)} stacks instead of {STACKS}"
    if sorted(chain(*stacks)) != sorted(deck):
        yield "AUS-P-06: these are not the cards of the deck"
    if stacking == "by-value":
        values = [set(stack) for stack in stacks]
        if any(one & other for i, one in enumerate(values) for other in values[:i]):
            yield "AUS-H-25: a value lies on two stacks"
