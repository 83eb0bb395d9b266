"""Why a bot did what it did: the race is ridden to its decision once more, and the choices are
weighed by the bot's own rules, as plain Python.

A game that can tell has a `reasons.py` (`motograndprix/reasons.py`): WEIGHED, the kind of decision
that is weighed, WEIGHING, the bots that weigh it, UNIT, what its worth is told in,
`weighed(table, bot, row)` and `rides_on(table, bot)`.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from model.wording import Said
from simulator.replays import Replay
from simulator.sentences import called
from simulator.states import DECISION_WANTED
from simulator.table import PERSON, Row

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


def reasons_for(replay: Replay, moment: int) -> Reasons:
    """Its choices as it saw them."""
    at = _decision(replay, moment)
    assert at is not None, "no bot weighed anything here"
    race, game = replay.race, replay.race.setup.game
    told = replay.table.script_told()
    seat = race.setup.seats[told[at][0]]
    table = race.with_person(told[at][0]).setup.table(race.way)
    table.set_script(told[:at])
    halt = table.ride(race.seed, race.number)
    assert halt == DECISION_WANTED, "the race did not come to this decision again"
    bot = race.setup.ruleset.bot(seat.rider)
    found = _best(game.weighed(table, bot.number, told[at]))
    return Reasons(
        called(seat.name), bot.name, found, game.counts_in, game.rides_on(table, bot.number)
    )


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
    if now.seat is None or now.seat >= len(seats) or not now.path or not game.has("reasons"):
        return None
    rider = seats[now.seat].rider
    if rider == PERSON or race.setup.ruleset.bot(rider).number not in game.weighing_bots:
        return None
    told: Sequence[Row] = replay.table.script_told()
    since = moments[moment - 1].decisions if moment else 0
    rows = [n for n in range(now.decisions) if told[n][:2] == (now.seat, game.weighs)]
    return rows[-1] if rows and rows[-1] >= min(since, now.decisions - 1) else None
