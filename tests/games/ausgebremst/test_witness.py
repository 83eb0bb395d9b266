"""The witness has nothing against races by the rules, and notices every fault that is planted."""

import copy
import inspect
import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from types import ModuleType
from typing import Any

import pytest

from tests.games.ausgebremst import book_races
from tests.games.ausgebremst.book_races import BookRace, drive
from tests.games.ausgebremst.by_the_book import moves, turns
from tests.games.ausgebremst.witness import Objection

Event = dict[str, Any]
Events = list[Event]
TRIES = 40


@cache
def driven(seed: int) -> BookRace:
    return drive(seed)


def objection(race: BookRace, events: Events) -> str:
    """What the witness has against these events; "" if nothing."""
    try:
        copy.deepcopy(race).read(events)
    except Objection as found:
        return str(found)
    return ""


@pytest.mark.slow
def test_nothing_is_noticed_in_races_by_the_book() -> None:
    """AUS-F-04 to F-42, AUS-P-02 to P-11, AUS-H-02 to H-33, AUS-V-09, all options."""
    for seed in range(15):
        race = driven(seed)
        assert objection(race, race.events) == "", seed


@pytest.mark.slow
def test_nothing_is_noticed_in_many_races_by_the_book() -> None:
    for seed in range(100, 160):
        race = drive(seed)
        assert objection(race, race.events) == "", seed


# --- what is told is falsified ---


@dataclass(frozen=True)
class Lie:
    """Of the events of one kind that fit, one is changed, left out or told twice."""

    what: str
    event: str
    change: Callable[[Events, int], None]
    fits: Callable[[Event], bool] = lambda _: True


def _set(**figures: Any) -> Callable[[Events, int], None]:
    def change(events: Events, i: int) -> None:
        for name, value in figures.items():
            events[i][name] = value(events[i][name]) if callable(value) else value

    return change


def _leave_out(events: Events, i: int) -> None:
    del events[i]


def _twice(events: Events, i: int) -> None:
    events.insert(i, events[i])


def _before_it(*told: Event) -> Callable[[Events, int], None]:
    def change(events: Events, i: int) -> None:
        events[i:i] = [{"car": events[i]["car"], **one} for one in told]

    return change


def _after_it(*told: Event) -> Callable[[Events, int], None]:
    def change(events: Events, i: int) -> None:
        events[i + 1 : i + 1] = [{"car": events[i]["car"], **one} for one in told]

    return change


def _another(card: int) -> int:
    return card % 6 + 1


def _sideways(path: list[str]) -> list[str]:
    """The second step to beside the first one."""
    beside = {"a": "b", "b": "a"}.get(path[0][0], "y") + path[0][1:]
    return [path[0], beside, *path[2:]]


