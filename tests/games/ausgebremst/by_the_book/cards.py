"""Decks, deposits and budgets: figures that need no circuit."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import combinations, pairwise
from math import comb
from typing import Any

Given = Mapping[str, Any]
Answer = dict[str, Any]

POINTS = 84
ROWS = (1, 2, 3)
DECKS = {
    "full": (6, 5, 5, 4, 4, 4),
    "fast": (6, 5, 3, 2, 2, 1),
    "average": (5, 4, 4, 3, 3, 3),
    "slow": (4, 4, 4, 4, 4, 4),
}
"""AUS-F-02, AUS-P-02: how many of 6, 5, 4, 3, 2, 1; the slow deck is that of the family game."""

CHART = {
    "Bleifuss-Drom": (74, "44 43 42", 3),
    "Plattfuss-Circuit": (76, "54 53 52", 2),
    "Nuerburg-Ring": (80, "3 2 1", 2),
    "Bleifuss-Circuit": (73, "65 64 63", 3),
    "Nuerburg-Drom": (80, "3 2 1", 2),
    "Plattfuss-Ring": (77, "42 32 31", 2),
    "Nuerburg-Circuit": (79, "42 32 31", 2),
    "Plattfuss-Drom": (77, "42 32 31", 2),
}
"""AUS-F-03, AUS-P-05: published distance, deposits of rows 1, 2, 3, reserve."""


def deck(name: str) -> list[int]:
    counts = DECKS["slow" if name == "family" else name]
    return [
        value for value, count in zip(range(6, 0, -1), counts, strict=True) for _ in range(count)
    ]


def less(cards: Sequence[int], taken: Sequence[int]) -> list[int]:
    """The cards that are left."""
    left = list(cards)
    for card in taken:
        if card not in left:
            raise ValueError(f"AUS-P-05: there is no {card} to be taken out of the deck")
        left.remove(card)
    return left


def counts(cards: Sequence[int]) -> dict[str, int]:
    return {str(value): count for value, count in Counter(cards).items()}


def charted(track: str) -> tuple[int, list[list[int]], int]:
    published, deposits, reserve = CHART[track]
    return published, [[int(card) for card in row] for row in deposits.split()], reserve


# --- answers ---


def chosen_deck(state: Given) -> Answer:
    """AUS-P-02."""
    kept = deck(state["choose_deck"])
    return {
        "removed": less(deck("full"), kept),
        "kept_counts": counts(kept),
        "cards": len(kept),
        "points": sum(kept),
    }


def grid_place(state: Given) -> Answer:
    """AUS-H-01, AUS-P-05, AUS-V-05."""
    row = (state["grid_place"] + 1) // 2
    published, deposits, reserve = charted(state["track_name"])
    deposit = deposits[row - 1]
    distance = POINTS - sum(deposits[0]) - reserve + row - 1
    with_pit = published + row - 1
    found: Answer = {
        "row": row,
        "deposit": deposit,
        "deposit_points": sum(deposit),
        "distance_without_pit": distance,
        "reserve_without_pit": POINTS - sum(deposit) - distance,
        "distance_with_pit": with_pit,
        "slack_with_pit": POINTS - with_pit,
    }
    if "deck" in state:
        played = less(deck(state["deck"]), deposit)
        found |= {"play_cards": len(played), "play_points": sum(played)}
        found["play_counts"] = counts(played)
    return found


def chart(state: Given) -> Answer:
    """AUS-V-04."""
    given = state["chart"]
    points = [sum(cards) for cards in given["deposits"]]
    distance = POINTS - points[0] - given["reserve"]
    problems = list(_chart_problems(points, given["reserve"]))
    detour = given["published_distance"] - distance
    return {
        "distance_without_pit_row1": distance,
        "lap_length": (distance - 1) // 3 if distance % 3 == 1 else None,
        "pit_detour": detour,
        "chart_consistent": not problems and detour >= 0,
        "problems": problems,
    }


def _chart_problems(points: list[int], reserve: int) -> Iterator[str]:
    distance = POINTS - points[0] - reserve
    if distance % 3 != 1:
        yield f"row 1: {POINTS}-{points[0]}-{reserve}={distance} is not 3*L+1"
    for row in (2, 3):
        if points[row - 1] != points[0] - row + 1:
            yield f"row {row}: deposit does not drop by one"


def lap_budget(state: Given) -> Answer:
    """AUS-V-05, AUS-V-15."""
    laps, detour = state.get("laps", 3), state.get("pit_detour", 0)
    without = [laps * state["lap_length"] + row for row in ROWS]
    slack = [state.get("deck_points", POINTS) - far - detour for far in without]
    reserve, cards = deposits(without[0], detour)
    return {
        "without_pit": without,
        "with_pit": [far + detour for far in without],
        "slack_with_pit": slack,
        "row_can_finish_family": [left >= 0 for left in slack],
        "deposit_possible": bool(cards),
        "reserve": reserve if cards else None,
        "deposits": cards or None,
    }


def deposits(distance: int, detour: int) -> tuple[int, list[list[int]]]:
    """AUS-V-15: the reserve, and the cards of each row; none if the track is too long."""
    reserve = 3 if distance + detour <= 74 else 2
    first = POINTS - reserve - distance
    if first < 3:
        return reserve, []
    if first > 12:
        return reserve + first - 12, [[6, 6], [6, 5], [6, 4]]
    as_charted = {6: [[4, 2], [3, 2], [3, 1]], 4: [[3, 1], [3], [2]]}
    return reserve, as_charted.get(first) or [_split(first, first - row) for row in range(3)]


def _split(first: int, points: int) -> list[int]:
    high = (first + 1) // 2
    return [points] if points <= 3 else [high, points - high]


def turns(state: Given) -> Answer:
    """AUS-V-06: the smallest cards stay in the hand while the slack allows it."""
    played = less(_deck_given(state["deck"]), state.get("deposit", ()))
    slack = sum(played) - state["distance"]
    least = [sum(sorted(played)[:k]) for k in range(len(played) + 1)]
    needed = len(played) - sum(points <= slack for points in least[1:]) if slack >= 0 else None
    return {"cards": len(played), "points": sum(played), "min_turns": needed}


def _deck_given(given: Any) -> list[int]:
    if isinstance(given, Mapping):
        return [int(value) for value, count in given.items() for _ in range(count)]
    return deck(given)


def any_deck(state: Given) -> Answer:
    """AUS-V-01."""
    cards = _deck_given(state["deck"])
    pro = [sorted(deck(name)) for name in ("slow", "average", "fast")]
    return {"cards": len(cards), "points": sum(cards), "valid_pro_deck": sorted(cards) in pro}


def detours(state: Given) -> Answer:
    """AUS-V-07: affordable is how often the dearest lane of each curve is."""
    lanes = [curve["lane_lengths"] for curve in state["curves"]]
    extra = [[length - min(lengths) for length in lengths] for lengths in lanes]
    often = [state["slack"] // max(prices) if max(prices) else None for prices in extra]
    return {"extra": extra, "affordable": often}


def fails(state: Given) -> Answer:
    """AUS-V-08: more detours than the slack pays for; every course of chances one by one."""
    chance = Fraction(state["probability"])
    slack, price = state["slack"], state["detour_price"]

    def failing(left: int, paid: int) -> Fraction:
        if paid > slack:
            return Fraction(1)
        if left == 0:
            return Fraction(0)
        taken, not_taken = failing(left - 1, paid + price), failing(left - 1, paid)
        return chance * taken + (1 - chance) * not_taken

    return {"p_fail": float(failing(state["chances"], 0))}


def overshoots(state: Given) -> Answer:
    """AUS-V-10: no card of the hand ends on a pit space."""
    cards = state.get("remaining_deck_before_draw") or deck("slow")
    size = state.get("hand_size", 3)
    over = sum(card > state["pit_spaces_consecutive"] for card in cards)
    return {"p_overshoot_from_space_before": comb(over, size) / comb(len(cards), size)}


def audit(state: Given) -> Answer:
    """AUS-V-09: the card of the finishing move may be left over in part."""
    played, moved = state["played"], state["spaces_moved"]
    difference = moved - sum(played)
    surplus = played[-1] - 1 if played and state.get("finished") else 0
    return {"audit_ok": -surplus <= difference <= 0, "difference": difference}


def halves(state: Given) -> Answer:
    """AUS-V-14: the fewest laps without which all others are sums of a left and a right half."""
    laps = {tuple(name.split("-")): length for name, length in state["lap_lengths"].items()}
    for count in range(len(laps)):
        guilty = {
            name
            for left_out in combinations(laps, count)
            if _is_additive({name: laps[name] for name in laps if name not in left_out})
            for name in left_out
        }
        if count == 0 and _is_additive(laps):
            return {"additive": True, "conflicting": []}
        if guilty:
            names = ["-".join(name) for name in laps if name in guilty]
            return {"additive": False, "conflicting": names}
    raise AssertionError("one lap alone is always a sum")


def _is_additive(laps: Mapping[tuple[str, ...], int]) -> bool:
    """Round every ring of laps (left half, right half, left half ...) the differences are 0."""
    known: dict[tuple[int, str], int] = {}
    waiting = list(laps)
    while waiting:
        left, right = next((one for one in waiting if _meets(known, one)), waiting[0])
        waiting.remove((left, right))
        length = laps[left, right]
        if (0, left) not in known and (1, right) not in known:
            known[0, left] = 0
        if (0, left) in known and (1, right) in known:
            if known[0, left] + known[1, right] != length:
                return False
        elif (0, left) in known:
            known[1, right] = length - known[0, left]
        else:
            known[0, left] = length - known[1, right]
    return True


def _meets(known: Mapping[tuple[int, str], int], lap: tuple[str, ...]) -> bool:
    return (0, lap[0]) in known or (1, lap[1]) in known


def solid_line(state: Given) -> Answer:
    """AUS-F-22, AUS-H-11: diagonals with both ends beside the line go, those that touch it stay."""
    given = state["solid_line"]
    one, other = given["between"]
    beside = given["columns"]

    def both(column: int, to: int) -> list[list[str]]:
        return [[f"{one}{column}", f"{other}{to}"], [f"{other}{column}", f"{one}{to}"]]

    found: Answer = {"missing_diagonals": [], "kept_diagonals": []}
    for column, to in pairwise(state["columns"]):
        ends = (column in beside) + (to in beside)
        if ends:
            found["missing_diagonals" if ends == 2 else "kept_diagonals"] += both(column, to)
    return found


QUESTIONS: tuple[tuple[tuple[str, ...], Any], ...] = (
    (("choose_deck",), chosen_deck),
    (("track_name", "grid_place"), grid_place),
    (("chart",), chart),
    (("lap_lengths",), halves),
    (("lap_length",), lap_budget),
    (("deck", "distance"), turns),
    (("slack", "curves"), detours),
    (("slack", "detour_price"), fails),
    (("played", "spaces_moved"), audit),
    (("pit_spaces_consecutive",), overshoots),
    (("solid_line",), solid_line),
    (("deck",), any_deck),
)
"""What a case gives, and who answers; the first that fits."""
