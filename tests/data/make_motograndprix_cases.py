"""Writes motograndprix_examples.json and motograndprix_cases.json beside this file.

Cases are terse here and full there. A track is a row of runs: `8` straight positions, `c2:6` corner
positions of difficulty 2; behind that `L` or `R` for the racing line (else R on straights, L in
corners), `^` or `v` for a hill. A bike is `A 9R` with more words: `@2` lap (else 1), `e5 r1 f2`
dials, `straight leaning wheelie`, `acted`, `out` retired, `fin` finished, `on` racing, `#red` team.
Dice `A63` are a turn's, `A!34` an Engine test's, `A'12` a re-roll's. A decision is `A 63>RRRC`,
used dice and lanes, with `e2 f1` dials, `+1` slipstream bonus, `s+` or `s-` slipstream answer, `k5`
die kept; the path `forced` or `retire` as a word; `?` for unsaid dice.
"""

import json
import re
import sys
from collections import Counter
from pathlib import Path
from typing import Any

Case = dict[str, Any]

DIALS = {"e": "engine", "r": "rear", "f": "front"}
HILLS = {"^": "up", "v": "down", "": "flat"}
STATUSES = {"out": "retired", "fin": "finished", "on": "racing"}

PLAIN = "10 c1:2 4 c2:2 2"
D1, D2, D3 = "8 c1:6 6", "8 c2:6 6", "8 c3:6 6"
LADDER = "4 c1:3 c2:3 c3:3 7"
LONG = "20 c1:4 6"
HILL = "4^ 3 3v c3:4^ 6"

cases: list[Case] = []
numbers: Counter[str] = Counter()


def track(text: str, laps: int) -> Case:
    positions: list[Case] = []
    for run in text.split():
        found = re.fullmatch(r"(?:c(\d):)?(\d+)([LR]?)([v^]?)", run)
        assert found, run
        d, count, rl, hill = found.groups()
        row = {"kind": "corner" if d else "straight", "d": int(d or 0)}
        row |= {"rl": rl or ("L" if d else "R"), "hill": HILLS[hill]}
        positions += [dict(row) for _ in range(int(count))]
    rows = [{"i": i, **row} for i, row in enumerate(positions)]
    return {"laps": laps, "length": len(rows), "positions": rows}


def bike(text: str, start: bool = True) -> Case:
    """A bike; one that is only compared says no more than the text."""
    id, *words = text.split()
    row: Case = {"id": id}
    for word in words:
        row |= _said(word)
    if start and "pos" in row:
        row.setdefault("lap", 1)
    return row


def _said(word: str) -> Case:
    if found := re.fullmatch(r"(\d+)([LCR])", word):
        return {"pos": int(found[1]), "lane": found[2]}
    if word in STATUSES:
        return {"status": STATUSES[word]}
    if word == "acted":
        return {"acted": True}
    if word[0] == "@":
        return {"lap": int(word[1:])}
    if word[0] == "#":
        return {"team": word[1:]}
    if word[0] in DIALS and word[1:].isdigit():
        return {DIALS[word[0]]: int(word[1:])}
    assert word in ("straight", "leaning", "wheelie"), word
    return {"stance": word}


def bikes(text: str, start: bool = True) -> list[Case]:
    return [bike(one, start) for one in text.split(";") if one.strip()]


def dice(text: str, purpose: str) -> list[Case]:
    rows: list[Case] = []
    rerolls: Counter[str] = Counter()
    for word in text.split():
        id, mark, values = word[0], word[1:2], word.lstrip("ABCDEFGHXYZ!'")
        what = purpose
        if mark == "'":
            rerolls[id] += 1
            what = f"pole_reroll_{rerolls[id]}"
        elif mark == "!":
            what = "engine_test"
        rows.append({"bike": id, "for": what, "values": [int(value) for value in values]})
    return rows


def decision(text: str) -> Case:
    id, move, *words = text.split()
    used, _, lanes = move.partition(">")
    row: Case = {"bike": id}
    if used != "?":
        row["used"] = [int(value) for value in used]
    row["path"] = lanes if lanes in ("forced", "retire") else list(lanes)
    for word in words:
        if word in ("s+", "s-"):
            row["slipstream"] = word == "s+"
        elif word[0] == "k":
            row["keep"] = int(word[1:])
        elif word[0] == "+":
            row["slip_bonus"] = int(word[1:])
        else:
            row[DIALS[word[0]]] = int(word[1:])
    return row


def decisions(text: str) -> list[Case]:
    return [decision(one) for one in text.split(";") if one.strip()]


def add(kind: str, rules: str, level: str, ring: str | None, **more: Any) -> Case:
    """A case of any kind; `id` only if it is an example of the rulebook."""
    ids = [f"MGP-{rule}" for rule in rules.split()]
    numbers[ids[0]] += 1
    case: Case = {"id": more.pop("id", f"{ids[0]}-{numbers[ids[0]]}"), "level": level}
    case["rule_ids"] = ids
    if options := more.pop("opt", None):
        case["options"] = options
    case["ask"] = {"kind": kind, **more.pop("ask", {})}
    case["track"] = track(ring, more.pop("laps", 3)) if ring else None
    case["bikes"] = bikes(more.pop("bikes", ""))
    case["dice"] = dice(more.pop("dice", ""), "pole" if kind == "pole" else "turn")
    case["decisions"] = decisions(more.pop("decide", ""))
    if more.pop("fails", False):
        case["error"] = True
    else:
        case["expect"] = more
        if "after" in more:
            more["after"] = bikes(more["after"], start=False)
    cases.append(case)
    return case


def turn(
    rules: str, level: str, ring: str, bikes: str, dice: str, decide: str, after: str, **more: Any
) -> None:
    ask = {"bike": decide.split()[0], **more.pop("ask", {})}
    more |= {"after": after} if after else {}
    add("turn", rules, level, ring, bikes=bikes, dice=dice, decide=decide, ask=ask, **more)


def round_(
    rules: str, level: str, ring: str, bikes: str, dice: str, decide: str, after: str, **more: Any
) -> None:
    more |= {"after": after} if after else {}
    add("round", rules, level, ring, bikes=bikes, dice=dice, decide=decide, **more)


def legal(
    rules: str, level: str, ring: str, bikes: str, dice: str, verdicts: dict[str, str], **more: Any
) -> None:
    """Verdicts: `yes` and `no`, each with its decisions."""
    rows = [(one, word == "yes") for word in verdicts for one in verdicts[word].split(";")]
    decide = ";".join(one for one, _ in rows)
    case = add("legal", rules, level, ring, bikes=bikes, dice=dice, decide=decide, **more)
    for row, (_, verdict) in zip(case["decisions"], rows, strict=True):
        row["legal"] = verdict


def flips(rules: str, kind_d: int, *pairs: str, id: str | None = None) -> None:
    """Each of the pairs: what is rolled, then all that may be used."""
    kind = "corner" if kind_d else "straight"
    queries, used = [], []
    for pair in pairs:
        rolled, *options = [[int(face) for face in word] for word in pair.split()]
        queries.append({"kind": kind, "d": kind_d, "rolled": rolled})
        used.append(options)
    more = {"id": id} if id else {}
    add("flip_options", rules, "basic", LADDER, ask={"queries": queries}, used=used, **more)


def ask(kind: str, rules: str, level: str, ring: str | None, bikes: str, **more: Any) -> None:
    add(kind, rules, level, ring, bikes=bikes, **more)


def costs(rules: str, level: str, ring: str, bikes: str, *queries: str, **more: Any) -> None:
    """Queries `A 8R 3`: bike, place, cost."""
    rows = [query.split() for query in queries]
    asked = [{"bike": id, "to": [int(to[:-1]), to[-1]]} for id, to, _ in rows]
    cost = [int(row[2]) for row in rows]
    ask("step_cost", rules, level, ring, bikes, ask={"queries": asked}, cost=cost, **more)


def modifiers(rules: str, ring: str, bikes: str, wanted: str, **more: Any) -> None:
    """Wanted `A-1 B+2s`: modifier per bike, `s` in a slipstream."""
    words = wanted.split()
    asked = [
        {"bike": word[0]} | ({"slipstream": True} if word[-1] == "s" else {}) for word in words
    ]
    values = [int(word[1:].rstrip("s")) for word in words]
    level = more.pop("level", "expert")
    ask("modifier", rules, level, ring, bikes, ask={"queries": asked}, modifier=values, **more)


def group(rules: str, level: str, ring: str, bikes: str, of: str, wanted: str, **more: Any) -> None:
    ask("group", rules, level, ring, bikes, ask={"bike": of}, group=list(wanted), **more)


def links(rules: str, ring: str, bikes: str, wanted: str, **more: Any) -> None:
    """Wanted `AB BC`: front and follower."""
    pairs = [{"front": pair[0], "follower": pair[1]} for pair in wanted.split()]
    level = more.pop("level", "expert")
    ask("slipstream_links", rules, level, ring, bikes, links=pairs, **more)


def offers(wanted: str) -> list[Case]:
    """`BA CA`: follower and the bike that rolls."""
    return [{"follower": pair[0], "rolling": pair[1]} for pair in wanted.split()]


def places(wanted: str) -> list[Case]:
    """`A 19R`: the grid."""
    return [bike(one, start=False) | {"lap": 0} for one in wanted.split(";")]


def write(name: str) -> None:
    """All cases so far, one a line, into the folder named (or this one); then start afresh."""
    ids = [case["id"] for case in cases]
    assert len(set(ids)) == len(ids)
    lines = ",\n".join(json.dumps(case, separators=(",", ":")) for case in cases)
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parent
    (folder / name).write_text(f"[\n{lines}\n]\n")
    cases.clear()
    numbers.clear()


# fmt: off

# --- the rulebook's own examples (section 10) ---

