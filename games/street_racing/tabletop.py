"""What lies on the table: cars, the gear deck (STR-08), control tokens, upgrade and block tokens
(STR-07), a dial for the gear of each car."""

from trackwright.games.street_racing.decks import SpeedTable, gear_deck
from trackwright.games.street_racing.facts import GAME
from trackwright.model.circuit import Circuit
from trackwright.model.text.messages import Message
from trackwright.simulator.game.rulesets import Ruleset
from trackwright.simulator.game.tabletop import (
    Counter,
    Deck,
    Dial,
    Face,
    Runner,
    Things,
    runners_of,
    starts_of,
)

SUIT_COLOURS = ("#c9d6e6", "#cfe3c8", "#f3e3a6", "#f2c9a0", "#e9b3b0", "#d4c1e4")
"""One for each gear: light enough for dark letters."""
TOKEN, DAMAGE = "#e8c25a", "#5b2b2b"
NEUTRAL = "N"


def things_on_table(circuit: Circuit, ruleset: Ruleset, players: int) -> Things:
    """The box, with cars, tokens and dials for the players."""
    box, cars = gear_deck(), runners_of(GAME, players, "car")
    cards = tuple((_card(suit, table), 1) for suit, table in box.cards)
    control = tuple(
        (Face(TOKEN, str(value), Message("Control")), count)
        for value, count in box.control_tokens.items()
    )
    gears = (NEUTRAL, *map(str, range(1, box.suits + 1)))
    upgrade = Message("Upgrade")
    return Things(
        cars,
        starts_of(circuit),
        decks=(
            Deck("gear-cards", Message("Gear cards"), cards),
            Deck(
                "control",
                Message("Control tokens"),
                control,
                Face(DAMAGE, "!", Message("Damage")),
                "token",
            ),
        ),
        counters=(
            Counter("upgrade", upgrade, Face(TOKEN, "+", upgrade), box.upgrade_tokens),
            *(_block(car) for car in cars),
        ),
        dials=tuple(Dial(f"{car.id}-gear", Message("Gear"), car, gears) for car in cars),
    )


def _card(suit: int, table: SpeedTable) -> Face:
    """A gear card: its suit, a speed for each gear from the highest on, its Nitrous value."""
    speeds = [
        (Message("gear {n}", n=gear), str(table.speeds[gear - 1]))
        for gear in range(len(table.speeds), 0, -1)
    ]
    nitrous = (Message("Nitrous"), f"+{table.nitrous}")
    return Face(SUIT_COLOURS[suit - 1], str(suit), rows=(*speeds, nitrous))


def _block(car: Runner) -> Counter:
    return Counter(f"{car.id}-block", Message("Block token"), Face(car.colour, "X"), 1)
