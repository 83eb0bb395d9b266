"""How cases are written down: roads, players, cards, decisions in a few words each."""

from collections.abc import Iterable
from itertools import pairwise
from typing import Any

Case = dict[str, Any]
Row = dict[str, Any]
ROWS = 6


def road(lanes: str = "A", rows: int = 14, **more: Any) -> Row:
    """Lanes from left to right, A1 to A14 and so on, all to FIN, with lateral and diagonal steps.

    corners={"A3 A4": 5} are a bend each; obstacles="A5", starts="S1 S2", cut="A4>A5 A4|B4" takes
    steps away, add="A4>B5" adds forward ones, barriers={"A4>A5": 10}, extra="X1 X2" are spaces.
    """
    starts = _words(more.get("starts"))
    spaces = [f"{lane}{row}" for lane in lanes for row in range(1, rows + 1)]
    forward = [f"{lane}{row}>{lane}{row + 1}" for lane in lanes for row in range(1, rows)]
    forward += [f"{lane}{rows}>FIN" for lane in lanes]
    forward += [f"{s}>{lanes[i % len(lanes)]}1" for i, s in enumerate(starts)]
    forward += _words(more.get("add"))
    cut = _words(more.get("cut"))
    track: Row = {
        "spaces": [*spaces, *_words(more.get("extra")), *starts, "FIN"],
        "forward": _pairs(">", [step for step in forward if step not in cut]),
        "corners": _corners(more.get("corners") or {}),
        "obstacles": _words(more.get("obstacles")),
        "start": starts,
        "finish": ["FIN"],
        **_sideways(lanes, rows, cut),
    }
    barriers = more.get("barriers") or {}
    track["barriers"] = [
        {"from": step.split(">")[0], "space": step.split(">")[1], "value": value}
        for step, value in barriers.items()
    ]
    indicators = more.get("indicators") or {}
    track["indicators"] = [
        {"value": value, "beside": beside.split()} for beside, value in indicators.items()
    ]
    return track


def _words(text: str | None) -> list[str]:
    return (text or "").split()


def _pairs(sign: str, steps: Iterable[str]) -> list[list[str]]:
    return [step.split(sign) for step in steps]


def _corners(bends: dict[str, int]) -> Row:
    return {
        space: {"limit": limit, "corner_id": f"c{number}"}
        for number, (spaces, limit) in enumerate(bends.items(), 1)
        for space in spaces.split()
    }


def _sideways(lanes: str, rows: int, cut: list[str]) -> Row:
    beside = [
        (f"{a}{row}", f"{b}{row}", f"{a}{row + 1}", f"{b}{row + 1}")
        for a, b in pairwise(lanes)
        for row in range(1, rows + 1)
        if f"{a}{row}|{b}{row}" not in cut
    ]
    ends = f"{rows + 1}"
    return {
        "lateral_right": [[a, b] for a, b, _, _ in beside],
        "lateral_left": [[b, a] for a, b, _, _ in beside],
        "diagonal_right": [[a, d] for a, _, _, d in beside if not d.endswith(ends)],
        "diagonal_left": [[b, c] for _, b, c, _ in beside if not c.endswith(ends)],
    }


def player(id: str, space: str, gear: int, hand: str = "", **more: Any) -> Row:
    """In the race for some turns; `hand` as "1 1 5"; tokens as `upgrades={...}`."""
    cards = [int(word) for word in hand.split()]
    return {"id": id, "space": space, "gear": gear, "hand": cards, "turns_taken": 3, **more}


def car(space: str, gear: int, hand: str = "1", **tokens: int) -> Row:
    """P1 with some tokens."""
    return player("P1", space, gear, hand, upgrades=tokens)


def rival(space: str, gear: int = 0, id: str = "P2", hand: str = "1 1 2 3 4 5") -> Row:
    return player(id, space, gear, hand)


def rows(row: int, *speeds: int, nitrous: int = 2) -> list[Row]:
    """Cards to come: these speeds in the row of a gear, 1 in all others."""
    return [
        {
            "suit": 1,
            "speeds": [speed if gear == row else 1 for gear in range(1, ROWS + 1)],
            "nitrous": nitrous,
        }
        for speed in speeds
    ]


REST = rows(1, *[1] * 30)
"""Cards below those that matter."""
REFILL = rows(1, *[1] * 6)
"""Six cards: a hand that was played to the last card is filled again."""


def case(
    id: str,
    rules: str,
    note: str,
    track: Row | None,
    players: list[Row],
    expect: Row,
    deck: list[Row] | None = None,
    do: list[Row] | None = None,
    **more: Any,
) -> Case:
    """`more`: options, script (beyond the deck), other fields of the state."""
    found: Case = {
        "id": f"STR-W-{id}",
        "game": "street",
        "rule_ids": [f"STR-{rule}" for rule in rules.split()],
        "track": track,
        "script": {"deck": [*(deck or []), *REST], **more.pop("script", {})},
        "decisions": do or [],
        "options": more.pop("options", {}),
        "expect": expect,
        "note": note,
    }
    if not track:
        found["script"] = {}
    found["state"] = {**({"players": players} if players else {}), **more}
    return found


# --- decisions


def play(suit: int, count: int = 1) -> Row:
    return {"do": "play_set", "suit": suit, "count": count}


def speed(value: int) -> Row:
    return {"do": "choose_speed", "value": value}


def go(path: str) -> Row:
    return {"do": "step", "path": path.split()}


def drive(suit: int, value: int, path: str, count: int = 1) -> list[Row]:
    """A whole move."""
    return [play(suit, count), speed(value), go(path)]


def up(*discard: int) -> Row:
    return {"do": "shift", "dir": "up", "discard": list(discard)}


def down(*discard: int) -> Row:
    return {"do": "shift", "dir": "down", "discard": list(discard)}


def use(name: str, **more: Any) -> Row:
    return {"do": "upgrade", "use": name, **more}


def place(side: str) -> Row:
    return use("handling", mode="place", side=side)


def ignore(space: str) -> Row:
    return use("handling", mode="ignore", space=space)


def end(*discard: int) -> Row:
    return {"do": "end_turn", **({"discard": list(discard)} if discard else {})}


DONE: Row = {"do": "move_done"}


# --- what is expected


def p1(**fields: Any) -> Row:
    """What is so of P1 afterwards."""
    return {"players": {"P1": fields}}


def illegal(number: int) -> Row:
    return {"illegal_decision": number}


def legal_speeds(*speeds: int, before: int = 1) -> Row:
    return {"legal_speeds": list(speeds), "legal_speeds_before_decision": before}