flips("X-01", 0, "16 16 66 11 61", "25 25 55 22 52", "34 34 44 33 43", id="X-01")
turn("X-02", "basic", PLAIN, "A 0C", "A14", "A 14>RRRRR", "A 5R", id="X-02")
turn(
    "X-03", "basic", PLAIN, "A 0R;B 2R acted;C 2C acted", "A14", "A 14>CLCRR", "A 5R",
    step_costs=[1] * 5, points_lost=0, id="X-03",
)
turn("X-04", "basic", PLAIN, "A 0R", "A24", "A 53>RRRRRRRR", "A 8R", id="X-04")
flips("X-04", 0, "24 24 54 23 53", id="X-04-straight")
flips("X-04", 1, "24 24 54 23 53", id="X-04-d1")
flips("X-04", 2, "24 24 23", id="X-04-d2")
flips("X-04", 3, "24 24 23", id="X-04-d3")
add(
    "pole", "X-05", "basic", PLAIN, bikes="A;B;C;D", dice="A65 B64 C53 D41",
    order=list("ABCD"), grid=places("A 19R;B 19C;C 19L;D 18R"), id="X-05",
)
flips("X-06", 1, "13 13 63", id="X-06")
flips("X-07", 2, "23 23 24", id="X-07")
flips("X-08", 3, "15 15 12", id="X-08")
flips("X-09", 1, "33 33 43 34", id="X-09")
flips("X-09", 2, "33 33 43 34", id="X-09-d2")
flips("X-10", 0, "13 13 63 14 64", "46 46 36 41 31", id="X-10-straight")
flips("X-10", 1, "13 13 63", "46 46 36 41 31", id="X-10-d1")
flips("X-10", 2, "13 13 14", "46 46 36 41 31", id="X-10-d2")
flips("X-10", 3, "13 13", "46 46 36 41 31", id="X-10-d3")
round_(
    "X-11", "standard", D2, "A 7R;B 7C", "A63 B54", "A 6>forced k6;B 5>forced k5", "A 13R;B 12R",
    acting_order=["A", "B"], contact=["A", "B"], events=["roll_off", "contact"], id="X-11",
)
turn(
    "X-12", "standard", LONG, "A 0R;B 6R acted;C 6C acted;D 6L acted", "A43", "A 33>RRRRR f1",
    "A 5R f7 r8 e8", points_lost=0, id="X-12",
)
turn(
    "X-13", "standard", D2, "A 8L;B 10L acted", "A24", "A 24>LCLL", "A 12L e8 f8 r8",
    step_costs=[1, 3, 1, 1], id="X-13",
)
turn(
    "X-14", "standard", D3, "A 8L;B 10L acted", "A13", "A 13>LCL e2", "A 11L e6 r7 f8",
    step_costs=[1, 4, 1], id="X-14",
)
turn(
    "X-15", "standard", LONG, "A 0R e5", "A66 A!34", "A 66>RRRRRRRRRRRR", "A 12R e4",
    events=["redline_fail"], id="X-15",
)
round_(
    "X-16", "expert", LONG, "A 6R;B 5R", "A53", "A 54>RRRRRRRRR;B 54>RRRRRRRRRC s+ +1",
    "A 15R;B 15C", slipstream_offers=offers("BA"), dice_rolled_by=["A"], rolls={"A": 1, "B": 0},
    events=["slipstream"], id="X-16",
)
links("X-17", LONG, "A 6R #red;B 6C #yellow;C 5R #blue;D 4R #red", "CD", id="X-17")
links("X-18", "8 c2:6R 6", "A 8R #red;B 7R #yellow;C 6R #blue", "BC", id="X-18")
APRIL = {"L1": 2, "L2": 4, "L4": 6, "R1": 7, "R2": 12, "R3": 2, "R4": 2}
ask(
    "validate", "X-19", "validator", None, "", ask={"tile_counts": APRIL, "boxes": 1},
    tiles=35, positions=75, lacks=[["MGP-V-STOCK"]], id="X-19",
)
ask(
    "points", "X-20", "standard", None, "A #red;B #blue;C #yellow;D #blue;E #red",
    ask={"classification": list("ABCDE")}, points={"A": 25, "B": 20, "C": 16, "D": 13, "E": 11},
    teams={"red": 36, "blue": 33, "yellow": 16}, id="X-20",
)
write("motograndprix_examples.json")


# --- Basic: the grid (B-01..B-04) ---

ask("lap_counter", "B-01 B-22", "basic", PLAIN, "A 19R @0;B 19C @0", lap_counter=1, last_lap=False)
add("pole", "B-02", "basic", PLAIN, bikes="A;B", dice="A33 B16", order=["B", "A"])
add("pole", "B-02", "basic", PLAIN, bikes="A;B;C", dice="A11 B66 C12", order=["B", "C", "A"])
add(
    "pole", "B-03 H-03", "basic", PLAIN, bikes="A;B;C;D",
    dice="A45 B63 C13 D22 A'12 B'23 C'33 D'11", order=list("BACD"),
    rerolls={"A": 1, "B": 1, "C": 1, "D": 1},
)
add(
    "pole", "B-03", "basic", PLAIN, bikes="A;B", dice="A12 B21 A'33 B'24 A'65 B'66",
    order=["B", "A"], rerolls={"A": 2, "B": 2},
)
for reading, order in (("tied-only", "BAC"), ("new-total", "BCA")):
    add(
        "pole", "H-03 B-03", "basic", PLAIN, bikes="A;B;C", dice="A45 B63 C44 A'11 B'66",
        opt={"MGP-H-03": reading}, order=list(order),
    )
add(
    "pole", "H-03", "basic", PLAIN, bikes="A;B;C", dice="A34 B16 C23 A'14 B'45 A'12 C'44",
    opt={"tie_reroll": "new-total"}, order=list("BCA"), rerolls={"A": 2, "B": 1, "C": 1},
)
SEVEN = {"bikes": "A;B;C;D;E;F;G", "dice": "A66 B65 C64 D63 E62 F61 G51"}
add(
    "pole", "B-04 H-02 T-14", "basic", PLAIN, **SEVEN,
    grid=places("A 19R;B 19C;C 19L;D 18R;E 18C;F 18L;G 17L"),
)
add(
    "pole", "B-04", "basic", "8 c1:4 6 1L 1", **SEVEN,
    grid=places("A 19R;B 19C;C 19L;D 18L;E 18C;F 18R;G 17R"),
)
for reading, grid in (("rank-order", "A 19R;B 19C;C 19L"), ("choice", "A 19L;B 19R;C 19C")):
    add(
        "pole", "H-02 B-04", "basic", PLAIN, bikes="A;B;C", dice="A66 B55 C44",
        opt={"H-02": reading}, grid=places(grid),
    )["decisions"] = [{"bike": "A", "lane": "L"}]
add(
    "pole", "H-02", "basic", PLAIN, bikes="A;B", dice="A66 B55", opt={"grid_fill": "choice"},
    fails=True,
)["decisions"] = [{"bike": "A", "lane": "L"}, {"bike": "B", "lane": "L"}]
add("pole", "B-03", "basic", PLAIN, bikes="A;B", dice="A33 B24", fails=True)

# --- Basic: order (B-05..B-08) ---

ask("order", "B-05", "basic", PLAIN, "A 3R;B 9L;C 5C", order=list("BCA"))
ask("order", "B-05 H-05", "basic", PLAIN, "A 3R @2;B 9L @1;C 1C @2", order=list("ACB"))
ask("order", "B-05", "basic", PLAIN, "A 18R @0;B 19L @0;C 19R @0", order=list("CBA"))
ask("order", "B-05", "basic", PLAIN, "A 19R @0;B 0L @1", order=list("BA"))
ask("order", "B-06", "basic", PLAIN, "A 5L;B 5R;C 5C", order=list("BCA"))
ask("order", "B-06", "basic", PLAIN, "A 10L;B 10R;C 10C", order=list("ACB"))
ask("order", "B-06 H-05", "basic", PLAIN, "A 10L @1;B 10R @2", order=list("BA"))
ask("order", "B-05 S-22", "standard", PLAIN, "A 9R out;B 5R;C 6R", order=list("CB"))
ask("order", "B-05 H-06", "basic", PLAIN, "A 0R @4;B 5R @3;C 6R @3", order=list("CB"))
round_(
    "B-07", "basic", PLAIN, "A 6R;B 5R", "A12 B11", "A 12>RRR;B 11>RR", "A 9R;B 7R",
    acting_order=["A", "B"], rolls={"A": 1, "B": 1}, dice_rolled_by=["A", "B"], events=[],
)
round_(
    "B-07 B-05", "basic", PLAIN, "A 5R;B 6R;C 5C acted", "A11 B12", "A 11>RR;B 12>RRR",
    "A 7R;B 9R;C 5C", acting_order=["B", "A"], rolls={"A": 1, "B": 1, "C": 0},
)
round_("B-07", "basic", PLAIN, "A 6R;B 5R", "A12", "A 12>RRR;B 11>RR", "", fails=True)
round_("B-07", "basic", PLAIN, "A 6R;B 5R", "A12 B11", "A 12>RRR", "", fails=True)
round_(
    "B-05 H-05", "basic", PLAIN, "A 3R @2;B 9R @1", "A11 B11", "A 11>RR;B 11>RR",
    "A 5R @2;B 11R @1", acting_order=["A", "B"], lap_counter=2,
)
round_(
    "B-08 S-05", "basic", PLAIN, "A 19R @0", "A34", "A 34>RRRRRRR", "A 6R @1",
    ask={"start_turn": True}, lap_counter=1,
)
turn("B-08", "basic", PLAIN, "A 0R", "A3", "A 3>RRR", "", fails=True)

# --- Basic: flips (B-09..B-16) ---

legal(
    "B-09", "basic", PLAIN, "A 0R", "A24",
    {"yes": "A 53>RRRRRRRR;A 24>RRRRRR;A 54>RRRRRRRRR;A 23>RRRRR",
    "no": "A 53>RRRRRRR;A 53>RRRRRRRRR;A 35>RRRRRRRR;A 55>RRRRRRRRRR;A 42>RRRRRR"},
)
turn("B-09", "basic", PLAIN, "A 0R", "A61", "A 16>RRRRRRR", "A 7R", step_costs=[1] * 7)
flips("B-10", 0, "11 11 61 16 66", "65 65 15 62 12", "26 26 56 21 51")
flips("B-11", 1, "26 26 56 21 51", "56 56 26 51 21", "12 12 62")
flips("B-11", 1, "34 34 44 33 43", "32 32 35", "63 63 13 64 14")
flips("B-12", 2, "26 26 21", "56 56 26 51 21", "12 12 15")
flips("B-12", 2, "34 34 33", "32 32 42", "63 63 13")
flips("B-13", 3, "26 26 21", "56 56 26 51 21", "12 12")
flips("B-13", 3, "34 34 33", "33 33", "66 66 16 61 11")
flips("B-14 H-09", 1, "22 22 52 25", "11 11 61 16", "55 55 25 52 22")
flips("B-14 H-09", 2, "22 22 52 25", "11 11 61 16", "44 44 34 43 33")
flips("B-14", 3, "22 22", "44 44 34 43 33")
flips("B-15", 1, "16 16 66 11 61", "53 53 23 54 24")
flips("B-15", 0, "16 16 66 11 61")
flips("B-15 B-12", 2, "53 53 23")
flips("H-10 B-11", 1, "2 2 5", "5 5 2")
flips("H-10 B-12", 2, "2 2 5", "5 5 2")
flips("H-10 B-13", 3, "2 2", "5 5 2")
flips("H-10 B-10", 0, "2 2 5", "5 5 2")
ask(
    "flip_options", "B-16 T-07", "basic", LADDER, "",
    ask={"queries": [{"pos": pos, "dice": [2, 3]} for pos in (3, 4, 7, 12, 13)]}, used=[[[2, 3],
    [5, 3], [2, 4], [5, 4]], [[2, 3], [5, 3]], [[2, 3], [2, 4]], [[2, 3]], [[2, 3], [5, 3], [2, 4],
    [5, 4]]],
)
legal("B-16 H-08", "basic", D3, "A 7R", "A12", {"yes": "A 15>RRRRRR;A 65>RRRRRRRRRRR"})
legal(
    "B-16 H-08", "basic", D3, "A 13R", "A12", {"yes": "A 12>RRR", "no": "A 15>RRRRRR;A 62>RRRRRRRR"}
)
turn("B-14", "basic", D1, "A 9L", "A33", "A 34>LLLLLLL", "A 16L")
turn("B-14 H-09", "basic", D1, "A 9L", "A33", "A 44>LLLLLLLL", "", fails=True)

# --- Basic: moves (B-17..B-20) ---

