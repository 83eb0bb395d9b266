"""Answers to referee cases of Ausgebremst.

`answer(case)` returns a dictionary with all that follows from what the case gives.

With cars on a circuit, when a car has its first turn, or without one after the script
    `legal`             per car on the track with a hand, per card: its ends, sorted; FINISH is one
    `must_pass`         per such car: no card can be played
    `eliminating_ends`  per such car, per card: ends that take it out, where there are any
about the situation before the script
    `remain`, `dist`    per space: the lead measure to the next crossing, the fewest steps over the
                        line; `lap_length`
    `race_left`         per car on the track: the lead measure
    `leaders`           ids in input order
and about what the script does (decisions in the order given; without any the turn of `state.turn`,
if it is that of a derelict or of a car that must pass)
    `after`             per car: at (a space, FINISH, OUT), crossings, removed, pitted, and what it
                        was given of hand, deck, stacks, deposit, cards_played; `remaining` of a car
                        that was taken out: the lead measure where it stood
    `turned_over`       per derelict that acted: the card, or null
    `hand_shown`        per car that passed, or whom the script left without a play
    `drawable_stacks`   numbers from 1, when the last draw (of a starting hand the first) was due
    `finished`          ids that came home, in order; `race_over`
With a circuit alone: `chicane_spaces`, `lap_length`, `remain`, `dist`, and by rows of the grid
`without_pit`, `with_pit`, `slack_with_pit`, with `pit_detour` between the first ones.
Without a circuit: see `cards` and `series`.

What a case leaves out does not matter: without `pitted` a car has done its stop, without
`cards_played` it has played some, without `deck` and `stacks` nothing is drawn and cards do not run
out. A decision that a rule forbids is an error.
"""

from collections.abc import Mapping
from typing import Any

from tests.games.ausgebremst.by_the_book import cards, series
from tests.games.ausgebremst.by_the_book.moves import Route, is_eliminating, playable
from tests.games.ausgebremst.by_the_book.table import Car, Table, table_of
from tests.games.ausgebremst.by_the_book.track import OUT, Track
from tests.games.ausgebremst.by_the_book.turns import Play, stack_faults

Case = Mapping[str, Any]
Answer = dict[str, Any]


def answer(case: Case) -> Answer:
    """The result of a case, or a ValueError that says why there is none."""
    state = case.get("state") or {}
    if state.get("cars"):
        return _race(case, table_of(case))
    if case.get("track"):
        return _circuit(Track(case["track"]))
    given = dict(state)
    for decision in case.get("decisions") or ():
        given |= decision
    draws = (case.get("cards") or {}).get("start_draw")
    for needed, reply in QUESTIONS:
        if set(needed) <= given.keys():
            return dict(reply(given))
    if draws and "players_clockwise" in given:
        return series.first_grid(given, draws)
    raise ValueError("state: nothing follows from what the case gives")


# --- a race ---


def _race(case: Case, table: Table) -> Answer:
    found = _situation(table) if table.track else {}
    play = Play(table)
    decisions = list(case.get("decisions") or ())
    turn = (case.get("state") or {}).get("turn")
    acted = [table.car(decision.get("car") or table.cars[0].id) for decision in decisions]
    for at, decision in enumerate(decisions):
        if at and acted[at] not in acted[:at] and acted[at].on_track:
            _update_choices(found, table, [acted[at]])
        play.run([decision], None)
    if not decisions:
        play.run([], turn)
    play.end()
    others = [car for car in table.racing() if car not in acted and (decisions or car.id != turn)]
    _update_choices(found, table, others)
    if decisions:
        shut_in = [car for car in others if found.get("must_pass", {}).get(car.id)]
        play.hand_shown |= {car.id: list(car.hand or ()) for car in shut_in}
    found |= {
        "after": {car.id: _after(car) for car in table.cars},
        "hand_shown": play.hand_shown,
        "turned_over": play.turned_over,
        "finished": table.finished,
        "race_over": table.is_over,
    }
    if play.drawable is not None:
        found["drawable_stacks"] = play.drawable
    return found


