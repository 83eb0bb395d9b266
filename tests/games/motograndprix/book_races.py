"""Whole races held against the independent model of the rules, round by round.

The dice and decisions of a log are given to the model; what it makes of them has to be what the log
says. Only for three even lanes, which is what the model knows.
"""

from collections.abc import Iterator, Sequence
from typing import Any

from tests.games.motograndprix.by_the_book.answers import answer
from tests.games.motograndprix.random_races import Case
from tests.games.motograndprix.witness import KINDS, Objection

TELLING = ("lap", "retire", "redline_pass", "redline_fail", "wheelie", "sideslip")
LANES = "LCR"
LEVELS = ("basic", "standard", "expert")
HILLS = {0: "flat", -1: "up", 1: "down"}
NOT_IN_THE_BOOK = ("qualifying", "unrated", "roll_outs", "rounds_per_lap")

Row = tuple[int, ...]


def compare_with_book(case: Case, rows: Sequence[Row]) -> int:
    """How many rounds were compared; Objection where the model says otherwise."""
    bikes: list[dict[str, Any]] = []
    compared = 0
    for segment in _segments(rows):
        if KINDS[segment[0][1]] != "round":
            bikes = _on_grid(case, segment)
            continue
        result = _answered(case, bikes, segment)
        happened = [(e["event"], e["bike"]) for e in result["event_log"] if e["event"] in TELLING]
        told = [(KINDS[r[1]], str(r[2])) for r in segment if KINDS[r[1]] in TELLING]
        _hold(segment, "events", told, happened)
        finished = [str(r[2]) for r in segment if KINDS[r[1]] == "finish"]
        _hold(segment, "finishers", finished, result["classification"])
        _hold(segment, "dice", _rollers(segment), result["dice_rolled_by"])
        bikes = result["after"]
        for row, bike in zip(bikes, _teams(case), strict=True):
            row["team"] = bike
        compared += 1
    return compared


def _hold(segment: Sequence[Row], what: str, told: object, expected: object) -> None:
    if told != expected:
        raise Objection(f"round {segment[0][3]}: {what}: told {told}, by the book {expected}")


def _teams(case: Case) -> list[str]:
    return [seat.team or seat.name for seat in case.setup.seats]


def _rollers(segment: Sequence[Row]) -> list[str]:
    return [str(row[2]) for row in segment if KINDS[row[1]] in ("roll", "roll_off")]


def _segments(rows: Sequence[Row]) -> Iterator[list[Row]]:
    """The rows before the first round, then those of each round."""
    segment: list[Row] = []
    for row in rows:
        if KINDS[row[1]] == "round" and segment:
            yield segment
            segment = []
        segment.append(row)
    yield segment


def _on_grid(case: Case, segment: Sequence[Row]) -> list[dict[str, Any]]:
    places = {row[2]: row[4] for row in segment if KINDS[row[1]] == "grid"}
    return [
        {"id": str(b), "team": team, "lap": 0, "pos": places[b] >> 3, "lane": LANES[places[b] & 7]}
        for b, team in enumerate(_teams(case))
    ]


def _answered(case: Case, bikes: list[dict[str, Any]], segment: Sequence[Row]) -> dict[str, Any]:
    setup = case.setup
    question = {
        "level": LEVELS[setup.ruleset.level],
        "options": {k: v for k, v in setup.settings.items() if k not in NOT_IN_THE_BOOK},
        "ask": {"kind": "round", "start_turn": segment[0][3] == 1},
        "track": _track(case),
        "bikes": [{**bike, "acted": False} for bike in bikes],
        "dice": list(_dice(segment)),
        "decisions": _decisions(segment),
    }
    try:
        return answer(question)
    except (ValueError, KeyError) as error:
        raise Objection(f"round {segment[0][3]}: by the book: {error}") from error


def _track(case: Case) -> dict[str, Any]:
    lines = {s.position: LANES[s.lane] for s in case.way.spaces if s.rank == 1}
    rows = [
        {"i": i, "kind": "corner" if d else "straight", "d": d, "rl": lines[i], "hill": HILLS[hill]}
        for i, (d, hill) in enumerate(case.way.positions)
    ]
    return {"laps": case.setup.laps, "length": len(rows), "positions": rows}


def _dice(segment: Sequence[Row]) -> Iterator[dict[str, Any]]:
    for row in segment:
        kind, bike = KINDS[row[1]], str(row[2])
        if kind in ("roll", "roll_off"):
            yield {"bike": bike, "for": "turn", "values": [face for face in row[3:5] if face]}
        if kind in ("redline_pass", "redline_fail"):
            first = min(6, row[3] - 1)
            yield {"bike": bike, "for": "engine_test", "values": [first, row[3] - first]}


def _decisions(segment: Sequence[Row]) -> list[dict[str, Any]]:
    found: dict[int, dict[str, Any]] = {}
    for row in segment:
        kind, decision = KINDS[row[1]], found.setdefault(row[2], {"bike": str(row[2])})
        if kind == "asked":
            decision["slipstream"] = bool(row[4])
        elif kind == "keep":
            decision["keep"] = row[3]
        elif kind == "ride":
            choice = row[3]
            decision["used"] = [choice >> 3 * die & 7 for die in range(row[5])]
            decision["slip_bonus"], decision["engine"] = choice >> 6 & 1, choice >> 7 & 7
            decision["front"] = choice >> 10 & 15
            decision["path"] = "retire" if choice >> 14 & 1 else []
        elif kind == "move":
            decision["path"] = [LANES[int(digit)] for digit in oct(row[4])[3:]]
    return list(found.values())
