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
    Occasion,
    Row,
    Token,
    Track,
    plain_sheets,
)

UPGRADE_SPACES = 10
"""05: of a car."""
PENALTIES = 6
DAMAGE = 3
HEADINGS = "Setup", "Turns", "Movement", "Upgrades", "Barriers", "Finish"


def components(occasion: Occasion) -> Components:
    settings, cars = occasion.settings, occasion.liveries
    has_damage = settings.reads("damage", "on")
    drives = not settings.reads("drivers", "none")
    is_tagged = settings.reads("race", "tag-team")
    more = has_damage or drives or is_tagged
    return Components(
        decks=(
            _gear_cards(has_damage),
            _upgrades(len(cars)),
            *((_drivers(),) if drives else ()),
        ),
        tokens=(
            *_tokens(len(cars), has_damage),
            *(Token(Message("Block token"), 1, livery=car) for car in cars),
        ),
        standees=cars,
        sheets=plain_sheets(occasion, tuple(_console(has_damage))),
        rules=(*HEADINGS, *(("Damage, drivers, teams",) if more else ())),
    )


def _gear_cards(has_damage: bool) -> Deck:
    """08, 14: a suit with its Minimum Speed, a speed for each gear, and a value of Nitrous."""
    deck = gear_deck()
    cards = tuple(
        (
            Card(
                str(suit),
                title=Message("gear card {suit}", suit=suit),
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


def _drivers() -> Deck:
    """54: those whose abilities are known."""
    cards = tuple((Card(title=Message("Driver"), text=words), 1) for words in DRIVER_WORDS.values())
    return Deck("drivers", Message("Drivers"), cards)


def _tokens(cars: int, has_damage: bool) -> Iterator[Token]:
    yield Token(Message("Upgrade"), gear_deck().upgrade_tokens, "+", "gold")
    if has_damage:
        for value, count in gear_deck().control_tokens.items():
            yield Token(Message("Control token"), count, f"+{value}", "blue", back="!")


def _console(has_damage: bool) -> Iterator[Track]:
    """01, 05, 32, 53: gear, penalties, and spaces for tokens."""
    yield Track(Message("Gear"), ("N", *(str(n) for n in range(1, gear_deck().suits + 1))))
    yield Track(
        Message("Penalties left"), tuple(str(n) for n in range(PENALTIES, -PENALTIES - 1, -1))
    )
    for words in UPGRADE_WORDS.values():
        yield Track(words, ("",) * UPGRADE_SPACES)
    if has_damage:
        yield Track(Message("Damage"), ("",) * DAMAGE)
