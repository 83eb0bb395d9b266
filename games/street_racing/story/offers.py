"""What a person is offered, best first: numbers and moves with what they cost, and of the many ways
to spend cards the best one, the others only for those who ask."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import groupby

from trackwright.games.street_racing.bots.plans import longest_suit
from trackwright.games.street_racing.race.seats import plan_like_careful
from trackwright.games.street_racing.race.table import Table
from trackwright.games.street_racing.rules.cards import in_hand
from trackwright.games.street_racing.rules.speeds import has_icon, row_to_read
from trackwright.games.street_racing.state.decisions import (
    ALLOCATING,
    DISCARD,
    END,
    LEAVING,
    MOVING,
    PLACE,
    PREPARING,
    SET,
    SHIFT,
    SLOT,
    SPEED,
    STEP,
    UP,
    UPGRADE,
    cards_in,
)
from trackwright.games.street_racing.state.layouts import (
    AT_BARRIER,
    BLOCKED,
    HAND,
    HOME,
    OVERFLOW,
    STEERED,
    TUNING,
    Race,
)
from trackwright.games.street_racing.story.happenings import place_of
from trackwright.games.street_racing.story.menu import Choice, choices_of, words_of
from trackwright.games.street_racing.story.proposals import by_loss, sharing_of
from trackwright.games.street_racing.story.ways import Drive, drives_at, drives_of
from trackwright.games.street_racing.story.words import (
    UPGRADE_ABOUT,
    UPGRADE_IDS,
    gear_words,
)
from trackwright.model.text.messages import Message, counted, joined
from trackwright.simulator.story.places import place_words
from trackwright.simulator.story.show import Option

SETS_LISTED = 3


def options_of(table: Table) -> list[Option]:
    """All that the waiting player may decide; between moves that of a careful driver first."""
    race, options = table.race, list(_options(table))
    if race.phase in (PREPARING, LEAVING):
        plan_like_careful(race, int(race.halt_player))
        plan = int(race.plan.kind), int(race.plan.choice), int(race.plan.path)
        options.sort(key=lambda option: option.row[1:] != plan)
        options[0] = replace(options[0], fold=Message(""))
    return options


def _options(table: Table) -> Iterator[Option]:
    race = table.race
    car = int(race.halt_player)
    if race.phase == ALLOCATING:
        sharing = sharing_of(race, car, "")
        yield sharing.option([share.proposed for share in sharing.shares])
        return
    choices = choices_of(table)
    if race.phase == MOVING:
        yield from _drives(table, car)
    kinds = (END, *KINDS) if race.phase == LEAVING else (*KINDS, END)
    for kind in kinds:
        yield from _of_kind(table, car, [one for one in choices if one.row[1] == kind])


KINDS = (SLOT, SPEED, SET, SHIFT, UPGRADE, PLACE, STEP, DISCARD)


def _of_kind(table: Table, car: int, choices: list[Choice]) -> Iterator[Option]:
    if choices:
        yield from _OFFERS.get(choices[0].row[1], _plain)(table, car, choices)


def _plain(table: Table, car: int, choices: list[Choice]) -> Iterator[Option]:
    for choice in choices:
        yield Option(words_of(table, choice), None, (), (), choice.row)


def _slots(table: Table, car: int, choices: list[Choice]) -> Iterator[Option]:
    """STR-09: by click, too."""
    for choice in choices:
        end = _name(table, table.race.road.slot[choice.row[2]])
        yield Option(words_of(table, choice), end, (), (), choice.row)


def _name(table: Table, space: int) -> str:
    return table.way.spots[int(space)].name


# --- moves --------------------------------------------------------------------------------------


def _speeds(table: Table, car: int, choices: list[Choice]) -> Iterator[Option]:
    """STR-16: each number with the best move that it allows."""
    found = [(choice, drives_at(table.race, car, choice.row[2])) for choice in choices]
    for choice, drives in sorted(found, key=lambda one: -one[1][0].worth if one[1] else 1 << 40):
        words = [words_of(table, choice)]
        if table.race.rules.damage and has_icon(table.race, choice.row[2]):
            words.append(Message("damage icon"))
        if not drives:
            words.append(Message("too slow for the barrier: out"))
            yield Option(joined(words), None, (), (), choice.row)
            continue
        yield _option(table, car, drives[0], [*words, drive_words(table, drives[0])], choice.row)


def _drives(table: Table, car: int) -> Iterator[Option]:
    """STR-24: every space where the move can end, by its best route."""
    for drive in drives_of(table.race, car):
        rows = tuple((car, STEP, space, 0) for space in drive.asked)
        if rows:
            yield _option(table, car, drive, [drive_words(table, drive)], *rows)


def _option(
    table: Table,
    car: int,
    drive: Drive,
    words: list[Message],
    row: tuple[int, int, int, int],
    *more: tuple[int, int, int, int],
) -> Option:
    path = tuple(_name(table, space) for space in drive.spaces)
    costs = (0, min(drive.penalties, HAND), 0)
    return Option(joined(words), path[-1], path, costs, row, more)


def drive_words(table: Table, drive: Drive) -> Message:
    """Where a move ends, and at what price."""
    place = place_words(place_of(table, drive.end))
    steps = counted(len(drive.spaces) - 1, "step")
    if drive.ending == HOME:
        words = [Message("{steps}, home with {n} left", steps=steps, n=drive.left)]
    elif drive.gained == len(drive.spaces) - 1:
        words = [Message("{steps} to {place}", steps=steps, place=place)]
    else:
        parts = {"steps": steps, "n": drive.gained, "place": place}
        words = [Message("{steps}, {n} of them forward, to {place}", **parts)]
    if drive.penalties:
        words.append(counted(drive.penalties, "penalty", "penalties"))
    if drive.ending in _ENDINGS:
        words.append(_ENDINGS[drive.ending])
    return joined(words)


_ENDINGS = {
    BLOCKED: Message("blocked"),
    OVERFLOW: Message("stopped by penalties"),
    AT_BARRIER: Message("stops at the barrier"),
    STEERED: Message("stops behind the corner"),
}


def _steps(table: Table, car: int, choices: list[Choice]) -> Iterator[Option]:
    """STR-22: one at a time, for those who want another way or a token in the middle of it."""
    fold = Message("one step at a time ({n}) ...", n=len(choices))
    here = _name(table, table.race.at[car])
    for choice in choices:
        end = _name(table, choice.row[2])
        words = words_of(table, choice)
        yield Option(words, end, (here, end), (), choice.row, fold=fold)


# --- cards --------------------------------------------------------------------------------------


def _sets(table: Table, car: int, choices: list[Choice]) -> Iterator[Option]:
    """STR-14: with the number that it promises (section 14), largest first."""
    race = table.race
    row = row_to_read(race, car)
    ranked = sorted(choices, key=lambda one: -_promise(race, car, row, one))
    fold = Message("other sets ({n}) ...", n=len(ranked) - SETS_LISTED)
    for number, choice in enumerate(ranked):
        suit, size = choice.row[2], min(choice.row[3], HAND)
        parts = {"set": words_of(table, choice), "n": round(race.outlook.best[row][size] / 10)}
        words = Message("{set}: about {n}", **parts)
        if suit == race.gear[car]:
            words = Message("{set}: about {n}, or {m}", m=int(race.deck.minimum[suit]), **parts)
        under = fold if number >= SETS_LISTED else Message("")
        yield Option(words, None, (), (), choice.row, fold=under)


def _promise(race: Race, car: int, row: int, choice: Choice) -> int:
    _, _, suit, size = choice.row
    return int(race.outlook.best[row][min(size, HAND)]) + int(suit == race.gear[car])


def _shifts(table: Table, car: int, choices: list[Choice]) -> Iterator[Option]:
    """STR-17: up, then down."""
    for direction, some in groupby(reversed(choices), key=lambda one: one.row[2]):
        gear = gear_words(int(table.race.gear[car]) + (1 if direction == UP else -1))
        fold = Message("shift to {gear} for other cards ({n}) ...", gear=gear, n=0)
        yield from _folded(table, by_loss(table.race, car, list(some)), fold)


def _upgrades(table: Table, car: int, choices: list[Choice]) -> Iterator[Option]:
    """STR-33 to STR-41: of Engine Tuning what spares the largest set."""
    tuning = [one for one in choices if one.row[2] == TUNING]
    for choice in choices:
        if choice.row[2] != TUNING:
            about = UPGRADE_ABOUT[UPGRADE_IDS[choice.row[2]]]
            yield Option(words_of(table, choice), None, (), (), choice.row, about=about)
    race = table.race
    spare = race.held[car] - in_hand(race, car, longest_suit(race, car))
    ranked = by_loss(race, car, tuning)
    ranked.sort(key=lambda one: abs(cards_in(one.row[3]) - spare))
    yield from _folded(table, ranked, Message("Engine Tuning with other cards ({n}) ...", n=0))


def _discards(table: Table, car: int, choices: list[Choice]) -> Iterator[Option]:
    fold = Message("discard other cards ({n}) ...", n=0)
    yield from _folded(table, by_loss(table.race, car, choices), fold)


def _folded(table: Table, choices: list[Choice], fold: Message) -> Iterator[Option]:
    """The first, and the others if they are asked for."""
    fold = fold.with_parts(n=len(choices) - 1)
    for number, choice in enumerate(choices):
        under = fold if number else Message("")
        yield Option(words_of(table, choice), None, (), (), choice.row, fold=under)


_OFFERS: dict[int, Callable[[Table, int, list[Choice]], Iterator[Option]]] = {
    SLOT: _slots,
    SPEED: _speeds,
    SET: _sets,
    SHIFT: _shifts,
    UPGRADE: _upgrades,
    STEP: _steps,
    DISCARD: _discards,
}
