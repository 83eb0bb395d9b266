"""Which game answers a referee's case about a race, and its answer."""

from collections.abc import Mapping
from typing import Any

from model.text.errors import did_you_mean
from simulator.game.games import Game, all_games
from simulator.race.case_input import CannotAnswer, found

NAME, RULES = "game", "rule_ids"
"""The keys of a case that say which game it is about, and which rules."""
OTHERS = ("moped", "street", "dice")
"""Games whose races nobody answers questions about; cases may be about their cards or circuits."""


def refuse_unknown_game(case: Mapping[str, Any]) -> None:
    """CannotAnswer names the games there are."""
    if case.get(NAME) is None:
        return
    known = [*(name for game in all_games().values() for name in game.called), *OTHERS]
    wanted = case[NAME]
    if not isinstance(wanted, str):
        raise CannotAnswer(f"game: expected one of {', '.join(known)}, {found(wanted)}")
    if wanted not in known and wanted.partition("-")[0] not in OTHERS:
        raise CannotAnswer(f"game: no game {wanted!r} {did_you_mean(wanted, known)}")


def game_of(case: Mapping[str, Any]) -> Game | None:
    """The game whose referee answers the case: the one that it names, or the one whose rules it is
    about, or else the first that understands it; None if no rules of racing answer it."""
    games = [game for game in all_games().values() if game.has("referee")]
    if case.get(NAME) is not None:
        games = [game for game in games if case[NAME] in game.called]
    elif isinstance(rules := case.get(RULES), list) and rules:
        games = [g for g in games if any(str(rule).startswith(g.prefix) for rule in rules)]
    return next((game for game in games if game.referee.understands(case)), None)


def is_about_a_race(case: Mapping[str, Any]) -> bool:
    """Is it a question that a game's rules of racing answer?"""
    return game_of(case) is not None


def answer(case: Mapping[str, Any]) -> dict[str, Any]:
    """The result of such a case; a TrackwrightError says why there is none."""
    game = game_of(case)
    assert game is not None, "asked only if it is about a race"
    result: dict[str, Any] = game.referee.answer(case)
    return result


def kinds() -> list[str]:
    """What `ask.kind` can be in cases about races."""
    games = [game for game in all_games().values() if game.has("referee")]
    return list(dict.fromkeys(kind for game in games for kind in game.referee.KINDS))
