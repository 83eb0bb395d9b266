"""The questions about circuits and the guidelines: see the package."""

from collections.abc import Callable, Mapping
from typing import Any

from trackwright.games.motograndprix.referee.guidelines.inputs import KEYS, defaults_of, verdicts_of
from trackwright.games.motograndprix.referee.guidelines.resolving import resolve_tiles
from trackwright.games.motograndprix.referee.guidelines.verdict import GAME, Ask, Verdict
from trackwright.simulator.race.cases.case_input import CannotAnswer


def answer(case: Ask) -> dict[str, Any]:
    """The result of a case; CannotAnswer says why there is none."""
    ask = case.get("ask")
    if not isinstance(ask, Mapping):
        raise CannotAnswer("ask: expected an object with a `kind`")
    game = case.get("game", GAME)
    kind = ask.get("kind")
    if not isinstance(kind, str) or kind not in KINDS:
        raise CannotAnswer(
            f"ask.kind: unknown kind {kind!r}; about a circuit, {' and '.join(KINDS)} can be asked"
        )
    if game != GAME:
        raise CannotAnswer(f"game {game!r}: only {GAME} has guidelines that can be asked about")
    want = case.get("want") or []
    if not isinstance(want, list) or not all(isinstance(key, str) for key in want):
        raise CannotAnswer("want: expected a list of keys")
    result = KINDS[kind](ask, case)
    return {key: result[key] for key in want if key in result} if want else result


def validate(ask: Ask, case: Ask) -> dict[str, Any]:
    """Which codes each input raises."""
    if isinstance(case.get("track"), Mapping) and not any(key in ask for key in (*KEYS, "inputs")):
        ask = {**ask, "track": case["track"]}
    verdicts = list(verdicts_of(ask, defaults_of(case)))
    codes = [sorted(verdict.found) for verdict in verdicts]
    worst = Verdict()
    for verdict in verdicts:
        worst.join(verdict)
    result: dict[str, Any] = {
        "codes": codes,
        "contains": codes,
        "lacks": [sorted(verdict.looked_for - set(verdict.found)) for verdict in verdicts],
        "severity": {code: worst.found[code].value for code in sorted(worst.found)},
        "severities": [{c: v.found[c].value for c in sorted(v.found)} for v in verdicts],
    }
    for key in ("tiles", "positions"):
        values = [getattr(verdict, key) for verdict in verdicts]
        if any(value is not None for value in values):
            result[key] = values[0] if len(values) == 1 else values
    lengths = [verdict.length_result for verdict in verdicts]
    return {**result, "length_result": lengths} if any(lengths) else result


def meta(ask: Ask, case: Ask) -> dict[str, Any]:
    """An entry that describes a file of cases: it asks nothing."""
    return {}


KINDS: dict[str, Callable[[Ask, Ask], dict[str, Any]]] = {
    "meta": meta,
    "validate": validate,
    "resolve_tiles": resolve_tiles,
}
