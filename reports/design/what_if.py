"""What single changes do to a race: as text and as JSON."""

import json
from collections.abc import Iterator, Sequence
from typing import Any

from trackwright.design.whatif.arms import FIGURES
from trackwright.design.whatif.changes import Change
from trackwright.design.whatif.effects import Effect, WhatIf
from trackwright.model.circuit import Circuit
from trackwright.model.files.track_files import track_text
from trackwright.model.text.messages import counted
from trackwright.model.text.tables import table
from trackwright.simulator.playtest.intervals import Estimate

VERSION = 1
MOST_LINES = 12
SHOWN = ("overtakes", "grid_slope", "lead_changes", "rounds", "retired")
"""Figures of the table; JSON has all."""


def text_of(circuit: Circuit, rules: str, found: WhatIf, warned: bool) -> Iterator[str]:
    """The effects as a table, and what they mean."""
    clean, warns = len(found.listed.clean), len(found.listed.warned)
    yield (
        f"{circuit.track.name} under {rules}: {counted(clean, 'single change')} that keep the "
        f"checks clean, {warns} that warn"
    )
    if not found.effects:
        yield _nothing(found, warned)
        return
    if found.alike:
        yield f"left out: {found.alike} that race like the circuit as it is, or like another"
    dice = ", with paired dice" if found.paired else ""
    yield f"changes of figures over {found.effects[0].races} races each{dice}, with 95 % intervals:"
    yield ""
    names = [name for name in SHOWN if name in found.base]
    if found.wish is not None and found.wish.figure not in names:
        names.insert(0, found.wish.figure)
    yield _table(found, names)
    yield ""
    yield from _verdict(found)
    if warned:
        yield from _warned(found.listed.warned)


def _nothing(found: WhatIf, warned: bool) -> str:
    """Why there are no effects."""
    clean, warns = len(found.listed.clean), len(found.listed.warned)
    if not found.cancelled and (clean or (warns and warned)):
        return "each change that was raced races like the circuit as it is"
    only = "; --warned races those that warn, too" if warns and not warned else ""
    return f"no change was raced{only}"


def _table(found: WhatIf, names: Sequence[str]) -> str:
    rows: list[list[object]] = [
        ["", "as it is", *(_number(found.base[name].value) for name in names)]
    ]
    for number, effect in enumerate(found.effects, start=1):
        differences = [_signed(effect.differences[name]) for name in names]
        rows.append([number, _words(effect.change), *differences])
    return table(rows, ["", "change", *(name.replace("_", " ") for name in names)])


def _words(change: Change) -> str:
    return f"{change.words} (warns: {', '.join(change.warns)})" if change.warns else change.words


def _number(value: float | None) -> str:
    return "-" if value is None else f"{value:.3g}"


def _signed(estimate: Estimate) -> str:
    """The difference with half of its interval; in brackets if it may be chance."""
    if estimate.value is None or estimate.low is None or estimate.high is None:
        return "-"
    half = (estimate.high - estimate.low) / 2
    text = f"{estimate.value:+.2f} ±{half:.2f}"
    return text if estimate.low > 0 or estimate.high < 0 else f"({text})"


def _verdict(found: WhatIf) -> Iterator[str]:
    if found.wish is None:
        yield "A difference in brackets may be chance."
        return
    way = "up" if found.wish.up else "down"
    best = found.best
    what = FIGURES[found.wish.figure][1]
    if best is None:
        yield f"No single change surely brings {what} {way}."
        return
    effect = best.differences[found.wish.figure]
    yield f"Best of the changes raced again: {best.change.words}"
    yield (
        f"  {what}: {_signed(effect)}, from races that it was not chosen by; the interval counts "
        f"that {len(found.effects)} changes were looked at"
    )


def _warned(changes: Sequence[Change]) -> Iterator[str]:
    yield ""
    yield "changes that warn:"
    for change in changes[:MOST_LINES]:
        yield f"  {_words(change)}"
    if len(changes) > MOST_LINES:
        yield f"  and {len(changes) - MOST_LINES} more"


# --- for programs ---------------------------------------------------------------------------------


def json_of(circuit: Circuit, rules: str, found: WhatIf, seed: int) -> dict[str, Any]:
    wish = found.wish
    return {
        "version": VERSION,
        "track": circuit.track.name,
        "graph_hash": circuit.hash,
        "rules": rules,
        "seed": seed,
        "dice": "paired" if found.paired else "usual",
        "wish": wish and {"figure": wish.figure, "up": wish.up},
        "cancelled": found.cancelled,
        "tried": found.listed.tried,
        "clean": len(found.listed.clean),
        "alike": found.alike,
        "warned": [_change_json(change) for change in found.listed.warned],
        "base": {name: _estimate(value) for name, value in found.base.items()},
        "effects": [_effect_json(effect) for effect in found.effects],
    }


def _change_json(change: Change) -> dict[str, Any]:
    return {"kind": change.kind, "words": change.words, "warns": list(change.warns)}


def _effect_json(effect: Effect) -> dict[str, Any]:
    return {
        **_change_json(effect.change),
        "races": effect.races,
        "sure": effect.sure,
        "differences": {name: _estimate(value) for name, value in effect.differences.items()},
        "changed_track": json.loads(track_text(effect.change.circuit.track)),
    }


def _estimate(estimate: Estimate) -> dict[str, float | None]:
    return {"value": estimate.value, "low": estimate.low, "high": estimate.high}
