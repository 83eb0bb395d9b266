"""What is wrong with a dice line: DIC-V-01 to DIC-V-15, for checks, races and the referee."""

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from trackwright.games.dice_derby.colours import (
    ALLOWED,
    COLOURS,
    EXTRA_TURNS,
    FACES,
    GOLD,
    LOST_TURNS,
    PERIOD,
    RAMP,
    WHITE,
    YELLOW,
    symbol_name,
)
from trackwright.games.dice_derby.line import DiceLine, PitRow, Space
from trackwright.games.dice_derby.versions import VERSIONS, Version
from trackwright.model.text.messages import Message, joined, joined_with_and, joined_with_or

ERROR, WARNING, INFO = "error", "warning", "info"
SHORTEST = 2 * PERIOD
"""DIC-V-11: with fewer spaces there is no Red Line."""
USUAL = range(40, 121)
ROW = 3
"""DIC-V-08: spaces of a pit row, or eight more, or sixteen ..."""
SHORTCUT = 4
PIT_STOPS = 2
CROWDED = 6
"""DIC-V-14: at most one symbol on this many spaces."""
APART = 3
MANY_TURNS = 40
TENTHS = 10
ROLLING_IN = 2
"""DIC-V-15: turns that are needed near the finish, where rolls are wasted."""


@dataclass(frozen=True)
class Fault:
    """A problem: the id of the rule, its level, what is wrong, and the spaces concerned."""

    id: str
    level: str
    message: Message
    spaces: tuple[str, ...] = ()
    actual: float | None = None
    limit: float | None = None


def faults_of(
    line: DiceLine,
    versions: Collection[Version] = VERSIONS,
    shown: Collection[str] = COLOURS,
    laps: int = 1,
) -> list[Fault]:
    """All of them. `versions`: the races that are to be run; `shown`: the colours of the die."""
    found = [*_breaks(line)]
    if found and not line.main:
        return found
    found += _colours(line)
    found += _cycle(line)
    found += _last(line)
    found += _red_line(line, versions)
    found += _symbols(line)
    for row in line.pits:
        found += _row(line, row)
    found += _ramp(line)
    found += _length(line, laps)
    found += _die(line, shown)
    found += _lap(line)
    found += _turns(line, versions, laps)
    return found


def _breaks(line: DiceLine) -> Iterator[Fault]:
    """DIC-V-01."""
    for text in line.breaks:
        yield Fault("DIC-V-01", ERROR, text)


def _colours(line: DiceLine) -> Iterator[Fault]:
    """DIC-V-02: one of the eight colours on each space."""
    for space in (*line.main, *(one for row in line.pits for one in row.spaces)):
        if len(space.colours) != 1 or space.colours[0] not in COLOURS:
            text = Message(
                "space {space} has {colours}: exactly one of {known} needed",
                space=space.name,
                colours=_named(space.colours),
                known=joined(map(Message, COLOURS)),
            )
            yield Fault("DIC-V-02", ERROR, text, (space.name,))


def _cycle(line: DiceLine) -> Iterator[Fault]:
    """DIC-V-03: consecutive spaces have consecutive colours; DIC-V-13 is about those at the line
    of a lap."""
    for before, space in pairwise(line.main):
        if _one(before) and _one(space) and phase(space) != (phase(before) + 1) % PERIOD:
            text = Message(
                "space {space} is {colour}, but after {before} the order requires {due}",
                space=space.name,
                colour=Message(space.colours[0]),
                before=Message(before.colours[0]),
                due=Message(COLOURS[(phase(before) + 1) % PERIOD]),
            )
            yield Fault("DIC-V-03", ERROR, text, (before.name, space.name))


def _last(line: DiceLine) -> Iterator[Fault]:
    """DIC-V-04: the finish stands in the black phase."""
    last = line.main[-1]
    if last.colours != (COLOURS[WHITE],):
        text = Message(
            "space {space} before the finish is {colours}: white needed",
            space=last.name,
            colours=_named(last.colours),
        )
        yield Fault("DIC-V-04", ERROR, text, (last.name,))


def _red_line(line: DiceLine, versions: Collection[Version]) -> Iterator[Fault]:
    """DIC-V-05: needed where two dice are rolled."""
    due, level = line.usual_red_line, red_line_level(versions)
    if due is None:
        text = Message("no Red Line: it lies between the second-to-last blue and the yellow after")
        yield Fault("DIC-V-05", level, text)
    elif line.red_line is not None and line.red_line != due:
        text = Message(
            "the Red Line is before space {found}: it belongs before {due}, after the "
            "second-to-last blue",
            found=_name_at(line, line.red_line),
            due=_name_at(line, due),
        )
        yield Fault("DIC-V-05", level, text, (_name_at(line, line.red_line),))


def red_line_level(versions: Collection[Version]) -> str:
    """DIC-V-05: an error where two dice are rolled."""
    return ERROR if any(version.dice > 1 for version in versions) else WARNING


