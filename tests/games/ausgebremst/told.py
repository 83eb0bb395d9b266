"""Races of the engine as the witness reads them: circuits as cases give them, logs as events."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from tests.games.ausgebremst.by_the_book import cards
from tests.games.ausgebremst.by_the_book.track import FINISH, LAPS, Track
from tests.games.ausgebremst.witness import Event, Witness
from trackwright.games.ausgebremst.race.table import DECKS, Table
from trackwright.games.ausgebremst.rules.decisions import STACKING
from trackwright.games.ausgebremst.state.layouts import MOST_CARS, STACKS
from trackwright.model.circuit import Circuit

KINDS = (
    "",
    "start_draw",
    "grid",
    "deck",
    "stacks",
    "hand",
    "round",
    "pass",
    "wait",
    "turned",
    "blocked",
    "spent",
    "move",
    "line",
    "stop",
    "deposit",
    "draw",
    "out",
    "finish",
)
"""The kinds of rows of a log."""
CAUSES = ("", "pit", "cards")
Row = tuple[int, ...]
Given = dict[str, Any]


# --- circuits ---


def track_of(circuit: Circuit) -> Given:
    """A circuit written down as cases have it: without what no car may enter, and of several alleys
    with the first."""
    measures = circuit.measures
    rows: dict[str, Given] = dict(circuit.graph.nodes.items())
    steps = list(circuit.graph.edges(data=True))
    open = {id for id, row in rows.items() if "obstacle" not in row}
    pit = _pit_of(rows, [(a, b) for a, b, _ in steps if {a, b} <= open])
    alley = set(pit["alley"]) if pit else set[str]()
    kept = _driven({id for id in open if id in alley or not _in_pit(rows[id])}, steps)
    if pit and not alley <= kept:  # nobody would come out of it
        pit, kept = None, _driven(kept - alley, steps)
    turns_left = sum(c.degrees * (1 if c.side == "L" else -1) for c in measures.corners) > 0
    outermost = max(row["lane"] for id, row in rows.items() if not _in_pit(row))
    steps = [step for step in steps if kept.issuperset(step[:2])]
    track: Given = {
        "spaces": [_space(id, rows[id], turns_left, outermost) for id in rows if id in kept],
        "edges": [[a, b] for a, b, _ in steps],
        "line": [[a, b] for a, b, step in steps if step["crosses_line"]],
    }
    track["grid"] = _grid(rows, [id for id in measures.grid.values() if id in kept])
    if pit:
        track["pit"] = {**pit, "windows": list(measures.pit_windows)}
    return track


def _driven(spaces: set[str], steps: Sequence[tuple[str, str, Given]]) -> set[str]:
    """AUS-V-02: those from which cars come on."""
    while dead := spaces - {a for a, b, _ in steps if b in spaces}:
        spaces = spaces - dead
    return spaces


def _in_pit(row: Given) -> bool:
    return row.get("pit") in ("alley", "stop")


def _grid(rows: Mapping[str, Given], places: Sequence[str]) -> list[list[str]]:
    """Of the six best places those that are abreast in one row."""
    columns: dict[int, list[str]] = {}
    for id in places[:MOST_CARS]:
        columns.setdefault(rows[id]["column"], []).append(id)
    return list(columns.values())


def _pit_of(rows: Mapping[str, Given], steps: Sequence[tuple[str, str]]) -> Given | None:
    """AUS-T-06: from the first field A on, if it leads to a field C; AUS-V-10: an alley in which
    nobody can stop is none."""
    entries = [id for id, row in rows.items() if row.get("pit") == "entry"]
    inside = {id for id, row in rows.items() if _in_pit(row)}
    on = {a: [b for start, b in steps if start == a] for a in (*entries[:1], *inside)}
    reached, now = set[str](), set(entries[:1])
    while now:
        now = {b for a in now for b in on[a] if b in inside} - reached
        reached |= now
    exits = {b for a in reached for b in on[a]} - inside
    if not exits:
        return None
    alley = [id for id in rows if id in reached]
    stops = [id for id in alley if rows[id]["pit"] == "stop"]
    if not stops:
        return None
    return {"entry": entries[0], "exit": exits.pop(), "alley": alley, "stops": stops}


def _space(id: str, row: Given, turns_left: bool, outermost: int) -> Given:
    """Straights are told apart by nothing but the line and the curves that part them."""
    flags = ["curve"] * (row["corner"] > 0) + ["chicane"] * bool(row.get("chicane"))
    sec = "PIT" if _in_pit(row) else f"C{row['corner']}" if row["corner"] else _straight(id, row)
    lane = row["lane"] if turns_left or _in_pit(row) else outermost - row["lane"]
    return {"id": id, "lane": lane, "sec": sec, "flags": flags}


def _straight(id: str, row: Given) -> str:
    """Every column by itself: what is abreast counts the same, whatever it belongs to."""
    return f"S{row['column']}"


# --- races ---


def names_at(table: Table) -> list[str]:
    """As the witness calls the cars, in the order of their numbers: players, then derelicts."""
    players = sum(map(table.setup.decides, table.setup.seats))
    return [f"P{i + 1}" if i < players else f"D{i + 1 - players}" for i in range(MOST_CARS)]


def witness_of(table: Table, track: Given, charted: str = "") -> Witness:
    """Of a circuit that is not in the chart the deposits are not looked at."""
    names, setup = names_at(table), table.setup
    players = [name for name in names if name[0] == "P"]
    mode = "pro" if setup.ruleset.level else "family"
    grid = [names[seat] for seat in setup.grid]
    deposits = cards.charted(charted)[1] if charted else _laid_aside(table)
    return Witness(Track(track), mode, players, setup.settings, grid, deposits)


def _laid_aside(table: Table) -> list[list[int]]:
    rows = table.race.rules.deposit
    return [[int(rows[row][i]) for i in (0, 1) if rows[row][i]] for row in range(3)]


def read(witness: Witness, table: Table, broken_off: bool) -> None:
    """The witness reads the race that the table has just driven; Objection if it has one."""
    witness.lay(_decks(table), _stacks(table))
    witness.read(events_of(table))
    witness.end(broken_off)


def _decks(table: Table) -> dict[str, list[int]]:
    """Cards in the order in which they lay face down."""
    race = table.race
    return {
        name: [int(race.deck[car][i]) for i in range(race.deck_size[car])]
        for car, name in enumerate(names_at(table))
        if race.deck_size[car]
    }


def _stacks(table: Table) -> dict[str, list[list[int]]]:
    names = names_at(table)
    if not table.setup.ruleset.level:
        return {}
    if table.setup.settings["stacking"] == "dealt":
        return {name: _dealt(table, i) for i, name in enumerate(names) if name[0] == "P"}
    rows = [row for row in table.recorded_script() if row[1] == STACKING]
    return {names[row[0]]: _laid(row[2], row[3]) for row in rows}


def _laid(choice: int, path: int) -> list[list[int]]:
    """Twelve cards in `choice`, the others in `path`, five bits each: value + 8 * stack."""
    stacks: list[list[int]] = [[] for _ in range(STACKS)]
    code = choice | path << 12 * 5
    while code:
        stacks[code >> 3 & 3].append(code & 7)
        code >>= 5
    return stacks


def _dealt(table: Table, car: int) -> list[list[int]]:
    """The shuffled deck is still there in its order; it was dealt card by card."""
    race = table.race
    kinds = race.rules.deck[race.deck_type[car]]
    count = sum(kinds[value] for value in range(1, 7))
    count -= len(_laid_aside(table)[race.row[car] - 1])
    stacks: list[list[int]] = [[] for _ in range(STACKS)]
    for i in range(count):
        stacks[i % STACKS].append(int(race.deck[car][i]))
    return stacks


def events_of(table: Table) -> list[Event]:
    """The rows of the log, with names."""
    rows = table.rows()
    return [event for i, row in enumerate(rows) for event in _event(table, rows, i, row)]


def _event(table: Table, rows: Sequence[Row], i: int, row: Row) -> Iterator[Event]:
    kind, names = KINDS[row[1]], names_at(table)
    event: Given = {"event": kind, "car": names[row[2]] if row[2] >= 0 else None}
    if kind == "stacks":
        return
    if kind == "move":
        yield event | {"card": row[3], "path": _path(table, row, _is_home(rows, i))}
        return
    figures: Given = dict(zip(_figures(kind), row[3:], strict=False))
    if kind == "grid":
        figures["space"] = table.way.spaces[row[4]].name
    if kind == "deck":
        figures["type"] = DECKS[row[3]]
    if kind == "out":
        figures["cause"] = CAUSES[row[3]]
    if kind == "spent":
        figures["back"] = row[5]
    yield event | figures


def _figures(kind: str) -> tuple[str, ...]:
    return {
        "start_draw": ("card", "again"),
        "grid": ("place",),
        "deck": ("type",),
        "hand": ("stack", "card"),
        "round": ("number",),
        "turned": ("card",),
        "spent": ("card",),
        "line": ("crossings",),
        "deposit": ("card", "count", "stack"),
        "draw": ("stack", "card"),
        "out": ("cause", "left"),
        "finish": ("place",),
    }.get(kind, ())


def _is_home(rows: Sequence[Row], i: int) -> bool:
    after = rows[i + 1] if i + 1 < len(rows) else (0,) * 8
    return KINDS[after[1]] == "line" and after[3] > LAPS


def _path(table: Table, row: Row, is_home: bool) -> list[str]:
    """The spaces entered, the ways being octal digits under a 1."""
    space, path = row[4], []
    for digit in oct(row[5])[3:]:
        space = table.way.ahead[space][int(digit)]
        path.append(table.way.spaces[space].name)
    return [*path[:-1], FINISH] if is_home else path
