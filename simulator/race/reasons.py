"""Why bots did what they did: the race is ridden once more, and at their decisions the choices are
weighed by the bots' own rules, as plain Python.

A game that can tell has a `story/reasons.py`: WEIGHED, the kind of decision that is weighed, UNIT,
what its worth is told in, and `weighed(table, bot, row)`. Which bots weigh it, their `Bot`s say.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from model.text.messages import Said
from simulator.compiler.memory import copy_state
from simulator.race.game_parts import (
    counts_in,
    gives_reasons,
    weighed,
    weighs,
)
from simulator.race.replays import Replay
from simulator.story.sentences import called
from simulator.story.watching import decided
from simulator.table.states import DECISION_WANTED
from simulator.table.table import Row, Setup, Table

SHOWN = 6


@dataclass(frozen=True)
class Weighed:
    """A choice, what the bot thought of it in positions or spaces, and whether it was taken."""

    words: Said
    value: float
    taken: bool


@dataclass(frozen=True)
class Reasons:
    """A decision of a bot: its best choices, best first, the one that was taken among them."""

    seat: str
    bot: str
    choices: tuple[Weighed, ...]
    unit: str
    """What choices are worth is told in these: "positions"."""
    rode_on: bool
    """Did it also ride the best of them on in its head, which may change their order?"""


def can_tell(replay: Replay, moment: int) -> bool:
    """Did a bot that weighs its choices decide what is told at this moment?"""
    return _decision(replay, moment) is not None


def reasons_for(replay: Replay, moments: Sequence[int]) -> list[Reasons]:
    """The choices that bots had at these moments as they saw them: all in one ride."""
    at = [_decision(replay, moment) for moment in moments]
    rows = [row for row in at if row is not None]
    assert len(rows) == len(at), "no bot weighed anything here"
    if not rows:
        return []
    race = replay.race
    setup = race.setup.with_people()
    table, desk = setup.table(race.way), setup.table(race.way)
    table.set_script(replay.told)

    def look(row: int) -> Reasons:
        copy_state(desk.race, table.race)
        return _reasons(replay, desk, replay.told[row])

    found = decided(table.race, lambda: table.ride(race.seed, race.number), rows, look)
    return [found[row] for row in rows]


def _reasons(replay: Replay, desk: Table, row: Row) -> Reasons:
    """What the bot thinks on a table that stands as it stood before this decision."""
    setup, seat = replay.race.setup, row[0]
    game, name = setup.game, setup.seats[seat].name
    bot = setup.ruleset.bot(setup.seats[seat].rider)
    desk.race.bot[seat] = bot.number
    desk.race.halt, desk.race.halt_seat, desk.race.halt_kind = DECISION_WANTED, seat, row[1]
    found = _best(weighed(desk, bot.number, row))
    rides_on = bot.imagines and int(setup.settings["roll_outs"]) > 0
    return Reasons(called(name), bot.name, found, counts_in(game), rides_on)


def _best(found: Sequence[Weighed]) -> tuple[Weighed, ...]:
    """The best ones; the one that was taken is among them, whatever it was worth, and before
    those that are as good."""
    best = sorted(found, key=lambda one: (-one.value, not one.taken))
    late = [one for one in best[SHOWN:] if one.taken]
    return (*best[: SHOWN - len(late)], *late)


def _decision(replay: Replay, moment: int) -> int | None:
    """The number of the decision that the moment tells of, if a bot made it and can tell."""
    moments, race = replay.show.moments, replay.race
    now = moments[moment]
    seats, game = race.setup.seats, race.setup.game
    if now.seat is None or now.seat >= len(seats) or not now.path or not gives_reasons(game):
        return None
    if not _weighs(race.setup, seats[now.seat].rider):
        return None
    since = moments[moment - 1].decisions if moment else 0
    for n in reversed(range(max(0, min(since, now.decisions - 1)), now.decisions)):
        if replay.told[n][:2] == (now.seat, weighs(game)):
            return n
    return None


def _weighs(setup: Setup, rider: str) -> bool:
    """Is it a bot that weighs choices? One of an earlier version may be no more."""
    return any(bot.weighs for bot in setup.ruleset.bots if bot.name == rider)
