"""What is on the table besides the circuit: F-02, F-30, P-02.

In the pro game players choose which cards to take out, so their decks are complete. Cars that
nobody takes are derelicts.
"""

from collections.abc import Mapping

from trackwright.games.ausgebremst.decks import LAPS, deck, decks, full_deck
from trackwright.games.ausgebremst.state.layouts import FAMILY, PRO
from trackwright.model.text.messages import Message, joined
from trackwright.simulator.game.components import (
    Card,
    Components,
    Deck,
    Dial,
    Livery,
    Occasion,
    Row,
    Token,
    Track,
    plain_sheets,
)

DECK_NAMES = {
    "fast": Message("fast deck"),
    "average": Message("average deck"),
    "slow": Message("slow deck"),
}


def components(occasion: Occasion) -> Components:
    level, cars, players = occasion.ruleset.level, occasion.liveries, occasion.players
    laps = tuple(str(lap) for lap in range(LAPS + 1))
    stop = Track(Message("Pit stop in lap"), tuple(str(n) for n in range(2, occasion.laps + 1)))
    return Components(
        cars,
        "car",
        decks=(
            *(_race_cards(car, level == FAMILY and i < players) for i, car in enumerate(cars)),
            _choices(len(cars), level == PRO),
        ),
        tokens=tuple(map(_pit_stop, cars[:players])),
        dials=tuple(
            Dial(f"{car.id}-laps", Message("Laps"), laps, car, only="screen") for car in cars
        ),
        sheets=plain_sheets(occasion, tracks=(stop,)),
        rules=("Track", "Family game", *(("Pro game",) if level == PRO else ())),
    )


def _race_cards(car: Livery, is_family: bool) -> Deck:
    """F-02: all 28; players of the family game have the slow deck."""
    every, slow = _cards(car, full_deck().counts), _cards(car, deck("family").counts)
    raced = slow if is_family else None
    return Deck(f"race-{car.colour}", Message("Race cards"), every, car, raced)


def _cards(car: Livery, counts: Mapping[int, int]) -> tuple[tuple[Card, int], ...]:
    return tuple((Card(str(value), livery=car), count) for value, count in counts.items())


def _pit_stop(car: Livery) -> Token:
    """F-30: turned over when it is made; on paper the lap is crossed out."""
    name = Message("pit stop")
    return Token(f"{car.id}-pit", name, 1, "P", livery=car, back="OK", only="screen")


def _choices(cars: int, is_pro: bool) -> Deck:
    """What each deck is made of: the family game is played with the slow one."""
    names = DECK_NAMES if is_pro else ("slow",)
    rows = tuple(Row(DECK_NAMES[name], _contents(name)) for name in names)
    words = Message("Cards in a deck, from 6 to 1. What is left over stays in the box.")
    return Deck(
        "decks", Message("Decks"), ((Card(title=Message("Decks"), rows=rows, text=words), cars),)
    )


def _contents(name: str) -> Message:
    """How many cards of each value, highest first."""
    return joined(decks()[name].counts.values(), " · ")
