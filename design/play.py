"""Figures of play as wishes: a circuit is raced in stages until it is sure that they hold, or do
not."""

import threading
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from trackwright.design.wishes import Wishes
from trackwright.model.circuit import Circuit
from trackwright.model.files.library import load_circuit, shipped_tracks
from trackwright.model.text.errors import TrackwrightError
from trackwright.model.text.messages import Message
from trackwright.simulator.game.games import BadLineup
from trackwright.simulator.playtest.counts import counts_of, no_counts
from trackwright.simulator.playtest.gates import COMPARISONS, Gate, read_gates
from trackwright.simulator.playtest.intervals import Estimate
from trackwright.simulator.playtest.results import Result, result_of
from trackwright.simulator.playtest.running import Batch, KeptTables, next_size, run_part
from trackwright.simulator.playtest.statistics import Figure, figures_of
from trackwright.simulator.table.lineup import lineup
from trackwright.simulator.table.table import CannotRace, Table

STAGES = (100, 400, 1500, 6000)
"""Races, all in all, after each of which figures are looked at."""
OVERTAKES = "overtakes"
UNFIT = 1e6
"""How far a circuit is from the wishes that cannot be raced."""


@dataclass(frozen=True)
class Played:
    """The figures of a circuit, and how far they are from the wishes: 0 if all hold."""

    figures: Mapping[str, Figure]
    violation: float
    races: int


def rules_of(wishes: Wishes) -> str | None:
    """The ruleset that circuits are checked for and raced by."""
    return racing_rules_of(wishes) if wishes.play else wishes.rules


def racing_rules_of(wishes: Wishes) -> str | None:
    """The ruleset for races: as wished, or by the level."""
    if wishes.rules is None and wishes.guided and wishes.level is not None:
        return f"{wishes.kit}-{'expert' if wishes.level == 'pro' else wishes.level}"
    return wishes.rules


def gates_of(wishes: Wishes) -> list[Gate]:
    """The conditions; an error if one names no figure of the game, or no rules are known."""
    if not wishes.play:
        return []
    rules = rules_of(wishes)
    if rules is None:
        raise TrackwrightError(
            Message("play: name the rules that circuits are raced by (rules), or a level")
        )
    return read_gates(wishes.play, figures_for(wishes.kit, rules))


@lru_cache(maxsize=32)
def figures_for(kit: str, rules: str) -> Mapping[str, Figure]:
    """The figures that a ruleset has, without values: those of any circuit that can be raced by
    it."""
    for name in shipped_tracks():
        circuit = load_circuit(name)
        if circuit.kit.id != kit:
            continue
        try:
            batch = batch_of(circuit, rules, 1)
        except (BadLineup, CannotRace):
            continue
        return figures_of(result_of(circuit, batch, no_counts(batch.setup)))
    raise TrackwrightError(
        Message("play: no circuit of the kit {kit} can be raced by {rules}", kit=kit, rules=rules)
    )


def title_of(name: str, figures: Mapping[str, Figure]) -> Message:
    """What a figure is called by itself; in tables, `per lap` stands beneath what it is of."""
    of, own = figures.get(OVERTAKES), figures[name].words
    if of is None or not (name.startswith(f"{OVERTAKES}_per_") and name.endswith("_and_lap")):
        return own
    return Message("{what} {per}", what=of.words, per=own)


def batch_of(circuit: Circuit, rules: str, seed: int) -> Batch:
    """The races that figures come from: default bots."""
    setup, way = lineup(circuit, rules)
    return Batch(setup, way, seed, STAGES[-1])


def played(
    circuit: Circuit,
    rules: str,
    gates: Sequence[Gate],
    seed: int,
    cancel: threading.Event,
    stages: Sequence[int] = STAGES,
    tables: KeptTables | None = None,
) -> Played | None:
    """Race a circuit until its figures surely meet the wishes or do not; None if cancelled.
    `tables` of earlier circuits are used again."""
    try:
        batch = batch_of(circuit, rules, seed)
    except (BadLineup, CannotRace):
        return Played({}, UNFIT, 0)
    with (tables or KeptTables()).lent(batch) as table:
        return _raced(circuit, batch, table, gates, cancel, stages)


def _raced(
    circuit: Circuit,
    batch: Batch,
    table: Table,
    gates: Sequence[Gate],
    cancel: threading.Event,
    stages: Sequence[int],
) -> Played | None:
    done, size = 0, 8
    for stage in stages:
        while done < stage:
            if cancel.is_set():
                return None
            count, begun = min(size, stage - done), time.perf_counter()
            run_part(batch, table, done, count)
            done += count
            size = next_size(count, time.perf_counter() - begun)
        result: Result = result_of(circuit, batch, counts_of(table))
        figures = figures_of(result)
        estimates = [figures[gate.figure].estimate for gate in gates]
        pairs = list(zip(gates, estimates, strict=True))
        if all(surely(gate, estimate) for gate, estimate in pairs):
            return Played(figures, 0.0, done)
        if any(hopeless(gate, estimate) for gate, estimate in pairs):
            break
    violation = sum(missed_by(gate, estimate) for gate, estimate in pairs)
    return Played(figures, violation, done)


def _ends(estimate: Estimate) -> list[float]:
    return [end for end in estimate.parts if end is not None]


def surely(gate: Gate, estimate: Estimate) -> bool:
    """Does the whole interval keep within the limits?"""
    ends = _ends(estimate)
    return len(ends) == 3 and all(
        COMPARISONS[sign](end, limit) for end in ends for sign, limit in gate.limits
    )


def hopeless(gate: Gate, estimate: Estimate) -> bool:
    """Is the whole interval beyond a limit?"""
    ends = _ends(estimate)
    return not ends or any(
        not any(COMPARISONS[sign](end, limit) for end in ends) for sign, limit in gate.limits
    )


def missed_by(gate: Gate, estimate: Estimate) -> float:
    """How far the figure is beyond its limits, relative to them; of `surely`, the far end of its
    interval."""
    ends = _ends(estimate) if gate.surely else _ends(estimate)[:1]
    if not ends:
        return UNFIT
    far = [
        abs(end - limit) / max(abs(limit), 0.01) + 1e-6
        for end in ends
        for sign, limit in gate.limits
        if not COMPARISONS[sign](end, limit)
    ]
    return max(far, default=0.0)