def _symbols(line: DiceLine) -> Iterator[Fault]:
    """DIC-V-06, DIC-V-07, DIC-V-14."""
    rows = [one for row in line.pits for one in row.spaces]
    for space in (*line.main, *rows, *line.ramp):
        if space.symbol and not _belongs(space):
            yield Fault("DIC-V-06", ERROR, _wrong_colour(space), (space.name,))
    symbols = {i: space for i, space in enumerate(line.main, 1) if space.symbol}
    if missing := _missing([*symbols.values()]):
        text = Message("the printed set of symbols differs: {missing}", missing=joined(missing))
        yield Fault("DIC-V-07", WARNING, text)
    yield from _crowds(line, symbols)


def _belongs(space: Space) -> bool:
    return space.symbol in ALLOWED and space.colours[:1] in [(c,) for c in ALLOWED[space.symbol]]


def _wrong_colour(space: Space) -> Message:
    if space.symbol not in ALLOWED:
        return Message(
            "{symbol} on space {space}: no such symbol (known: {symbols})",
            symbol=symbol_name(space.symbol),
            space=space.name,
            symbols=joined(map(Message, ALLOWED)),
        )
    return Message(
        "{symbol} on the {colour} space {space}: it belongs on {colours}",
        symbol=symbol_name(space.symbol),
        colour=_named(space.colours),
        space=space.name,
        colours=joined_with_or([*map(Message, ALLOWED[space.symbol])]),
    )


def _missing(marked: Sequence[Space]) -> list[Message]:
    """What the set lacks or has too many of."""
    count = Counter(space.symbol for space in marked)
    missing = [
        Message("no {symbol}", symbol=symbol_name(symbol))
        for symbol in EXTRA_TURNS
        if not count[symbol]
    ]
    if count["pit_stop"] != PIT_STOPS:
        missing.append(Message("{n} Pit Stops instead of {of}", n=count["pit_stop"], of=PIT_STOPS))
    out = Counter(space.colours[0] for space in marked if space.symbol == "spin_out")
    for colour in ALLOWED["spin_out"]:
        if out[colour] != 1:
            parts = {"n": out[colour], "colour": Message(colour)}
            missing.append(Message("{n} spin-outs on {colour} instead of 1", **parts))
    return missing


