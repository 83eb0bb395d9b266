"""Before and after a race: the grid, the order of turns, places, points, the series."""

from collections.abc import Mapping, Sequence
from typing import Any

Given = Mapping[str, Any]
Answer = dict[str, Any]

POINTS = (9, 6, 4, 3, 2, 1)


def result(state: Given) -> Answer:
    """AUS-F-39 to F-42, AUS-F-05: one race."""
    order = classification(state)
    derelicts = state.get("derelicts") or []
    players = [id for id in order if id not in derelicts]
    return {
        "classification": order,
        "points": points(state),
        "next_grid": [*derelicts, *players],
    }


def classification(state: Given) -> list[str]:
    """Finishers as they came, then the others, nearest to the goal first (AUS-F-05)."""
    dnf = sorted(state.get("dnf") or [], key=_nearest)
    return [*state["finish_order"], *(row["id"] for row in dnf)]


def _nearest(row: Given) -> tuple[int, int]:
    """AUS-H-24: of equal ones who was removed later; what else would be lots stays as given."""
    return row.get("remaining", 0), -row.get("removed_round", 0)


def points(state: Given) -> dict[str, int]:
    """AUS-F-41, AUS-F-42, AUS-F-39: nobody moves up; only who finishes scores."""
    derelicts = state.get("derelicts") or []
    scored = {id: POINTS[place] for place, id in enumerate(state["finish_order"])}
    scored |= {row["id"]: 0 for row in state.get("dnf") or []}
    return {id: score for id, score in scored.items() if id not in derelicts}


def first_grid(state: Given, draws: Mapping[str, Any]) -> Answer:
    """AUS-F-04, AUS-H-02: the highest card starts, the others follow clockwise."""
    seats: list[str] = state["players_clockwise"]
    hands = {id: [cards] if isinstance(cards, int) else list(cards) for id, cards in draws.items()}
    first = seats.index(_highest(seats, hands, 0))
    return {"grid": [*(state.get("derelicts") or []), *seats[first:], *seats[:first]]}


def _highest(tied: Sequence[str], hands: Mapping[str, list[int]], draw: int) -> str:
    """Only those who are level draw again."""
    if any(len(hands[id]) <= draw for id in tied):
        raise ValueError(f"cards.start_draw: draw {draw + 1} is missing for {', '.join(tied)}")
    best = max(hands[id][draw] for id in tied)
    left = [id for id in tied if hands[id][draw] == best]
    return left[0] if len(left) == 1 else _highest(left, hands, draw + 1)


def turn_order(state: Given) -> Answer:
    """AUS-F-08, AUS-H-04: derelicts in grid order, then the players; who is gone is skipped."""
    derelicts = state.get("derelicts") or []
    gone = [id for key in ("out", "removed", "finished") for id in state.get(key) or ()]
    ranked = [*derelicts, *(id for id in state["grid"] if id not in derelicts)]
    left = [id for id in ranked if id not in gone]
    return {"turn_order": left, "turn_order_round_2": left}


def standings(state: Given) -> Answer:
    """AUS-F-43, AUS-H-30: most points, then more wins, more second places ...; else shared."""
    derelicts = state.get("derelicts") or []
    orders = [
        race["finish_order"] if isinstance(race, Mapping) else race for race in state["results"]
    ]
    races = [points({"finish_order": order, "derelicts": derelicts}) for order in orders]
    names = list(dict.fromkeys(id for race in races for id in race))
    totals = {id: sum(race.get(id, 0) for race in races) for id in names}

    def merit(id: str) -> tuple[int, ...]:
        places = [order.index(id) for order in orders if id in order]
        return totals[id], *(places.count(place) for place in range(len(POINTS)))

    ahead = {id: sum(merit(other) > merit(id) for other in names) for id in names}
    return {
        "points": totals,
        "standings": sorted(
            ({"id": id, "place": 1 + ahead[id], "points": totals[id]} for id in names),
            key=lambda row: (row["place"], names.index(str(row["id"]))),
        ),
        "winner": [id for id in names if ahead[id] == 0],
    }
