"""Situations from the building guidelines: how checks judge a lap, some tiles, some counts.

A case asks `validate` or `resolve_tiles` (the vocabulary of `trackwright referee`). It may describe
a track in any of these forms, one input or a list of them:

    corner_difficulties   the corners of a lap: [3, 3, 1, 2]
    lengths               a level and a number of positions: ["basic", 60]
    tile_counts           {"L4": 12, ...}          with `boxes`
    marker_counts         {"difficulty": {"1": 7}, "up": 1, ...}   with `boxes`
    tiles                 [{"type": "R2", "turn": "L", "difficulty": 2}, ...]
    tracks                positions [{"i", "kind", "d", "rl", "hill", "turn"}, ...]
    angles                signed angles of the tiles: [45, -22.5, ...]
    inputs                several of the above, each an object of its own

`boxes`, `level`, `laps`, `bikes` and `series_gap` accompany them: one for all, a list with one for
each, or inside an input. `resolve_tiles` takes the house rulings `corner_rl` (inside, outside) and
`hill_reach` (until-next, tile) as options. Snippets of tiles need not close: the guidelines treat
them as a lap in which the first tile follows the last.

Results are always per input: `contains`, the codes that were found (`codes` is the same list), and
`lacks`, the codes that were checked and not found. So look up a code that must be there in
`contains`, and a code that must not be there in `lacks`; no code is ever in both. `severity` is the
worst severity of each code over all inputs, `severities` those of each input. `tiles` and
`positions` are plain numbers if there is one input, otherwise lists.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from difflib import get_close_matches
from typing import Any, TypeAlias, cast

from model.circuit import Circuit
from model.files import library
from model.lanes.graph import Ride, columns_in, rides_of
from model.layout import zeta
from model.layout.geometry import Chain
from model.layout.kit import Kit, Level, Side
from model.layout.pieces import templates_of
from model.layout.track import MOST_PIECES, Hill, Marker, Piece, Run, Start, Surface, Track
from model.layout.wellformed import misplaced
from model.layout.zeta import Pose
from model.text.errors import did_you_mean
from simulator.race.case_input import CannotAnswer
from validators.balance.bal501_length import BANDS, Length, length_result
from validators.balance.bal503_too_many_hard_corners import too_many_hard
from validators.balance.bal504_uneven_corners import uneven
from validators.balance.bal506_rising_series import CLOSE, RisingSeries
from validators.balance.bal508_racing_line import RacingLine
from validators.catalogue import all_checks, find_check
from validators.check import LapCheck
from validators.finding import Finding, Severity
from validators.lap import Lap, Position, lap_of
from validators.markers.mar401_no_difficulty import NoDifficulty
from validators.markers.mar402_bad_value import LEAST_POSITIONS, BadValue
from validators.markers.mar403_short_run_up import BIKES_IN_BOX, ShortRunUp
from validators.markers.mar406_idle_hills import hills_are_idle
from validators.report import Report, check_circuit
from validators.stock.box301_short_of_pieces import cannot_be_laid, short_pieces
from validators.stock.box302_short_of_counters import short_counters
from validators.stock.box303_short_of_stands import short_of_stands

GAME = "motograndprix"
PREFIX = "MGP-V-"
Ask: TypeAlias = Mapping[str, Any]
Found: TypeAlias = dict[str, Severity]


# --- the questions of an input, and what is found in it -----------------------------------------


@dataclass(frozen=True)
class Figures:
    """The values that accompany the inputs."""

    boxes: int = 1
    level: str | None = None
    laps: int = 3
    bikes: int | None = None
    series_gap: int = CLOSE


FIGURES: dict[str, type] = {
    "boxes": int,
    "level": str,
    "laps": int,
    "bikes": int,
    "series_gap": int,
}
_PLURAL = {"levels": "level"}


@dataclass
class Verdict:
    """What was found in one input and what was checked: full codes and severities."""

    found: Found = field(default_factory=dict)
    looked_for: set[str] = field(default_factory=set)
    tiles: int | None = None
    positions: int | None = None
    length_result: str | None = None

    def ask(self, name: str, is_so: bool, severity: Severity | None = None) -> None:
        """Check the code MGP-V-`name`; it is found if `is_so`."""
        code = PREFIX + name
        self.looked_for.add(code)
        if is_so:
            self._add(code, severity or find_check(code).severity)

    def take(self, findings: Iterable[Finding]) -> None:
        """Problems from checks; those without a code of the game's rules do not matter here."""
        for finding in findings:
            alias = find_check(finding.code).alias
            if alias and alias.startswith(PREFIX):
                self._add(alias, finding.severity)

    def _add(self, code: str, severity: Severity) -> None:
        order = list(Severity)
        self.looked_for.add(code)
        self.found[code] = min(severity, self.found.get(code, severity), key=order.index)

    def join(self, others: "Verdict") -> None:
        """The same input, described in another form as well."""
        for code, severity in others.found.items():
            self._add(code, severity)
        self.looked_for |= others.looked_for
        self.tiles = others.tiles if self.tiles is None else self.tiles
        self.positions = others.positions if self.positions is None else self.positions
        self.length_result = self.length_result or others.length_result


