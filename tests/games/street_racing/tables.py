"""Tables for tests: cars on a street, without a circuit."""

from collections.abc import Mapping, Sequence

from trackwright.games.street_racing.facts import RULES
from trackwright.games.street_racing.race.road import Way
from trackwright.games.street_racing.race.table import Table
from trackwright.games.street_racing.street import Indicator, Side, Step, Street
from trackwright.simulator.game.rulesets import find_ruleset
from trackwright.simulator.table.table import Mode, Seat, Setup

STARTS = 4


def street(
    lanes: int = 2,
    rows: int = 20,
    *,
    corners: Mapping[int, int] | None = None,
    barriers: Mapping[int, int] | None = None,
    obstacles: Sequence[tuple[int, int]] = (),
    indicators: Sequence[int] = (),
    laps: int = 0,
) -> Street:
    """Lanes side by side, A1 to An and so on, from the start spaces to FIN; with `laps` a circuit.
    Rows count from 0; `corners` and `barriers` are of all lanes of a row."""
    corners, barriers = corners or {}, barriers or {}
    names = [f"{chr(65 + lane)}{row + 1}" for lane in range(lanes) for row in range(rows)]
    names += [f"S{n + 1}" for n in range(STARTS)]
    finish = len(names)

    def at(lane: int, row: int) -> int:
        return lane * rows + row

    ways: list[list[Step]] = [[] for _ in names]
    for lane in range(lanes):
        for row in range(rows):
            ways[at(lane, row)] = _steps(lane, row, lanes, rows, at, barriers, corners, laps)
    for n in range(STARTS):
        ways[lanes * rows + n].append(Step(at(n % lanes, 0)))
    if not laps:
        names.append("FIN")
        ways.append([])
    limits = [corners.get(row, 0) for _ in range(lanes) for row in range(rows)]
    limits += [0] * (len(names) - len(limits))
    rest = len(names) - lanes * rows
    return Street(
        names=tuple(names),
        steps=tuple(map(tuple, ways)),
        limits=tuple(limits),
        groups=tuple(int(bool(limit)) for limit in limits),
        obstacles=frozenset(at(lane, row) for lane, row in obstacles),
        barrier_spaces=frozenset(at(lane, row) for lane in range(lanes) for row in barriers),
        starts=tuple(range(lanes * rows, lanes * rows + STARTS)),
        finishes=frozenset() if laps else frozenset({finish}),
        indicators=tuple(Indicator(value, (at(0, 1),)) for value in indicators),
        laps=laps or 1,
        checkpoints=(frozenset(at(lane, rows // 2) for lane in range(lanes)),) if laps else (),
        rows=(*(row for _ in range(lanes) for row in range(rows)), *[0] * rest),
        lanes=(*(lane for lane in range(lanes) for _ in range(rows)), *[0] * rest),
        length=rows,
    )


def _steps(  # type: ignore[no-untyped-def]
    lane: int, row: int, lanes: int, rows: int, at, barriers, corners, laps: int
) -> list[Step]:
    steps = []
    if row + 1 < rows:
        steps.append(Step(at(lane, row + 1), barrier=barriers.get(row + 1, 0)))
    elif laps:
        steps.append(Step(at(lane, 0), crosses_line=True))
    else:
        steps.append(Step(lanes * rows + STARTS))
    sides: tuple[tuple[int, Side], ...] = ((lane - 1, "L"), (lane + 1, "R"))
    for beside, side in sides:
        if 0 <= beside < lanes:
            steps.append(Step(at(beside, row), "lateral", side))
            if row + 1 < rows and not {row, row + 1} & corners.keys():
                steps.append(Step(at(beside, row + 1), "diagonal", side))
    return steps


def table_on(
    course: Street,
    bots: Sequence[str] = ("random",) * 4,
    options: Mapping[str, object] | None = None,
    mode: Mode = "plain",
) -> Table:
    """These bots, with house rulings."""
    ruleset = find_ruleset(RULES)
    seats = tuple(Seat(f"Car {i}", f"Car {i}", bot) for i, bot in enumerate(bots, 1))
    setup = Setup(ruleset, ruleset.settings(options or {}), seats, course.laps)
    return Table(setup, Way(course), mode)
