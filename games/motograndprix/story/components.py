"""What is on the table besides the circuit: B-01, T-01, S-02, B-22, E-06."""

from collections.abc import Iterator

from trackwright.games.motograndprix.race.grid import FULL_DIAL
from trackwright.games.motograndprix.state.layouts import BASIC, EXPERT
from trackwright.model.text.messages import Message, ordinal
from trackwright.simulator.game.components import (
    Card,
    Components,
    Deck,
    Dial,
    Die,
    Livery,
    Occasion,
    Row,
    Token,
    numbers_from,
    plain_sheets,
)
from trackwright.simulator.story.sentences import called

SLIPSTREAM = 6
DIALS = (
    ("engine", Message("Engine")),
    ("rear-tire", Message("Rear Tire")),
    ("front-tire", Message("Front Tire")),
)
STANCES = (Message("upright"), Message("leaning"), Message("wheelie"))
HEADINGS = "Track and bikes", "Basic", "Standard", "Expert"
UP = (
    Row(Message("straight"), Message("any")),
    Row(Message("easy corner"), Message("the lower one")),
    Row(Message("medium corner"), Message("the higher one")),
    Row(Message("hard corner"), Message("none")),
)
"""B-10 to B-13."""


def components(occasion: Occasion) -> Components:
    level, bikes = occasion.ruleset.level, occasion.liveries
    laps = tuple(map(str, _to(occasion.laps)))
    dials = tuple(dial for bike in bikes for dial in _dials(bike, level))
    slips = Token("slipstream", Message("Slipstream"), SLIPSTREAM, "+1", "blue")
    return Components(
        bikes,
        "bike",
        decks=(_laps(occasion.laps), _flips(len(bikes))),
        tokens=(slips,) if level == EXPERT else (),
        dials=(*dials, Dial("lap", Message("Lap"), laps, only="screen")),
        dice=tuple(map(_dice, bikes)),
        sheets=plain_sheets(occasion, dials),
        rules=(*HEADINGS[: level + 2], "Championship"),
    )


def _dials(bike: Livery, level: int) -> Iterator[Dial]:
    """S-02, and E-02 as far as figures do not show it."""
    if level == BASIC:
        return
    for id, name in DIALS:
        yield Dial(f"{bike.id}-{id}", name, numbers_from(FULL_DIAL, 1), bike, is_disc=True)
    if level == EXPERT:
        yield Dial(f"{bike.id}-stance", Message("Stance"), STANCES, bike, only="screen")


def _dice(bike: Livery) -> Die:
    name = Message("dice of {name}", name=called(bike.name))
    faces = tuple(Card(str(number), colour=bike.colour) for number in range(1, 7))
    return Die(f"{bike.id}-dice", name, faces, 2, bike)


def _laps(laps: int) -> Deck:
    """B-22: the lap that the leader is in."""
    cards = tuple((Card(str(lap), Message("{nth} lap", nth=ordinal(lap))), 1) for lap in _to(laps))
    return Deck("laps", Message("Laps"), cards, only="paper")


def _flips(bikes: int) -> Deck:
    """A reminder for each rider."""
    words = Message("Any die may be flipped down. A flip makes 7 minus the face.")
    card = Card(title=Message("Dice to flip up"), rows=UP, text=words)
    return Deck("flips", Message("Reminder"), ((card, bikes),))


def _to(laps: int) -> range:
    return range(1, laps + 1)
