"""Questions about cards, and about bare tracks: what the referee answers of budgets.

`answer` looks at what a case gives and returns all that follows; None if it is not such a question.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, TypeAlias

import networkx as nx

from model.decks import (
    CARS_IN_A_ROW,
    LAPS,
    ROWS,
    Deck,
    Deposits,
    additive,
    audit,
    chart_consistent,
    charted_by_name,
    deck,
    deck_of,
    deposits,
    full_deck,
    is_pro_deck,
    min_turns,
    points_of_a_deck,
    removed,
)
from model.errors import TrackwrightError
from model.given import objects, state_of
from model.measures import Step, fewest_steps, on_every_way
from validators.budgets.ausgebremst import affordable
from validators.budgets.chances import p_fail, p_overshoot
from validators.budgets.given import refuse_misshapen
from validators.budgets.moped import chains, deck_flow

MOST_CHANCES = 1000

Values: TypeAlias = dict[str, Any]
"""JSON: what a case gives, and what the answer holds."""


def answer(case: Mapping[str, Any]) -> Values | None:
    """What follows from the case by the rules; None if it is no question of budgets."""
    state: Values = {**state_of(case)}
    if case.get("track") is not None:
        if not _OF_A_RACE.isdisjoint(state):
            return None
        state["track"] = case["track"]
    for decision in objects(case.get("decisions") or [], "decisions"):
        state.update(decision)
    for needed, reply in _QUESTIONS:
        if needed <= state.keys():
            refuse_misshapen({key: value for key, value in state.items() if value is not None})
            return _replied(reply, state)
    return None


def _replied(reply: Callable[[Any], Values | None], given: Any) -> Values | None:
    try:
        return reply(given)
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as error:
        raise TrackwrightError(f"the case cannot be understood: {error!r}") from None


def _chosen_deck(state: Values) -> Values:
    """AUS-P-02."""
    chosen = _deck_given(state["choose_deck"])
    return {
        "removed": list(removed(chosen)),
        "kept_counts": _counts(chosen),
        "cards": len(chosen.cards),
        "points": chosen.points,
    }


def _grid_place(state: Values) -> Values:
    """The chart for one car: AUS-P-05, AUS-V-05."""
    chart = charted_by_name(state["track_name"])
    reading = chart.reading
    row = _row_of_grid(state)
    deposit, points = chart.deposits[row - 1], points_of_a_deck()
    distance = reading.distance + row - 1
    found: Values = {
        "row": row,
        "deposit": list(deposit),
        "deposit_points": sum(deposit),
        "distance_without_pit": distance,
        "reserve_without_pit": points - sum(deposit) - distance,
        "distance_with_pit": distance + reading.pit_detour,
        "slack_with_pit": points - distance - reading.pit_detour,
    }
    if "deck" in state:
        played = deck(state["deck"]).without(deposit)
        found["play_cards"], found["play_points"] = len(played.cards), played.points
        found["play_counts"] = _counts(played)
    return found


def _row_of_grid(state: Values) -> int:
    """AUS-H-01: the row of a place, or the row itself."""
    key = next(key for key in ("grid_place", "row", "start_row") if key in state)
    each = CARS_IN_A_ROW if key == "grid_place" else 1
    if state[key] not in range(1, ROWS * each + 1):
        raise TrackwrightError(f"{key}: expected 1 to {ROWS * each}, found {state[key]}")
    return -(-int(state[key]) // each)


def _charted(state: Values) -> Values:
    """The chart for all rows of a circuit: AUS-F-03, AUS-P-05, AUS-V-05."""
    chart = charted_by_name(state["track_name"])
    reading = chart.reading
    without = [reading.distance + row for row in range(ROWS)]
    with_pit = [distance + reading.pit_detour for distance in without]
    return {
        "published_distance": chart.published_distance,
        "lap_length": reading.lap_length,
        "pit_detour": reading.pit_detour,
        "without_pit": without,
        "with_pit": with_pit,
        **_slack(points_of_a_deck(), with_pit),
        **_laid_aside(Deposits(chart.reserve, chart.deposits)),
    }


def _chart(state: Values) -> Values:
    """AUS-V-04."""
    chart = state["chart"]
    reading = chart_consistent(chart["published_distance"], chart["deposits"], chart["reserve"])
    return {
        "distance_without_pit_row1": reading.distance,
        "lap_length": reading.lap_length,
        "pit_detour": reading.pit_detour,
        "chart_consistent": reading.consistent,
        "problems": list(reading.problems),
    }


def _lap_budget(state: Values) -> Values:
    """AUS-V-05, and the deposits by AUS-V-15."""
    points = state.get("deck_points", points_of_a_deck())
    laps, detour = state.get("laps", LAPS), state.get("pit_detour", 0)
    without = [laps * state["lap_length"] + row for row in range(1, ROWS + 1)]
    with_pit = [distance + detour for distance in without]
    return {
        "without_pit": without,
        "with_pit": with_pit,
        **_slack(points, with_pit),
        **_laid_aside(deposits(without[0], detour)),
    }


def _slack(points: int, with_pit: Sequence[int | None]) -> Values:
    """AUS-V-05."""
    slack = [None if distance is None else points - distance for distance in with_pit]
    return {
        "slack_with_pit": slack,
        "row_can_finish_family": [left is not None and left >= 0 for left in slack],
    }


def _laid_aside(found: Deposits | None) -> Values:
    """AUS-V-15."""
    return {
        "deposit_possible": found is not None,
        "reserve": found.reserve if found else None,
        "deposits": [list(cards) for cards in found.rows] if found else None,
    }


def _turns(state: Values) -> Values:
    """AUS-V-06."""
    played = _deck_given(state["deck"]).without(state.get("deposit", ()))
    needed = min_turns(played, state["distance"])
    return {"cards": len(played.cards), "points": played.points, "min_turns": needed}


def _detours(state: Values) -> Values:
    """AUS-V-07; of each curve the longest lane is paid for."""
    lanes = [curve["lane_lengths"] for curve in state["curves"]]
    extra = [[length - min(lengths) for length in lengths] for lengths in lanes]
    return {
        "extra": extra,
        "affordable": [affordable(state["slack"], max(prices)) for prices in extra],
    }


def _audit(state: Values) -> Values:
    """AUS-F-44, AUS-V-09."""
    found = audit(state["played"], state["spaces_moved"], state.get("finished", False))
    return {"audit_ok": found.ok, "difference": found.difference}


def _any_deck(state: Values) -> Values:
    """AUS-V-01: `deck` by its name or as value -> number of cards; the deposit is laid aside."""
    chosen = _deck_given(state["deck"])
    played = chosen.without(state.get("deposit", ()))
    return {
        "cards": len(played.cards),
        "points": played.points,
        "kept_counts": _counts(played),
        "valid_pro_deck": is_pro_deck(chosen.counts),
    }


def _fails(state: Values) -> Values:
    """AUS-V-08; detours of different prices as lists of the same length, or as rows."""
    keys = ("detour_price", "chances", "probability")
    given: list[Any]
    if "detours" in state:
        given = [[row.get(key, 1) for row in state["detours"]] for key in keys]
    else:
        given = [state[key] for key in keys]
    kinds = max((len(value) for value in given if isinstance(value, list)), default=1)
    rows = [value if isinstance(value, list) else [value] * kinds for value in given]
    detours: list[tuple[int, float]] = []
    for price, chances, probability in zip(*rows, strict=True):
        if not 0 <= chances <= MOST_CHANCES - len(detours) or not 0 <= probability <= 1:
            raise TrackwrightError(
                f"chances: 0 to {MOST_CHANCES}, each with a probability of 0 to 1"
            )
        detours += [(price, probability)] * chances
    return {"p_fail": p_fail(state["slack"], detours)}


def _overshoots(state: Values) -> Values:
    """AUS-V-10."""
    cards = state.get("remaining_deck_before_draw", deck("slow").cards)
    chance = p_overshoot(cards, state["pit_spaces_consecutive"], state.get("hand_size", 3))
    return {"p_overshoot_from_space_before": chance}


def _halves(state: Values) -> Values:
    """AUS-V-14."""
    conflicting = additive(state["lap_lengths"])
    return {"additive": not conflicting, "conflicting": list(conflicting)}


def _circuit(state: Values) -> Values:
    """What follows from a bare track of Ausgebremst: AUS-V-03, AUS-V-05, AUS-V-11, AUS-T-10; on one
    without a pit nobody stops, and nothing is lost by it (AUS-H-33)."""
    track, crossings = state["track"], state.get("laps", LAPS) + 1
    ahead = _ahead(track)
    without = _by_rows(track, ahead, crossings, pit_stop=False)
    has_pit = bool(track.get("pit"))
    with_pit = _by_rows(track, ahead, crossings, pit_stop=True) if has_pit else without
    pairs = zip(without, with_pit, strict=True)
    costs = [stop - row for row, stop in pairs if row is not None and stop is not None]
    return {
        "chicane_spaces": _chicanes(track),
        "lap_length": _lap_length(track, ahead),
        "without_pit": without,
        "with_pit": with_pit,
        "pit_detour": min(costs, default=None if has_pit else 0),
        "windows": list(_windows(track, ahead)) if has_pit else None,
        **_slack(state.get("deck_points", points_of_a_deck()), with_pit),
    }


def _chicanes(track: Values) -> list[str]:
    """AUS-V-11: the spaces that every lap runs through, the alley left out."""
    alley = _alley(track)
    road = nx.DiGraph([(a, b) for a, b in track["edges"] if not {a, b} & alley])
    line = [(a, b) for a, b in track["line"] if not {a, b} & alley]
    forced = on_every_way(road, line)
    return [s["id"] for s in track["spaces"] if s["id"] in forced]


def _alley(track: Values) -> set[str]:
    return set((track.get("pit") or {}).get("alley", ()))


Ahead: TypeAlias = dict[str, list[tuple[str, bool]]]


def _ahead(track: Values) -> Ahead:
    """Space -> the spaces one step on, and whether the step crosses the line."""
    line = {(a, b) for a, b in track["line"]}
    ahead: Ahead = {space["id"]: [] for space in track["spaces"]}
    for a, b in track["edges"]:
        ahead[a].append((b, (a, b) in line))
    return ahead


def _road(track: Values, ahead: Ahead, space: str) -> Iterator[Step]:
    """The steps of a car that does not turn into the alley."""
    alley = _alley(track)
    for to, over in ahead[space]:
        if to not in alley or space in alley:
            yield Step(to, over, to in (track.get("pit") or {}).get("stops", ()))


def _by_rows(track: Values, ahead: Ahead, crossings: int, pit_stop: bool) -> list[int | None]:
    """The race from each row of the grid; where its places differ, the longest way (AUS-V-03)."""
    pit = track.get("pit") or {}
    windows = _windows(track, ahead) if pit_stop else ()

    def steps(space: str, crossed: int) -> Iterator[Step]:
        yield from _road(track, ahead, space)
        if space == pit.get("entry") and crossed in windows:
            inside = [(to, over) for to, over in ahead[space] if to in pit["alley"]]
            yield from (Step(to, over, to in pit["stops"], True) for to, over in inside)

    rows: list[int | None] = []
    for row in track.get("grid") or ():
        found = [fewest_steps(space, crossings, steps, pit_stop) for space in row]
        ways = [way for way in found if way is not None]
        rows.append(max(ways) if ways and len(ways) == len(found) else None)
    return rows


def _windows(track: Values, ahead: Ahead) -> Sequence[int]:
    """Those given, or by the half of the lap in which field A is: AUS-H-16."""
    if given := track["pit"].get("windows"):
        return list(given)
    left = fewest_steps(track["pit"]["entry"], 1, lambda space, _: _road(track, ahead, space))
    lap = _lap_length(track, ahead)
    return (2, 3) if lap and left and 2 * left > lap else (1, 2)


def _lap_length(track: Values, ahead: Ahead) -> int | None:
    """AUS-T-10: from line to line on the ideal line."""
    begins = {to for steps in ahead.values() for to, over in steps if over} - _alley(track)
    laps = [fewest_steps(to, 1, lambda space, _: _road(track, ahead, space)) for to in begins]
    return min((lap for lap in laps if lap), default=None)


def _bonus_chains(state: Values) -> Values:
    """MOP-43."""
    landing = {space: state["landing"][space] for space in state["bonus_spaces"]}
    found = chains(landing)
    return {
        "valid": found.valid,
        "longest_chain": len(found.longest) if found.valid else None,
        "endless": list(found.endless),
    }


def _stack(state: Values) -> Values:
    """MOP-40: what is left in the stack after some rounds."""
    flow, rounds = deck_flow(state["players"]), state["rounds_completed"]
    return {
        "cards_in_draw_stack": flow.stack_before(rounds + 1),
        "cards_bet_total": rounds * state["players"],
    }


def _deck_given(given: Any) -> Deck:
    """A deck by its name, or by how many cards it has of each value; derelicts play the full one
    (AUS-F-02)."""
    if given in ("full", "derelict"):
        return full_deck()
    if not isinstance(given, Mapping):
        return deck(given)
    return deck_of("given", {int(value): count for value, count in given.items()})


def _counts(cards: Deck) -> dict[str, int]:
    """How many there are of each value, of those that are all gone none."""
    return {str(value): cards.counts.get(value, 0) for value in full_deck().counts}


_OF_A_RACE = frozenset({"cars", "mopeds", "players", "start_spaces"})
"""What a state has that is about a race on its track."""

_QUESTIONS: tuple[tuple[set[str], Callable[[Values], Values | None]], ...] = (
    ({"track"}, _circuit),
    ({"choose_deck"}, _chosen_deck),
    ({"track_name", "grid_place"}, _grid_place),
    ({"track_name", "row"}, _grid_place),
    ({"track_name", "start_row"}, _grid_place),
    ({"track_name"}, _charted),
    ({"chart"}, _chart),
    ({"lap_lengths"}, _halves),
    ({"lap_length"}, _lap_budget),
    ({"deck", "distance"}, _turns),
    ({"slack", "curves"}, _detours),
    ({"slack", "detour_price", "chances", "probability"}, _fails),
    ({"slack", "detours"}, _fails),
    ({"played", "spaces_moved"}, _audit),
    ({"pit_spaces_consecutive"}, _overshoots),
    ({"bonus_spaces", "landing"}, _bonus_chains),
    ({"players", "rounds_completed"}, _stack),
    ({"deck"}, _any_deck),
)
"""What a case has to give -> who answers; the first that fits."""