turn("B-17", "basic", D3, "A 7R;B 9R acted", "A11", "A 11>RC", "A 9C", step_costs=[1, 1])
turn("B-17 E-03", "basic", HILL, "A 0R", "A11", "A 11>RR", "A 2R", next_turn_modifier={"A": 0})
legal(
    "B-18", "basic", PLAIN, "A 0C", "A11",
    {"yes": "A 11>LL;A 11>RC;A 11>CC;A 11>RR", "no": "A 11>RL;A 11>LR"},
)
legal(
    "B-18", "basic", PLAIN, "A 0L", "A11",
    {"yes": "A 11>CR;A 11>LC;A 11>LL", "no": "A 11>RR;A 11>LR"},
)
legal(
    "B-19", "basic", PLAIN, "A 0R;B 1R;C 3C", "A11",
    {"yes": "A 11>CR;A 11>CL", "no": "A 11>RR;A 11>RC"},
)
legal(
    "B-19", "basic", PLAIN, "A 0R;B 1R;C 2C", "A12",
    {"yes": "A 12>CRR;A 12>CRC;A 12>CLC", "no": "A 12>CCR;A 12>RRR"},
)
round_("B-19", "basic", PLAIN, "A 6R;B 5R", "A11 B12", "A 11>RR;B 12>RRR", "", fails=True)
WALL3 = "A 0C;B 3L acted;C 3C acted;D 3R acted"
legal(
    "B-20", "basic", PLAIN, WALL3, "A12",
    {"yes": "A 12>CC;A 12>RR;A 15>CL;A 65>LL", "no": "A 12>C;A 12>;A 12>CCC;A 12>CCL"},
)
turn("B-20", "basic", PLAIN, WALL3, "A12", "A 12>CC", "A 2C", points_lost=1, step_costs=[1, 1])
turn(
    "B-20", "basic", PLAIN, "A 2C;B 3L acted;C 3C acted;D 3R acted", "A34", "A 34>", "A 2C",
    points_lost=7, step_costs=[], events=[],
)
turn(
    "B-20 B-18", "basic", PLAIN, "A 2C;B 3C acted;C 3R acted", "A11", "A 11>LL", "A 4L",
    points_lost=0,
)
DEADEND = "A 0L;B 2L acted;C 2C acted"
for opt, yes, no in (
    ({}, "A 12>L;A 12>CRR", "A 12>;A 12>C;A 12>CR"),
    ({"basic_deadend": "not-allowed"}, "A 12>CRR;A 12>CRC", "A 12>L;A 12>C"),
    ({"MGP-H-11": "all-three"}, "A 12>CRR", "A 12>L"),
):
    legal("H-11 B-20", "basic", PLAIN, DEADEND, "A12", {"yes": yes, "no": no}, opt=opt)
for reading in ("reachable", "all-three", "not-allowed"):
    legal(
        "H-11 B-20", "basic", PLAIN, "A 1L;B 2L acted;C 2C acted", "A33", {"yes": "A 33>"},
        opt={"H-11": reading},
    )
DEEPER = "A 0L;B 2L;C 2C;D 4L;E 4C;F 4R"
for reading, verdicts in (
    ("allowed", {"yes": "A 15>L;A 15>CRR;A 15>CRC", "no": "A 15>C;A 15>CR"}),
    ("not_allowed", {"yes": "A 15>CRR;A 15>CRC", "no": "A 15>L;A 15>C"}),
):
    legal("H-11", "basic", PLAIN, DEEPER, "A15", verdicts, opt={"basic_deadend": reading})
turn("H-11", "basic", PLAIN, DEADEND, "A12", "A 12>L", "A 1L", points_lost=2, step_costs=[1])
legal("B-20 S-17", "basic", PLAIN, WALL3, "A12", {"no": "A 12>retire;A 12>CC f1;A 12>CC e1"})

# --- Basic: laps and the end (B-21..B-25, H-04, H-06, H-07) ---

turn("B-21", "basic", PLAIN, "A 18R", "A12", "A 12>RRR", "A 1R @2", events=["lap"], lap_counter=2)
turn("B-21 H-04", "basic", PLAIN, "A 19C @0", "A11", "A 11>CC", "A 1C @1", lap_counter=1)
turn("B-21", "basic", PLAIN, "A 17L @0", "A11", "A 11>LL", "A 19L @0", events=[], lap_counter=1)
turn("B-21", "basic", PLAIN, "A 19R", "A11", "A 11>RR", "A 1R @2", events=["lap"])
ask("lap_counter", "B-22", "basic", PLAIN, "A 3R @2;B 9R @1", lap_counter=2, last_lap=False)
ask("lap_counter", "B-22", "basic", PLAIN, "A 19R @2;B 0R @3", lap_counter=3, last_lap=True)
ask("lap_counter", "B-22", "basic", PLAIN, "A 3R @4;B 9R @1", lap_counter=3, last_lap=True)
ask("lap_counter", "B-22", "basic", PLAIN, "A 3R @1", laps=1, lap_counter=1, last_lap=True)
ask("lap_counter", "B-22 S-22", "standard", PLAIN, "A 3R @3 out;B 9R @1", lap_counter=1)
for reading, cards in (("no", (1, 1, 2, 3)), ("yes", (1, 2, 3, 3))):
    for lap, card in enumerate(cards):
        place = "A 19R @0" if not lap else f"A 3R @{lap}"
        ask(
            "lap_counter", "H-04", "basic", PLAIN, place, opt={"MGP-H-04": reading},
            lap_counter=card,
        )
    finished = ["A"] if reading == "yes" else []
    ask(
        "end_round", "H-04 B-23", "basic", PLAIN, "A 2R @3;B 19R @2", opt={"count_start": reading},
        finished=finished, on_track=[id for id in "AB" if id not in finished],
    )
legal(
    "B-23", "basic", PLAIN, "A 18R @3", "A34", {"yes": "A 34>RRRRRRR", "no": "A 34>RR;A 34>RRRRRR"}
)
turn(
    "B-23", "basic", PLAIN, "A 18R @3", "A34", "A 34>RRRRRRR", "A 5R @4 fin",
    events=["lap", "finish"], classification=["A"],
)
round_(
    "B-24 H-06 B-19", "basic", PLAIN, "A 19R @3;B 18R @3", "A12 B34", "A 12>RRR;B 34>RRRCRRR",
    "A 2R @4 fin;B 5R @4 fin", classification=["B", "A"], lap_counter=3,
    events=["lap", "finish", "lap", "finish"],
)
round_(
    "B-24 H-06", "basic", PLAIN, "A 19C @3;B 19L @3", "A12 B12", "A 12>CCL;B 12>LCR",
    "A 2L;B 2R", acting_order=["A", "B"], classification=["B", "A"],
)
for reading, shared in (("rank", {"A": 2, "B": 1}), ("shared", {"A": 1, "B": 1})):
    round_(
        "H-06 B-24", "basic", PLAIN, "A 19C @3;B 19L @3", "A12 B12", "A 12>CCL;B 12>LCR",
        "", classification=["B", "A"], places=shared, opt={"finish_tie": reading},
    )
round_(
    "H-06 B-19", "basic", PLAIN, "A 19R @3;B 18R @3", "A12 B34", "A 12>RRR;B 34>RRRRRRR", "",
    fails=True,
)
round_(
    "H-06", "basic", PLAIN, "A 19R @3;B 18R @3", "A12 B34", "A 12>RRR;B 34>RRRRRRR",
    "A 2R fin;B 5R fin", classification=["B", "A"], opt={"MGP-H-06": "at-once"},
)
for opt, verdicts in (
    ({}, {"no": "B 31>RRRR", "yes": "B 31>RRRC"}),
    ({"finish_leave": "at_once"}, {"yes": "B 31>RRRR;B 31>RRRC"}),
):
    legal(
        "H-06 B-24", "basic", PLAIN, "A 2R @4 acted;B 18R @3", "B31", verdicts, opt=opt,
        after_end_of_round_on_track=["B"],
    )
ask(
    "end_round", "B-25 B-24", "basic", PLAIN, "A 1L @4;B 9R @3;C 1R @4;D 3C @4",
    finished=list("DCA"), on_track=["B"], lap_counter=3,
)
ask("end_round", "B-25", "basic", PLAIN, "A 19R @3;B 0R @3", finished=[], on_track=["A", "B"])
ask("end_round", "B-25 S-22", "standard", PLAIN, "A 0R @4;B 5R @3 out", finished=["A"], on_track=[])
round_(
    "B-25 B-23", "basic", PLAIN, "A 2R @4 acted;B 17L @3", "B11", "B 11>CR", "A 2R fin;B 19R on",
    classification=["A"], acting_order=["B"],
)
for reading, status, classified in (
    ("full-distance", "on", ["A"]),
    ("next-crossing", "fin", ["A", "B"]),
):
    round_(
        "H-07 B-25", "basic", PLAIN, "A 19R @3;B 18R @2", "A12 B34", "A 12>RRR;B 34>RRRCRRR",
        f"A 2R @4 fin;B 5R @3 {status}", classification=classified, opt={"H-07": reading},
    )
    round_(
        "H-07", "basic", PLAIN, "A 3R @4 fin;B 18R @2;C 12R @3", "B34 C11",
        "B 34>RRRRRRR;C 11>RR", f"B 5R @3 {status};C 14R on", opt={"chequered": reading},
        classification=["B"] if status == "fin" else [],
    )
CROSSED = [
    {"round": 9, "bike": "A", "lap": 4, "pos": 3, "lane": "L"},
    {"round": 9, "bike": "B", "lap": 4, "pos": 3, "lane": "R"},
    {"round": 8, "bike": "C", "lap": 4, "pos": 0, "lane": "C"},
    {"round": 9, "bike": "D", "lap": 4, "pos": 4, "lane": "C"},
]
ask(
    "classification", "B-24 B-25 H-06", "basic", PLAIN, "", ask={"crossings": CROSSED},
    classification=list("CDBA"),
)
ask(
    "classification", "H-06", "basic", PLAIN, "", ask={"crossings": CROSSED},
    opt={"finish_tie": "shared"}, classification=list("CDBA"),
    places={"C": 1, "D": 2, "B": 3, "A": 3},
)
LAPPED = [
    {"round": 8, "bike": "A", "lap": 4, "pos": 3, "lane": "L"},
    {"round": 9, "bike": "B", "lap": 3, "pos": 3, "lane": "R"},
    {"round": 10, "bike": "C", "lap": 4, "pos": 0, "lane": "C"},
]
ask(
    "classification", "H-07", "basic", PLAIN, "", ask={"crossings": LAPPED},
    opt={"chequered": "next-crossing"}, classification=list("ACB"),
)

# --- Standard: the start, dials (S-01..S-05) ---

turn(
    "S-01 B-17", "standard", PLAIN, "A 0R", "A24", "A 24>RRRRRR",
    "A 6R e8 r8 f8 straight on", events=[], points_lost=0,
)
flips("S-01 B-11", 1, "24 24 54 23 53")
legal(
    "S-02 S-03", "standard", PLAIN, "A 0R", "A11", {"yes": "A 11>RRRRR e3", "no": "A 11>RRRRRR e4"}
)
legal(
    "S-03 H-13 S-13", "standard", PLAIN, "A 0R e3 f2", "A11",
    {"yes": "A 11>RRRR e2;A 11>R f1;A 11>RRR e2 f1", "no": "A 11>RRRRR e3;A 11> f2"},
)
legal(
    "S-03 H-13", "standard", PLAIN, "A 0R e1 f1", "A11",
    {"yes": "A 11>RR", "no": "A 11>RRR e1;A 11>R f1"},
)
legal(
    "H-13 S-03", "standard", PLAIN, "A 0R e3 f1", "A11",
    {"yes": "A 11>RRRRR e3;A 11>R f1", "no": "A 11> f2;A 11>RRRRRR e4"}, opt={"MGP-H-13": "zero"},
)
turn(
    "H-13 S-03", "standard", PLAIN, "A 0R e3", "A11", "A 11>RRRRR e3", "A 5R e0 on",
    opt={"dial_floor": "zero"},
)
START = {"ask": {"start_turn": True}}
round_(
    "S-05 S-15", "standard", PLAIN, "A 19R @0;B 19C @0;C 19L @0", "A2 B3 C6",
    "A 5>RRRRR;B 3>CC f1;C 1>L", "A 4R @1;B 1C @1 f7;C 0L @1",
    acting_order=list("ABC"), rolls={"A": 1, "B": 1, "C": 1}, lap_counter=1, **START,
)
GRID_CORNER = "c2:2 18"
round_(
    "S-05 S-07 S-19", "standard", GRID_CORNER, "A 19R @0;B 19C @0", "A2 B4", "A 2>RR;B 4>CC",
    "A 1R @1;B 1C @1", acting_order=["A", "B"], contact=[],
    step_costs={"A": [1, 1], "B": [1, 3]}, no_events=["roll_off"], **START,
)
turn(
    "S-05 S-14 S-13", "standard", GRID_CORNER, "A 19R @0", "A2", "A 2>RRR e1", "A 2R @1 e7 r7",
    **START,
)
legal(
    "S-05", "standard", PLAIN, "A 19R @0", "A2",
    {"yes": "A 2>RR;A 5>RRRRR;A 5>RRRRRRRR e3", "no": "A 2>R;A 6>RRRRRR;A 55>RRRRR"}, **START,
)
legal(
    "S-05 H-10", "standard", "17 c3:3", "A 19L @0", "A2", {"yes": "A 2>LL", "no": "A 5>LLLLL"},
    **START,
)
legal("S-05 H-10", "standard", "17 c2:3", "A 19L @0", "A2", {"yes": "A 2>LL;A 5>LLLLL"}, **START)
turn("S-05", "standard", PLAIN, "A 19R @0", "A24", "A 24>RRRRRR", "", fails=True, **START)
ask(
    "group", "S-05 S-07", "standard", GRID_CORNER, "A 19R @0;B 19C @0",
    ask={"bike": "A", "start_turn": True}, group=[],
)
legal(
    "S-05 H-39", "expert", "10 6 4^", "A 19R @0", "A4", {"yes": "A 4>RRRR", "no": "A 4>RRR"},
    **START,
)
turn(
    "S-05 H-39 E-12", "expert", GRID_CORNER, "A 19R @0", "A2", "A 2>RR", "A 1R @1 leaning",
    events=["lap"], next_turn_modifier={"A": 0}, **START,
)
turn(
    "S-05 H-39 E-12", "expert", PLAIN, "A 19R @0", "A6", "A 6>RRRRRR", "A 5R @1 straight",
    events=["lap"], **START,
)
round_(
    "S-05 H-39 E-04", "expert", PLAIN, "A 19R @0;B 18R @0", "A3 B3", "A 3>RRR;B 3>RRR s+",
    "A 2R @1;B 1R @1", slipstream_offers=[], rolls={"A": 1, "B": 1}, **START,
)

