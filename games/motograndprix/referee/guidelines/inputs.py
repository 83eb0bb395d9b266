"""The inputs of a question, in whichever form they are written, and the figures beside them."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import Any

from trackwright.games.motograndprix.referee.guidelines.counts import (
    of_angles,
    of_corner_difficulties,
    of_length,
    of_marker_counts,
    of_tile_counts,
)
from trackwright.games.motograndprix.referee.guidelines.laps import of_positions
from trackwright.games.motograndprix.referee.guidelines.tiles import of_tiles
from trackwright.games.motograndprix.referee.guidelines.verdict import (
    FIGURES,
    Ask,
    Figures,
    Verdict,
)
from trackwright.model.layout.track import MAX_PIECES
from trackwright.model.text.errors import did_you_mean
from trackwright.simulator.race.cases.case_input import CannotAnswer, a_case, a_list
from trackwright.validators.balance.bal501_length import BANDS

_PLURAL = {"levels": "level"}


def defaults_of(case: Ask) -> Figures:
    """Level and options of the case as a whole."""
    options = case.get("options") or {}
    if not isinstance(options, Mapping):
        raise CannotAnswer("options: expected an object")
    known = {"series_gap": "series_gap", "MGP-H-45": "series_gap", "H-45": "series_gap"}
    for key in options:
        if key not in known:
            raise CannotAnswer(f"no option named {key!r} {did_you_mean(str(key), known)}")
    level = case.get("level")
    figures = Figures(level=level if isinstance(level, str) and level in BANDS else None)
    return _with(figures, {known[key]: value for key, value in options.items()})


def _with(figures: Figures, given: Ask) -> Figures:
    """The figures, updated with the given ones."""
    for key, value in given.items():
        if value is None:
            continue
        if not isinstance(value, FIGURES[key]) or isinstance(value, bool):
            raise CannotAnswer(f"{key}: expected {FIGURES[key].__name__}, found {value!r}")
        changed: dict[str, Any] = {key: value}
        figures = replace(figures, **changed)
    if figures.level is not None and figures.level not in BANDS:
        raise CannotAnswer(f"no level named {figures.level!r} {did_you_mean(figures.level, BANDS)}")
    if figures.boxes < 1 or figures.series_gap < 0:
        raise CannotAnswer("expected boxes from 1 and series_gap from 0 on")
    return figures


def verdicts_of(ask: Ask, defaults: Figures) -> Iterator[Verdict]:
    """One verdict per input, combining all forms that describe the same input."""
    if "inputs" in ask:
        for one in a_list(ask["inputs"], "inputs", MAX_PIECES):
            yield from verdicts_of(a_case(one, "inputs"), defaults)
        return
    given = {form: inputs_of(form, ask[key]) for key, form in KEYS.items() if key in ask}
    figures = {_PLURAL.get(k, k): ask[k] for k in (*FIGURES, *_PLURAL) if k in ask}
    if not given and not figures:
        known = (*KEYS, "inputs", *FIGURES)
        raise CannotAnswer(f"ask: nothing to validate; give one of {', '.join(known)}")
    counts = {len(inputs) for inputs in given.values()}
    counts |= {len(value) for value in figures.values() if isinstance(value, list)}
    count = max(counts, default=1)
    if counts - {1, count}:
        raise CannotAnswer(f"lists of different lengths: {', '.join(map(str, sorted(counts)))}")
    for i in range(count):
        here = {key: _ith(value, i) for key, value in figures.items()}
        verdict = Verdict()
        verdict.ask("VALUE", _bad_laps(here.get("laps")))
        for form, inputs in given.items():
            entry, own = own_input(inputs[i if len(inputs) > 1 else 0], form, _with(defaults, here))
            verdict.ask("VALUE", _bad_laps(own.laps))
            verdict.join(_FORMS[form](entry, own))
        yield verdict


def _ith(value: Any, i: int) -> Any:
    return value[i if len(value) > 1 else 0] if isinstance(value, list) and value else value


def _bad_laps(laps: object) -> bool:
    return laps is not None and (not isinstance(laps, int) or laps < 1)


def inputs_of(form: str, value: Any) -> list[Any]:
    """The inputs of a form: a value that is a single input becomes a list of one."""
    if not isinstance(value, list):
        return [value]
    if not value:
        return [value]
    if form == "corner_difficulties" or form == "angles":
        return value if isinstance(value[0], list) else [value]
    if form == "lengths":
        return [value] if isinstance(value[0], str) else value
    if form in _INNER:
        lists = isinstance(value[0], list)
        objects = isinstance(value[0], Mapping) and not _INNER[form].isdisjoint(value[0])
        return value if lists or objects else [value]
    return value


_INNER = {
    "tiles": frozenset({"tiles"}),
    "tracks": frozenset({"positions", "track"}),
}
"""The key under which an input of the form may hold its subject, next to its own figures."""


def own_input(entry: Any, form: str, figures: Figures) -> tuple[Any, Figures]:
    """What an input is about, and the figures with its own values."""
    if not isinstance(entry, Mapping) or form == "lengths":
        return entry, figures
    figures = _with(figures, {key: entry[key] for key in FIGURES if key in entry})
    for key in (*_INNER.get(form, ()), form, "counts"):
        if key in entry:
            inner = entry[key]
            return (
                own_input(inner, form, figures) if isinstance(inner, Mapping) else (inner, figures)
            )
    return {key: value for key, value in entry.items() if key not in FIGURES}, figures


_FORMS: dict[str, Callable[[Any, Figures], Verdict]] = {
    "corner_difficulties": of_corner_difficulties,
    "lengths": of_length,
    "tile_counts": of_tile_counts,
    "marker_counts": of_marker_counts,
    "angles": of_angles,
    "tracks": of_positions,
    "tiles": of_tiles,
}
KEYS: dict[str, str] = {
    **{form: form for form in _FORMS},
    "corners": "corner_difficulties",
    "corner_difficulty": "corner_difficulties",
    "difficulties": "corner_difficulties",
    "length": "lengths",
    "tile_count": "tile_counts",
    "marker_count": "marker_counts",
    "markers": "marker_counts",
    "track": "tracks",
    "positions": "tracks",
    "turns": "angles",
}
"""Key of a question -> the form that it is in."""
