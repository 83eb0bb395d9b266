"""Why bots decided as they did: the race is run once more, and at each of their decisions the bots'
own rules rate the choices, as plain Python.

A game that supports this has a `story/reasons.py`: WEIGHED, the kinds of decisions that are rated
(moves, bets), UNIT, the unit of the ratings, and `rated_choices(table, bot, row)`. A bot's `Bot`
says whether it rates.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from trackwright.model.text.messages import Message
from trackwright.simulator.compiler.data.memory import copy_state
from trackwright.simulator.race.game_parts import (
    gives_reasons,
    rated_choices,
    rated_kinds,
    rating_unit,
)
from trackwright.simulator.race.replays import Replay
from trackwright.simulator.story.sentences import called
from trackwright.simulator.story.show import Moment
from trackwright.simulator.story.watching import observe_decisions
from trackwright.simulator.table.states import DECISION_WANTED
from trackwright.simulator.table.table import Row, Setup, Table

SHOWN = 6


@dataclass(frozen=True)
class RatedChoice:
    """A choice, its rating by the bot in the game's unit, and whether it was taken."""

    words: Message
    value: float
    taken: bool


@dataclass(frozen=True)
class Reasons:
    """A decision of a bot: its best choices, best first, including the one taken."""

    seat: str
    bot: str
    choices: tuple[RatedChoice, ...]
    unit: str
    """The unit of the ratings: "positions"."""
    rolled_out: bool
    """Did it also refine the best of them by simulated rollouts, which may change their order?"""


def can_explain(replay: Replay, moment: int) -> bool:
    """Is this moment the decision of a bot that rates its choices?"""
    return _decision(replay, moment) is not None


def reasons_for(replay: Replay, moments: Sequence[int]) -> list[Reasons]:
    """The choices that bots had at these moments, as they rated them: all in one run."""
    at = [_decision(replay, moment) for moment in moments]
    rows = [row for row in at if row is not None]
    assert len(rows) == len(at), "no bot weighed anything here"
    if not rows:
        return []
    race = replay.race
    setup = race.setup.with_people()
    table, desk = setup.table(race.way), setup.table(race.way)
    table.set_script(replay.all_decisions)

    def look(row: int) -> Reasons:
        copy_state(desk.race, table.race)
        return _reasons(replay, desk, replay.all_decisions[row])

    found = observe_decisions(table.race, lambda: table.run(race.seed, race.number), rows, look)
    return [found[row] for row in rows]


def _reasons(replay: Replay, desk: Table, row: Row) -> Reasons:
    """What the bot thinks of a table as it was before this decision."""
    setup, seat = replay.race.setup, row[0]
    game, name = setup.game, setup.seats[seat].name
    bot = setup.ruleset.bot(setup.seats[seat].player)
    desk.race.bot[seat] = bot.number
    desk.race.halt, desk.race.halt_player, desk.race.halt_kind = DECISION_WANTED, seat, row[1]
    found = _best(rated_choices(desk, bot.number, row))
    rolls_out = bot.imagines and int(setup.settings["roll_outs"]) > 0
    return Reasons(called(name), bot.name, found, rating_unit(game), rolls_out)


def _best(found: Sequence[RatedChoice]) -> tuple[RatedChoice, ...]:
    """The best choices; the one taken is always among them, ahead of equally good ones."""
    best = sorted(found, key=lambda one: (-one.value, not one.taken))
    late = [one for one in best[SHOWN:] if one.taken]
    return (*best[: SHOWN - len(late)], *late)


def _decision(replay: Replay, moment: int) -> int | None:
    """The number of the decision behind this moment, if it was made by a bot that can explain it:
    the last one before a runner's move, or one of a player that moves nothing."""
    moments, race = replay.show.moments, replay.race
    now = moments[moment]
    seats, game = race.setup.seats, race.setup.game
    moves_nothing = now.runner is None
    if now.player is None or not (now.path or moves_nothing) or not gives_reasons(game):
        return None
    if moves_nothing and _holds_secrets(replay, now, now.player):
        return None
    if not _weighs(race.setup, seats[now.player].player):
        return None
    since = _decisions_before(replay, moment)
    first = since if moves_nothing else max(0, min(since, now.decisions - 1))
    for n in reversed(range(first, now.decisions)):
        player, kind, *_ = replay.all_decisions[n]
        if player == now.player and kind in rated_kinds(game):
            return n
    return None


def _decisions_before(replay: Replay, moment: int) -> int:
    """How many decisions were made before this one's part of a turn. A turn may be prepared in
    moments of its own, in which nothing moves."""
    moments, now = replay.show.moments, replay.show.moments[moment]
    before = moment - 1
    while now.path and before >= 0 and _prepares(moments[before], now):
        before -= 1
    return moments[before].decisions if before >= 0 else 0


def _prepares(before: Moment, now: Moment) -> bool:
    """Is it of the same turn? What happens to nobody, such as new cards, may come in between."""
    same = before.round == now.round and before.player in (None, now.player)
    return same and not before.path


def _holds_secrets(replay: Replay, now: Moment, player: int) -> bool:
    """May a decision that nobody sees on the track be as secret as the player's cards?"""
    held = now.players[player]
    hidden = any(pile.seen_by == "owner" for pile in held.piles) or not held.shows_slots
    secret = bool(held.hand) or hidden
    return secret and not replay.sees_hand(player)


def _weighs(setup: Setup, player: str) -> bool:
    """Is it a bot that rates choices? A bot of an earlier version may no longer exist."""
    return any(bot.weighs for bot in setup.ruleset.bots if bot.name == player)