LIES = (
    Lie("a seven in the draw (F-04)", "start_draw", _set(card=7)),
    Lie("another draw (H-02)", "start_draw", _set(again=lambda n: n + 1)),
    Lie("a draw left out (H-02)", "start_draw", _leave_out),
    Lie("another place of the grid (F-06)", "grid", _set(place=_another)),
    Lie("started elsewhere (H-01)", "grid", _set(space="a0")),
    Lie("one car less (F-01)", "grid", _leave_out),
    Lie("another deck (P-02)", "deck", _set(type=lambda t: "fast" if t != "fast" else "slow")),
    Lie("another card of the stack (P-07)", "hand", _set(card=_another)),
    Lie("hand of one (P-07)", "hand", _leave_out),
    Lie("rounds counted twice", "round", _set(number=lambda n: n + 1)),
    Lie("a round without a beginning", "round", _leave_out),
    Lie("another card than was played (F-14)", "move", _set(card=_another)),
    Lie("a step less (F-14)", "move", _set(path=lambda p: p[:-1]), lambda e: len(e["path"]) > 1),
    Lie("a step sideways (F-13)", "move", _set(path=_sideways), lambda e: len(e["path"]) > 1),
    Lie("a turn left out (F-08)", "move", _leave_out),
    Lie("two turns (F-08)", "move", _twice),
    Lie("shows the hand instead (H-05)", "move", _before_it({"event": "pass"})),
    Lie("waits instead (F-18)", "move", _before_it({"event": "wait"})),
    Lie("passes for another reason", "pass", _set(event="wait")),
    Lie("waits for another reason", "wait", _set(event="pass")),
    Lie("lost turn left out", "pass", _leave_out),
    Lie("another card turned (F-34)", "turned", _set(card=_another)),
    Lie("a card turned although blocked (F-36)", "blocked", _set(event="turned", card=3)),
    Lie("blocked, but not (F-36)", "turned", _set(event="blocked")),
    Lie(
        "spent, but drivable (F-33)",
        "move",
        _set(event="spent", back=False),
        lambda e: "D" in e["car"],
    ),
    Lie("back on top (H-13)", "spent", _set(back=lambda b: not b)),
    Lie("a crossing not counted (T-11)", "line", _leave_out),
    Lie("a crossing too many (T-11)", "line", _set(crossings=lambda n: n + 1)),
    Lie("a stop not noted (H-17)", "stop", _leave_out),
    Lie("a stop on the track (H-17)", "line", _after_it({"event": "stop"})),
    Lie("another card of the deposit (P-10)", "deposit", _set(card=_another)),
    Lie("deposit left lying (P-10)", "deposit", _leave_out),
    Lie("another stack (P-08)", "draw", _set(stack=lambda n: (n + 1) % 4)),
    Lie("another card drawn (P-08)", "draw", _set(card=_another)),
    Lie("no card drawn (P-08)", "draw", _leave_out),
    Lie("two cards drawn (P-08)", "draw", _twice),
    Lie("stays although out (H-19, H-22)", "out", _leave_out),
    Lie("out for another reason", "out", _set(cause=lambda c: "pit" if c == "cards" else "cards")),
    Lie("measure of the loser (H-24)", "out", _set(left=lambda n: n + 1)),
    Lie("not home (F-40)", "finish", _leave_out),
    Lie("a better place (F-40)", "finish", _set(place=lambda n: n - 1)),
    Lie("home before the line (H-20)", "stop", _after_it({"event": "finish", "place": 1})),
)


@pytest.mark.slow
@pytest.mark.parametrize("lie", LIES, ids=lambda lie: lie.what)
def test_lie_is_noticed(lie: Lie) -> None:
    """Every single one, wherever in a race it is told."""
    told = 0
    for seed in range(TRIES):
        race = driven(seed)
        found = [i for i, e in enumerate(race.events) if e["event"] == lie.event and lie.fits(e)]
        if found:
            events = copy.deepcopy(race.events)
            lie.change(events, found[seed % len(found)])
            assert objection(race, events), (seed, race.events[found[seed % len(found)]])
            told += 1
        if told == 3:
            return
    pytest.fail(f"no {lie.event} to change")


def test_cards_that_no_deck_has_are_noticed() -> None:
    """AUS-F-02: a seven, or a six too many."""
    race = drive(3, "family")
    race.decks["P1"][0] = 6 if race.decks["P1"][0] != 6 else 5
    assert "has other cards" in objection(race, race.events)