# --- Standard: roll-offs (S-06..S-10) ---

group("S-07", "standard", D2, "A 7R;B 7C", "A", "AB")
group("S-07", "standard", D2, "A 7C;B 7R;C 7L", "C", "BAC")
group("S-07", "standard", D2, "A 6R;B 6C", "A", "")
group("S-07 D-15", "standard", D2, "A 7R;B 6C;C 14R", "A", "")
group("S-07", "standard", D2, "A 9L;B 9C", "A", "")
group("S-07 H-19", "standard", D2, "A 7R;B 7C acted", "A", "")
group("S-07 H-19", "standard", D2, "A 7R;B 7C acted;C 7L", "A", "AC")
group("S-07", "standard", D2, "A 7R acted;B 7C;C 7L", "A", "")
group("S-07", "basic", D2, "A 7R;B 7C", "A", "")
group("S-07 S-22", "standard", D2, "A 7R;B 7C out", "A", "")
group("S-07 H-19 H-05", "standard", D2, "A 7R @1;B 7C @2", "A", "BA")
group("S-07", "expert", "c1:2 18", "A 19R;B 19L", "A", "AB")
group("S-08 H-17", "standard", D2, "A 14R;B 14C", "A", "AB")
group("S-08 H-17", "standard", D2, "A 15R;B 15C", "A", "")
group("S-08 H-17", "standard", D2, "A 13R;B 13C", "A", "")
for reading, last, first in (("first-straight", "", "AB"), ("last_corner", "BA", "")):
    group("H-17 S-08", "standard", D2, "A 13R;B 13C", "A", last, opt={"MGP-H-17": reading})
    group("H-17 S-08", "standard", D2, "A 14R;B 14C", "A", first, opt={"cornering": reading})
    group("H-17 S-07", "standard", D2, "A 7R;B 7C", "A", "AB", opt={"H-17": reading})
group("H-18 S-07 S-08", "standard", "8 c1:2 1 c2:2 7", "A 10C;B 10R", "A", "BA")
TEAMS = "A 7R #red;B 7C #blue;C 7L #red"
group("H-19", "standard", D2, TEAMS, "A", "ABC")
group("H-19", "standard", D2, TEAMS, "A", "AB", opt={"rolloff_team": "opponents"})
group("H-19", "standard", D2, TEAMS, "B", "ABC", opt={"MGP-H-19": "opponents"})
group("H-19", "standard", D2, "A 7R #red;C 7L #red", "A", "", opt={"H-19": "opponents"})
group("H-19", "standard", D2, "A 7R @1;B 7C @2;C 7L @1", "A", "AC", opt={"H-19": "same-lap"})
group("H-19", "standard", D2, "A 7R @1;B 7C @2;C 7L @1", "B", "", opt={"rolloff_team": "same_lap"})
round_(
    "S-09 S-06", "standard", D2, "A 7R;B 7C", "A13 B53", "B 53>CCCCCCCC;A 13>RRRR", "A 11R;B 15C",
    acting_order=["B", "A"], rolls={"A": 1, "B": 1}, contact=[], events=["roll_off"],
    step_costs={"A": [1] * 4, "B": [1] * 8}, dice_rolled_by=["A", "B"],
)
round_(
    "S-09 H-20", "standard", D2, "A 7R;B 7C", "A22 B14", "A 55>RCLLLLLLLL;B 14>CCCCC",
    "A 17L;B 12C", acting_order=["B", "A"],
)
round_(
    "S-09 H-20 E-03", "expert", "8v c2:6 6", "A 7R;B 7C wheelie", "A14 B33",
    "A 14>RRRRRR;B 34>CCCCCCC", "A 13R;B 14C", acting_order=["B", "A"], contact=[],
)
OUT_OF_TURN = ("A 7R @2;B 7C @1;C 6R @2", "A14 B45 C11")
round_(
    "S-09 H-19", "standard", D2, *OUT_OF_TURN, "A 14>RRRRR;B 45>CCCCCCCCC;C 11>RR",
    "A 12R @2;B 16C @1;C 8R @2", acting_order=list("BAC"), dice_rolled_by=list("ABC"),
)
round_(
    "H-19 S-09 S-19", "standard", D2, *OUT_OF_TURN, "A 14>RRRRR;B 45>CCCCC;C 11>RR",
    "A 12R;B 12C;C 8R", acting_order=list("ACB"), opt={"rolloff_team": "same_lap"},
    step_costs={"B": [3, 1, 1, 1, 3]}, no_events=["roll_off"],
)
round_(
    "S-10", "standard", D2, "A 7R;B 7C;C 7L", "A63 B54 C12", "A 6>forced k6;B 5>forced k5;C 12>LLL",
    "A 13R;B 12R;C 10L", acting_order=list("ABC"), contact=["A", "B"],
    events=["roll_off", "contact"],
)
round_(
    "S-10", "standard", D2, "A 7R;B 7C;C 7L", "A66 B22 C13",
    "A 61>RRRRRRR;B 2>forced k2;C 3>forced k3", "A 14R;B 9R;C 10R", acting_order=list("ABC"),
    contact=["B", "C"],
)
round_(
    "S-10 S-11", "standard", D2, "A 7R;B 7C;C 7L", "A12 B21 C12",
    "A 1>forced k1;B 1>forced k1;C 2>forced k2", "A 8R;B 8C;C 9C", acting_order=list("ABC"),
    contact=list("ABC"), step_costs={"A": [1], "B": [1], "C": [1, 1]},
)
round_("S-10 S-09", "standard", D2, "A 7R;B 7C", "A12", "A 12>RRR;B 12>CCC", "", fails=True)
round_(
    "S-07 D-15", "standard", D2, "A 7R;B 6R", "A12 B12", "A 12>RRR;B 12>RRR", "A 10R;B 9R",
    no_events=["roll_off", "contact"], acting_order=["A", "B"],
)
round_(
    "S-09 S-22", "standard", D2, "A 7R;B 7C;X 8L acted;Y 8C acted;Z 8R acted", "A66 B12",
    "A 11>retire;B 12> f3", "A 7R;B 7C f5", acting_order=["A", "B"], fails=True,
)
round_(
    "S-09 S-22", "standard", D2, "A 7R f1;B 7C;X 8L acted;Y 8C acted;Z 8R acted", "A66 B12",
    "A 11>retire;B 12> f3", "A 7R out;B 7C f5 on", acting_order=["A", "B"],
    events=["roll_off", "retire"],
)

# --- Standard: contact (S-11, S-12) ---

PAIR, TIE = "A 7R;B 7C", "A63 B54"
round_(
    "S-11 B-09", "standard", D2, PAIR, TIE, "A 4>forced k3;B 2>forced k5", "A 11R;B 9R",
    contact=["A", "B"], acting_order=["A", "B"],
)
round_(
    "S-11 S-13 S-14 H-23", "standard", D2, PAIR, TIE, "A 3>forced k3 e2;B 4>forced k4 f1",
    "A 12R e6 r7;B 10R f7 r8", contact=["A", "B"],
)
for row in ("A 3>forced e2 k3;B 4>forced k4", "A 3>forced k3;B 4>forced k4 f1"):
    round_("H-23", "standard", D2, PAIR, TIE, row, "", opt={"contact_riding": "no"}, fails=True)
round_("S-11", "standard", D2, PAIR, TIE, "A 6>forced;B 5>forced k5", "", fails=True)
round_("S-11 H-21", "standard", D2, PAIR, TIE, "A 6>forced k6;B 5>forced", "", fails=True)
round_("S-11", "standard", D2, PAIR, TIE, "A 5>forced k5;B 5>forced k5", "", fails=True)
round_(
    "S-11 S-21 E-16", "expert", D2, PAIR, "A66 B66", "A 6>forced k6;B 6>forced k6",
    "A 13R straight e8;B 13C straight", events=["roll_off", "contact"],
    next_turn_modifier={"A": -1, "B": -1},
)
legal(
    "S-11 S-12", "standard", D2, PAIR, "A63",
    {"yes": "A 6>forced k6;A 6>RRRRRR k6;A 1>R k6;A 4>RRRR k3",
    "no": "A 6>RRRRRC k6;A 6>CRRRRR k6;A 3>RRR k6;A 63>RRRRRRRRR k6;A 6>RRRRR k6"},
)
legal(
    "H-10 S-11 H-17", "standard", D3, "A 13R;B 13C", "A23",
    {"yes": "A 2>forced k2", "no": "A 5>forced k2"}, opt={"cornering": "last_corner"},
)
OUTER = "A 7R;B 7C;X 10R acted"
turn(
    "S-12 H-22", "standard", D2, OUTER, "A43", "A 4>RRCR k4", "A 11R", step_costs=[1, 1, 1, 1],
    contact=["A"], ask={"contact": True},
)
turn("S-12 S-19", "standard", D2, OUTER, "A34", "A 3>forced k3", "A 10C", step_costs=[1, 1, 1])
legal(
    "S-12", "standard", "8 4 c2:2 6", "A 7C;X 9L acted", "A34",
    {"yes": "A 3>LCL k3", "no": "A 3>LLL k3;A 3>CLL k3;A 3>CCC k3"},
)
CORK = "A 7R;B 7C;X 9R acted;Y 9C acted"
legal(
    "S-12 S-16", "standard", D2, CORK, "A36",
    {"yes": "A 3>forced k3 f2;A 3>R k3 f2;A 3> k3 f3;A 4>R k3 f3;A 1>R k6",
    "no": "A 3>forced k3;A 3>CLL k3;A 3>RCL k3;A 3>retire k3"},
)
turn(
    "S-12 S-16 S-22", "standard", D2, CORK.replace("7R", "7R f1"), "A36", "A 3>retire k3",
    "A 7R out f1", events=["contact", "retire"], step_costs=[],
)
turn("S-12 S-16", "standard", D2, CORK, "A36", "A 3>forced k3 f2", "A 8R f6 on")
legal(
    "H-22 S-12", "standard", D2, CORK, "A36",
    {"yes": "A 3>CLC k3;A 3>forced k3 f2;A 3>R k3 f2;A 3>C k3 f2", "no": "A 3>CLL k3;A 3>RCL k3"},
    opt={"MGP-H-22": "free"},
)
legal("H-22", "standard", D2, PAIR, "A36", {"no": "A 3>CLC k3;A 3>RRC k3"})
legal(
    "H-22", "standard", D2, "A 7C;B 7R", "A36",
    {"yes": "A 3>CRR k3;A 3>LCR k3;A 3>RRR k3", "no": "A 3>CCC k3;A 3>LLC k3"},
    opt={"contact_path": "free"},
)

