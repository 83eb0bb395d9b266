"""What upgrades, drivers, gears and places are called."""

from collections.abc import Mapping

from trackwright.games.street_racing.state.layouts import (
    AERODYNAMICS,
    DOM,
    ENGINE_POWER,
    GISELE,
    HAN_LUE,
    HANDLING,
    NITROUS,
    STEERING,
    SUITS,
    TIRES,
    TRANSMISSION,
    TUNING,
    TURBO,
)
from trackwright.model.text.messages import Message, joined

UPGRADE_IDS = {
    NITROUS: "nitrous",
    ENGINE_POWER: "engine_power",
    TIRES: "tires",
    TUNING: "engine_tuning",
    HANDLING: "handling",
    TURBO: "turbo_charger",
    AERODYNAMICS: "aerodynamics",
    TRANSMISSION: "transmission",
    STEERING: "steering",
}
"""As files and the referee write them."""
UPGRADE_WORDS = {
    "nitrous": Message("Nitrous"),
    "engine_power": Message("Engine Power"),
    "tires": Message("Tires"),
    "engine_tuning": Message("Engine Tuning"),
    "handling": Message("Handling"),
    "turbo_charger": Message("Turbo Charger"),
    "aerodynamics": Message("Aerodynamics"),
    "transmission": Message("Transmission"),
    "steering": Message("Steering"),
}
UPGRADE_ABOUT = {
    "nitrous": Message("Before moving: adds 1 to 5 to your speed, drawn from the deck."),
    "engine_power": Message("After flipping: flips the same number of cards again."),
    "tires": Message("First turn: +2 speed. Later: one penalty less in each corner space."),
    "engine_tuning": Message("Before the set: discard any cards, draw one more than that."),
    "handling": Message("Place your block token beside your car, or ignore one of a rival."),
    "turbo_charger": Message("Before the set: read the speeds of the next higher gear."),
    "aerodynamics": Message("This turn: change lanes to both sides, and one diagonal step."),
    "transmission": Message("This turn: every later shift costs one card less."),
    "steering": Message("In 3rd gear: ignore the limits of the next corner, stop behind it."),
}
DRIVER_IDS = {HAN_LUE: "han_lue", DOM: "dom", GISELE: "gisele"}
DRIVER_WORDS = {
    "han_lue": Message("Han Lue, with up to 12 upgrades"),
    "dom": Message("Dom, with a seventh penalty to spare"),
    "gisele": Message("Gisele, who heeds the damage icons"),
}


def upgrade_words(upgrade: int) -> Message:
    return UPGRADE_WORDS[UPGRADE_IDS[upgrade]]


def gear_words(gear: int) -> Message:
    """A gear."""
    return Message("gear {n}", n=gear) if gear else Message("Neutral")


def cards_words(suits: Mapping[int, int]) -> Message:
    """Cards by their suits: 2 x 5, 1 x 3."""
    return joined(
        [
            Message("{n} × {suit}", n=suits[suit], suit=suit)
            for suit in range(SUITS, 0, -1)
            if suits.get(suit)
        ]
    )
