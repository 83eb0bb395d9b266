"""What is on the table besides the circuit: 01 to 08, 14, 30 to 42, 51 to 54."""

from collections.abc import Iterator

from trackwright.games.street_racing.decks import gear_deck
from trackwright.games.street_racing.story.words import (
    DRIVER_WORDS,
    UPGRADE_ABOUT,
    UPGRADE_WORDS,
)
from trackwright.model.text.messages import Message, ordinal
from trackwright.simulator.game.components import (
    Card,
    Components,
    Deck,
    Dial,
    Livery,
    Medium,
    Occasion,
    Row,
    Token,
    Track,
    numbers_from,
    plain_sheets,
)

UPGRADE_SPACES = 10
"""05: of a car."""
PENALTIES = 6
NEUTRAL = "N"
DAMAGE = 3
SUIT_COLOURS = ("#c9d6e6", "#cfe3c8", "#f3e3a6", "#f2c9a0", "#e9b3b0", "#d4c1e4")
"""One for each gear."""
HEADINGS = "Setup", "Turns", "Movement", "Upgrades", "Barriers", "Finish"


def components(occasion: Occasion) -> Components:
    """Virtual tables have all of the box, paper what the race needs."""
    settings, cars = occasion.settings, occasion.liveries
    dials = tuple(dial for car in cars for dial in _dials(car))
    has_damage = settings.reads("damage", "on")
    drives = not settings.reads("drivers", "none")
    is_tagged = settings.reads("race", "tag-team")
    more = has_damage or drives or is_tagged
    return Components(
        cars,
        "car",
        decks=(
            _gear_cards(has_damage),
            _control(None if has_damage else "screen"),
            _upgrades(len(cars)),
            _drivers(None if drives else "screen"),
        ),
        tokens=(
            Token("upgrade", Message("Upgrade"), gear_deck().upgrade_tokens, "+", "gold"),
            *(Token(f"{car.id}-block", Message("Block token"), 1, "X", livery=car) for car in cars),
        ),
        dials=dials,
        sheets=plain_sheets(occasion, dials, tuple(_console(has_damage))),
        rules=(*HEADINGS, *(("Damage, drivers, teams",) if more else ())),
    )


def _gear_cards(has_damage: bool) -> Deck:
    """08, 14: a suit with its Minimum Speed, a speed for each gear, and a value of Nitrous."""
    deck = gear_deck()
    cards = tuple(
        (
            Card(
                str(suit),
                colour=SUIT_COLOURS[suit - 1],
                rows=(
                    *_speeds(table.speeds, has_damage),
                    Row(Message("Minimum Speed"), str(deck.minimum_speed[suit - 1])),
                    Row(Message("Nitrous"), f"+{table.nitrous}"),
                ),
            ),
            1,
        )
        for suit, table in deck.cards
    )
    return Deck("gears", Message("Gear cards"), cards)


def _speeds(speeds: tuple[int, ...], has_damage: bool) -> Iterator[Row]:
    """51: low speeds of high gears have an icon."""
    icons = gear_deck().icons
    for gear, speed in reversed(list(enumerate(speeds, 1))):
        yield Row(
            Message("{nth} gear", nth=ordinal(gear)),
            str(speed),
            has_damage and speed <= icons.get(gear, 0),
        )


def _upgrades(cars: int) -> Deck:
    """33 to 41: what tokens do, a set for each driver."""
    cards = tuple(
        (Card(title=UPGRADE_WORDS[id], text=UPGRADE_ABOUT[id]), cars) for id in UPGRADE_WORDS
    )
    return Deck("upgrades", Message("Upgrades"), cards)


def _drivers(only: Medium | None) -> Deck:
    """54: those whose abilities are known."""
    cards = tuple((Card(title=Message("Driver"), text=words), 1) for words in DRIVER_WORDS.values())
    return Deck("drivers", Message("Drivers"), cards, only=only)


def _control(only: Medium | None) -> Deck:
    """07, 51: drawn face down; on the back is the damage."""
    name = Message("Control token")
    cards = tuple(
        (Card(f"+{value}", title=name, colour="blue"), count)
        for value, count in gear_deck().control_tokens.items()
    )
    return Deck("control", Message("Control tokens"), cards, shape="token", back="!", only=only)


def _dials(car: Livery) -> Iterator[Dial]:
    """01, 32: the gear, and how many penalties the next hand has room for, and then the gears."""
    gears = (NEUTRAL, *map(str, range(1, gear_deck().suits + 1)))
    yield Dial(f"{car.id}-gear", Message("Gear"), gears, car)
    left = numbers_from(PENALTIES, -PENALTIES)
    yield Dial(f"{car.id}-penalties", Message("Penalties left"), left, car)


def _console(has_damage: bool) -> Iterator[Track]:
    """05, 53: spaces for tokens."""
    for words in UPGRADE_WORDS.values():
        yield Track(words, ("",) * UPGRADE_SPACES)
    if has_damage:
        yield Track(Message("Damage"), ("",) * DAMAGE)