# --- Standard: riding (S-13..S-17) ---

legal(
    "S-13", "standard", PLAIN, "A 0R", "A11",
    {"yes": "A 11>RRR e1;A 11>RRRR e2;A 11>RRRRR e3", "no": "A 11>RR e1;A 11>RRRRRR e4"},
)
turn("S-13 S-14", "standard", PLAIN, "A 0R", "A11", "A 11>RRRRR e3", "A 5R e5 r8")
REAR = (  # start, path, dials, Rear Tire after: start-passed-final, entered, final
    ("9R", "RRRR", (7, 7, 8)),
    ("8R", "RRR", (7, 7, 7)),
    ("11L", "LLL", (7, 8, 8)),
    ("10L", "LLL", (7, 7, 8)),
    ("5R", "RRR", (8, 8, 8)),
)
for start, path, shown in REAR:
    for reading, rear in zip(("start-passed-final", "entered", "final"), shown, strict=True):
        rolled = f"1{len(path) - 2}"
        turn(
            "S-14 H-15", "standard", PLAIN, f"A {start}", f"A{rolled}", f"A {rolled}>{path} e1",
            f"A r{rear} e7 on", opt={"rear_cost": reading},
        )
turn("S-14", "standard", D2, "A 8L", "A11", "A 11>LLLLL e3", "A 13L e5 r7")
turn(
    "S-14 H-14 S-22", "standard", PLAIN, "A 9R r1", "A12", "A 12>RRRR e1", "A 13R out e7 r1",
    events=["retire"],
)
turn(
    "S-14 H-13", "standard", PLAIN, "A 9R r1", "A12", "A 12>RRRR e1", "A 13R on e7 r0", events=[],
    opt={"H-13": "zero"},
)
turn(
    "S-14 H-13", "standard", PLAIN, "A 9R r0", "A12", "A 12>RRRR e1", "A 13R out r0",
    events=["retire"], opt={"dial_floor": "zero"},
)
for reading, verdicts in (
    ("retire", {"yes": "A 12>RRRR e1;A 12>RRR"}),
    ("illegal", {"yes": "A 12>RRR", "no": "A 12>RRRR e1;A 12>retire"}),
):
    legal("H-14 S-14", "standard", PLAIN, "A 9R r1", "A12", verdicts, opt={"MGP-H-14": reading})
legal(
    "H-14", "standard", PLAIN, "A 5R r1", "A12", {"yes": "A 12>RRRR e1"},
    opt={"rear_guard": "illegal"},
)
legal(
    "H-14", "standard", PLAIN, "A 9R r2", "A12", {"yes": "A 12>RRRR e1"},
    opt={"rear_guard": "illegal"},
)
turn("S-15", "standard", D2, "A 10L", "A13", "A 13>LL f2", "A 12L f6 r8 e8")
legal(
    "S-15 H-16", "standard", PLAIN, "A 0R", "A11",
    {"yes": "A 11>R f1;A 11> f2;A 11> e1 f3;A 11>RR e1 f1", "no": "A 11> f3;A 11> f1"},
)
turn("S-15 S-14", "standard", D2, "A 10L", "A11", "A 11> e1 f3", "A 10L e7 f5 r7", step_costs=[])
turn("S-15", "standard", PLAIN, "A 0R", "A66", "A 66>RRRRR f7", "", fails=True)
turn(
    "S-15 S-21", "standard", PLAIN, "A 0R", "A66 A!11", "A 66>RRRRR f7", "A 5R f1",
    events=["redline_pass"],
)
SHUT = "A 0C;B 1L acted;C 1C acted;D 1R acted"
legal(
    "S-16 S-17", "standard", PLAIN, SHUT, "A11",
    {"yes": "A 11> f2;A 16> f7", "no": "A 11>;A 11>retire;A 11> f1;A 16>retire"},
)
legal(
    "S-16 S-17 H-12", "standard", PLAIN, SHUT, "A11",
    {"yes": "A 66>retire", "no": "A 66> f8;A ?>retire"},
)
legal(
    "S-16 S-22", "standard", PLAIN, SHUT.replace("0C", "0C f2"), "A11",
    {"yes": "A 11>retire;A 66>retire;A ?>retire", "no": "A 11> f2"},
)
turn(
    "S-16 S-22", "standard", PLAIN, SHUT.replace("0C", "0C f2"), "A11", "A 11>retire",
    "A 0C out f2 e8", events=["retire"], points_lost=0, step_costs=[],
)
TWO_FREE = "A 0C f1;B 3L acted;C 3C acted;D 3R acted"
legal(
    "H-12 S-17", "standard", PLAIN, TWO_FREE, "A16",
    {"yes": "A 11>CC;A 16>retire;A 66>retire", "no": "A 11>retire;A ?>retire;A 11>CC f1"},
)
legal(
    "S-17 B-20", "standard", PLAIN, WALL3, "A12",
    {"yes": "A 12>CC f1;A 12>RR f1", "no": "A 12>CC;A 12>C f1;A 12>CCC"},
)
legal("S-17 H-11", "standard", PLAIN, DEADEND, "A12", {"yes": "A 12>L f2;A 12>CRR", "no": "A 12>L"})

# --- Standard: overtaking (S-18..S-20) ---

costs("S-19 S-18", "standard", D2, "A 8L;B 9L", "A 9C 3", "A 9R 3", "A 9L 1", "A 10C 1", "B 9C 1")
costs("S-19", "standard", D1, "A 8L;B 9R", "A 9C 2", "A 9L 1", "A 9R 2")
costs("S-19", "standard", D3, "A 8L;B 9C", "A 9R 4", "A 9L 1")
costs("S-19 H-25", "standard", D3, "A 8L;B 9L;C 9R", "A 9C 4")
costs("S-19 H-25", "standard", D3, "A 8L @2 #red;B 9L @1 #red", "A 9C 4")
costs("S-19", "standard", D2, "A 7R;B 14R;C 5R", "A 14C 1", "A 5L 1", "A 8R 1")
costs("S-19 B-17", "basic", D3, "A 8L;B 9L", "A 9C 1", "A 9R 1")
costs("S-19 S-22", "standard", D3, "A 8L;B 9L out", "A 9C 1")
costs("S-19 H-06", "standard", "c2:4 16", "A 19R @3;B 1L @4 acted", "A 1C 3")
costs("S-19 B-23", "standard", "c2:4 16", "A 19R;B 0L", "A 0R 3", "A 0C 3", "A 0L 1")
costs("H-24 S-18", "standard", D2, "A 8L;B 9L", "A 9C 3", "A 9R 3")
costs(
    "H-24 S-18", "standard", D2, "A 8L;B 9L", "A 9C 3", "A 9R 1",
    opt={"MGP-H-24": "directly-beside"},
)
costs("H-24", "standard", D2, "A 8L;B 9L;C 9C", "A 9R 3", opt={"beside": "directly_beside"})
costs(
    "H-24", "standard", "8 c2:6R 6", "A 8R;B 9L", "A 9C 3", "A 9R 1",
    opt={"H-24": "directly-beside"},
)
legal(
    "S-19", "standard", D2, "A 7R;B 8L", "A12",
    {"yes": "A 12>R;A 12>C;A 15>RRRR", "no": "A 12>RRR;A 12>"},
)
legal(
    "S-19 H-24", "standard", D2, "A 7R;B 8L", "A12", {"yes": "A 12>RRR;A 12>C", "no": "A 12>R"},
    opt={"MGP-H-24": "directly-beside"},
)
legal(
    "S-20 S-19", "standard", D3, "A 9L;B 10L", "A12",
    {"yes": "A 12>C e1;A 12>CL e2;A 12> f3", "no": "A 12>C;A 12>CL e1;A 12>LL;A 12>CLL"},
)
turn("S-20 S-14", "standard", D3, "A 9L;B 10L", "A12", "A 12>C e1", "A 10C e7 r7", step_costs=[4])
turn("S-19 S-17", "standard", D2, "A 8L;B 9L acted;C 11L acted", "A26", "A 26>CLRL", "", fails=True)
turn(
    "S-19", "standard", D2, "A 8L;B 9L acted;C 11L acted", "A26", "A 26>CLCL", "A 12L",
    step_costs=[3, 1, 3, 1],
)

# --- Standard: redlining, retirement (S-21, S-22) ---

TWELVE = "R" * 12
for engine, test, left, event in (
    (8, 44, 8, "redline_pass"), (8, 45, 7, "redline_fail"), (5, 23, 5, "redline_pass"),
    (2, 11, 2, "redline_pass"), (2, 12, 1, "redline_fail"),
):
    turn(
        "S-21", "standard", LONG, f"A 0R e{engine}", f"A66 A!{test}", f"A 66>{TWELVE}",
        f"A 12R e{left} on", events=[event],
    )
turn(
    "S-21 S-03 S-22", "standard", LONG, "A 0R e1", "A66 A!11", f"A 66>{TWELVE}", "A 12R out e1",
    events=["redline_fail", "retire"],
)
turn(
    "S-21 H-13", "standard", LONG, "A 0R e1", "A66 A!11", f"A 66>{TWELVE}", "A 12R on e0",
    events=["redline_fail"], opt={"dial_floor": "zero"},
)
turn(
    "S-21 S-13", "standard", LONG, "A 0R", "A66 A!33", f"A 66>{TWELVE}RRR e3", "A 15R e4",
    events=["redline_fail"],
)
for reading, events in (("used", ["redline_pass"]), ("rolled", [])):
    turn(
        "H-26 S-21", "standard", LONG, "A 0R", "A11 A!11", f"A 66>{TWELVE}", "A e8", events=events,
        opt={"MGP-H-26": reading},
    )
    turn(
        "H-26 S-21", "standard", LONG, "A 0R", "A66 A!66", f"A 66>{TWELVE}", "A e7",
        events=["redline_fail"], opt={"redline": reading},
    )
turn("S-21", "standard", LONG, "A 0R", "A66", "A 61>RRRRRRR", "A 7R e8", events=[])
turn("S-21", "standard", LONG, "A 0R", "A55", "A 55>RRRRRRRRRR", "A 10R e8", events=[])
turn("S-21", "basic", LONG, "A 0R", "A66", f"A 66>{TWELVE}", "A 12R", events=[])
turn("S-21", "standard", LONG, "A 0R", "A66", f"A 66>{TWELVE}", "", fails=True)
turn(
    "S-21 E-16", "standard", LONG, "A 0R", "A66 A!11", f"A 66>{TWELVE}", "A straight",
    events=["redline_pass"],
)
LEAVER = "A 5R f1;B 3R;X 6L acted;Y 6C acted;Z 6R acted"
round_(
    "S-22 S-16", "standard", PLAIN, LEAVER, "A66 B11", "A 66>retire;B 11>RR", "A 5R out;B 5R on",
    acting_order=["A", "B"], events=["retire"], step_costs={"A": [], "B": [1, 1]},
)
LEAVES_CORNER = "A 9L f1;B 8L;X 10L acted;Y 10C acted;Z 10R acted"
round_(
    "S-22 S-19", "standard", D2, LEAVES_CORNER, "A66 B11", "A 66>retire;B 11>C f1", "A out;B 9C f7",
    step_costs={"B": [1]}, classification=[],
)
for reading, status, events, classified in (
    ("out", "out", ["lap", "retire"], []), ("finished", "fin", ["lap", "finish"], ["A"]),
):
    round_(
        "H-37 S-22", "standard", PLAIN, "A 17L @3 r1", "A12", "A 12>LLLL e1",
        f"A 1L @4 {status} r1 e7", events=events, classification=classified, opt={"H-37": reading},
    )
