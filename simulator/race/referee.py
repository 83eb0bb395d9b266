"""Finds the game that answers a referee's case, and returns its answer."""

from collections.abc import Mapping
from typing import Any

from trackwright.model.text.errors import did_you_mean
from trackwright.simulator.game.games import Game, all_games
from trackwright.simulator.race.cases.case_input import CannotAnswer, Case, found
from trackwright.simulator.race.game_parts import referees

NAME, RULES = "game", "rule_ids"
"""The keys of a case that say which game and which rules it is about."""


def answer(case: Case) -> dict[str, Any]:
    """The result of a case; a TrackwrightError says why there is none."""
    _reject_unknown_game(case)
    game = game_of(case)
    if game is None:
        _reject_unknown_kind(case)
        raise CannotAnswer("no game answers this case; the guide lists what can be asked")
    return referees()[game.id].answer(case)


def game_of(case: Case) -> Game | None:
    """The game whose referee answers the case: the one that it names, or the one whose rules it is
    about, otherwise the first that understands it."""
    games = [all_games()[id] for id in referees()]
    if case.get(NAME) is not None:
        games = [game for game in games if case[NAME] in game.called]
    elif isinstance(rules := case.get(RULES), list) and rules:
        games = [g for g in games if any(str(rule).startswith(g.prefix) for rule in rules)]
    return next((game for game in games if referees()[game.id].understands(case)), None)


def _reject_unknown_game(case: Case) -> None:
    """CannotAnswer lists the games."""
    if case.get(NAME) is None:
        return
    known = [name for game in all_games().values() for name in game.called]
    wanted = case[NAME]
    if not isinstance(wanted, str):
        raise CannotAnswer(f"game: expected one of {', '.join(known)}, {found(wanted)}")
    if wanted not in known:
        raise CannotAnswer(f"game: no game named {wanted!r} {did_you_mean(wanted, known)}")


def _reject_unknown_kind(case: Case) -> None:
    """CannotAnswer lists the known kinds."""
    ask, known = case.get("ask", {}), kinds()
    if not isinstance(ask, Mapping):
        raise CannotAnswer(f"ask: expected an object with a `kind`, {found(ask)}")
    if "kind" in ask and not isinstance(ask["kind"], str):
        raise CannotAnswer(f"ask.kind: expected one of: {', '.join(known)}")
    if "kind" in ask and ask["kind"] not in known:
        raise CannotAnswer(
            f"ask.kind: unknown kind {ask['kind']!r} {did_you_mean(ask['kind'], known)}"
        )


def kinds() -> list[str]:
    """The values that `ask.kind` can have."""
    return list(dict.fromkeys(kind for one in referees().values() for kind in one.KINDS))
