"""Plain figures: difficulties, lengths, counts of tiles and counters, angles."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from trackwright.games.motograndprix.referee.guidelines.verdict import Figures, Verdict
from trackwright.games.motograndprix.referee.guidelines.words import own_kit, piece_code
from trackwright.model.layout.kit import Kit
from trackwright.model.layout.pieces import templates_of
from trackwright.model.layout.track import MAX_PIECES
from trackwright.model.text.errors import did_you_mean
from trackwright.simulator.race.cases.case_input import MOST, CannotAnswer, a_case, a_list, whole
from trackwright.validators.balance.bal501_length import BANDS, length_result
from trackwright.validators.balance.bal503_too_many_hard_corners import has_too_many_hard
from trackwright.validators.balance.bal504_uneven_corners import is_uneven
from trackwright.validators.finding import Severity
from trackwright.validators.markers.mar402_bad_value import LEAST_POSITIONS
from trackwright.validators.stock.box301_short_of_pieces import exceeds_boxes, short_pieces
from trackwright.validators.stock.box302_short_of_counters import short_counters
from trackwright.validators.stock.box303_short_of_stands import short_of_stands


def of_corner_difficulties(entry: Any, figures: Figures) -> Verdict:
    levels = [
        whole(value, "corner_difficulties", 0, MOST)
        for value in a_list(entry, "corners", MAX_PIECES)
    ]
    verdict = Verdict()
    verdict.ask("BALANCE3", has_too_many_hard(levels))
    verdict.ask("BALANCE12", is_uneven(levels))
    verdict.ask("VALUE", any(level not in (1, 2, 3) for level in levels))
    return verdict


def of_length(entry: Any, figures: Figures) -> Verdict:
    level, length = figures.level, entry
    if isinstance(entry, list) and len(entry) == 2:
        level, length = entry
    elif isinstance(entry, Mapping):
        level = entry.get("level", level)
        length = next((entry[k] for k in ("positions", "length", "n") if k in entry), None)
    count = whole(length, "lengths", 0, MOST)
    return _judged_length(str(level).lower(), count)


def _judged_length(level: str, count: int) -> Verdict:
    """How the length suits the level; that a move may lap itself is checked under another code."""
    if level not in BANDS:
        raise CannotAnswer(f"no level named {level!r} {did_you_mean(level, BANDS)}")
    verdict = Verdict(positions=count)
    ask_length(verdict, level, count)
    verdict.ask("VALUE", count < LEAST_POSITIONS)
    return verdict


def ask_length(verdict: Verdict, level: str, count: int) -> None:
    result = verdict.length_result = length_result(level, count)
    verdict.ask("LENGTH", result != "ok", None if result == "ok" else Severity(result))


def of_tile_counts(entry: Any, figures: Figures) -> Verdict:
    kit = own_kit()
    used: Counter[str] = Counter()
    verdict = Verdict(tiles=0, positions=0)
    for type_, count in a_case(entry, "tile_counts").items():
        code = piece_code(type_, "L", kit)
        number = whole(count, f"tile_counts.{type_}", 0, MOST)
        used[kit.stock_code(code)] += number
        verdict.tiles = (verdict.tiles or 0) + number
        verdict.positions = (verdict.positions or 0) + number * templates_of(kit)[code].columns
    impossible = exceeds_boxes(used, figures.boxes, kit)
    short = bool(short_pieces(used, figures.boxes, kit))
    verdict.ask("STOCK", impossible or short, Severity.ERROR if impossible else None)
    slight = {kind.code for kind in kit.pieces if kind.turn == 1}
    verdict.ask("PARITY", sum(used[code] for code in slight) % 2 == 1)
    return verdict


def of_marker_counts(entry: Any, figures: Figures) -> Verdict:
    kit = own_kit()
    used: Counter[tuple[str, int | str]] = Counter()
    if isinstance(entry, int):
        entry = {"difficulty": entry}
    for name, count in a_case(entry, "marker_counts").items():
        if isinstance(count, Mapping):
            for value, number in count.items():
                used[_counter(kit, name, str(value))] += whole(number, f"{name}.{value}", 0, MOST)
        elif name in ("difficulty", "hill", "override", "counts_as"):
            used[name, ""] += whole(count, name, 0, MOST)
        else:
            used[_counter(kit, "", name)] += whole(count, name, 0, MOST)
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


def of_angles(entry: Any, figures: Figures) -> Verdict:
    turns = []
    for angle in a_list(entry, "angles", MAX_PIECES):
        if isinstance(angle, bool) or angle not in (0, 22.5, -22.5, 45, -45):
            raise CannotAnswer(f"angles: expected 0, 22.5 or 45 with a sign, found {angle!r}")
        turns.append(float(angle))
    verdict = Verdict(tiles=len(turns))
    verdict.ask("TURNSUM", abs(sum(turns)) != 360)
    verdict.ask("PARITY", sum(abs(turn) == 22.5 for turn in turns) % 2 == 1)
    return verdict