RETIRED = [
    {"round": 4, "bike": "D"},
    {"round": 9, "bike": "E"},
    {"round": 9, "bike": "F", "lap": 3, "pos": 5},
]
for reading, order, out in (("none", "CDBA", "FE"), ("classified-last", "CDBAFE", "")):
    ask(
        "classification", "H-36 S-22", "standard", PLAIN, "",
        ask={"crossings": CROSSED, "retired": RETIRED[1:]}, classification=list(order),
        unclassified=list(out), opt={"MGP-H-36": reading},
    )
ask(
    "classification", "H-36", "standard", PLAIN, "", ask={"crossings": [], "retired": RETIRED},
    classification=[], unclassified=list("FED"),
)
for reading, order, out in (("out", "CBA", "D"), ("finished", "CDBA", "")):
    ask(
        "classification", "H-37 S-22", "standard", PLAIN, "", opt={"dnf_finish": reading},
        ask={"crossings": CROSSED, "retired": [{"round": 9, "bike": "D"}]},
        classification=list(order), unclassified=list(out),
    )
WORN = "A 3R @2 e5 f2 leaning;B 6C @2 r3;C 2L @1 e1 out"
for reading, after in (
    ("reset", "B 19R e8 r8 f8 straight on;A 19C e8 f8 straight;C 19L e8 on"),
    ("carry-over", "B 19R e8 r3 on;A 19C e5 f2 leaning;C 19L e1 on"),
):
    ask(
        "qualifying_result", "H-38 S-04", "standard", PLAIN, WORN,
        ask={"classification": ["B", "A"], "retired": ["C"]}, after=after,
        opt={"MGP-H-38": reading},
    )
ask(
    "qualifying_result", "S-04 H-38 B-04", "standard", PLAIN, "A 3R out;B 6C out;C 2L;D 4L",
    ask={"classification": ["D", "C"], "retired": [{"bike": "A", "round": 3}, {"bike": "B",
    "round": 7}]}, order=list("DCBA"), after="D 19R @0;C 19C @0;B 19L @0;A 18R @0",
)


# --- Expert: modifiers (E-02, E-03, E-14, H-16, H-28) ---

modifiers("E-03", HILL, "A 0R;B 5R;C 8R", "A-1 B0 C1")
modifiers("E-03 E-14", HILL, "A 10L leaning;B 11L;C 13L leaning", "A-1 B-2 C-1")
modifiers("E-14", LONG, "A 3R wheelie;B 4R;C 5R leaning", "A-1 B0 C0")
modifiers("E-14", LONG, "A 20L;B 21L leaning;C 22L", "A-1 B0 C-1")
modifiers("E-14 E-03", HILL, "A 0R wheelie;B 8R wheelie", "A-2 B0")
modifiers("E-07 E-03", HILL, "A 2R;B 7R;C 5R", "A0s B2s C1s B1")
modifiers("E-03 S-01", HILL, "A 0R;B 8R wheelie", "A0 B0", level="standard")
modifiers("E-03 H-39", HILL, "A 0R;B 8R", "A0 B0", level="basic")
for reading, wanted in (("up-minus", "A-1 B1 C0"), ("up-plus", "A1 B-1 C0")):
    modifiers("H-28 E-03", HILL, "A 0R;B 8R;C 5R", wanted, opt={"MGP-H-28": reading})
legal("E-03", "expert", HILL, "A 0R", "A34", {"yes": "A 34>RRRRRR", "no": "A 34>RRRRRRR"})
legal("E-03", "expert", HILL, "A 8R", "A12", {"yes": "A 12>RRRR", "no": "A 12>RRR"})
legal("E-03", "expert", HILL, "A 6R", "A12", {"yes": "A 12>RRR", "no": "A 12>RRRR"})
legal("E-03", "expert", HILL, "A 19R", "A12", {"yes": "A 12>RRR", "no": "A 12>RR"})
legal(
    "H-28", "expert", HILL, "A 0R", "A34", {"yes": "A 34>RRRRRRRR", "no": "A 34>RRRRRR"},
    opt={"hill_sign": "up_plus"},
)
legal("E-03 S-01", "standard", HILL, "A 0R", "A34", {"yes": "A 34>RRRRRRR", "no": "A 34>RRRRRR"})
legal(
    "E-14 H-16", "expert", HILL, "A 11L", "A11",
    {"yes": "A 11>;A 11>L e1", "no": "A 11>L;A 11> f1;A 11>LL"},
)
legal(
    "E-14", "expert", LONG, "A 3R wheelie", "A12",
    {"yes": "A 12>RR;A 12>RRR e1;A 12>R f1", "no": "A 12>RRR"},
)
legal(
    "E-14 E-12", "expert", LONG, "A 23L leaning;B 20C", "A12 B12",
    {"yes": "A 12>LLL;B 12>LL", "no": "B 12>LLL"},
)
turn(
    "H-16 S-11", "expert", "8^ c2:6 6", "A 7R wheelie", "A14", "A 1>forced k1 e1",
    "A 8R e7 r7 straight", ask={"contact": True},
)
turn(
    "H-16 S-11", "expert", "8^ c2:6 6", "A 7R wheelie", "A14", "A 1>forced k1", "A 7R straight e8",
    step_costs=[],
)
for reading, after in (("apply", "A 10R"), ("no", "A 11R")):
    turn(
        "H-23 E-03", "expert", "8^ c2:6 6", "A 7R", "A14", "A 4>forced k4", after,
        opt={"MGP-H-23": reading},
    )
legal(
    "H-23 S-11", "expert", "8^ c2:6 6", "A 7R;B 7C", "A36",
    {"yes": "A 3>RRR k3", "no": "A 3>RR k3;A 3>RRRR k3 e1;A 3>RR k3 f1"}, opt={"H-23": "no"},
)
round_(
    "E-02 H-34 E-05", "expert", D2, "A 7R;B 7C;C 6R", "A63 B12 C13",
    "A 63>RRRRRRRRR;B 12>CCC;C 13>RCLL s+", "A 16R straight;B 10C leaning;C 10L leaning",
    slipstream_offers=[], dice_rolled_by=list("ABC"), events=["roll_off"], acting_order=list("ABC"),
)
turn(
    "E-01 S-14", "expert", D2, "A 9L leaning", "A12", "A 12>LLLL e1", "A 13L e7 r7 leaning",
    events=[],
)
turn(
    "E-01", "expert", LONG, "A 0R", "A12", "A 12>RRR", "A 3R straight e8 r8 f8", events=[],
    next_turn_modifier={"A": 0},
)

# --- Expert: slipstream (E-04..E-11) ---

links("E-04", LONG, "A 6R;B 5R", "AB")
links("E-04", LONG, "A 6R;B 5R;C 4R;D 2R", "AB BC")
links("E-04", LONG, "A 6C;B 5C", "")
links("E-04", LONG, "A 6R;B 5C;C 4R", "")
links("E-04", "5 5L 4 c2:2 4", "A 5L;B 4R;C 3R", "BC")
links("E-04", "5 5L 4 c2:2 4", "A 7L;B 6L;C 6R", "AB")
links("E-04", LONG, "A 6R acted;B 5R;C 4R", "BC")
links("E-04", LONG, "A 6R;B 5R acted;C 4R", "")
links("E-04 S-22", LONG, "A 6R;B 5R out;C 4R", "")
links("E-04 S-01", LONG, "A 6R;B 5R", "", level="standard")
links("E-04 H-31", LONG, "A 0R @2;B 29R @1;C 28R @1", "AB BC")
links("E-04 H-05", LONG, "A 0R @1;B 29R @0", "AB")
for reading, wanted in (("if-first", ""), ("never", ""), ("always", "AB")):
    links("H-31 E-04", LONG, "A 6R @1;B 5R @2", wanted, opt={"MGP-H-31": reading})
links("H-31", LONG, "A 6R @2;B 5R @1", "AB", opt={"slip_lapped": "never"})
links("H-31", LONG, "A 6R @1 acted;B 5R @2", "", opt={"slip_lapped": "always"})
links("E-05 H-34 S-08", D2, "A 15R;B 14R;C 14C", "")
links("E-05 H-34 S-08", D2, "A 15R;B 14R;C 14C acted", "AB")
links("E-05 S-07", D2, "A 7R;B 6R;C 5R", "AB BC")
links("E-05 S-07 E-09", D2, "A 7R;B 7C;C 6R", "")
links("E-05 H-34", D2, "A 15R;B 14R #red;C 14C #red", "AB", opt={"rolloff_team": "opponents"})
links("E-09 H-30", LONG, "A 6R;B 6C;C 5R", "")
links("E-09 H-30", LONG, "A 6R;B 6L acted;C 5R;D 4R", "CD")
for reading, wanted in (("front", "AB"), ("both", "")):
    links("H-30 E-09", LONG, "A 6R;B 5R;C 5L", wanted, opt={"MGP-H-30": reading})
