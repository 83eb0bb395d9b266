"""Small courses at random, as tracks of referee cases: lanes that end and divide, corners with
limits, lateral and diagonal steps (some of them useless), obstacles and barriers."""

from itertools import pairwise
from random import Random
from typing import Any

LANES = "ABC"
Track = dict[str, Any]


def random_road(rng: Random) -> Track:
    """One to three lanes from start spaces to FIN."""
    lanes, rows = rng.randint(1, 3), rng.randint(5, 13)
    names = LANES[:lanes]
    first = f"{names[0]}1"
    spaces = [f"{lane}{row}" for lane in names for row in range(1, rows + 1)]
    starts = [f"S{number}" for number in range(1, rng.randint(1, 4) + 1)]
    track: Track = {
        "spaces": [*spaces, *starts, "FIN"],
        "forward": _forward(rng, names, rows),
        "corners": _corners(rng, names, rows),
        "start": starts,
        "finish": ["FIN"],
    }
    track["forward"] += [[start, f"{names[i % lanes]}1"] for i, start in enumerate(starts)]
    if rng.random() < 0.1:
        track["forward"].append([starts[0], first if lanes == 1 else f"{names[1]}1"])
    _add_sideways(rng, track, names, rows)
    if rng.random() < 0.5:
        free = [space for space in spaces if space != first]
        track["obstacles"] = rng.sample(free, min(len(free), rng.randint(1, 2)))
    if rng.random() < 0.4:
        track["barriers"] = _barriers(rng, track, names, rows)
    if rng.random() < 0.5:
        track["indicators"] = [
            {"value": rng.randint(0, 5), "beside": rng.sample(spaces, rng.randint(1, 2))}
            for _ in range(rng.randint(1, 3))
        ]
    if rng.random() < 0.15:
        free = [
            s for s in spaces if s not in track["corners"] and s not in track.get("obstacles", ())
        ]
        track["blocks"] = rng.sample(free, min(len(free), rng.randint(1, 2)))
    if len(starts) > 1 and rng.random() < 0.15:  # never used
        track.setdefault("lateral_right", []).append(starts[:2])
        track.setdefault("lateral_left", []).append(starts[1::-1])
    track["forward"] = [list(pair) for pair in dict.fromkeys(map(tuple, track["forward"]))]
    return track


def random_ring(rng: Random) -> Track:
    """The same, closed: from the last row over the line to the first one."""
    track = random_road(rng)
    ends = [pair for pair in track["forward"] if pair[1] == "FIN"]
    line = [[last, f"{last[0]}1"] for last, _ in ends]
    rows = {int(space[1:]) for space in track["spaces"] if space[0] in LANES}
    checked = sorted(rng.sample(sorted(rows), rng.randint(0, 2)))
    checkpoints = [
        [s for s in track["spaces"] if s[0] in LANES and s[1:] == str(r)] for r in checked
    ]
    return {
        **track,
        "spaces": [space for space in track["spaces"] if space != "FIN"],
        "forward": [pair for pair in track["forward"] if pair not in ends] + line,
        "finish": [],
        "line": line,
        "checkpoints": checkpoints,
        "laps": rng.randint(1, 2),
    }


def _forward(rng: Random, names: str, rows: int) -> list[list[str]]:
    """Straight on; sometimes a lane goes over into the next one, or has a way to it, too."""
    found = []
    for lane in names:
        for row in range(1, rows):
            to = [lane]
            if len(names) > 1 and rng.random() < 0.06:
                other = rng.choice([name for name in names if name != lane])
                to = [other] if rng.random() < 0.5 else [lane, other]
            found += [[f"{lane}{row}", f"{name}{row + 1}"] for name in to]
        found.append([f"{lane}{rows}", "FIN"])
    return found


def _corners(rng: Random, names: str, rows: int) -> dict[str, Any]:
    """Bends of one to three rows, sometimes one directly behind another."""
    found: dict[str, Any] = {}
    row, number = rng.randint(2, 5), 0
    while row < rows and rng.random() < 0.7:
        number += 1
        last = min(rows, row + rng.randint(0, 2))
        for lane in names:
            limit = rng.randint(1, 8)
            for at in range(row, last + 1):
                found[f"{lane}{at}"] = {"limit": limit, "corner_id": f"c{number}"}
        row = last + rng.choice([1, 2, 3, 4])
    return found


def _add_sideways(rng: Random, track: Track, names: str, rows: int) -> None:
    """Between neighbouring lanes; those that touch corners can never be used."""
    corners = track["corners"]
    lists: dict[str, list[list[str]]] = {}
    for left, right in pairwise(names):
        for row in range(1, rows + 1):
            a, b = f"{left}{row}", f"{right}{row}"
            if rng.random() < (0.2 if a in corners or b in corners else 0.9):
                lists.setdefault("lateral_right", []).append([a, b])
                lists.setdefault("lateral_left", []).append([b, a])
            if row < rows and rng.random() < 0.8:
                lists.setdefault("diagonal_right", []).append([a, f"{right}{row + 1}"])
                lists.setdefault("diagonal_left", []).append([b, f"{left}{row + 1}"])
    forward = set(map(tuple, track["forward"]))
    for name, pairs in lists.items():
        track[name] = [pair for pair in pairs if tuple(pair) not in forward]


def _barriers(rng: Random, track: Track, names: str, rows: int) -> list[dict[str, Any]]:
    """Across all lanes, mostly on straight spaces."""
    bends = {space[1:] for space in track["corners"]}
    anywhere = rng.random() < 0.2
    straight = [row for row in range(2, rows + 1) if anywhere or str(row) not in bends]
    if not straight:
        return []
    row = rng.choice(straight)
    into = [pair for pair in track["forward"] if pair[1] in {f"{lane}{row}" for lane in names}]
    usual = rng.randint(2, 11)
    return [
        {"space": b, "from": a, "value": usual if rng.random() < 0.8 else rng.randint(2, 11)}
        for a, b in dict.fromkeys(map(tuple, into))
    ]
