"""Laps: written down position by position, and what the guidelines say to one."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, cast

from trackwright.games.motograndprix.referee.guidelines.counts import ask_length
from trackwright.games.motograndprix.referee.guidelines.verdict import Ask, Figures, Verdict
from trackwright.games.motograndprix.referee.guidelines.words import (
    override_of,
    own_kit,
    piece_code,
    reject_slips,
    side_of,
)
from trackwright.model.lanes.corners import bend_of
from trackwright.model.layout.kit import Side
from trackwright.model.layout.pieces import templates_of
from trackwright.model.layout.track import MAX_PIECES, Hill, Surface
from trackwright.simulator.race.cases.case_input import MOST, CannotAnswer, a_case, a_list, whole
from trackwright.validators.balance.bal501_length import Length
from trackwright.validators.balance.bal506_rising_series import RisingSeries
from trackwright.validators.balance.bal508_racing_line import RacingLine
from trackwright.validators.catalogue import all_checks
from trackwright.validators.check import LapCheck
from trackwright.validators.finding import Finding
from trackwright.validators.lap import Lap, Position
from trackwright.validators.markers.mar402_bad_value import BadValue
from trackwright.validators.markers.mar403_short_run_up import BIKES_IN_BOX, ShortRunUp
from trackwright.validators.markers.mar406_idle_hills import ignores_hills

_ANGLES = {45: True, 22.5: False, "45": True, "22.5": False}
_POSITION = """
    i pos index kind d difficulty rl line hill turn side angle sharp tile type marked marker
    override counts_as length note
"""


def of_positions(entry: Any, figures: Figures) -> Verdict:
    entries = [a_case(one, "positions") for one in a_list(entry, "positions", MAX_PIECES)]
    if not entries:
        raise CannotAnswer("positions: the track has none")
    entries = _in_order(entries)
    positions = _marked([_position(one, i) for i, one in enumerate(entries)], entries)
    verdict = judged(Lap(tuple(positions)), figures)
    verdict.ask("STRAY", any(p.kind == "straight" and p.difficulty for p in positions))
    bare = any(p.kind == "corner" and p.difficulty == 0 for p in positions)
    verdict.ask("VALUE", bare)
    verdict.ask("OVERRIDE", any(_is_idle(one) for one in entries))
    hilly = any(position.hill != "flat" for position in positions)
    if figures.level is not None:
        verdict.ask("HILLLEVEL", hilly and ignores_hills(figures.level))
    return verdict


def _in_order(entries: list[Ask]) -> list[Ask]:
    """Sorted by their index from the line, which must have no gaps."""
    if any("i" not in one for one in entries):
        return entries
    indices = [whole(one["i"], "i", 0, MOST) for one in entries]
    if sorted(indices) != list(range(len(entries))):
        raise CannotAnswer("positions: expected each index from 0 on once")
    return sorted(entries, key=lambda one: cast(int, one["i"]))


def _position(one: Ask, i: int) -> Position:
    reject_slips(one, _POSITION, f"positions[{i}]")
    kind = one.get("kind") or override_of(one) or _natural_kind(one)
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
        turn=side_of(one.get("turn", one.get("side")), f"positions[{i}].turn"),
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
        return abs(templates_of(own_kit())[piece_code(tile, "L", own_kit())].turn) > 1
    return None


def _natural_kind(one: Ask) -> str | None:
    tile = one.get("tile", one.get("type"))
    if not tile:
        return None
    return bend_of(templates_of(own_kit())[piece_code(tile, "L", own_kit())])[0]


def _is_idle(one: Ask) -> bool:
    return override_of(one) is not None and override_of(one) == _natural_kind(one)


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


def judged(
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
                ask_length(verdict, figures.level, len(lap.positions))
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
