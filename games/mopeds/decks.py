"""The racing cards, and how the deck runs out: MOP-04, MOP-10, MOP-26, MOP-40."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Annotated, Literal

from annotated_types import Ge, Le

from trackwright.model.files.rule_data import DECKS, RuleData, read_rule_data
from trackwright.model.layout.kit import Count, Index
from trackwright.simulator.game.budgets import NoBudget

Speed = Annotated[int, Ge(1), Le(3)]
Players = Annotated[int, Ge(2), Le(6)]


@dataclass(frozen=True)
class MopedCards(RuleData):
    """The file `resources/decks/moped-betting.json`."""

    id: Literal["moped-betting"]
    mopeds: Count
    cards_per_moped: Mapping[Speed, Count]
    two_player_removed_value: Speed
    revealed: Mapping[Players, Count]
    returned: Count
    row_up_to_players: Index


@cache
def moped_cards() -> MopedCards:
    return read_rule_data(DECKS / "moped-betting.json", MopedCards)


def cards_of_a_moped(players: int, removed_value: int | None = None) -> dict[int, int]:
    """MOP-04, MOP-H-01: value -> cards of each moped; with two players one value has a card fewer,
    none if `removed_value` is 0."""
    rules = moped_cards()
    counts = dict(rules.cards_per_moped)
    if players == 2:
        value = rules.two_player_removed_value if removed_value is None else removed_value
        if value:
            counts[value] -= 1
    return counts


def in_row_per_round(players: int) -> int:
    """MOP-22: cards that go into the row in each round."""
    return 1 if players <= moped_cards().row_up_to_players else 0


@dataclass(frozen=True)
class DeckFlow:
    """How the deck runs out with a number of players: MOP-40."""

    players: int
    deck: int
    revealed: int
    out: int
    points_per_moped: int
    cards_per_moped: int

    @property
    def complete_rounds(self) -> int:
        """Rounds that the stack lasts, each `out` cards smaller than before."""
        return (self.deck - self.revealed) // self.out + 1

    @property
    def draws(self) -> int:
        """Cards turned up until the stack is empty."""
        return self.deck + moped_cards().returned * self.complete_rounds

    @property
    def rounds_in_first_pass(self) -> float:
        return self.deck / self.revealed

    @property
    def draws_per_moped(self) -> float:
        return self.draws / moped_cards().mopeds

    @property
    def mean_card(self) -> float:
        return self.points_per_moped / self.cards_per_moped

    @property
    def reach(self) -> float:
        """Spaces that a moped drives on average until the stack is empty."""
        return self.draws_per_moped * self.mean_card

    def stack_before(self, round: int) -> int:
        """Cards in the stack before this round, the first being 1."""
        return self.deck - self.out * (round - 1)


def deck_flow(players: int, removed_value: int | None = None) -> DeckFlow:
    """The flow for 2 to 6 players; with two, `removed_value` is the value of the cards that stay in
    the box, 0 for none."""
    rules = moped_cards()
    if players not in rules.revealed:
        raise NoBudget(f"2 to 6 players can bet on mopeds, not {players}")
    counts = cards_of_a_moped(players, removed_value)
    cards = sum(counts.values())
    return DeckFlow(
        players=players,
        deck=cards * rules.mopeds,
        revealed=rules.revealed[players],
        out=players + in_row_per_round(players),
        points_per_moped=sum(value * count for value, count in counts.items()),
        cards_per_moped=cards,
    )