# --- the two questions --------------------------------------------------------------------------


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
    if isinstance(case.get("track"), Mapping) and not any(key in ask for key in (*_KEYS, "inputs")):
        ask = {**ask, "track": case["track"]}
    verdicts = list(_verdicts(ask, _defaults(case)))
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


def resolve_tiles(ask: Ask, case: Ask) -> dict[str, Any]:
    """Kind and difficulty, hill and racing line of every position, in the order of the tiles."""
    if "tiles" not in ask:
        raise CannotAnswer("ask.tiles is missing")
    inputs = _inputs("tiles", ask["tiles"])
    ruled = _rulings(case)
    resolved = [_resolved(_own(entry, "tiles", Figures())[0], ruled) for entry in inputs]
    if len(resolved) == 1:
        return resolved[0]
    return {key: [one[key] for one in resolved] for key in resolved[0]}


def meta(ask: Ask, case: Ask) -> dict[str, Any]:
    """An entry that describes a file of cases: it asks nothing."""
    return {}


KINDS: dict[str, Callable[[Ask, Ask], dict[str, Any]]] = {
    "meta": meta,
    "validate": validate,
    "resolve_tiles": resolve_tiles,
}


READINGS = {"corner_rl": ("inside", "outside"), "hill_reach": ("until", "tile")}
"""H-01, H-29: the word for each reading, the default first."""
RULINGS = {"H-01": "corner_rl", "H-29": "hill_reach"}


def _rulings(case: Ask) -> set[str]:
    """The given readings; rulings about something else change nothing here."""
    found = set()
    for key, value in _object(case.get("options") or {}, "options").items():
        name = RULINGS.get(str(key).upper().removeprefix("MGP-"), str(key))
        if name in READINGS:
            words = re.findall("[a-z]+", str(value).lower())
            meant = [reading for reading in READINGS[name] if reading in words]
            if len(meant) != 1:
                known = " or ".join(READINGS[name])
                raise CannotAnswer(f"option {name}: expected {known}, found {value!r}")
            found.update(meant)
    return found


def _resolved(tiles: Any, ruled: set[str]) -> dict[str, Any]:
    written = _written(tiles)
    for fault in written.faults:
        raise CannotAnswer(fault)
    ridden = _as_lap(Circuit(written.track, _kit()))
    return {
        "effective": [[s.kind, d] for s in ridden for d in s.difficulty],
        "hill": [_hill(s, ruled) for s in ridden for _ in s.difficulty],
        "rl": [_line_of(s, ruled) for s in ridden for _ in s.difficulty],
        "positions": columns_in(ridden),
    }


def _hill(ride: Ride, ruled: set[str]) -> Hill:
    """T-10, H-29: a hill continues until the next marker, or only covers its tile."""
    if "tile" not in ruled:
        return ride.hill
    return next((marker.hill for marker in ride.markers if marker.hill), "flat")


def _line_of(ride: Ride, ruled: set[str]) -> Side:
    """T-05, H-01: a corner piece without a given side has its racing line inside, or outside."""
    is_said = ride.placed.piece.line is not None or not ride.placed.template.turn
    if "outside" not in ruled or is_said:
        return ride.racing_line
    return "R" if ride.racing_line == "L" else "L"


# --- inputs and figures -------------------------------------------------------------------------


def _defaults(case: Ask) -> Figures:
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