def test_race_that_is_told_to_the_middle_is_noticed() -> None:
    race = driven(3)
    assert objection(race, race.events[: len(race.events) // 2])


# --- the rules are broken ---


@dataclass(frozen=True)
class Fault:
    """A rule that the cars drive by, with one piece of its source replaced."""

    what: str
    module: ModuleType
    old: str
    new: str
    mode: str | None = None
    since: int = 0
    """The seed from which on it is looked for: some rules are seldom needed."""


FAULTS = (
    Fault("two on a space (F-11)", moves, "end in table.taken(car)", "False"),
    Fault(
        "the alley at any time (F-26)",
        moves,
        "return table.circuit.is_open(crossings)",
        "return True",
    ),
    Fault(
        "derelicts pit in the pro game (P-11)",
        moves,
        "table.is_pro and car.is_derelict",
        "False",
        "pro",
    ),
    Fault(
        "past A with the entry blocked (F-31)",
        moves,
        "return track.can_still_stop(start, crossings) and",
        "return False and",
        "family",
    ),
    Fault(
        "no stop needed (F-30)",
        moves,
        "return not table.circuit.can_still_stop",
        "return False and str",
        "family",
    ),
    Fault(
        "stop needed in the pro game (P-09)",
        moves,
        "not table.is_pro and not car.pitted",
        "not car.pitted",
        "pro",
    ),
    Fault("six of the leader (F-15)", moves, "if car not in table.leaders():", "if True:"),
    Fault(
        "six barred behind the leader (F-15)", moves, "if car not in table.leaders():", "if False:"
    ),
    Fault("six barred for the start (H-06)", moves, "return car.cards_played == 0", "return False"),
    Fault("ban after the winner is home (F-20)", moves, "table.is_won or ", ""),
    Fault(
        "ban on the chicane (F-19)",
        moves,
        "table.circuit.spaces[car.space].is_chicane or ",
        "",
        since=16,
    ),
    Fault(
        "derelicts pass the pit (F-38)",
        moves,
        "if not must_stop(table, car):\n        return []",
        "return []",
        "family",
    ),
    Fault(
        "derelicts stop twice (F-38)",
        moves,
        "if not must_stop(table, car):\n        return []",
        "",
        "family",
    ),
    Fault(
        "derelicts take the long way (H-14)", moves, "return left, changes", "return -left, changes"
    ),
    Fault("derelicts weave (H-14)", moves, "return left, changes", "return left, -changes"),
    Fault(
        "derelicts turn a card in the wall (F-36)",
        moves,
        "return bool(steps_of(",
        "return True or bool(steps_of(",
    ),
    Fault(
        "derelict plays its six (F-37)",
        turns,
        "is_six_barred(table, car)\n        route",
        "False\n        route",
    ),
    Fault(
        "no refill (F-08)", turns, "len(car.hand) < HAND", "len(car.hand) < 1 and HAND", "family"
    ),
    Fault("a stop is forgotten (H-17)", turns, "car.pitted = True", "pass"),
    Fault(
        "a lap too many (T-11)",
        turns,
        "= route.end, route.crossings",
        "= route.end, route.crossings + (route.crossings == 2)",
    ),
    Fault(
        "players go on without cards (F-39)",
        turns,
        "if car.is_out_of_cards and self.to_collect is not car:",
        "if False:",
        since=24,
    ),
    Fault("deposit stays (P-10)", turns, "car if car.deposit else None", "None", "pro"),
    Fault("cars stay behind the line (H-20)", turns, "elif car.at == FINISH:", "elif False:"),
    Fault(
        "last one starts (F-06)",
        book_races,
        "first = self._draw_for_start()",
        "first = self._draw_for_start() + 1",
    ),
    Fault(
        "one card too many (P-07)",
        turns,
        '"family" if table.readings.says("start_hand", "three") else "pro"',
        '"family"',
        "pro",
    ),
    Fault(
        "full decks (F-02)",
        book_races,
        '"family" if kind == "player" else "full"',
        '"full"',
        "family",
    ),
    Fault(
        "no deposit (P-05)",
        book_races,
        "car.deposit = list(self.race.witness.deposits()[row])",
        "pass",
        "pro",
    ),
)


@pytest.fixture
def faulty_drive(
    request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> tuple[Fault, Callable[..., BookRace]]:
    """`drive` by a copy of the rules with the fault in it; the witness keeps to the true ones."""
    fault: Fault = request.param
    drives: Any = None
    for module in (moves, turns, book_races):
        text = inspect.getsource(module)
        if module is fault.module:
            assert fault.old in text, f"{fault.old!r} is gone: renew this fault"
            text = text.replace(fault.old, fault.new)
        made = ModuleType(module.__name__)
        monkeypatch.setitem(sys.modules, module.__name__, made)
        exec(compile(text, f"<{module.__name__} with a fault>", "exec"), made.__dict__)
        drives = made
    return fault, drives.drive


@pytest.mark.slow
@pytest.mark.parametrize("faulty_drive", FAULTS, indirect=True, ids=lambda fault: fault.what)
def test_broken_rule_is_noticed(faulty_drive: tuple[Fault, Callable[..., BookRace]]) -> None:
    fault, drives = faulty_drive
    for seed in range(fault.since, fault.since + TRIES):
        try:
            race = drives(seed, fault.mode)
        except (ValueError, AssertionError):  # the race cannot even be driven any more
            continue
        if objection(race, race.events):
            return
    pytest.fail("nothing noticed")
