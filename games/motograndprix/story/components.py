"""What is on the table besides the circuit: T-01, S-02, B-22, E-06."""

from trackwright.games.motograndprix.race.grid import FULL_DIAL
from trackwright.games.motograndprix.state.layouts import BASIC, EXPERT
from trackwright.model.text.messages import Message, ordinal
from trackwright.simulator.game.components import (
    Card,
    Components,
    Deck,
    Dial,
    Occasion,
    Row,
    Token,
    Track,
    plain_sheets,
)

SLIPSTREAM = 6
DIALS = Message("Engine"), Message("Rear Tire"), Message("Front Tire")
HEADINGS = "Track and bikes", "Basic", "Standard", "Expert"
UP = (
    Row(Message("straight"), Message("any")),
    Row(Message("easy corner"), Message("the lower one")),
    Row(Message("medium corner"), Message("the higher one")),
    Row(Message("hard corner"), Message("none")),
)
"""B-10 to B-13."""


def components(occasion: Occasion) -> Components:
    level, bikes = occasion.ruleset.level, len(occasion.liveries)
    numbers = tuple(str(n) for n in range(FULL_DIAL, 0, -1))
    dialled = DIALS if level > BASIC else ()
    slips = Token(Message("Slipstream"), SLIPSTREAM, "+1", "blue")
    return Components(
        decks=(_laps(occasion.laps), _flips(bikes)),
        tokens=(slips,) if level == EXPERT else (),
        standees=occasion.liveries,
        dials=tuple(Dial(name, numbers, bikes) for name in dialled),
        sheets=plain_sheets(occasion, tuple(Track(name, numbers) for name in dialled)),
        rules=(*HEADINGS[: level + 2], "Championship"),
    )


def _laps(laps: int) -> Deck:
    """B-22: the lap that the leader is in."""
    cards = tuple((Card(str(lap), Message("{nth} lap", nth=ordinal(lap))), 1) for lap in _to(laps))
    return Deck("laps", Message("Laps"), cards)


def _flips(bikes: int) -> Deck:
    """A reminder for each rider."""
    words = Message("Any die may be flipped down. A flip makes 7 minus the face.")
    card = Card(title=Message("Dice to flip up"), rows=UP, text=words)
    return Deck("flips", Message("Reminder"), ((card, bikes),))


def _to(laps: int) -> range:
    return range(1, laps + 1)