def _situation(table: Table) -> Answer:
    return {
        **_measures(table.circuit),
        "leaders": [car.id for car in table.leaders()],
        "race_left": {car.id: table.race_left(car) for car in table.racing()},
        **_choices(table, table.racing()),
    }


def _update_choices(found: Answer, table: Table, cars: list[Car]) -> None:
    """What these cars may do now, instead of before."""
    if table.track:
        for key, rows in _choices(table, cars).items():
            found[key] |= rows


def _choices(table: Table, cars: list[Car]) -> dict[str, Answer]:
    holders = [car for car in cars if car.hand is not None and not car.is_derelict]
    options = {car.id: playable(table, car) for car in holders}
    return {
        "legal": {
            id: {str(card): sorted({route.end for route in found}) for card, found in hand.items()}
            for id, hand in options.items()
        },
        "must_pass": {id: not any(hand.values()) for id, hand in options.items()},
        "eliminating_ends": {car.id: _eliminating(table, car, options[car.id]) for car in holders},
    }


def _eliminating(table: Table, car: Car, hand: dict[int, list[Route]]) -> dict[str, list[str]]:
    found = {
        str(card): sorted({one.end for one in routes if is_eliminating(table, car, one)})
        for card, routes in hand.items()
    }
    return {card: ends for card, ends in found.items() if ends}


def _after(car: Car) -> Answer:
    state: Answer = {
        "at": car.at,
        "crossings": car.crossings,
        "removed": car.at == OUT,
        "pitted": car.pitted,
    }
    kept = {"hand", "deck", "stacks", "deposit", "cards_played"} & car.given
    state |= {name: getattr(car, name) for name in sorted(kept)}
    if car.remaining is not None:
        state["remaining"] = car.remaining
    return state


# --- a circuit ---


def _measures(track: Track) -> Answer:
    return {
        "lap_length": track.lap_length,
        "remain": {space: track.remain(space) for space in track.spaces},
        "dist": {space: track.dist(space) for space in track.spaces},
    }


def _circuit(track: Track) -> Answer:
    """AUS-V-03, AUS-V-11: of unequal places of a row the longer way counts; AUS-H-33 without a
    pit the stop costs nothing."""
    found = {**_measures(track), "chicane_spaces": track.chicanes()}
    has_pit = track.pit is not None
    found["without_pit"] = without = [_longest(track, row, with_stop=False) for row in track.rows]
    found["with_pit"] = with_pit = [_longest(track, row, with_stop=has_pit) for row in track.rows]
    pairs = zip(without, with_pit, strict=True)
    costs = [two - one for one, two in pairs if one is not None and two is not None]
    found["slack_with_pit"] = [None if way is None else cards.POINTS - way for way in with_pit]
    return found | {"pit_detour": min(costs, default=None) if has_pit else 0}


def _longest(track: Track, row: list[str], with_stop: bool) -> int | None:
    ways = [track.race_distance(place, with_stop) for place in row]
    known = [way for way in ways if way is not None]
    return max(known) if known and len(known) == len(ways) else None


# --- stacks ---


def _stacks(state: Case) -> Answer:
    """AUS-P-06, AUS-H-25."""
    played = cards.less(cards.deck(state["deck"]), state.get("deposit") or ())
    stacking = str(state.get("stacking", "free"))
    faults = list(stack_faults(state["stacks"], played, stacking))
    return {"stacks_legal": not faults, "faults": faults}


QUESTIONS: tuple[tuple[tuple[str, ...], Any], ...] = (
    (("stacks", "deck"), _stacks),
    *cards.QUESTIONS,
    (("results",), series.standings),
    (("finish_order",), series.result),
    (("grid",), series.turn_order),
)
"""What a case without a circuit gives, and who answers; the first that fits."""