links("E-09 E-08", LONG, "A 6R;B 5R;C 5C;D 4R", "AB")
links("E-10", LONG, "A 6R;B 5R wheelie;C 4R", "BC")
links("E-10", LONG, "A 6R wheelie;B 5R", "AB")
links("E-11", "8 c2:6R 6", "A 9R leaning;B 8R leaning;C 7R;D 6R", "CD")
links("E-11", "8 c2:6R 6", "A 14R;B 13R;C 12R", "")
links("E-11 E-04", D2, "A 14R;B 13R", "")
round_(
    "E-05 E-06 E-07", "expert", LONG, "A 6R;B 5R", "A25 B66", "A 25>RRRRRRR;B 52>RRRRRRRR s+ +1",
    "A 13R;B 13R", fails=True,
)
round_(
    "E-05 E-06 E-07", "expert", LONG, "A 6R;B 5R", "A25 B66", "A 25>RRRRRRR;B 22>RRRRR s+ +1",
    "A 13R;B 10R", slipstream_offers=offers("BA"), dice_rolled_by=["A"], rolls={"A": 1, "B": 0},
    events=["slipstream"],
)
round_(
    "E-05", "expert", LONG, "A 6R;B 5R", "A25 B13", "A 25>RRRRRRR;B 13>RRRR s-", "A 13R;B 9R",
    slipstream_offers=offers("BA"), dice_rolled_by=["A", "B"], events=[],
)
round_(
    "E-05", "expert", LONG, "A 6R;B 5R", "A25 B13", "A 25>RRRRRRR;B 13>RRRRR s- +1", "", fails=True
)
round_(
    "E-08", "expert", LONG, "A 6R;B 5R;C 4R", "A52 B11",
    "A 52>RRRRRRR;B 11>RR s-;C 16>RRCRRRRR s+ +1", "A 13R straight;B 7R wheelie;C 12R straight",
    slipstream_offers=offers("BA CB"), dice_rolled_by=["A", "B"], events=["slipstream", "wheelie"],
    next_turn_modifier={"A": 0, "B": -1, "C": 0}, rolls={"A": 1, "B": 1, "C": 0},
)
round_(
    "E-08 E-06", "expert", LONG, "A 8R;B 7R;C 6R;D 5R", "A34",
    "A 34>RRRRRRR;B 33>RRRRRR s+;C 33>RRRRRR s+;D 44>RRRRRRRRC s+ +1",
    "A 15R;B 13R;C 12R;D 14C", fails=True, dice_rolled_by=["A"],
)
round_(
    "E-08 E-06 E-16", "expert", LONG, "A 8R;B 7R;C 6R;D 5R", "A34",
    "A 34>RRRRRRR;B 33>RRRRRR s+;C 33>RRRRRR s+;D 44>RRRRRRCCC s+ +1",
    "A 15R straight;B 13R straight;C 12R straight;D 14C straight", dice_rolled_by=["A"],
    slipstream_offers=offers("BA CA DA"), events=["slipstream"] * 3,
)
round_(
    "E-08 E-10 E-15", "expert", LONG, "A 6R;B 5R wheelie;C 4R", "A16 B34",
    "A 11>RR;B 34>RRCRRR;C 33>RRRCRR s+", "A 8R straight;B 11R straight;C 10R",
    slipstream_offers=offers("CB"), dice_rolled_by=["A", "B"], step_costs={"B": [1] * 6},
)
round_(
    "E-09 E-08", "expert", LONG, "A 6R;B 6C;C 5R;D 4R", "A12 B12 C15",
    "A 12>RRR;B 12>CCC;C 12>RRR;D 12>RRR s+", "A 9R;B 9C;C 8R;D 7R",
    slipstream_offers=offers("DC"), dice_rolled_by=list("ABC"),
)
round_(
    "E-09 B-07", "expert", LONG, "A 8R;B 6R;C 5R;X 5L @1 acted", "A12 B12 C12",
    "A 12>RRR;B 12>RRR;C 12>RRR s+", "A 11R;B 9R;C 8R", slipstream_offers=offers("CB"),
    dice_rolled_by=["A", "B"],
)
round_(
    "E-09 H-30", "expert", LONG, "A 8R;B 6R;C 5R;X 5L @1 acted", "A12 B12 C12",
    "A 12>RRR;B 12>RRR;C 12>RRR", "A 11R;B 9R;C 8R", slipstream_offers=[],
    dice_rolled_by=list("ABC"), opt={"slip_pair": "both"},
)
round_(
    "E-06 S-22", "expert", LONG, "A 6R f1;B 5R;X 7L acted;Y 7C acted;Z 7R acted", "A12",
    "A 12>retire;B 12>RR f1 s+", "A out;B 7R", fails=True,
)
round_(
    "E-06 S-22", "expert", LONG, "A 6R f1;B 5R;X 7L acted;Y 7C acted;Z 7R acted", "A12",
    "A 12>retire;B 12>R f2 s+", "A 6R out;B 6R f6", dice_rolled_by=["A"],
    events=["slipstream", "retire"],
)
legal(
    "E-07 H-32", "expert", LONG, "B 5R", "B53",
    {"yes": "B 53>RRRRRRRRR +1;B 53>RRRRRRRR", "no": "B 53>RRRRRRRR +1;B 53>RRRRRRRRR"},
    ask={"slipstreaming": True},
)
legal("E-07", "expert", LONG, "B 5R", "B53", {"no": "B 53>RRRRRRRRR +1", "yes": "B 53>RRRRRRRR"})
legal(
    "H-32 E-07", "expert", LONG, "B 5R", "B53",
    {"yes": "B 53>RRRRRRRRR +1", "no": "B 53>RRRRRRRR;B 53>RRRRRRRRR"}, ask={"slipstreaming": True},
    opt={"MGP-H-32": "mandatory"},
)
round_(
    "E-20 E-03 E-06", "expert", "6^ 14 c1:4 6", "A 6R;B 5R", "A12", "A 12>RRR;B 12>RRR s+ +1",
    "A 9R;B 8R", dice_rolled_by=["A"],
)
for reading, stance, events in (
    ("counts", "wheelie", ["slipstream", "wheelie"]), ("no", "straight", ["slipstream"]),
):
    round_(
        "H-33 E-16", "expert", LONG, "A 6R;B 5R", "A33", "A 34>RRRRRRR;B 33>RRRRRRR s+ +1",
        f"A 13R straight;B 12R {stance}", events=events, opt={"MGP-H-33": reading},
    )
round_(
    "H-33 S-21", "expert", LONG, "A 6R;B 5R", "A66 B!66", "A 61>RRRRRRR;B 66>RRRRRRRRRRRR s+",
    "A 13R;B 17R e7 wheelie", fails=True,
)
round_(
    "H-33 S-21 E-19", "expert", LONG, "A 6R;B 5R", "A66 B!66", "A 61>RRRRRRR;B 66>RRRRRRRCRRRR s+",
    "A 13R straight;B 17R e7 wheelie", events=["slipstream", "redline_fail", "wheelie"],
)
round_(
    "H-31 E-08", "expert", LONG, "A 6R @1;B 5R @2", "A25", "A 25>RRRRRRR;B 55>CRRRRRRRRRR s+ +1",
    "A 13R @1;B 16R @2", acting_order=["B", "A"], slipstream_offers=offers("BA"),
    dice_rolled_by=["A"], rolls={"A": 1, "B": 0}, opt={"MGP-H-31": "always"},
)
for reading in ("if-first", "never"):
    round_(
        "H-31 E-04", "expert", LONG, "A 6R @1;B 5R @2", "A25 B12", "A 25>RRRRRRR;B 12>CCC",
        "A 13R;B 8C", acting_order=["B", "A"], slipstream_offers=[], dice_rolled_by=["B", "A"],
        opt={"slip_lapped": reading},
    )
round_(
    "E-04 B-05", "expert", LONG, "A 0R @2;B 29R @1", "A12", "A 12>RRR;B 12>RRRR s+ +1",
    "A 3R @2;B 3R @2", fails=True,
)
round_(
    "E-04 B-05", "expert", LONG, "A 0R @2;B 29R @1", "A12", "A 12>RRR;B 12>RRRC s+ +1",
    "A 3R @2;B 3C @2", slipstream_offers=offers("BA"), events=["slipstream", "lap"],
)

# --- Expert: stance, loss of grip (E-12..E-20) ---

turn("E-12", "expert", D2, "A 7R", "A12", "A 12>RRR", "A 10R leaning", next_turn_modifier={"A": 0})
turn("E-12", "expert", D2, "A 12L leaning", "A12", "A 12>LLL", "A 15L straight", events=[])
turn("E-12 H-35", "expert", D2, "A 7R", "A16", "A 16>RRRRRRR", "A 14R straight")
turn("E-12 S-15", "expert", D2, "A 9L leaning", "A12", "A 12> f3", "A 9L leaning f5 r8")
round_(
    "E-13 S-11", "expert", D2, PAIR, TIE, "A 3>forced k3;B 5>forced k5",
    "A 10R straight;B 12R straight",
)
round_(
    "E-13 S-11", "expert", D2, PAIR, TIE, "A 6>forced k6;B 5>forced k5",
    "A 13R straight;B 12R straight", next_turn_modifier={"A": -1, "B": -1},
    events=["roll_off", "contact"],
)
round_(
    "E-13 H-17", "expert", D2, "A 13L leaning;B 13C leaning", "A12 B21",
    "A 1>forced k1;B 2>forced k2", "A 14L straight;B 15L straight", contact=["A", "B"],
    opt={"cornering": "last-corner"},
)
turn(
    "E-13 S-11", "expert", D2, "A 7R", "A66", "A 6>forced k6", "A 13R straight e8",
    next_turn_modifier={"A": -1}, ask={"contact": True},
)
turn(
    "E-13", "standard", D2, "A 7R", "A63", "A 6>forced k6", "A 13R", next_turn_modifier={"A": 0},
    ask={"contact": True},
)
turn(
    "E-15", "expert", LONG, "A 3R wheelie", "A12", "A 12>RR", "A 5R straight", events=[],
    next_turn_modifier={"A": 0},
)
turn(
    "E-15 E-12", "expert", D2, "A 9L", "A12", "A 12>LL", "A 11L leaning",
    next_turn_modifier={"A": 0},
)
turn(
    "E-15 E-17", "expert", LONG, "A 3R wheelie", "A22", "A 22>RRR", "A 6R wheelie",
    events=["wheelie"], next_turn_modifier={"A": -1},
)
turn("E-16", "expert", LONG, "A 3R", "A34", "A 33>RRRRRR", "A 9R straight", events=[])
turn("E-16", "expert", LONG, "A 3R", "A55", "A 52>RRRRRRR", "A 10R straight", events=[])
turn("E-16", "expert", LONG, "A 3R", "A55", "A 22>RRRR", "A 7R straight", events=[])
turn(
    "E-16 E-17", "expert", LONG, "A 3R", "A22", "A 22>RRRRRRR e3", "A 10R wheelie e5",
    events=["wheelie"],
)
turn(
    "E-16 E-17", "expert", LONG, "A 3R", "A22", "A 22>RR f2", "A 5R wheelie f6", events=["wheelie"]
)
turn(
    "E-16", "standard", LONG, "A 3R", "A22", "A 22>RRRR", "A 7R straight", events=[],
    no_events=["wheelie"],
)
turn(
    "E-17 H-35", "expert", D1, "A 7R", "A44", "A 44>RRRRRRRR", "A 15R wheelie r8",
    events=["wheelie"],
)
turn(
    "E-18", "expert", D2, "A 7R", "A22", "A 22>RRRR", "A 11R straight r7", events=["sideslip"],
    next_turn_modifier={"A": -1},
)
turn(
    "E-18 H-35", "expert", D2, "A 9L", "A22", "A 22>LLL", "A 12L straight r7", events=["sideslip"],
    next_turn_modifier={"A": -1},
)
turn(
    "E-18 S-14", "expert", D2, "A 7R", "A22", "A 22>RRRRR e1", "A 12R straight e7 r6",
    events=["sideslip"],
)
turn(
    "E-18 S-22", "expert", D2, "A 7R r1", "A22", "A 22>RRRR", "A 11R out r1",
    events=["sideslip", "retire"],
)
turn(
    "E-18 S-14 S-22", "expert", D2, "A 7R r2", "A22", "A 22>RRRRR e1", "A 12R out r1",
    events=["sideslip", "retire"],
)
turn(
    "E-18 H-13", "expert", D2, "A 7R r1", "A22", "A 22>RRRR", "A 11R on r0 straight",
    events=["sideslip"], opt={"H-13": "zero"},
)
turn(
    "E-18 S-15", "expert", D2, "A 9L leaning", "A11", "A 11> f2", "A 9L straight f6 r7",
    events=["sideslip"],
)
turn(
    "E-19 H-27", "expert", LONG, "A 0R", "A66 A!45", f"A 66>{TWELVE}", "A 12R e7 wheelie",
    events=["redline_fail", "wheelie"],
)
turn(
    "E-19", "expert", LONG, "A 0R", "A66 A!44", f"A 66>{TWELVE}", "A 12R e8 wheelie",
    events=["redline_pass", "wheelie"],
)
turn(
    "E-19", "expert", LONG, "A 10R", "A66 A!44", f"A 66>{TWELVE}", "A 22R e8 r7 straight",
    events=["redline_pass", "sideslip"],
)
turn(
    "E-19 S-22", "expert", LONG, "A 0R e1", "A66 A!44", f"A 66>{TWELVE}", "A 12R out",
    events=["redline_fail", "retire"],
)
turn(
    "E-19 E-16", "expert", LONG, "A 0R", "A16 A!11", f"A 66>{TWELVE}", "A 12R straight",
    events=["redline_pass"],
)
turn(
    "E-19 H-26", "expert", LONG, "A 0R", "A16", f"A 66>{TWELVE}", "A 12R straight", events=[],
    opt={"H-26": "rolled"},
)
turn(
    "E-20 S-14 S-22", "expert", LONG, "A 10R r1", "A66", f"A 66>{TWELVE}R e1", "A 23R out e7 r1",
    events=["retire"],
)
turn(
    "E-20 B-21", "expert", LONG, "A 25R @2 r1", "A55", "A 55>RRRRRRRRRR", "A 5R @3 wheelie",
    events=["lap", "wheelie"], next_turn_modifier={"A": -1},
)
turn(
    "E-20 B-23", "expert", LONG, "A 25R @3", "A55", "A 55>RRRRRRRRRR", "A 5R @4 fin wheelie",
    events=["lap", "wheelie", "finish"], classification=["A"],
)
round_(
    "E-20 S-22 B-19", "expert", D2, "A 7R r1;B 6R", "A22 B13", "A 22>RRRR;B 25>RRRRRRR s+",
    "A 11R out;B 13R leaning", events=["slipstream", "sideslip", "retire"], dice_rolled_by=["A"],
)

