"""What is on the table besides the circuit: DIC-02, DIC-18, section 6."""

from trackwright.games.dice_derby.colours import CARD_WORDS, CARDS, COLOURS, COPIES, FACES
from trackwright.games.dice_derby.laid import line_of
from trackwright.model.text.messages import Message
from trackwright.simulator.game.components import (
    Card,
    Components,
    Deck,
    Die,
    Occasion,
    Row,
    plain_sheets,
)

VALUES = {
    "A1": "+1",
    "A2": "+2",
    "A4": "+4",
    "B1": "−1",
    "B2": "−2",
    "B4": "−4",
    "EX": "►►",
    "LT": "■",
    "NO": "–",
}
"""Red card -> what stands in its corners."""


def components(occasion: Occasion) -> Components:
    has_cards = not occasion.settings.reads("red_cards", "none")
    faces, start = FACES[str(occasion.settings["die"])], line_of(occasion.circuit).start
    return Components(
        occasion.liveries,
        "car",
        starts=(start,) if start in occasion.circuit.graph else None,
        decks=(*((_red_cards(),) if has_cards else ()), _faces(faces, len(occasion.liveries))),
        dice=(_dice(faces),),
        sheets=plain_sheets(occasion),
    )


def _red_cards() -> Deck:
    cards = tuple(
        (Card(VALUES[card], text=CARD_WORDS[card], colour="red"), count)
        for card, count in zip(CARDS, COPIES, strict=True)
    )
    return Deck("red", Message("Red cards"), cards)


def _dice(faces: int) -> Die:
    """DIC-02: a number on a colour."""
    sides = tuple(Card(str(n), colour=COLOURS[n - 1]) for n in _to(faces))
    return Die("dice", Message("dice"), sides, 2)


def _faces(faces: int, cars: int) -> Deck:
    """DIC-02: what the number of a usual die stands for."""
    rows = tuple(Row(str(n), Message(COLOURS[n - 1]), colour=COLOURS[n - 1]) for n in _to(faces))
    card = Card(title=Message("Colours of the die"), rows=rows)
    return Deck("die", Message("Reminder"), ((card, cars),))


def _to(faces: int) -> range:
    return range(1, faces + 1)
