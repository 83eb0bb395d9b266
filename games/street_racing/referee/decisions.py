"""The decisions of a case, as rows of a script.

    {"do": "shift", "dir": "up" or "down", "discard": suits}
    {"do": "upgrade", "use": upgrade}      with `discard` (engine_tuning); with `mode` "ignore" and
                                           `space`, or "place" and `side` (handling)
    {"do": "play_set", "suit", "count"}    {"do": "choose_speed", "value"}
    {"do": "step", "path": spaces}         {"do": "move_done"}: nothing more can or shall be done
    {"do": "end_turn"}, {"do": "pass"}     with `discard`: suits that clean-up discards
    {"do": "discard", "cards": suits}      what clean-up discards; `end_turn` may follow

`p` names the player, if it should be checked.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from trackwright.games.street_racing.referee.players import UPGRADES_BY_NAME, side_of, upgrade_of
from trackwright.games.street_racing.referee.situation import (
    IllegalDecision,
    Situation,
    steps_of,
)
from trackwright.games.street_racing.rules.gears import hand_limit
from trackwright.games.street_racing.rules.legal import fault_of, is_stuck
from trackwright.games.street_racing.state.codes import STR_13, STR_18
from trackwright.games.street_racing.state.decisions import (
    CHOOSING,
    DISCARD,
    DISCARDING,
    DOWN,
    END,
    LEAVING,
    LEFT,
    MOVING,
    PLACE,
    PREPARING,
    RIGHT,
    SET,
    SHIFT,
    SPEED,
    STEP,
    UP,
    UPGRADE,
    cards_in,
    cards_of,
)
from trackwright.games.street_racing.state.layouts import (
    ENGINE_POWER,
    HANDLING,
    MOST_HAND,
    STEERING,
    SUITS,
    TRANSMISSION,
    TUNING,
    TURBO,
)
from trackwright.model.text.errors import did_you_mean
from trackwright.simulator.race.cases.case_input import (
    CannotAnswer,
    Case,
    a_list,
    an_object,
    objects,
    one_of,
    whole,
)
from trackwright.simulator.table.states import DECISION_WANTED

MOST_STEPS, MOST_SPEED, MOST_DECISIONS = 200, 99, 1000


def make_decisions(situation: Situation) -> None:
    """The decisions of the case, until one is illegal."""
    decisions = objects(situation.case.get("decisions") or [], "decisions")
    if len(decisions) > MOST_DECISIONS:
        raise CannotAnswer(f"decisions: more than {MOST_DECISIONS}")
    expect = an_object(situation.case, "expect")
    wanted, place = (expect.get(f"legal_{what}_before_decision") for what in ("speeds", "steps"))
    for number, decision in in_order(situation, decisions):
        if number == place:
            situation.steps_asked, situation.steps_before = steps_of(situation), number
        if wanted in (None, number):
            situation.look_at_speeds(number)
        if not is_made(situation, decision, number):
            return
    if wanted in (None, len(decisions)):
        situation.look_at_speeds(len(decisions))


def in_order(situation: Situation, decisions: list[Case]) -> Iterator[tuple[int, Case]]:
    """H-11: tokens that belong before a draw count before the one that Engine Power makes, if they
    follow it directly."""
    waiting = None
    for number, decision in enumerate(decisions):
        if waiting and upgrade_in(decision) not in BEFORE_DRAW:
            yield waiting
            waiting = None
        if not waiting and upgrade_in(decision) == ENGINE_POWER and may_draw_again(situation):
            waiting = number, decision
        else:
            yield number, decision
    if waiting:
        yield waiting


BEFORE_DRAW = (TUNING, TURBO, STEERING)


def upgrade_in(decision: Case) -> int | None:
    """The upgrade that a decision uses, if it does."""
    use = decision.get("use", decision.get("upgrade"))
    return UPGRADES_BY_NAME.get(use) if isinstance(use, str) else None


def may_draw_again(situation: Situation) -> bool:
    race = situation.race
    if race.rules.new_set or race.halt != DECISION_WANTED:
        return False
    return fault_of(race, int(race.car), UPGRADE, ENGINE_POWER, 0) == 0


def is_made(situation: Situation, decision: Case, number: int) -> bool:
    """Make a decision; if it is illegal, nothing has changed."""
    rows, seen = situation.rows, situation.seen
    try:
        make_decision(situation, decision, f"decisions[{number}]")
    except IllegalDecision as why:
        situation.illegal, situation.fault = number, why.fault
        situation.seen = seen
        situation.run(rows)
        return False
    return True


def make_decision(situation: Situation, decision: Case, where: str) -> None:
    """Add its rows to the script; IllegalDecision if it breaks a rule."""
    do = decision.get("do")
    if not isinstance(do, str) or do not in _MAKERS:
        known = did_you_mean(str(do), _MAKERS)
        raise CannotAnswer(f"{where}.do: no decision {do!r:.40} {known}")
    player = decision.get("p", decision.get("player"))
    car = None if player is None else situation.car(player, f"{where}.p")
    closed, situation.closed = situation.closed, None
    if do == "end_turn" and closed is not None and car in (None, closed):
        return
    if situation.over or car not in (None, situation.race.car):
        raise IllegalDecision(0)
    _MAKERS[do](situation, decision, where)


def _cards(decision: Case, key: str, where: str) -> int:
    """Suits as a path of cards."""
    given = decision.get(key)
    suits = a_list([] if given is None else given, f"{where}.{key}", MOST_HAND)
    return sum(cards_of(_suit(one, f"{where}.{key}"), 1) for one in suits)


def _suit(value: Any, where: str) -> int:
    suit = value.get("suit") if isinstance(value, Mapping) else value
    return whole(suit, where, 1, SUITS)


def _shift(situation: Situation, decision: Case, where: str) -> None:
    _settle(situation)
    direction = one_of(decision.get("dir", decision.get("direction")), f"{where}.dir", _SHIFTS)
    situation.decide(SHIFT, _SHIFTS[direction], _cards(decision, "discard", where))


_SHIFTS = {"down": DOWN, "up": UP}


def _upgrade(situation: Situation, decision: Case, where: str) -> None:
    upgrade = upgrade_of(decision.get("use", decision.get("upgrade")), f"{where}.use")
    for _ in range(whole(decision.get("count", 1), f"{where}.count", 1, MOST_HAND)):
        _use(situation, upgrade, decision, where)


def _use(situation: Situation, upgrade: int, decision: Case, where: str) -> None:
    if upgrade == HANDLING:
        _handling(situation, decision, where)
    elif upgrade == TUNING:
        situation.decide(UPGRADE, TUNING, _cards(decision, "discard", where))
    else:
        if upgrade == TRANSMISSION:
            _settle(situation)
        situation.decide(UPGRADE, upgrade, 0)


def _handling(situation: Situation, decision: Case, where: str) -> None:
    mode = one_of(decision.get("mode"), f"{where}.mode", ("place", "ignore"))
    if mode == "ignore":
        space = situation.space(decision.get("space"), f"{where}.space")
        situation.decide(UPGRADE, HANDLING, space)
        return
    side = side_of(decision.get("side"), f"{where}.side")
    if not situation.race.rules.block_before:
        _settle(situation)
    situation.decide(PLACE, LEFT if side == "left" else RIGHT)


def _play_set(situation: Situation, decision: Case, where: str) -> None:
    suit = whole(decision.get("suit"), f"{where}.suit", -MOST_SPEED, MOST_SPEED)
    count = whole(decision.get("count"), f"{where}.count", -MOST_SPEED, MOST_SPEED)
    situation.decide(SET, suit, count)


def _choose_speed(situation: Situation, decision: Case, where: str) -> None:
    situation.decide(SPEED, whole(decision.get("value"), f"{where}.value", 0, MOST_SPEED))


def _step(situation: Situation, decision: Case, where: str) -> None:
    path = decision.get("path", decision.get("to"))
    path = path if isinstance(path, list) else [path]
    for i, one in enumerate(a_list(path, f"{where}.path", MOST_STEPS)):
        space = situation.space(one, f"{where}.path[{i}]")
        situation.decide(STEP, space)


def _move_done(situation: Situation, decision: Case, where: str) -> None:
    """STR-24: only if the movement has ended, or nothing is left to do."""
    if situation.race.phase in (PREPARING, CHOOSING):
        raise IllegalDecision(STR_13)
    _settle(situation)
    if situation.race.phase == MOVING:
        situation.decide(END)


def _end_turn(situation: Situation, decision: Case, where: str) -> None:
    """STR-18, STR-19."""
    race = situation.race
    if race.phase == CHOOSING:
        raise IllegalDecision(STR_13)
    car, now = int(race.car), situation.now
    if race.phase == MOVING:
        situation.decide(END)
    situation.keep_turn()
    due = int(race.held[car]) if not hand_limit(race, car) else 0
    while not situation.over and situation.now == now and race.phase != DISCARDING:
        situation.decide(END)
    if not situation.over and situation.now == now:
        _clean_up(situation, decision, car, where)
    elif cards_in(_cards(decision, "discard", where)) not in (0, due):
        raise IllegalDecision(STR_18)


def _pass(situation: Situation, decision: Case, where: str) -> None:
    """STR-19: the turn is over, whether or not the case says so as well."""
    car = int(situation.race.car)
    _end_turn(situation, decision, where)
    situation.closed = car


def _clean_up(situation: Situation, decision: Case, car: int, where: str) -> None:
    """STR-18: the cards that the decision names, or the first ones in hand."""
    race = situation.race
    over = int(race.held[car]) - int(hand_limit(race, car))
    if decision.get("discard"):
        cards = _cards(decision, "discard", where)
    elif decision.get("keep"):
        cards = _hand(situation, car) - _cards(decision, "keep", where)
    else:
        suits = [int(race.deck.suit[race.hand[car][i]]) for i in range(over)]
        cards = sum(cards_of(suit, 1) for suit in suits)
    situation.decide(DISCARD, 0, cards)


def _hand(situation: Situation, car: int) -> int:
    """The hand as a path of cards."""
    return sum(cards_of(suit, 1) for suit in situation.hand(car))


def _settle(situation: Situation) -> None:
    """STR-28, STR-44, H-05: a movement that is stuck has ended, or may be ended."""
    race = situation.race
    if race.phase == MOVING and (race.rules.may_stop or is_stuck(race, int(race.car))):
        situation.decide(END)


def _discard(situation: Situation, decision: Case, where: str) -> None:
    """STR-18: the discards of clean-up, by themselves."""
    race = situation.race
    if race.phase in (PREPARING, LEAVING, MOVING):
        _settle(situation)
        situation.decide(END)
    if race.phase != DISCARDING:
        raise IllegalDecision(STR_18)
    car, now = int(race.car), situation.now
    key = "discard" if decision.get("discard") is not None else "cards"
    situation.decide(DISCARD, 0, _cards(decision, key, where))
    if situation.over or situation.now != now:
        situation.closed = car


_MAKERS: dict[str, Callable[[Situation, Case, str], None]] = {
    "shift": _shift,
    "upgrade": _upgrade,
    "play_set": _play_set,
    "choose_speed": _choose_speed,
    "step": _step,
    "move": _step,
    "move_done": _move_done,
    "end_turn": _end_turn,
    "pass": _pass,
    "discard": _discard,
}
