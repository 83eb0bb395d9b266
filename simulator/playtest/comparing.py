"""Compares two playtests: which figures differ, by how much, and whether that is more than
chance."""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from math import isclose
from typing import TypeAlias

import numpy as np

from trackwright.model.text.messages import Message
from trackwright.simulator.playtest.groups import mean_of
from trackwright.simulator.playtest.intervals import Estimate, Z, difference, z_for
from trackwright.simulator.playtest.results import Head, Result
from trackwright.simulator.playtest.statistics import Figure, figures_of, grouped
from trackwright.simulator.table.states import RACES

Difference: TypeAlias = Callable[[Estimate, Estimate, int], Estimate]
"""Of a figure now and before, one of so many that are looked at."""
SURE, LIKELY, NO, UNKNOWN = "yes", "perhaps", "no", "-"
LEFT_OUT = re.compile(r"races|.*_advantage|grid_1_wins")
OF_SEATS = ("seat_S", "runner_R", "team_T")
"""Figures that say little about a circuit, or repeat what another figure says: by name and page."""


@dataclass(frozen=True)
class Row:
    """A figure now and before. `differs`: yes = even with all figures compared; perhaps = judged by
    this figure alone; no = it may be chance."""

    name: str
    sort: str
    now: Estimate
    before: Estimate
    change: Estimate
    differs: str


@dataclass(frozen=True)
class Comparison:
    """The differences between the set-ups, and between the figures."""

    now: Head
    before: Head
    races: tuple[int, int]
    notes: tuple[Message, ...]
    rows: tuple[Row, ...]


def compare(now: Result, before: Result) -> Comparison:
    """Compares all figures that both have."""
    ours, theirs = figures_of(now), figures_of(before)
    longer = now.head.distance != before.head.distance
    names = [name for name in ours if name in theirs and _is_compared(ours[name], longer)]
    apart = _differences(now, before)
    rows = [
        row for name in names if (row := _row(ours[name], theirs[name], len(names), apart(name)))
    ]
    return Comparison(
        now.head,
        before.head,
        (now.races, before.races),
        tuple(notes_of(now.head, before.head)),
        tuple(rows),
    )


def _is_compared(figure: Figure, longer: bool) -> bool:
    """Rates are only compared where distances differ."""
    if LEFT_OUT.fullmatch(figure.name) or figure.page.startswith(OF_SEATS):
        return False
    return longer or ("_per_lap" not in figure.name and "_per_100" not in figure.name)


def _differences(now: Result, before: Result) -> Callable[[str], Difference]:
    """How to take the difference of a figure: group by group if it is known so, of the same races
    with the same dice; otherwise as of races that have nothing in common."""
    ours, theirs = grouped(now), grouped(before)
    paired = is_paired(now, before)

    def difference_of(name: str) -> Difference:
        def apart(one: Estimate, other: Estimate, looks: int) -> Estimate:
            alone = difference(one, other, z_for(looks=looks) / Z)
            if not (paired and name in ours and name in theirs) or now.groups is None:
                return alone
            found = mean_of(ours[name] - theirs[name], now.groups[:, RACES], z_for(looks=looks))
            # A share of wins leaves out races that nobody won, so it may be another figure.
            is_it = found.value is not None and isclose(found.value, alone.value or 0, abs_tol=1e-9)
            return found if is_it else alone

        return apart

    return difference_of


def is_paired(now: Result, before: Result) -> bool:
    """Were the same races raced with the same dice, so that each can be compared with its like?"""
    ours, theirs = now.groups, before.groups
    return (
        ours is not None
        and theirs is not None
        and now.head.seed == before.head.seed
        and now.head.paired == before.head.paired
        and np.array_equal(ours[:, RACES], theirs[:, RACES])
    )


def _row(now: Figure, before: Figure, looks: int, apart: Difference) -> Row | None:
    change = apart(now.estimate, before.estimate, 1)
    if change.value is None or (change.value == 0 and now.value == 0):
        return None
    strict = apart(now.estimate, before.estimate, looks)
    return Row(now.name, now.sort, now.estimate, before.estimate, change, _differs(change, strict))


def _differs(change: Estimate, strict: Estimate) -> str:
    if not change.known:
        return UNKNOWN
    if _beside_zero(strict):
        return SURE
    return LIKELY if _beside_zero(change) else NO


def _beside_zero(change: Estimate) -> bool:
    assert change.low is not None
    assert change.high is not None
    return change.low > 0 or change.high < 0


def is_alike(now: Head, before: Head) -> bool:
    """Same circuit, same rules, so that all figures can be compared?"""
    return all(
        getattr(now, name) == getattr(before, name)
        for name in ("graph_hash", "ruleset", "ruleset_version", "options", "paired")
    )


def notes_of(ours: Head, theirs: Head) -> Iterator[Message]:
    """Differences between the set-ups, to be read before the figures."""
    if ours.graph_hash == theirs.graph_hash:
        yield Message("the same circuit and laps")
    elif ours.distance != theirs.distance:
        yield Message(
            "different distance: {now} now, {before} before. Do not compare figures of whole "
            "races; compare those per lap and per 100 positions",
            now=_distance(ours),
            before=_distance(theirs),
        )
    else:
        yield Message(
            "different circuits of the same distance: {distance}", distance=_distance(ours)
        )
    same_game = ours.game.id == theirs.game.id
    if not same_game:
        yield Message(
            "different game: {now} now, {before} before",
            now=ours.game.name,
            before=theirs.game.name,
        )
    pairs = {
        Message("rules"): (_rules(ours), _rules(theirs)) if same_game else (None, None),
        Message("players"): (_players(ours), _players(theirs)),
        Message("seed"): (ours.seed, theirs.seed),
        Message("dice"): (_dice(ours), _dice(theirs)),
        "Trackwright": (ours.programs.get("trackwright"), theirs.programs.get("trackwright")),
    }
    for what, (one, other) in pairs.items():
        if one != other and None not in (one, other):
            yield Message(
                "different {what}: {now} now, {before} before", what=what, now=one, before=other
            )
    yield from _options(ours, theirs) if same_game else ()


def _options(now: Head, before: Head) -> Iterator[Message]:
    """Options that both can have; other differences follow from the rules, which are reported."""
    for name in sorted(now.options.keys() & before.options.keys()):
        one, other = now.options[name], before.options[name]
        if one != other:
            yield Message(
                "different option {name}: {now} now, {before} before",
                name=name,
                now=one,
                before=other,
            )


def _rules(head: Head) -> Message:
    return Message("{rules} version {n}", rules=head.ruleset, n=head.ruleset_version)


def _distance(head: Head) -> Message:
    return Message("{n} laps of {positions} positions", n=head.laps, positions=head.positions)


def _dice(head: Head) -> Message:
    return Message("paired") if head.paired else Message("thrown in the order of play")


def _players(head: Head) -> str:
    players = [seat.player for seat in head.seats]
    return ", ".join(f"{players.count(bot)} {bot}" for bot in head.bots)
