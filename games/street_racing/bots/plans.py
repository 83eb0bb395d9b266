"""What a bot decides, and which cards it can spare."""

from trackwright.games.street_racing.rules.cards import in_hand
from trackwright.games.street_racing.rules.upgrades import wrong_tuning
from trackwright.games.street_racing.state.decisions import UPGRADE, cards_of, count_of
from trackwright.games.street_racing.state.layouts import SUITS, TUNING, Race


def plan(race: Race, kind: int, choice: int, path: int) -> None:
    """Decide: see state/decisions.py."""
    race.plan.kind = kind
    race.plan.choice = choice
    race.plan.path = path


def longest_suit(race: Race, car: int) -> int:
    """B5, B10: the suit of the largest set; of several that of the gear, else the highest."""
    best, most = 1, -1
    for suit in range(1, SUITS + 1):
        count = 2 * in_hand(race, car, suit) + (suit == race.gear[car])
        if count >= most:
            best, most = suit, count
    return best


def spare_cards(race: Race, car: int, count: int) -> int:
    """B10: so many cards as a path, those of the smallest sets first; the largest set comes last,
    before it the suit of the gear."""
    kept, gear, path = longest_suit(race, car), race.gear[car], 0
    for _n in range(count):
        found, least = 0, 1 << 20
        for suit in range(1, SUITS + 1):
            left = in_hand(race, car, suit) - count_of(path, suit)
            rank = left + (100 if suit == kept else 50 if suit == gear else 0)
            if left > 0 and rank < least:
                found, least = suit, rank
        if found:
            path += cards_of(found, 1)
    return path


def plan_tuning(race: Race, car: int, spare: int) -> int:
    """B4, B10: Tuning with so many spare cards; 0 if that is not permitted (H-17)."""
    cards = spare_cards(race, car, spare)
    if wrong_tuning(race, car, cards):
        return 0
    plan(race, UPGRADE, TUNING, cards)
    return 1
