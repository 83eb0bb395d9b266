"""What is proposed to people: upgrades as careful would take them, cards that are missed least."""

from trackwright.games.street_racing.bots.console import plan_upgrade
from trackwright.games.street_racing.bots.outlook import look_ahead
from trackwright.games.street_racing.bots.plans import spare_cards
from trackwright.games.street_racing.rules.setup import tokens_left, upgrades_of
from trackwright.games.street_racing.state.decisions import ALLOCATE, cards_in
from trackwright.games.street_racing.state.layouts import (
    MOST_NITROUS,
    MOST_TIRES,
    NITROUS,
    SUITS,
    TIRES,
    UPGRADES,
    Race,
)
from trackwright.games.street_racing.story.menu import Choice, suits_in
from trackwright.games.street_racing.story.signs import UPGRADE_SIGNS
from trackwright.games.street_racing.story.words import UPGRADE_ABOUT, UPGRADE_IDS, upgrade_words
from trackwright.model.text.messages import Message
from trackwright.simulator.compiler.data.memory import first_of
from trackwright.simulator.story.show import Share, Sharing


def sharing_of(race: Race, car: int, name: str) -> Sharing:
    """STR-06: the upgrades that are still to be chosen."""
    missing = int(upgrades_of(race, car) - tokens_left(race, car))
    proposed, owned = _like_careful(race, car), first_of(race.tokens[car], UPGRADES)
    limits = {NITROUS: MOST_NITROUS, TIRES: MOST_TIRES}
    shares = tuple(
        Share(
            upgrade_words(upgrade),
            UPGRADE_ABOUT[UPGRADE_IDS[upgrade]],
            min(missing, limits.get(upgrade, missing + owned[upgrade]) - owned[upgrade]),
            proposed[upgrade],
            (car, ALLOCATE, upgrade, 0),
            UPGRADE_SIGNS[upgrade],
        )
        for upgrade in range(UPGRADES)
    )
    words = Message("{car}: choose {n} upgrades for the race.", car=name, n=missing)
    return Sharing(words, missing, shares)


def _like_careful(race: Race, car: int) -> list[int]:
    """B1: how many more of each kind."""
    look_ahead(race)
    before = first_of(race.tokens[car], UPGRADES)
    while tokens_left(race, car) < upgrades_of(race, car):
        plan_upgrade(race, car)
        race.tokens[car][race.plan.choice] += 1
    after = first_of(race.tokens[car], UPGRADES)
    for upgrade, count in enumerate(before):
        race.tokens[car][upgrade] = count
    return [now - then for now, then in zip(after, before, strict=True)]


def by_loss(race: Race, car: int, choices: list[Choice]) -> list[Choice]:
    """Choices of so many cards of the hand, those missed least first; see B10."""
    held: dict[int, int] = dict.fromkeys(range(1, SUITS + 1), 0)
    for i in range(race.held[car]):
        held[int(race.deck.suit[race.hand[car][i]])] += 1

    def loss(choice: Choice) -> tuple[object, ...]:
        path = choice.row[3]
        spent = suits_in(path)
        sets = sorted((held[suit] - spent[suit] for suit in held), reverse=True)
        proposed = path == spare_cards(race, car, cards_in(path))
        return not proposed, [-size for size in sets], path

    return sorted(choices, key=loss)
