"""Tiles as somebody wrote them down: laid, and judged as a lap."""

from dataclasses import replace
from typing import Any, cast

from trackwright.games.motograndprix.referee.guidelines.laps import judged
from trackwright.games.motograndprix.referee.guidelines.verdict import PREFIX, Figures, Verdict
from trackwright.games.motograndprix.referee.guidelines.words import own_kit
from trackwright.games.motograndprix.referee.guidelines.written_tiles import written_track
from trackwright.model.circuit import Circuit
from trackwright.model.lanes.graph import DrivenPiece, driven_pieces_of
from trackwright.model.layout.geometry import Chain
from trackwright.model.layout.kit import Level
from trackwright.simulator.race.cases.case_input import CannotAnswer
from trackwright.validators.catalogue import all_checks, find_check
from trackwright.validators.check import LapCheck
from trackwright.validators.lap import Lap, lap_of
from trackwright.validators.markers.mar401_no_difficulty import NoDifficulty
from trackwright.validators.report import Report, check_circuit


def of_tiles(entry: Any, figures: Figures) -> Verdict:
    written = written_track(entry)
    level = cast("Level | None", figures.level)
    circuit = Circuit(replace(written.track, boxes=figures.boxes, level=level), own_kit())
    report = check_circuit(circuit)
    chain = circuit.geometry.main_chain
    verdict = Verdict()
    if chain is not None:
        verdict = judged(_lap(circuit), figures, chain.closed, written.lined)
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
    return lap_of(as_lap(circuit) if one_row else circuit.driven_pieces[0], closed=one_row)


def as_lap(circuit: Circuit) -> list[DrivenPiece]:
    """The tiles as if the first followed the last, whether or not they close on a table."""
    chain = circuit.geometry.main_chain
    if chain is None:
        raise CannotAnswer("tiles: expected at least one")
    return driven_pieces_of(circuit.geometry, Chain(chain.indices, closed=True))
