"""The cars of a case, with what it says about their cards."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from trackwright.games.ausgebremst.state.layouts import (
    MOST_CARD,
    MOST_CARS,
    MOST_DECK,
    MOST_HAND,
    MOST_LAPS,
    STACKS,
)
from trackwright.model.text.errors import did_you_mean
from trackwright.simulator.race.cases.case_input import (
    CannotAnswer,
    Case,
    an_object,
    found,
    id_of,
    objects,
    state_of,
    whole,
)

KINDS = ("player", "derelict")
HOME, GONE = "FINISH", "OUT"
"""The location of a car that is on no space."""
ABOUT_THE_STOP = {
    f"AUS-{id}" for id in ("F-25", "F-30", "F-31", "F-38", "H-15", "H-17", "H-18", "H-19")
}


@dataclass(frozen=True)
class Car:
    """A car of the case; cards that are not given are None."""

    id: str
    kind: str = "player"
    at: str = HOME
    crossings: int = 0
    hand: tuple[int, ...] | None = None
    deck: tuple[int, ...] | None = None
    """The top card first."""
    coming: tuple[int, ...] = ()
    """The next cards, if the rest of the deck is not given."""
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
    rows = objects(state.get("cars", []), "state.cars")
    cars = [
        replace(_car(row, state, _about_the_stop(case, row)), coming=_coming(case, row))
        for row in rows
    ]
    if len({car.id for car in cars}) != len(cars):
        raise CannotAnswer("state.cars: an id is used twice")
    if len(cars) > MOST_CARS:
        raise CannotAnswer(f"state.cars: found {len(cars)} cars, the maximum is {MOST_CARS}")
    return cars


def _coming(case: Case, row: Case) -> tuple[int, ...]:
    """The cards that a car turns or draws next, if `cards` lists them by its id."""
    given = an_object(case, "cards")
    id = row["id"]
    cards = given.get(id)
    for key, value in given.items():
        if isinstance(value, Mapping) and id in value and "start" not in str(key):
            cards = value[id]
    if cards is None:
        return ()
    return _cards(cards if isinstance(cards, list) else [cards], f"cards: {id}", MOST_DECK) or ()


def _about_the_stop(case: Case, row: Case) -> bool:
    """A car counts as having stopped unless its case says otherwise or asks about just that."""
    rules = case.get("rule_ids")
    turn = state_of(case).get("turn")
    return (
        isinstance(rules, list)
        and bool(ABOUT_THE_STOP & set(map(str, rules)))
        and (turn == row.get("id"))
    )


def _car(row: Case, state: Case, about_the_stop: bool) -> Car:
    id = id_of(row, "state.cars")
    here = f"car {id}"
    kind = row.get("kind") or "player"
    if kind not in KINDS:
        raise CannotAnswer(
            f"{here}: kind: unknown kind {str(kind)!r:.60} {did_you_mean(str(kind), KINDS)}"
        )
    pitted = row.get("pitted")
    if not isinstance(row.get("at"), str):
        raise CannotAnswer(
            f"{here}: at: expected a space, {HOME} or {GONE}, {found(row.get('at'))}"
        )
    deck = _cards(row.get("deck"), f"{here}: deck", MOST_DECK)
    if deck is not None and top_is_last(state.get("deck_notation"), False):
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


def top_is_last(notation: Any, usual: bool) -> bool:
    """`first element is the top card`, or the last."""
    if notation is None:
        return usual
    words = str(notation).lower()
    if ("first" in words) == ("last" in words):
        raise CannotAnswer(
            f"state: {notation!r}: expected to read that the first or last is the top card"
        )
    return "last" in words


def _cards(value: Any, where: str, most: int) -> tuple[int, ...] | None:
    if value is None:
        return None
    if not isinstance(value, list):
        raise CannotAnswer(f"{where}: expected a list of cards, {found(value)}")
    if len(value) > most:
        raise CannotAnswer(f"{where}: {len(value)} cards, the maximum is {most}")
    return tuple(whole(card, where, 1, MOST_CARD) for card in value)


def _stacks(value: Any, here: str, state: Case) -> tuple[tuple[int, ...], ...] | None:
    if value is None:
        return None
    if not isinstance(value, list) or len(value) > STACKS:
        raise CannotAnswer(
            f"{here}: stacks: expected a list of {STACKS} lists of cards, {found(value)}"
        )
    stacks = [_cards(one, f"{here}: stacks", MOST_DECK) or () for one in value]
    if not top_is_last(state.get("stack_notation"), True):
        stacks = [stack[::-1] for stack in stacks]
    return (*stacks, *[()] * (STACKS - len(stacks)))
