"""A referee's answer as text: a line for each bike or car, and for each figure."""

import re
import textwrap
from collections.abc import Iterator, Mapping
from typing import Any

from trackwright.simulator.story.game_parts import rules_of

RULE_ID = re.compile(r"\b[A-Z]{3}-[A-Z]-\d\d\b")
WIDTH = 100
JOINED = "\N{NO-BREAK SPACE}"
"""Between a name and its figure: lines never break there."""
LABELS = {"pos": "position", "rear": "Rear", "front": "Front", "engine": "Engine", "at": "on"}
NOT_SAID = {"no_events": "events", "events": "event_log", "codes": "contains"}
"""Keys meant for programs, and the keys that say the same to people."""


def answer_lines(case: Mapping[str, Any], result: Mapping[str, Any]) -> Iterator[str]:
    """The whole answer as lines; those under a heading are indented."""
    wanted = case.get("want") or ()
    if isinstance(result.get("reason"), list) and "legal" in result:
        yield from _verdicts(case, result)
        result = {key: result[key] for key in result if key not in ("legal", "reason")}
    for key, value in result.items():
        if NOT_SAID.get(key) not in result or key in wanted:
            yield from _topic(key, value)


def lines_of_rules(text: str) -> Iterator[str]:
    """A line with the wording of every rule that a message names."""
    from trackwright.simulator.game.games import all_games

    for id in dict.fromkeys(RULE_ID.findall(text)):
        for game in all_games().values():
            if words := rules_of(game).get(id):
                yield from _wrapped(f"{id}: {words}", 1)


def _verdicts(case: Mapping[str, Any], result: Mapping[str, Any]) -> Iterator[str]:
    """Whether each decision is allowed, and if not, why."""
    rows = case.get("decisions") or []
    for number, (row, legal, reason) in enumerate(
        zip(rows, result["legal"], result["reason"], strict=True), start=1
    ):
        text = "allowed" if legal else reason["text"]
        yield f"decision {number}, {row.get('bike')}: {text}"
        if not legal:
            yield from lines_of_rules(reason["rule"])


def _topic(key: str, value: Any) -> Iterator[str]:
    head = _label(key)
    if _is_flat(value):
        yield from _wrapped(f"{head}: {_words(value)}")
        return
    yield f"{head}:"
    yield from _below(value)


def _is_flat(value: Any) -> bool:
    """Is it a single value: a figure, or a list or table of plain figures?"""
    if isinstance(value, Mapping):
        return not any(isinstance(one, list | Mapping) for one in value.values())
    return not isinstance(value, list) or not any(isinstance(one, list | Mapping) for one in value)


def _below(value: Any, depth: int = 1) -> Iterator[str]:
    """Rows of a table, each under its id or event, its key, or its number."""
    if isinstance(value, Mapping):
        rows = [(str(key), one) for key, one in value.items()]
    else:
        rows = [_row(number, one) for number, one in enumerate(value, start=1)]
    for name, one in rows:
        if isinstance(one, Mapping) and any(isinstance(part, Mapping) for part in one.values()):
            yield f"{'  ' * depth}{name}:"
            yield from _below(one, depth + 1)
        else:
            yield from _wrapped(f"{name}: {_words(one)}", depth)


def _row(number: int, value: Any) -> tuple[str, Any]:
    for key in ("id", "event"):
        if isinstance(value, Mapping) and key in value:
            name = str(value[key]) if key == "id" else _label(value[key])
            return name, {k: one for k, one in value.items() if k != key}
    return str(number), value


def _words(value: Any) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if value is None or (isinstance(value, list | Mapping) and not value):
        return "none"
    if isinstance(value, Mapping):
        return ", ".join(f"{_label(key)}{JOINED}{_part(one)}" for key, one in value.items())
    if isinstance(value, list):
        return ", ".join(_part(one) for one in value)
    return f"{value:g}" if isinstance(value, float) else str(value)


def _part(value: Any) -> str:
    """One part of a list or table, for use within a line."""
    if isinstance(value, list) and value:
        return "/".join(_part(one) for one in value)
    return f"({_words(value)})" if isinstance(value, Mapping) else _words(value)


def _label(key: str) -> str:
    return LABELS.get(key, key.replace("_", " "))


def _wrapped(text: str, depth: int = 0) -> Iterator[str]:
    """The line, wrapped and indented where it is too long."""
    margin = "  " * depth
    lines = textwrap.wrap(
        text,
        WIDTH,
        initial_indent=margin,
        subsequent_indent=f"{margin}    ",
        break_long_words=False,
        break_on_hyphens=False,
    )
    yield from (line.replace(JOINED, " ") for line in lines)
