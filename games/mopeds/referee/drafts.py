"""Questions about drafting, the row and points, which need no track: MOP-20 to MOP-24, MOP-34."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import permutations
from typing import Any

from typing_extensions import TypedDict

from trackwright.games.mopeds.decks import in_row_per_round, moped_cards
from trackwright.games.mopeds.referee.situation import players_of
from trackwright.games.mopeds.results.classification import score, tie_score, winners
from trackwright.games.mopeds.rules.cards import HIDDEN_IN_ROW
from trackwright.games.mopeds.state.layouts import MOST_DECK
from trackwright.model.text.errors import did_you_mean
from trackwright.simulator.game.rulesets import Settings
from trackwright.simulator.race.cases.case_input import CannotAnswer, a_list, found, listed, named
from trackwright.simulator.race.cases.case_shapes import (
    OTHERS,
    Count,
    Name,
    Values,
    reject_malformed,
)

HAND = "hand_passed_to_"
CARDS = "cards"


class Draft(TypedDict, total=False):
    """Who drafts."""

    __pydantic_config__ = OTHERS  # type: ignore[misc]

    players_clockwise: list[Name]
    spark_plug: Name
    round_cards: Count


class Result(TypedDict, total=False):
    """A race order, and bets: mopeds, or cards of mopeds."""

    __pydantic_config__ = OTHERS  # type: ignore[misc]

    order: list[Name]
    race_order: list[Name]
    podium: list[Name]
    places_4_to_6: list[Name]
    bets: list[Any] | Mapping[Name, list[Any] | Mapping[str, Count] | Count]


def draft_order(state: Values, settings: Settings) -> Values:
    """MOP-20, MOP-21, MOP-24, MOP-25: who picks when, from how many cards, and knows what."""
    reject_malformed(state, Draft)
    players = list(map(str, state["players_clockwise"]))
    if len(set(players)) != len(players) or len(players) not in moped_cards().revealed:
        raise CannotAnswer("state.players_clockwise: expected 2 to 6 different players")
    spark = str(state["spark_plug"])
    if spark not in players:
        raise CannotAnswer(f"state.spark_plug: no player {spark!r} {did_you_mean(spark, players)}")
    first = players.index(spark)
    order = [*players[first:], *players[:first]]
    cards = state.get("round_cards", moped_cards().revealed[len(players)])
    return {
        "pick_order": order,
        "cards_seen": [max(0, cards - place) for place in range(len(order))],
        "returned": moped_cards().returned,
        "returned_by": order[-1],
        "row_by": order[-1] if in_row_per_round(len(order)) else None,
        "next_spark_plug": order[1],
        **dict(_known_takers(order)),
        **dict(_known_cards(state, order)),
    }


def _known_takers(order: Sequence[str]) -> Iterator[tuple[str, bool]]:
    """MOP-24: only the second drafter knows who took what before: the first."""
    for one, other in permutations(range(len(order)), 2):
        yield f"{order[one]}_knows_{order[other]}_took", one == 1 and other == 0


def _known_cards(state: Values, order: Sequence[str]) -> Iterator[tuple[str, Any]]:
    """MOP-24: the cards that are missing from a hand were taken before."""
    revealed = list(map(_card, listed(state, "revealed", "state.revealed")))
    for place, player in enumerate(order):
        yield f"{player}_knows_who_took_which", place == 1
        hand = state.get(HAND + player)
        if hand is None:
            continue
        missing = list(revealed)
        for card in map(_card, a_list(hand, f"state.{HAND}{player}")):
            if card not in missing:
                raise CannotAnswer(f"state.{HAND}{player}: {card} was not revealed")
            missing.remove(card)
        yield f"{player}_knows_taken_before", missing


def _card(card: Any) -> Any:
    """A card as the case writes it: red2, or ["red", 2]."""
    return card if isinstance(card, list) else named(card, "state: cards")


def row_of_cards(state: Values, settings: Settings) -> Values:
    """MOP-22, MOP-23: which cards of the row are turned up after each round."""
    row = a_list(state["row_cards_in_order"], "state.row_cards_in_order", MOST_DECK)
    rounds = range(1, len(row) + 1)
    turned = max(0, len(row) - HIDDEN_IN_ROW)
    return {
        "row_exists": bool(in_row_per_round(players_of(state))),
        "revealed_after_round": {str(n): row[: max(0, n - HIDDEN_IN_ROW)] for n in rounds},
        "revealed": row[:turned],
        f"hidden_in_row_after_round_{len(row)}": len(row) - turned,
    }


def returned_cards(state: Values, settings: Settings) -> Values:
    """MOP-21, MOP-H-06: below everything that is there, the first named drawn first."""
    stack, returned = state["draw_stack_top_first"], state["returned_in_draw_order"]
    for name, cards in (("draw_stack_top_first", stack), ("returned_in_draw_order", returned)):
        if not isinstance(cards, list):
            raise CannotAnswer(f"state.{name}: expected a list of cards, {found(cards)}")
    below = returned[::-1] if settings.reads("return_order", "last-named") else returned
    return {"draw_stack_top_first": [*stack, *below]}


def points_of(state: Values, settings: Settings) -> Values:
    """MOP-34, MOP-35, MOP-H-10: what bets are worth, and who wins."""
    reject_malformed(state, Result)
    order = _order_of(state)
    if _are_of_one(state["bets"]):
        return {"points": score(order, {"": _bets(state["bets"], order)})[""]}
    bets = {str(player): _bets(made, order) for player, made in state["bets"].items()}
    points, ties = score(order, bets), tie_score(order, bets)
    best = max(points.values(), default=0)
    tied = [player for player in bets if points[player] == best]
    return {
        "points": points,
        "tie_points": {player: ties[player] for player in tied} if len(tied) > 1 else {},
        "winner": winners(order, bets, settings.reads("last_tie", "bets-on-first")),
    }


def _order_of(state: Values) -> list[str]:
    """The race order, or the podium with those behind it."""
    if "podium" in state and "order" not in state and "race_order" not in state:
        return [*map(str, state["podium"]), *map(str, state.get("places_4_to_6", ()))]
    return list(map(str, state["order"] if "order" in state else state["race_order"]))


def _are_of_one(bets: Any) -> bool:
    """Bets of one player who is not named: cards, or how many on each moped?"""
    return isinstance(bets, list) or all(isinstance(made, int) for made in bets.values())


def _bets(made: Any, order: Sequence[str]) -> list[str]:
    """Mopeds, as often as there are bets on them; cards count as their mopeds."""
    if isinstance(made, Mapping):
        return [name for name, count in made.items() for _ in range(count)]
    bets = [str(bet[0]) if isinstance(bet, list) and bet else str(bet) for bet in made]
    return [bet if bet in order else bet.rstrip("0123456789").strip() for bet in bets]
