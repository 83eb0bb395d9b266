"""Which races of a playtest are worth watching: the closest, the most typical, the longest."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

import numpy as np

from trackwright.model.text.messages import Message, counted, joined_with_and
from trackwright.model.text.progress import Progress, reject_cancelled
from trackwright.simulator.compiler.data.memory import Integers
from trackwright.simulator.playtest.counts import Counts, counts_of
from trackwright.simulator.playtest.figures import GAP, LEAD
from trackwright.simulator.playtest.game_parts import declared_figures
from trackwright.simulator.playtest.results import histograms_of
from trackwright.simulator.playtest.running import Batch, run_part
from trackwright.simulator.table.states import LONGEST

ONE_IN, LEAST_LOOKED, MOST_LOOKED = 10, 20, 200
"""Of a playtest one race in ten is looked at, within these limits."""
NO_GAP = LONGEST - 1
Values = dict[str, int]
"""What was counted in a race: table -> number."""


@dataclass(frozen=True)
class Pick:
    """A race of the playtest, and what it stands for."""

    title: Message
    about: Message
    number: int


def looked_at(batch: Batch) -> int:
    """How many races of the playtest are looked at: its first ones."""
    wanted = min(max(batch.races // ONE_IN, LEAST_LOOKED), MOST_LOOKED)
    return min(wanted, batch.races)


def picks_of(batch: Batch, progress: Progress | None = None) -> list[Pick]:
    """Up to three races that differ, among the first ones. Raises Cancelled."""
    seen = _counted(replace(batch, races=looked_at(batch)), progress)
    found: list[Pick] = []
    taken: list[Values] = []
    for title, merit in _kinds(batch, seen):
        free = [number for number in seen if seen[number] not in taken]
        if free:
            best = min(free, key=lambda number: (merit(seen[number]), number))
            taken.append(seen[best])
            found.append(Pick(title, _about(best, seen[best]), best))
    return found


def _counted(batch: Batch, progress: Progress | None) -> dict[int, Values]:
    """Number of a race -> what was counted in it."""
    table, names = batch.table(), histograms_of(declared_figures(batch.setup.game))
    before, found = counts_of(table), {}
    for done in range(batch.races):
        reject_cancelled(progress, done, batch.races)
        run_part(batch, table, batch.first + done, 1)
        now = counts_of(table)
        found[batch.first + done] = {name: _value(now, before, name) for name in names}
        before = now
    return found


def _value(now: Counts, before: Counts, name: str) -> int:
    return int(np.argmax(now[name] - before[name]))


def _kinds(
    batch: Batch, seen: dict[int, Values]
) -> Iterator[tuple[Message, Callable[[Values], object]]]:
    """What a race may stand for, and what is least in the one that does."""
    has = declared_figures(batch.setup.game).common
    if GAP in has:
        yield Message("The closest finish"), lambda race: (race["gap"], -_lead_changes(race))
    elif LEAD in has:
        yield Message("The most lead changes"), lambda race: -_lead_changes(race)
    yield Message("A typical race"), _distance_from_mean(list(seen.values()))
    yield Message("The longest race"), lambda race: -race["rounds"]


def _lead_changes(race: Values) -> int:
    return race.get("lead_changes", 0)


def _distance_from_mean(races: Sequence[Values]) -> Callable[[Values], float]:
    """How far a race is from the mean of all, each figure in standard deviations."""
    table: Integers = np.array([list(race.values()) for race in races])
    means, spreads = table.mean(axis=0), table.std(axis=0)
    spreads[spreads == 0] = 1
    return lambda race: float((((np.array(list(race.values())) - means) / spreads) ** 2).sum())


def _about(number: int, race: Values) -> Message:
    """Its number, and what was counted in it."""
    said = [counted(race["rounds"], "round")]
    if "lead_changes" in race:
        said.append(counted(race["lead_changes"], "lead change"))
    if "overtakes" in race:
        said.append(counted(race["overtakes"], "overtake"))
    if race.get("gap", NO_GAP) != NO_GAP:
        said.append(Message("a gap of {n} at the finish", n=race["gap"]))
    return Message("Race {n}: {figures}", n=number, figures=joined_with_and(said))
