"""Dice lines for tests: the reference track of DIC section 5, and plain ones of any length."""

from collections.abc import Mapping, Sequence
from typing import Any

from trackwright.games.dice_derby.colours import RAMP, colour_at
from trackwright.games.dice_derby.facts import RULESETS
from trackwright.games.dice_derby.line import DiceLine, PitRow, Space
from trackwright.games.dice_derby.race.table import Table
from trackwright.games.dice_derby.state.way import Way
from trackwright.simulator.table.table import Mode, Seat, Setup

SYMBOLS = {
    12: "turbo",
    22: "pit_stop",
    36: "rpm",
    39: "spin_out",
    52: "lead_foot",
    54: "pit_stop",
    58: "spin_out",
}
PIT_ENTRY, PIT_EXIT = 30, 34
ROW = ("purple", "white", "black")


def line_of(
    length: int = 72,
    symbols: Mapping[int, str] = SYMBOLS,
    pit: int | None = PIT_ENTRY,
    closed: bool = False,
) -> DiceLine:
    """Spaces m1, m2 ...; the row p1 to p3 behind `pit`; the ramp r1 to r4."""
    main = [Space(f"m{i}", (colour_at(i - 1),), symbols.get(i, "")) for i in range(1, length + 1)]
    row = tuple(Space(f"p{i}", (colour,)) for i, colour in enumerate(ROW, 1))
    rows = () if pit is None else (PitRow(pit, row, pit + PIT_EXIT - PIT_ENTRY),)
    ramp = tuple(Space(f"r{k}", colours) for k, colours in enumerate(RAMP, 1))
    return DiceLine(tuple(main), rows, ramp, length, closed)


REFERENCE = line_of()


def table_on(
    line: DiceLine,
    bots: Sequence[str] = ("careful",) * 4,
    mode: Mode = "plain",
    laps: int = 1,
    **options: Any,
) -> Table:
    """A table on a line; `options` as in `settings`."""
    ruleset = RULESETS[0]
    seats = tuple(Seat(f"Car {i}", f"Car {i}", bot) for i, bot in enumerate(bots, 1))
    return Table(Setup(ruleset, ruleset.settings(options), seats, laps), Way(line), mode)


def track_of(line: DiceLine) -> dict[str, Any]:
    """The line as the track of a referee's case."""
    names = [space.name for space in line.main]
    spaces = [*line.main, *line.ramp, *(one for row in line.pits for one in row.spaces)]
    past = line.usual_red_line
    return {
        **({"red_line": names[past - 2 : past]} if past else {}),
        "start": line.start,
        "finish": line.finish,
        "main": names,
        "colours": {space.name: [c.capitalize() for c in space.colours] for space in spaces},
        "symbols": {space.name: space.symbol for space in spaces if space.symbol},
        "ramp": {"mouth": names[-1], "spaces": [space.name for space in line.ramp]},
        "pit_rows": [
            {
                "entry": names[row.entry - 1],
                "spaces": [space.name for space in row.spaces],
                "exit": names[row.exit - 1],
            }
            for row in line.pits
        ],
    }