def _verdicts(ask: Ask, defaults: Figures) -> Iterator[Verdict]:
    """One verdict per input, combining all forms that describe the same input."""
    if "inputs" in ask:
        for one in _listed(ask["inputs"], "inputs"):
            yield from _verdicts(_object(one, "inputs"), defaults)
        return
    given = {form: _inputs(form, ask[key]) for key, form in _KEYS.items() if key in ask}
    figures = {_PLURAL.get(k, k): ask[k] for k in (*FIGURES, *_PLURAL) if k in ask}
    if not given and not figures:
        known = (*_KEYS, "inputs", *FIGURES)
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
            entry, own = _own(inputs[i if len(inputs) > 1 else 0], form, _with(defaults, here))
            verdict.ask("VALUE", _bad_laps(own.laps))
            verdict.join(_FORMS[form](entry, own))
        yield verdict


def _ith(value: Any, i: int) -> Any:
    return value[i if len(value) > 1 else 0] if isinstance(value, list) and value else value


def _bad_laps(laps: object) -> bool:
    return laps is not None and (not isinstance(laps, int) or laps < 1)


def _inputs(form: str, value: Any) -> list[Any]:
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


def _own(entry: Any, form: str, figures: Figures) -> tuple[Any, Figures]:
    """What an input is about, and the figures with its own values."""
    if not isinstance(entry, Mapping) or form == "lengths":
        return entry, figures
    figures = _with(figures, {key: entry[key] for key in FIGURES if key in entry})
    for key in (*_INNER.get(form, ()), form, "counts"):
        if key in entry:
            inner = entry[key]
            return _own(inner, form, figures) if isinstance(inner, Mapping) else (inner, figures)
    return {key: value for key, value in entry.items() if key not in FIGURES}, figures


def _listed(value: Any, where: str) -> list[Any]:
    if not isinstance(value, list):
        raise CannotAnswer(f"{where}: expected a list, found {value!r}")
    if len(value) > MOST_PIECES:
        raise CannotAnswer(f"{where}: more than {MOST_PIECES} entries")
    return value


def _object(value: Any, where: str) -> Ask:
    if not isinstance(value, Mapping):
        raise CannotAnswer(f"{where}: expected an object, found {value!r}")
    return value