def _crowds(line: DiceLine, symbols: dict[int, Space]) -> Iterator[Fault]:
    """DIC-V-14: not too many, and no two lost turns close together."""
    if len(symbols) * CROWDED > len(line):
        text = Message(
            "{n} symbols on {spaces} spaces: at most one in {crowded} recommended",
            n=len(symbols),
            spaces=len(line),
            crowded=CROWDED,
        )
        yield Fault("DIC-V-14", WARNING, text, (), len(symbols), len(line) // CROWDED)
    lost = [i for i, space in symbols.items() if space.symbol in LOST_TURNS]
    across = [lost[0] + len(line)] if lost and line.closed else []
    for first, second in zip(lost, [*lost[1:], *across], strict=False):
        if second - first <= APART:
            names = [_name_at(line, first), _name_at(line, (second - 1) % len(line) + 1)]
            text = Message(
                "two lost turns within {apart} steps: {spaces}",
                apart=APART,
                spaces=joined_with_and(names),
            )
            yield Fault("DIC-V-14", WARNING, text, (*names,), second - first, APART + 1)


def _row(line: DiceLine, row: PitRow) -> Iterator[Fault]:
    """DIC-V-08, DIC-V-09."""
    if not (row.connected and row.spaces and row.entry and row.exit):
        text = Message("a pit row does not lead from a main space to another one")
        yield Fault("DIC-V-08", ERROR, text, tuple(one.name for one in row.spaces))
        return
    entry, exit = line.main[row.entry - 1], line.main[row.exit - 1]
    names = (entry.name, *(one.name for one in row.spaces), exit.name)
    if why := _wrong_row(entry, row, exit):
        yield Fault("DIC-V-08", ERROR, why, names)
    ahead = row.exit - row.entry
    if ahead <= 0 or ahead > SHORTCUT:
        text = Message("a pit row that leads {n} steps ahead: 1 to {most} usual", n=ahead, most=4)
        yield Fault("DIC-V-09", WARNING, text, names, ahead, SHORTCUT)
    for space in (entry, exit):
        if space.symbol:
            text = Message(
                "{symbol} on space {space}, where a pit row begins or ends",
                symbol=symbol_name(space.symbol),
                space=space.name,
            )
            yield Fault("DIC-V-09", WARNING, text, (space.name,))


def _wrong_row(entry: Space, row: PitRow, exit: Space) -> Message | None:
    """DIC-V-08: yellow, the colours that follow, gold."""
    if entry.colours != (COLOURS[YELLOW],):
        return Message("a pit row begins at {space}, which is not yellow", space=entry.name)
    if exit.colours != (COLOURS[GOLD],):
        return Message("a pit row ends at {space}, which is not gold", space=exit.name)
    due = [(COLOURS[(YELLOW + i) % PERIOD],) for i in range(1, len(row.spaces) + 1)]
    if [one.colours for one in row.spaces] != due or len(row.spaces) % PERIOD != ROW:
        return Message(
            "the colours of a pit row of {n} do not continue the order from yellow to gold: "
            "{row}, or eight more spaces needed",
            n=len(row.spaces),
            row=joined([Message(COLOURS[(YELLOW + i) % PERIOD]) for i in range(1, ROW + 1)]),
        )
    return None


def _ramp(line: DiceLine) -> Iterator[Fault]:
    """DIC-V-10."""
    names = tuple(one.name for one in line.ramp)
    if not line.ramp:
        yield Fault("DIC-V-10", ERROR, Message("no runaway ramp at the last white space"))
    elif len(line.ramp) != len(RAMP):
        text = Message("the ramp has {n} spaces: {of} needed", n=len(line.ramp), of=len(RAMP))
        yield Fault("DIC-V-10", ERROR, text, names, len(line.ramp), len(RAMP))
    elif line.mouth != len(line):
        text = Message("the ramp does not begin at the last white space")
        yield Fault("DIC-V-10", ERROR, text, names)
    else:
        for space, due in zip(line.ramp, RAMP, strict=True):
            if set(space.colours) != set(due) or len(space.colours) != len(due):
                text = Message(
                    "ramp space {space} is {colours}: {due} needed",
                    space=space.name,
                    colours=_named(space.colours),
                    due=_named(due),
                )
                yield Fault("DIC-V-10", ERROR, text, (space.name,))


def _length(line: DiceLine, laps: int) -> Iterator[Fault]:
    """DIC-V-11."""
    length = len(line) * laps
    if length in USUAL:
        return
    parts = {"n": length, "fewest": SHORTEST, "low": USUAL.start, "high": USUAL.stop - 1}
    limit = USUAL.start if length < USUAL.start else USUAL.stop - 1
    if length < SHORTEST:
        text = Message(
            "{n} spaces to the finish: at least {fewest} needed, {low} to {high} usual", **parts
        )
        yield Fault("DIC-V-11", ERROR, text, (), length, limit)
    else:
        text = Message("{n} spaces to the finish: {low} to {high} usual", **parts)
        yield Fault("DIC-V-11", WARNING, text, (), length, limit)


def _die(line: DiceLine, shown: Collection[str]) -> Iterator[Fault]:
    """DIC-V-12."""
    winning = COLOURS[: GOLD + 1]
    if lacking := [name for name in winning if name not in shown]:
        text = Message("a die without {colours} cannot win", colours=_named(lacking))
        yield Fault("DIC-V-12", ERROR, text)
    used = {name for space in line.main for name in space.colours}
    if unseen := [name for name in COLOURS if name in used and name not in shown]:
        text = Message("colours that the die never shows: {colours}", colours=_named(unseen))
        yield Fault("DIC-V-12", WARNING, text)


def _lap(line: DiceLine) -> Iterator[Fault]:
    """DIC-V-13."""
    if line.closed and len(line) % PERIOD:
        more, fewer = -len(line) % PERIOD, len(line) % PERIOD
        text = Message(
            "a lap has {n} spaces, which is not a multiple of {period}: {more} more or {fewer} "
            "fewer needed",
            n=len(line),
            period=PERIOD,
            more=more,
            fewer=fewer,
        )
        yield Fault("DIC-V-13", ERROR, text, (), len(line), PERIOD)


def expected_turns(line: DiceLine, version: Version, laps: int = 1) -> float:
    """DIC-V-15: the rule of thumb."""
    return len(line) * laps * TENTHS / version.mean_move + ROLLING_IN


def _turns(line: DiceLine, versions: Collection[Version], laps: int) -> Iterator[Fault]:
    """DIC-V-15; of races with the same mean move one is enough."""
    for version in {version.mean_move: version for version in reversed([*versions])}.values():
        turns = expected_turns(line, version, laps)
        text = Message(
            "{race}: about {turns:.1f} turns to the finish", race=version.name, turns=turns
        )
        level = WARNING if turns > MANY_TURNS else INFO
        yield Fault("DIC-V-15", level, text, (), round(turns, 1), MANY_TURNS)


# --- words --------------------------------------------------------------------------------------


def shown_by(die: str) -> tuple[str, ...]:
    """DIC-02, H-02: the colours of a die."""
    return COLOURS[: FACES[die]]


def phase(space: Space) -> int:
    return COLOURS.index(space.colours[0])


def _one(space: Space) -> bool:
    return len(space.colours) == 1 and space.colours[0] in COLOURS


def _named(colours: Sequence[str]) -> Message:
    """Colours as people name them; a file may contain any words."""
    known = [Message(name) if name in COLOURS else name for name in colours]
    return joined(known, "/") if known else Message("no colour")


def _name_at(line: DiceLine, index: int) -> str:
    return line.main[index - 1].name if 1 <= index <= len(line) else line.finish
