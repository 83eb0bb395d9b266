"""Questions about cards, and about bare tracks: the referee's answers about budgets.

A case names no question: `answer` looks at what it contains and returns everything that follows.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any

import networkx as nx

from trackwright.games.ausgebremst.budget.budget import affordable
from trackwright.games.ausgebremst.budget.chances import p_fail, p_overshoot
from trackwright.games.ausgebremst.decks import (
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
from trackwright.games.ausgebremst.referee.budget_shapes import State, reject_unfit
from trackwright.model.lanes.measures import CarStep, fewest_steps, spaces_of_every_path
from trackwright.model.text.errors import TrackwrightError
from trackwright.simulator.race.cases.case_input import CannotAnswer, Case, found, objects, state_of
from trackwright.simulator.race.cases.case_shapes import Question, Values, reject_malformed

MOST_CHANCES = 1000
MOST_WORK = 1_000_000


def understands(case: Case) -> bool:
    """Does it contain what one of the questions needs?"""
    return _question(_given(case)) is not None


def answer(case: Case) -> Values:
    """What follows from the case by the rules."""
    state = _given(case)
    reply = _question(state)
    if reply is None:
        raise CannotAnswer("no question fits this case; the guide lists what can be asked")
    reject_malformed(state, State)
    reject_unfit(state)
    return reply(state)


def _given(case: Case) -> Values:
    state: Values = {**state_of(case)}
    if case.get("track") is not None:
        state["track"] = case["track"]
    for decision in objects(case.get("decisions") or [], "decisions"):
        state.update(decision)
    return {key: value for key, value in state.items() if value is not None}


def _question(state: Values) -> Question | None:
    if "track" in state and not _OF_A_RACE.isdisjoint(state):
        return None
    return next((reply for needed, reply in _QUESTIONS if needed <= state.keys()), None)


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
        played = _deck_named(state["deck"]).without(deposit)
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
    """AUS-V-07; for each curve the longest lane counts."""
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
    """AUS-V-01: `deck` by its name or as value -> number of cards; the deposit is set aside."""
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
    """What follows from a bare track of Ausgebremst: AUS-V-03, AUS-V-05, AUS-V-11, AUS-T-10;
    without a pit nobody stops, and nobody loses by that (AUS-H-33)."""
    track, crossings = _Bare(state["track"]), state.get("laps", LAPS) + 1
    track.reject_too_much(crossings)
    without = track.by_rows(crossings, pit_stop=False)
    with_pit = track.by_rows(crossings, pit_stop=True) if track.has_pit else without
    pairs = zip(without, with_pit, strict=True)
    costs = [stop - row for row, stop in pairs if row is not None and stop is not None]
    return {
        "chicane_spaces": track.chicanes(),
        "lap_length": track.lap_length,
        "without_pit": without,
        "with_pit": with_pit,
        "pit_detour": min(costs, default=None if track.has_pit else 0),
        "windows": list(track.windows) if track.has_pit else None,
        **_slack(state.get("deck_points", points_of_a_deck()), with_pit),
    }


class _Bare:
    """A track as a case describes it, ready to be driven by a single car."""

    def __init__(self, track: Values) -> None:
        pit = track.get("pit") or {}
        self.has_pit = bool(pit)
        self.spaces = [space["id"] for space in track["spaces"]]
        self.edges = [(a, b) for a, b in track["edges"]]
        self.line = {(a, b) for a, b in track["line"]}
        self.grid = track.get("grid") or ()
        self.entry: Any = pit.get("entry")
        self.alley, self.stops = frozenset(pit.get("alley", ())), frozenset(pit.get("stops", ()))
        self.given_windows = pit.get("windows") or ()
        self.ahead: dict[Any, list[tuple[Any, bool]]] = {space: [] for space in self.spaces}
        for a, b in self.edges:
            self.ahead[a].append((b, (a, b) in self.line))

    def reject_too_much(self, crossings: int) -> None:
        """The search covers the whole race from every grid place, with and without a stop."""
        places = sum(len(row) for row in self.grid)
        if (len(self.spaces) + len(self.edges)) * crossings * places > MOST_WORK:
            raise TrackwrightError(
                "track: the product of spaces, laps and grid places is too large"
            )

    def chicanes(self) -> list[Any]:
        """AUS-V-11: the spaces that every lap runs through, not counting the alley."""
        road = nx.DiGraph([(a, b) for a, b in self.edges if not {a, b} & self.alley])
        line = [(a, b) for a, b in self.line if not {a, b} & self.alley]
        forced = set(spaces_of_every_path(road, line))
        return [space for space in self.spaces if space in forced]

    def on_road(self, space: Any, _crossed: int = 0) -> Iterator[CarStep]:
        """The steps of a car that does not turn into the alley."""
        for to, over in self.ahead[space]:
            if to not in self.alley or space in self.alley:
                yield CarStep(to, over, to in self.stops)

    def by_rows(self, crossings: int, pit_stop: bool) -> list[int | None]:
        """The race from each row of the grid; if its places differ, the longest distance
        (AUS-V-03)."""
        windows = self.windows if pit_stop else ()

        def steps(space: Any, crossed: int) -> Iterator[CarStep]:
            yield from self.on_road(space)
            if space == self.entry and crossed in windows:
                inside = [(to, over) for to, over in self.ahead[space] if to in self.alley]
                yield from (CarStep(to, over, to in self.stops, True) for to, over in inside)

        rows: list[int | None] = []
        for row in self.grid:
            found = [fewest_steps(space, crossings, steps, pit_stop) for space in row]
            ways = [way for way in found if way is not None]
            rows.append(max(ways) if ways and len(ways) == len(found) else None)
        return rows

    @cached_property
    def windows(self) -> Sequence[int]:
        """Those given, or by the half of the lap that field A is in: AUS-H-16."""
        if self.given_windows:
            return list(self.given_windows)
        left, lap = fewest_steps(self.entry, 1, self.on_road), self.lap_length
        return (2, 3) if lap and left and 2 * left > lap else (1, 2)

    @cached_property
    def lap_length(self) -> int | None:
        """AUS-T-10: from line to line on the ideal line, wherever it begins."""
        begins = {to for steps in self.ahead.values() for to, over in steps if over} - self.alley
        before: Any = object()

        def steps(space: Any, crossed: int) -> Iterator[CarStep]:
            if space is before:
                yield from (CarStep(begin, False) for begin in begins)
            else:
                yield from self.on_road(space, crossed)

        found = fewest_steps(before, 1, steps)
        return None if found is None else found - 1


def _deck_given(given: Any) -> Deck:
    """A deck by its name, or by how many cards it has of each value; derelicts play the full deck
    (AUS-F-02)."""
    if given in ("full", "derelict"):
        return full_deck()
    if not isinstance(given, Mapping):
        return deck(given)
    return deck_of("given", {int(value): count for value, count in given.items()})


def _deck_named(given: Any) -> Deck:
    """The deck of a player, which has a name: AUS-P-02."""
    if not isinstance(given, str):
        raise CannotAnswer(f"deck: expected the name of a deck, {found(given)}")
    return deck(given)


def _counts(cards: Deck) -> dict[str, int]:
    """How many there are of each value, including zeros."""
    return {str(value): cards.counts.get(value, 0) for value in full_deck().counts}


_OF_A_RACE = frozenset({"cars", "mopeds", "players", "start_spaces"})
"""Keys of a state that make it a question about a race."""

_QUESTIONS: tuple[tuple[set[str], Question], ...] = (
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
    ({"deck"}, _any_deck),
)
"""The keys a case must have -> who answers; the first match counts."""
