"""What is on the table besides the circuit: F-02, F-30, P-02."""

from trackwright.games.ausgebremst.decks import decks, full_deck
from trackwright.games.ausgebremst.state.layouts import PRO
from trackwright.model.text.messages import Message, joined
from trackwright.simulator.game.components import (
    Card,
    Components,
    Deck,
    Livery,
    Occasion,
    Row,
    Track,
    plain_sheets,
)

DECK_NAMES = {
    "fast": Message("fast deck"),
    "average": Message("average deck"),
    "slow": Message("slow deck"),
}


def components(occasion: Occasion) -> Components:
    is_pro, cars = occasion.ruleset.level == PRO, occasion.liveries
    stop = Track(Message("Pit stop in lap"), tuple(str(n) for n in range(2, occasion.laps + 1)))
    return Components(
        decks=(*(_race_cards(car) for car in cars), _choices(len(cars), is_pro)),
        standees=cars,
        sheets=plain_sheets(occasion, (stop,)),
        rules=("Track", "Family game", *(("Pro game",) if is_pro else ())),
    )


def _race_cards(car: Livery) -> Deck:
    """F-02: all 28; which of them are played is the choice of the deck."""
    cards = tuple((Card(str(n), livery=car), count) for n, count in full_deck().counts.items())
    return Deck(f"race-{car.colour}", Message("Race cards"), cards, car)


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