def _number(value: Any, where: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or value < 0:
        raise CannotAnswer(f"{where}: expected a number from 0 on, found {value!r}")
    return value


def _kit() -> Kit:
    return library.kit(GAME)


# --- plain figures ------------------------------------------------------------------------------


def _corner_difficulties(entry: Any, figures: Figures) -> Verdict:
    levels = [_number(value, "corner_difficulties") for value in _listed(entry, "corners")]
    verdict = Verdict()
    verdict.ask("BALANCE3", too_many_hard(levels))
    verdict.ask("BALANCE12", uneven(levels))
    verdict.ask("VALUE", any(level not in (1, 2, 3) for level in levels))
    return verdict


def _length(entry: Any, figures: Figures) -> Verdict:
    level, length = figures.level, entry
    if isinstance(entry, list) and len(entry) == 2:
        level, length = entry
    elif isinstance(entry, Mapping):
        level = entry.get("level", level)
        length = next((entry[k] for k in ("positions", "length", "n") if k in entry), None)
    count = _number(length, "lengths")
    return _judged_length(str(level).lower(), count)


def _judged_length(level: str, count: int) -> Verdict:
    """How the length suits the level; that a move may lap itself is checked under another code."""
    if level not in BANDS:
        raise CannotAnswer(f"no level named {level!r} {did_you_mean(level, BANDS)}")
    verdict = Verdict(positions=count)
    _ask_length(verdict, level, count)
    verdict.ask("VALUE", count < LEAST_POSITIONS)
    return verdict


def _ask_length(verdict: Verdict, level: str, count: int) -> None:
    result = verdict.length_result = length_result(level, count)
    verdict.ask("LENGTH", result != "ok", None if result == "ok" else Severity(result))


def _tile_counts(entry: Any, figures: Figures) -> Verdict:
    kit = _kit()
    used: Counter[str] = Counter()
    verdict = Verdict(tiles=0, positions=0)
    for type_, count in _object(entry, "tile_counts").items():
        code = _code(type_, "L", kit)
        number = _number(count, f"tile_counts.{type_}")
        used[kit.stock_code(code)] += number
        verdict.tiles = (verdict.tiles or 0) + number
        verdict.positions = (verdict.positions or 0) + number * templates_of(kit)[code].columns
    impossible = cannot_be_laid(used, figures.boxes, kit)
    short = bool(short_pieces(used, figures.boxes, kit))
    verdict.ask("STOCK", impossible or short, Severity.ERROR if impossible else None)
    slight = {kind.code for kind in kit.pieces if kind.turn == 1}
    verdict.ask("PARITY", sum(used[code] for code in slight) % 2 == 1)
    return verdict


def _marker_counts(entry: Any, figures: Figures) -> Verdict:
    kit = _kit()
    used: Counter[tuple[str, int | str]] = Counter()
    if isinstance(entry, int):
        entry = {"difficulty": entry}
    for name, count in _object(entry, "marker_counts").items():
        if isinstance(count, Mapping):
            for value, number in count.items():
                used[_counter(kit, name, str(value))] += _number(number, f"{name}.{value}")
        elif name in ("difficulty", "hill", "override", "counts_as"):
            used[name, ""] += _number(count, name)
        else:
            used[_counter(kit, "", name)] += _number(count, name)
    verdict = Verdict()
    verdict.ask("MARKERSTOCK", bool(short_counters(used, figures.boxes, kit)))
    verdict.ask("STANDS", short_of_stands(used.total(), figures.boxes, kit.stands))
    return verdict


_COUNTERS = {"uphill": "up", "downhill": "down", "easy": "1", "medium": "2", "hard": "3"}


def _counter(kit: Kit, sort: str, value: str) -> tuple[str, int | str]:
    """The counter of this name: "up", "corner", "difficulty 2", "d2" ..."""
    plain = value.lower().removeprefix("difficulty").strip(" _-").removeprefix("d")
    if value.lower().startswith("down"):
        plain = "down"
    wanted = _COUNTERS.get(plain, plain)
    for counter in kit.counters:
        if str(counter.value) == wanted:
            return counter.marker, counter.value
    known = [str(counter.value) for counter in kit.counters]
    raise CannotAnswer(f"marker_counts: no counter named {value!r} {did_you_mean(value, known)}")


def _angles(entry: Any, figures: Figures) -> Verdict:
    turns = []
    for angle in _listed(entry, "angles"):
        if isinstance(angle, bool) or angle not in (0, 22.5, -22.5, 45, -45):
            raise CannotAnswer(f"angles: expected 0, 22.5 or 45 with a sign, found {angle!r}")
        turns.append(float(angle))
    verdict = Verdict(tiles=len(turns))
    verdict.ask("TURNSUM", abs(sum(turns)) != 360)
    verdict.ask("PARITY", sum(abs(turn) == 22.5 for turn in turns) % 2 == 1)
    return verdict


# --- laps described position by position --------------------------------------------------------

_SIDES: dict[Any, Side | None] = {
    None: None,
    "": None,
    "none": None,
    "straight": None,
    "l": "L",
    "left": "L",
    "r": "R",
    "right": "R",
}
_ANGLES = {45: True, 22.5: False, "45": True, "22.5": False}
_POSITION = """
    i pos index kind d difficulty rl line hill turn side angle sharp tile type marked marker
    override counts_as length note
"""


def _side(value: Any, where: str) -> Side | None:
    key = value.lower() if isinstance(value, str) else value
    if key not in _SIDES if isinstance(key, str) or key is None else True:
        raise CannotAnswer(f"{where}: expected L, R or null, found {value!r}")
    return _SIDES[key]


def _track(entry: Any, figures: Figures) -> Verdict:
    entries = [_object(one, "positions") for one in _listed(entry, "positions")]
    if not entries:
        raise CannotAnswer("positions: the track has none")
    entries = _in_order(entries)
    positions = _marked([_position(one, i) for i, one in enumerate(entries)], entries)
    verdict = _judged(Lap(tuple(positions)), figures)
    verdict.ask("STRAY", any(p.kind == "straight" and p.difficulty for p in positions))
    bare = any(p.kind == "corner" and p.difficulty == 0 for p in positions)
    verdict.ask("VALUE", bare)
    verdict.ask("OVERRIDE", any(_is_idle(one) for one in entries))
    hilly = any(position.hill != "flat" for position in positions)
    if figures.level is not None:
        verdict.ask("HILLLEVEL", hilly and hills_are_idle(figures.level))
    return verdict


def _in_order(entries: list[Ask]) -> list[Ask]:
    """Sorted by their index from the line, which must have no gaps."""
    if any("i" not in one for one in entries):
        return entries
    indices = [_number(one["i"], "i") for one in entries]
    if sorted(indices) != list(range(len(entries))):
        raise CannotAnswer("positions: expected each index from 0 on once")
    return sorted(entries, key=lambda one: cast(int, one["i"]))


def _position(one: Ask, i: int) -> Position:
    _known_keys(one, _POSITION, f"positions[{i}]")
    kind = one.get("kind") or _override(one) or _natural_kind(one)
    if kind not in ("straight", "corner"):
        raise CannotAnswer(f"positions[{i}].kind: expected straight or corner, found {kind!r}")
    difficulty = one.get("d", one.get("difficulty", 0)) or 0
    line, hill = one.get("rl", one.get("line", "L")), one.get("hill") or "flat"
    if not isinstance(line, str) or not isinstance(hill, str):
        raise CannotAnswer(f"positions[{i}]: expected texts as rl and hill")
    return Position(
        kind=cast(Surface, kind),
        difficulty=difficulty if isinstance(difficulty, int) else -1,
        line=cast(Side, line),
        hill=cast(Hill, hill),
        turn=_side(one.get("turn", one.get("side")), f"positions[{i}].turn"),
        sharp=_sharp(one, kind, i),
    )


def _sharp(one: Ask, kind: str, i: int) -> bool | None:
    """Is it a piece of 45 degrees? As stated, by the angle, or by the tile."""
    tile = str(one.get("tile", one.get("type")) or "")
    if isinstance(one.get("sharp"), bool):
        return bool(one["sharp"])
    if angle := one.get("angle"):
        if not isinstance(angle, int | float | str) or angle not in _ANGLES:
            raise CannotAnswer(f"positions[{i}].angle: expected 45 or 22.5, found {angle!r}")
        return _ANGLES[angle]
    if tile:
        return abs(templates_of(_kit())[_code(tile, "L", _kit())].turn) > 1
    return None


def _natural_kind(one: Ask) -> str | None:
    tile = one.get("tile", one.get("type"))
    if not tile:
        return None
    return "corner" if templates_of(_kit())[_code(tile, "L", _kit())].turn else "straight"


def _override(one: Ask) -> str | None:
    value = one.get("override", one.get("counts_as"))
    return value.lower() if isinstance(value, str) else None


def _is_idle(one: Ask) -> bool:
    return _override(one) is not None and _override(one) == _natural_kind(one)


def _marked(positions: list[Position], entries: list[Ask]) -> list[Position]:
    """Where markers are: as stated, otherwise where a corner begins or the difficulty changes."""
    said = [one.get("marked", one.get("marker")) for one in entries]
    if any(value is not None for value in said):
        return [replace(p, marked=bool(value)) for p, value in zip(positions, said, strict=True)]
    return [
        replace(
            p,
            marked=p.kind == "corner"
            and (before.kind != "corner" or before.difficulty != p.difficulty),
        )
        for before, p in zip([positions[-1], *positions[:-1]], positions, strict=True)
    ]


def _judged(
    lap: Lap, figures: Figures, is_lap: bool = True, lined: set[int] | None = None
) -> Verdict:
    """How the guidelines judge the lap; only a real lap is judged too short, and racing lines are
    only judged on the pieces `lined` (None = on all)."""
    verdict = Verdict(positions=len(lap.positions))
    bikes = figures.bikes or BIKES_IN_BOX * figures.boxes
    for check in all_checks():
        if not isinstance(check, LapCheck) or check.alias is None:
            continue
        if isinstance(check, Length):
            if figures.level is not None:
                _ask_length(verdict, figures.level, len(lap.positions))
            continue
        findings = _asked(check, lap, figures.series_gap, bikes)
        if isinstance(check, BadValue) and not is_lap:
            findings = (finding for finding in findings if finding.positions)
        if isinstance(check, RacingLine) and lined is not None:
            findings = (finding for finding in findings if lined.intersection(finding.pieces))
        verdict.looked_for.add(check.alias)
        verdict.take(findings)
    return verdict


def _asked(check: LapCheck, lap: Lap, series_gap: int, bikes: int) -> Iterator[Finding]:
    if isinstance(check, RisingSeries):
        return check.check_series(lap, series_gap)
    if isinstance(check, ShortRunUp):
        return check.check_grid(lap, bikes)
    return check.check_lap(lap)


# --- tiles --------------------------------------------------------------------------------------

_TILE = """
    type tile code turn side start difficulty d marker override counts_as hill rl line at count
    reversed against backwards direction i id name note angle positions length
"""
_AGAINST = ("reversed", "against", "backwards")


@dataclass
class Written:
    """A track from tiles as somebody described them, and the values in it that make no sense."""

    track: Track
    faults: list[str] = field(default_factory=list)
    lined: set[int] = field(default_factory=set)
    """The tiles whose racing line side is given."""


def _tiles(entry: Any, figures: Figures) -> Verdict:
    written = _written(entry)
    level = cast("Level | None", figures.level)
    circuit = Circuit(replace(written.track, boxes=figures.boxes, level=level), _kit())
    report = check_circuit(circuit)
    chain = circuit.geometry.main
    verdict = Verdict()
    if chain is not None:
        verdict = _judged(_lap(circuit), figures, chain.closed, written.lined)
    of_laps = _of_laps()  # already judged, with what was asked
    verdict.take(f for f in report.findings if f.code not in of_laps)
    if len(circuit.geometry.chains) > 1:  # corners of the other rows need markers as well
        verdict.take(f for f in report.findings if isinstance(find_check(f.code), NoDifficulty))
    verdict.looked_for |= _looked_for(report, figures.level)
    verdict.ask("VALUE", bool(written.faults))
    verdict.tiles = len(list(circuit.track.pieces()))
    return verdict


def _looked_for(report: Report, level: str | None) -> set[str]:
    """The codes of the checks that could run. Those for laps always can: a snippet counts as one;
    but length and hills are judged by the level."""
    skipped = {one.code for one in report.not_checked}
    return {
        check.alias
        for check in all_checks()
        if check.alias is not None
        and check.alias.startswith(PREFIX)
        and not check.rules
        and (level is not None or check.alias not in (PREFIX + "LENGTH", PREFIX + "HILLLEVEL"))
        and (check.code not in skipped or isinstance(check, LapCheck))
    }


def _of_laps() -> frozenset[str]:
    return frozenset(check.code for check in all_checks() if isinstance(check, LapCheck))


def _lap(circuit: Circuit) -> Lap:
    one_row = len(circuit.geometry.chains) == 1
    # The given list starts at position 0, wherever the line is on the start tile.
    return lap_of(_as_lap(circuit) if one_row else circuit.rides[0], closed=one_row)


def _as_lap(circuit: Circuit) -> list[Ride]:
    """The tiles as if the first followed the last, whether or not they close on a table."""
    chain = circuit.geometry.main
    if chain is None:
        raise CannotAnswer("tiles: expected at least one")
    return rides_of(circuit.geometry, Chain(chain.indices, closed=True))


def _written(entry: Any) -> Written:
    kit = _kit()
    codes: list[tuple[str, bool, Ask]] = []
    for i, tile in enumerate(_listed(entry, "tiles")):
        described = {"type": tile} if isinstance(tile, str) else _object(tile, f"tiles[{i}]")
        _known_keys(described, _TILE, f"tiles[{i}]")
        count = _number(described.get("count", 1), f"tiles[{i}].count")
        against = _is_against(described)
        if len(codes) + count > MOST_PIECES:
            raise CannotAnswer(f"tiles: more than {MOST_PIECES}")
        codes.extend((_tile_code(described, kit, i), against, described) for _ in range(count))
    written = Written(Track("Situation", kit.id))
    markers: list[Marker] = []
    pieces: list[Piece] = []
    for id, (code, _, tile) in enumerate(codes, start=1):
        pieces.append(Piece(id, code, _line(tile, id, written)))
        markers.extend(_markers(tile, id, written))
    runs = _runs(pieces, [against for _, against, _ in codes], kit)
    written.track = replace(written.track, runs=tuple(runs), markers=tuple(markers))
    for marker in markers:
        if problem := misplaced(marker, written.track, kit):
            raise CannotAnswer(f"tiles[{marker.on - 1}]: {problem}")
    return written


def _is_against(tile: Ask) -> bool:
    """Is the tile given with its start where its end should be?"""
    way = tile.get("direction", "forward")
    return any(tile.get(key) for key in _AGAINST) or way not in ("forward", "with", None)


def _tile_code(tile: Ask, kit: Kit, i: int) -> str:
    type_ = tile.get("type", tile.get("tile", tile.get("code")))
    if tile.get("start") is True:
        if type_ not in ("L4", "START", None):
            raise CannotAnswer(f"tiles[{i}]: the start tile is an L4, found {type_!r}")
        return "START"
    return _code(type_, _side(tile.get("turn", tile.get("side")), f"tiles[{i}].turn") or "L", kit)


def _code(type_: Any, side: Side, kit: Kit) -> str:
    """The piece code of a tile; a corner piece without a given side turns left."""
    if isinstance(type_, str):
        for code in (type_, type_.upper(), f"{type_.upper()}{side}"):
            if code in kit.codes:
                return code
    raise CannotAnswer(f"no tile named {type_!r} {did_you_mean(str(type_), kit.kinds)}")


def _line(tile: Ask, id: int, written: Written) -> Side | None:
    line = tile.get("rl", tile.get("line"))
    if line is not None:
        written.lined.add(id)
    if line in ("L", "R", None):
        return cast("Side | None", line)
    written.faults.append(f"racing line {line!r}, expected L or R")
    return None


def _markers(tile: Ask, on: int, written: Written) -> Iterator[Marker]:
    difficulty = tile.get("difficulty", tile.get("d", tile.get("marker")))
    at = _number(tile.get("at", 0), "at")
    if difficulty is not None:
        if isinstance(difficulty, bool) or difficulty not in (1, 2, 3):
            written.faults.append(f"difficulty {difficulty!r}, expected 1 to 3")
        if isinstance(difficulty, int) and difficulty:
            yield Marker(on=on, at=at, difficulty=int(difficulty))
    hill = tile.get("hill")
    if hill in ("up", "down", "flat"):
        yield Marker(on=on, hill=cast(Hill, hill))
    elif hill is not None:
        written.faults.append(f"hill {hill!r}, expected up, down or flat")
    counts_as = _override(tile)
    if counts_as in ("straight", "corner"):
        yield Marker(on=on, counts_as=cast(Surface, counts_as))
    elif tile.get("override", tile.get("counts_as")) is not None:
        raise CannotAnswer(f"override: expected straight or corner, found {counts_as!r}")


def _runs(pieces: list[Piece], against: list[bool], kit: Kit) -> Iterator[Run]:
    """One run; a tile against the direction gets its own run, driven from its far end."""
    templates = templates_of(kit)
    pose, start, row = Pose(), Pose(), list[Piece]()
    for piece, is_against in zip(pieces, against, strict=True):
        end = zeta.compose(pose, templates[piece.piece].end)
        if is_against:
            if row:
                yield Run(tuple(row), Start(start.point, start.heading))
            back = zeta.about_face(end)
            turned = replace(piece, piece=kit.driven_back(piece.piece))
            yield Run((turned,), Start(back.point, back.heading))
            start, row = end, []
        else:
            row.append(piece)
        pose = end
    if row:
        yield Run(tuple(row), Start(start.point, start.heading))


def _known_keys(given: Ask, words: str, where: str) -> None:
    """Other keys are comments, unless they look like a misspelling of ours."""
    known = words.split()
    for key in given:
        if key not in known and get_close_matches(str(key), known, n=1, cutoff=0.8):
            raise CannotAnswer(f"{where}: no key named {key!r} {did_you_mean(str(key), known)}")


_FORMS: dict[str, Callable[[Any, Figures], Verdict]] = {
    "corner_difficulties": _corner_difficulties,
    "lengths": _length,
    "tile_counts": _tile_counts,
    "marker_counts": _marker_counts,
    "angles": _angles,
    "tracks": _track,
    "tiles": _tiles,
}
_KEYS: dict[str, str] = {
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
