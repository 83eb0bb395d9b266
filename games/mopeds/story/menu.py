"""What a person can choose from: the cards in hand, or the orders of the three that go back.

Nothing else is to be decided (D-05).
"""

from dataclasses import dataclass
from itertools import permutations

from trackwright.games.mopeds.race.draft import BET, CARD_BITS, ONE_CARD, RETURN, ROW
from trackwright.games.mopeds.race.table import Table
from trackwright.games.mopeds.state.layouts import RETURNED
from trackwright.games.mopeds.story.happenings import card_words
from trackwright.model.text.messages import Message, joined
from trackwright.simulator.race.game_parts import Choice as AnyChoice
from trackwright.simulator.story.sentences import called
from trackwright.simulator.table.table import Row
from trackwright.simulator.table.table import Table as AnyTable


@dataclass(frozen=True)
class Choice:
    """A card, or the order of three."""

    row: Row

    @property
    def is_free(self) -> bool:
        return True


def hand_of(table: AnyTable) -> list[int]:
    """The cards that are being passed on, moped by moped."""
    assert isinstance(table, Table)
    return sorted(int(table.race.hand[i]) for i in range(table.race.held))


def choices_of(table: AnyTable) -> list[Choice]:
    """D-05: everything that the waiting player may decide; equal cards once."""
    player, kind = int(table.race.halt_player), int(table.race.halt_kind)
    hand = hand_of(table)
    if kind == RETURN:
        orders = dict.fromkeys(permutations(hand))
        return [Choice((player, RETURN, packed(order), 0)) for order in orders]
    return [Choice((player, kind, card, 0)) for card in dict.fromkeys(hand)]


def packed(order: tuple[int, ...]) -> int:
    """The order as a decision; see race/draft.py."""
    return sum(card << CARD_BITS * i for i, card in enumerate(order))


def unpacked(order: int) -> list[int]:
    return [order >> CARD_BITS * i & ONE_CARD for i in range(RETURNED)]


def words_of(table: AnyTable, choice: AnyChoice) -> Message:
    """A choice in words."""
    _, kind, chosen, _ = choice.row
    if kind == RETURN:
        cards = joined([card_words(table, card) for card in unpacked(chosen)], ", ")
        return Message("draw {cards}", cards=cards)
    return card_words(table, chosen)


def question_of(table: AnyTable) -> Message:
    """The question to the waiting player, in words."""
    race = table.race
    name = called(table.setup.seats[int(race.halt_player)].name)
    if race.halt_kind == BET:
        return Message("{player}: which card to bet on?", player=name)
    if race.halt_kind == ROW:
        return Message("{player}: which card for the row?", player=name)
    return Message("{player}: in which order will the three cards be drawn?", player=name)