# --- several rules in one round ---

round_(
    "S-09 E-05 E-08 E-02 H-34", "expert", D2, "A 16R;B 15R;C 14R;D 14C", "A25 C11 D12",
    "A 25>RRRRRRR;B 22>RRRRR s+ +1;C 11>RR s+;D 12>CCC",
    "A 3R @2 straight;B 0R @2 straight;C 16R @1 wheelie;D 17C @1 straight",
    acting_order=list("ABDC"), slipstream_offers=offers("BA"), dice_rolled_by=list("ACD"),
    events=["slipstream", "lap", "lap", "roll_off", "wheelie"], lap_counter=2,
    next_turn_modifier={"A": 0, "B": 0, "C": -1, "D": 0},
)
FINISHING = "A 19R @3;B 19C @3;C 19L @3;D 18C @3"
round_(
    "B-20 H-06 B-24", "basic", PLAIN, FINISHING, "A11 B11 C11 D34",
    "A 11>RR;B 11>CC;C 11>LL;D 34>CC", "A 1R fin;B 1C fin;C 1L fin;D 0C @4 fin",
    classification=list("ABCD"), points_lost={"A": 0, "D": 5}, acting_order=list("ABCD"),
)
round_(
    "H-06 B-24", "basic", PLAIN, FINISHING, "A11 B11 C11 D34",
    "A 11>RR;B 11>CC;C 11>LL;D 34>CCCCCCC", "A 1R fin;D 5C @4 fin",
    classification=list("DABC"), points_lost={"D": 0}, opt={"finish_leave": "at-once"},
)
round_(
    "S-16 H-06", "standard", PLAIN, FINISHING, "A11 B11 C11 D34",
    "A 11>RR;B 11>CC;C 11>LL;D 33>CC f4", "C 1L fin;D 0C @4 fin f4 r8",
    classification=list("ABCD"), points_lost={"D": 0},
)
round_(
    "S-16 S-22 H-06", "standard", PLAIN, FINISHING + " f2", "A11 B11 C11 D34",
    "A 11>RR;B 11>CC;C 11>LL;D 33>retire", "A 1R fin;D 18C @3 out f2",
    classification=list("ABC"), events=["lap", "finish"] * 3 + ["retire"], lap_counter=3,
)
round_(
    "E-08 B-24 E-04", "expert", LONG, "A 28R @3;B 27R @3", "A12",
    "A 12>RRR;B 65>RRRCRRRRRRR s+", "A 1R @4 fin;B 8R @4 fin", classification=["B", "A"],
    events=["slipstream", "lap", "finish", "lap", "finish"],
)
round_(
    "S-12 S-16 S-22 H-21", "standard", D2, CORK.replace("7R", "7R f1"), "A36 B45",
    "A 3>retire k3;B 3>forced k4 f2", "A 7R out f1;B 8R f6 r8", contact=["A", "B"],
    events=["roll_off", "contact", "retire"], acting_order=["A", "B"],
)
round_(
    "S-09 S-10 S-08 S-07", "standard", D2, "A 14R;B 14C;C 7R;D 7C", "A12 B33 C22 D13",
    "A 12>RRR;B 33>CCCCCC;C 2>forced k2;D 1>forced k1", "A 17R;B 0C @2;C 9R;D 8R",
    acting_order=list("BACD"), contact=["C", "D"], dice_rolled_by=list("ABCD"),
    events=["roll_off", "lap", "roll_off", "contact"],
)
round_(
    "E-09 B-07 H-05", "expert", LONG, "A 6R;B 5R;D 3C @2", "A12 B12 D12",
    "D 12>CCC;A 12>RRR;B 12>RRR s+", "A 9R;B 8R;D 6C @2", slipstream_offers=[],
    dice_rolled_by=list("DAB"),
)
round_(
    "E-09 B-07 H-05", "expert", LONG, "A 6R;B 5R;D 6C @2", "A12 D12",
    "D 12>CCC;A 12>RRR;B 12>RRR s+", "A 9R;B 8R;D 9C @2", slipstream_offers=offers("BA"),
    dice_rolled_by=list("DA"),
)
round_(
    "E-08 E-10 E-15", "expert", LONG, "A 8R;B 7R;C 6R wheelie;D 5R", "A12 C66",
    "A 12>RRR;B 12>RRR s+;C 11>R s+;D 11>RRR s+ +1", "A 11R;B 10R;C 7R straight;D 8R", fails=True,
)
round_(
    "E-08 E-10 E-15", "expert", LONG, "A 8R;B 7R;C 6R wheelie;D 5R", "A12 C66",
    "A 12>RRR;B 12>RRR s+;C 11>R s+;D 11>RCR s+ +1", "A 11R;B 10R;C 7R straight;D 8R",
    slipstream_offers=offers("BA DC"), dice_rolled_by=["A", "C"], rolls={"A": 1, "B": 0, "D": 0},
)
round_(
    "H-19 S-07 H-05", "standard", D2, "A 5C @2;B 7R @1", "A11 B12", "A 11>CC;B 12>RRR",
    "A 7C;B 10R", events=[], acting_order=["A", "B"], contact=[],
)
round_(
    "S-10 B-24 S-12", "standard", GRID_CORNER, "A 19R @3;B 19C @3", TIE,
    "A 6>RRCLLL k6;B 5>forced k5", "A 5L @4 fin;B 4L @4 fin", classification=["A", "B"],
    events=["roll_off", "contact", "lap", "finish", "lap", "finish"],
)
LAPPED_HEAD = "A 6R @1;B 5R @2;C 4R @2"
round_(
    "H-31 E-08", "expert", LONG, LAPPED_HEAD, "A25",
    "A 25>RRRRCCR;B 25>CRRRRRR s+;C 25>RCRRRRR s+", "A 13R;B 12R;C 11R",
    slipstream_offers=offers("BA CA"), dice_rolled_by=["A"], acting_order=list("BCA"),
    opt={"slip_lapped": "always"},
)
round_(
    "H-31 E-08", "expert", LONG, LAPPED_HEAD, "A25 B12",
    "A 25>CLCRRRR;B 12>CCC s-;C 12>RCRR s+ +1", "A 13R;B 8C;C 8R",
    slipstream_offers=offers("BA CB"), dice_rolled_by=["B", "A"], acting_order=list("BCA"),
    opt={"slip_lapped": "always"},
)
round_(
    "H-22 S-10", "standard", D2, PAIR, TIE, "A 6>CLLLLC k6;B 5>forced k5", "A 13C;B 12R",
    contact=["A", "B"], opt={"contact_path": "free"}, step_costs={"A": [1] * 6, "B": [1] * 5},
)
round_(
    "S-06 S-13 S-14 S-19 S-21", "standard", D2, "A 9L;B 7R", "A11 B66 B!34",
    "A 11>LL;B 66>RRRRRRRRR", "A 11L;B 16R e7 r8", fails=True,
)
round_(
    "S-06 S-13 S-14 S-19 S-21", "standard", D2, "A 9L;B 7R", "A11 B66 B!34",
    "A 11>LL;B 66>RRRRRRRRRRR e1", "A 11L;B 18R e7 r7", events=["redline_pass"],
    step_costs={"A": [1, 1], "B": [1, 1, 1, 3] + [1] * 7}, acting_order=["A", "B"],
)
round_(
    "E-14 E-03 S-09", "expert", "8^ c2:6 6v", "A 7R wheelie;B 7C;C 14R", "A12 B34 C16",
    "A 12>L;B 34>CCCCCC;C 16>RRRRRRRR", "A 8L leaning;B 13C leaning;C 2R @2 straight", fails=True,
)
round_(
    "E-14 E-03 S-09", "expert", "8^ c2:6 6v", "A 7R wheelie;B 7C;C 14R", "A12 B34 C16",
    "A 12>R;B 34>CCCCCC;C 16>RRRRRRRR", "A 8R leaning;B 13C leaning;C 2R @2 straight",
    acting_order=list("CBA"), dice_rolled_by=list("CAB"), events=["lap", "roll_off"],
    next_turn_modifier={"A": 0, "B": 0, "C": -1},
)
round_(
    "S-22 E-09 H-05", "expert", LONG,
    "A 6R;B 5R;D 6C @2 f1;X 7C @2 acted;Y 7L @2 acted;Z 7R @2 acted", "A12 B12 D66",
    "D 66>retire;A 12> f3;B 12> f3 s+", "A 6R f5;B 5R f5;D 6C out", slipstream_offers=offers("BA"),
    dice_rolled_by=["D", "A"], events=["retire", "slipstream"],
)
round_(
    "S-02 S-03 S-13 S-15", "standard", PLAIN, "A 3R e4 f3;B 0L", "A12 B12",
    "A 12>RRRR e3 f2;B 12>LLL", "A 7R e1 f1 r8;B 3L e8 f8", acting_order=["A", "B"],
)
ask(
    "lap_counter", "B-01", "basic", PLAIN, "A 5R @1;B 19C @0", laps=6, lap_counter=1, last_lap=False
)
flips("B-10 B-26", 0, "12 12 62 15 65", "36 36 46 31 41")

# --- championship (C) ---

ask("points", "C-01", "standard", None, "", ask={"finishers": 6}, points=[25, 20, 16, 13, 11, 10])
ask("points", "C-01", "standard", None, "", ask={"finishers": 2}, points=[25, 20])
ask(
    "points", "C-02 C-01", "standard", None, "", ask={"finishers": 16},
    points=[25, 20, 16, 13, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0],
)
COLOURS = "A #red;B #blue;C #red;D #blue"
ask(
    "points", "C-03", "standard", None, COLOURS, ask={"classification": list("ABDC")},
    points={"A": 25, "B": 20, "D": 16, "C": 13}, teams={"red": 38, "blue": 36},
)
for reading, d in (("none", 0), ("classified-last", 13)):
    ask(
        "points", "C-04 H-36", "standard", None, COLOURS, opt={"MGP-H-36": reading},
        ask={"classification": list("ABC"), "unclassified": ["D"]},
        points={"A": 25, "B": 20, "C": 16, "D": d}, teams={"red": 41, "blue": 20 + d},
    )
ask(
    "points", "H-46 C-04", "standard", None, "A;B;C",
    ask={"races": [{"classification": list("ABC")}, {"classification": list("BAC")}]},
    points={"A": 45, "B": 45, "C": 32}, standings=[["A", "B"], ["C"]],
)
ask(
    "points", "H-46", "standard", None, "A;B", ask={"races": [{"classification": ["A"]},
    {"classification": ["X", "Y", "Z", "W", "B"]}, {"classification": ["X", "Y", "Z", "W", "V", "U",
    "T", "S", "R", "Q", "P", "O", "N", "B"]}, {"classification": ["X", "Y", "Z", "W", "V", "U", "T",
    "S", "R", "Q", "P", "B"]}, {"classification": ["X", "Y", "Z", "W", "V", "U", "T", "B"]}]},
    points={"A": 25, "B": 25},
)

write("motograndprix_cases.json")
