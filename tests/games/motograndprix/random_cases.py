"""Random referee cases of MotoGrandPrix: small circuits, bikes in traffic, legal decisions.

`random_case(rng, kind)` makes one without `expect`; the same `random.Random` state makes the same.
"""

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from tests.games.motograndprix.by_the_book.answers import answer
from tests.games.motograndprix.by_the_book.moves import Decision, Illegal, Turn
from tests.games.motograndprix.by_the_book.round import Dice, Round
from tests.games.motograndprix.by_the_book.table import LANES, LEVELS, RULINGS, Bike, Table

Case = dict[str, Any]
TRIES = 40


def random_case(rng: random.Random, kind: str) -> Case:
    """A case that has an answer."""
    while True:
        case = MAKERS[kind](rng)
        if case is not None and _is_answered(case):
            return case


def random_cases(seed: int, count: int, kinds: Sequence[str] = ()) -> Iterator[Case]:
    """So many cases, the kinds in turn, each with an id that names seed and number."""
    rng = random.Random(seed)
    kinds = kinds or list(MAKERS)
    for i in range(count):
        kind = kinds[i % len(kinds)]
        yield {"id": f"random-{seed}-{i}-{kind}", **random_case(rng, kind)}


def _is_answered(case: Case) -> bool:
    try:
        answer(case)
    except ValueError:
        return False
    return True


# --- situations ---


def _track(rng: random.Random) -> Case:
    length = rng.randint(18, 40)
    positions: list[Case] = []
    hill = rng.choice(("flat", "flat", "up", "down"))
    while len(positions) < length:
        is_corner = bool(positions) and positions[-1]["kind"] == "straight"
        rl, d = rng.choice("LR"), rng.randint(1, 3) if is_corner else 0
        for _ in range(rng.randint(1, 4 if is_corner else 8)):
            positions.append(_position(is_corner, d, rl, hill))
            d = rng.randint(1, 3) if is_corner and rng.random() < 0.15 else d
            rl = rng.choice("LR") if rng.random() < 0.05 else rl
            hill = rng.choice(("flat", "up", "down")) if rng.random() < 0.12 else hill
    rows = [{"i": i, **row} for i, row in enumerate(positions[:length])]
    return {"laps": rng.randint(1, 4), "length": length, "positions": rows}


def _position(is_corner: bool, d: int, rl: str, hill: str) -> Case:
    return {"kind": "corner" if is_corner else "straight", "d": d, "rl": rl, "hill": hill}


def _options(rng: random.Random) -> Case:
    options: Case = {}
    for key in rng.sample(sorted(RULINGS), rng.choice((0, 0, 1, 2, 4, 8))):
        if key == "series_gap":
            continue
        id, readings = RULINGS[key]
        name = rng.choice((key, id, f"MGP-{id}"))
        value = rng.choice((readings[-1], rng.choice(readings)))
        if name not in options:
            options[name] = value.replace(*rng.choice(("-_", "_-", "--")))
    return options


def _interesting_positions(positions: list[Case]) -> list[int]:
    """Ends and beginnings of straights."""
    n = len(positions)
    kinds = [row["kind"] for row in positions]
    changes = [i for i in range(n) if kinds[i] != kinds[(i + 1) % n]]
    return [i for c in changes for i in (c, (c + 1) % n) if kinds[i] == "straight"]


def _places(rng: random.Random, positions: list[Case], count: int) -> list[tuple[int, str]]:
    """Distinct places in a bunch: abreast, behind each other on the racing line, walls.

    Positions may be beyond the ends of the ring: 0 is where the bunch's lap begins.
    """
    n = len(positions)
    centres = _interesting_positions(positions) or [0]
    centre = rng.choice((*rng.choices(centres, k=3), rng.randrange(n), n - 1))
    places: list[tuple[int, str]] = []
    while len(places) < count:
        pos = centre + rng.choice((0, -1, -2, -3, 1, 2, 3, 5))
        for place in rng.choice(FORMATIONS)(rng, positions, pos):
            taken = {(pos % n, lane) for pos, lane in places}
            if (place[0] % n, place[1]) not in taken and len(places) < count:
                places.append(place)
    return places


def _abreast(rng: random.Random, positions: list[Case], pos: int) -> list[tuple[int, str]]:
    return [(pos, lane) for lane in rng.sample(LANES, rng.choice((2, 2, 3)))]


def _in_line(rng: random.Random, positions: list[Case], pos: int) -> list[tuple[int, str]]:
    rls = [(at, positions[at % len(positions)]["rl"]) for at in range(pos, pos - 4, -1)]
    return rls[: rng.choice((2, 2, 3, 4))]


def _alone(rng: random.Random, positions: list[Case], pos: int) -> list[tuple[int, str]]:
    return [(pos, rng.choice(LANES))]


def _between_corners(rng: random.Random, positions: list[Case], pos: int) -> list[tuple[int, str]]:
    """Abreast at an end of a straight."""
    return _abreast(rng, positions, rng.choice(_interesting_positions(positions) or [pos]))


def _down_the_straight(
    rng: random.Random, positions: list[Case], pos: int
) -> list[tuple[int, str]]:
    straights = [i for i, row in enumerate(positions) if row["kind"] == "straight"]
    return _in_line(rng, positions, rng.choice(straights or [pos]))


FORMATIONS = (_abreast, _in_line, _alone, _between_corners, _down_the_straight)


def _bikes(rng: random.Random, track: Case, level: str) -> list[Case]:
    n, positions = track["length"], track["positions"]
    base = rng.choice((0, 1, 1, track["laps"], track["laps"], rng.randint(1, track["laps"])))
    bikes: list[Case] = []
    acted = rng.choice((0, 0, 0.1, 0.5))
    for i, (pos, lane) in enumerate(_places(rng, positions, rng.randint(2, 6))):
        lap = base + pos // n - rng.choice((0,) * 9 + (1, 2))
        bike: Case = {"id": "ABCDEF"[i], "team": rng.choice(("red", "blue", "yellow"))}
        bike |= {"lap": max(0, lap), "pos": pos % n, "lane": lane}
        bike["acted"] = rng.random() < acted
        bikes.append(bike | _condition(rng, positions[pos % n], level))
    rng.shuffle(bikes)
    return bikes


def _condition(rng: random.Random, position: Case, level: str) -> Case:
    """Dials and stance; some that show the start value are left out."""
    worn = rng.random() < 0.5
    dials = {dial: _dial(rng, worn) for dial in ("engine", "rear", "front")}
    stance = "straight"
    if level == "expert":
        usual = "leaning" if position["kind"] == "corner" else "straight"
        stance = rng.choice((usual, usual, usual, "straight", "wheelie"))
    state: Case = {**dials, "stance": stance}
    starts = (8, "straight")
    return {key: value for key, value in state.items() if value not in starts or rng.random() < 0.5}


def _dial(rng: random.Random, worn: bool) -> int:
    return rng.choice((1, 1, 2, 3, 5)) if worn else rng.choice((8, 8, 8, 4))


def _situation(rng: random.Random, kind: str, **ask: Any) -> Case:
    level = rng.choice((*LEVELS, "expert", "expert", "standard"))
    track = _track(rng)
    return {
        "level": level,
        "options": _options(rng),
        "ask": {"kind": kind, **ask},
        "track": track,
        "bikes": _bikes(rng, track, level),
        "dice": [],
        "decisions": [],
    }


# --- dice ---


def _roll(rng: random.Random, number: int = 2) -> list[int]:
    if rng.random() < 0.25:
        return [rng.choice((6, 6, rng.randint(1, 6)))] * number
    return [rng.randint(1, 6) for _ in range(number)]


def _turn_dice(rng: random.Random, bikes: list[Case], number: int) -> list[Case]:
    """A roll and an Engine test for everybody, the sums often equal."""
    common = sum(_roll(rng, number))
    dice: list[Case] = []
    for bike in bikes:
        values = _roll(rng, number)
        while sum(values) != common and rng.random() < 0.75:
            values = _roll(rng, number)
        dice.append({"bike": bike["id"], "for": "turn", "values": values})
        test = [rng.randint(1, 6), rng.randint(1, 6)]
        dice.append({"bike": bike["id"], "for": "engine_test", "values": test})
    return dice


# --- decisions ---


class RandomRiders:
    """Decide at random what is legal, and write it down."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.rows: dict[str, Case] = {}

    def _row(self, bike: Bike) -> Case:
        return self.rows.setdefault(bike.id, {"bike": bike.id})

    def drafts(self, follower: Bike, rolling: Bike) -> bool:
        self._row(follower)["slipstream"] = self.rng.random() < 0.75
        return bool(self._row(follower)["slipstream"])

    def keep(self, bike: Bike, rolled: tuple[int, ...]) -> int:
        self._row(bike)["keep"] = self.rng.choice(rolled)
        return int(self._row(bike)["keep"])

    def decide(self, turn: Turn) -> Decision:
        decision = random_decision(self.rng, turn)
        self._row(turn.bike).update(written(decision, self.rng))
        return decision


def written(decision: Decision, rng: random.Random) -> Case:
    """As a case says it; what is 0 often left out."""
    path = decision.path if isinstance(decision.path, str) else list(decision.path)
    row: Case = {"used": list(decision.used or ()), "path": path}
    for name in ("engine", "front", "slip_bonus"):
        if getattr(decision, name) or rng.random() < 0.3:
            row[name] = getattr(decision, name)
    return row


def random_decision(rng: random.Random, turn: Turn) -> Decision:
    """Flips at random, then dials and a path that go with them, or retiring."""
    used = rng.choice(turn.used_choices())
    if turn.table.is_basic:
        return _with_path(rng, turn, Decision(used, ()), sum(used))
    choices = [
        (Decision(used, (), engine, front, bonus), points)
        for bonus in turn.bonus_choices()
        for engine, front, points in turn.dial_choices(used, bonus)
        if turn.is_completable(engine, points)
    ]
    if not choices:
        return Decision(used, "retire")
    sparing = [choice for choice in choices if choice[0].engine + choice[0].front <= 1]
    return _with_path(
        rng, turn, *rng.choice(sparing if sparing and rng.random() < 0.6 else choices)
    )


def _with_path(rng: random.Random, turn: Turn, chosen: Decision, points: int) -> Decision:
    if turn.contact and rng.random() < 0.5:
        forced = _replaced(chosen, "forced")
        if is_legal(turn, forced):
            return forced
    for _ in range(TRIES):
        decision = _replaced(chosen, _random_path(rng, turn, chosen, points))
        if is_legal(turn, decision):
            return decision
    legal = (_replaced(chosen, path) for path in all_paths(turn, points))
    return next(decision for decision in legal if is_legal(turn, decision))


def _replaced(decision: Decision, path: tuple[str, ...] | str) -> Decision:
    return Decision(decision.used, path, decision.engine, decision.front, decision.slip_bonus)


def is_legal(turn: Turn, decision: Decision) -> bool:
    try:
        turn.judged(decision)
    except Illegal:
        return False
    return True


def _random_path(rng: random.Random, turn: Turn, chosen: Decision, points: int) -> tuple[str, ...]:
    """A walk that comes out exactly, where one does."""
    if turn.contact and turn.table.says("contact_path", "greedy"):
        return tuple(turn.greedy_path[:points])
    shun = turn.must_shun_corners(chosen.engine)
    lane, path = turn.bike.on, list[str]()
    while points > 0:
        step = len(path) + 1
        lanes = turn.steps_on(step, lane, points, shun) or turn.free_lanes(step, lane)
        if not lanes:
            break
        lane = rng.choice(lanes)
        points -= turn.cost(step, lane)
        path.append(lane)
    return tuple(path)


def all_paths(turn: Turn, points: int, path: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    """Every way over free places until the points are gone, those that stop before included."""
    yield path
    if points > 0:
        for lane in turn.free_lanes(len(path) + 1, path[-1] if path else turn.bike.on):
            cost = turn.cost(len(path) + 1, lane)
            yield from all_paths(turn, points - cost, (*path, lane))


# --- rounds, turns, legality ---


def _round_case(rng: random.Random) -> Case | None:
    case = _situation(rng, "round")
    if rng.random() < 0.12:
        case["ask"]["start_turn"] = True
    start = case["level"] != "basic" and "start_turn" in case["ask"]
    case["dice"] = _turn_dice(rng, case["bikes"], 1 if start else 2)
    riders = RandomRiders(rng)
    Round(Table(case), Dice(case["dice"]), riders, start).play()
    case["decisions"] = list(riders.rows.values())
    rng.shuffle(case["decisions"])
    return case


def _turn_case(rng: random.Random) -> Case | None:
    case, turn = lone_turn(rng, "turn")
    if turn is None:
        return None
    case["ask"]["bike"] = turn.bike.id
    row = {"bike": turn.bike.id, **written(random_decision(rng, turn), rng)}
    case["decisions"] = [row | _kept(turn)]
    return case


def _kept(turn: Turn) -> Case:
    return {"keep": turn.rolled[0]} if turn.contact else {}


def lone_turn(rng: random.Random, kind: str) -> tuple[Case, Turn | None]:
    """A situation and a bike in it that has rolled, all alone, or after a contact or slipstream."""
    case = _situation(rng, kind)
    table = Table(case)
    bikes = [bike for bike in table.standing() if bike.is_to_act]
    if not bikes:
        return case, None
    bike = rng.choice(bikes)
    how = rng.choice(("", "", "", *_ways(table)))
    if how:
        case["ask"][how] = True
    start = how == "start_turn"
    case["dice"] = _turn_dice(rng, case["bikes"], 1 if start else 2)
    rolled = Dice(case["dice"]).take(bike, "turn", 1 if start else 2)
    if how == "contact":
        rolled = (rng.choice(rolled),)
    return case, Turn(table, bike, rolled, start, how == "slipstreaming", how == "contact")


def _ways(table: Table) -> tuple[str, ...]:
    if table.is_basic:
        return ()
    return ("contact", "start_turn", "slipstreaming") if table.is_expert else ("contact",)


def _legal_case(rng: random.Random) -> Case | None:
    case, turn = lone_turn(rng, "legal")
    if turn is None:
        return None
    for _ in range(rng.randint(2, 6)):
        row = {"bike": turn.bike.id, **written(random_decision(rng, turn), rng)} | _kept(turn)
        while rng.random() < 0.55:
            row = _slightly_wrong(rng, row)
        case["decisions"].append(row)
    return case


def _slightly_wrong(rng: random.Random, row: Case) -> Case:
    """One thing about a decision changed; it may still be legal."""
    what = rng.choice(
        ("used", "engine", "front", "slip_bonus", "path", "path", "shorter", "retire")
    )
    if what == "retire":
        return row | {"path": "retire"}
    if what == "used":
        i = rng.randrange(len(row["used"]))
        return row | {"used": [7 - v if i == k else v for k, v in enumerate(row["used"])]}
    if what in ("engine", "front"):
        return row | {what: max(0, row.get(what, 0) + rng.choice((-1, 1, 1, 3)))}
    if what == "slip_bonus":
        return row | {what: 1 - row.get(what, 0)}
    if isinstance(row["path"], str) or not row["path"]:
        return row | {"path": [rng.choice(LANES)]}
    if what == "shorter":
        return row | {"path": row["path"][:-1]}
    i = rng.randrange(len(row["path"]))
    return row | {"path": [rng.choice(LANES) if i == k else v for k, v in enumerate(row["path"])]}


# --- the other questions ---


def _pole_case(rng: random.Random) -> Case:
    case = _situation(rng, "pole")
    ids = "ABCDEFGH"[: rng.randint(2, 8)]
    case["bikes"] = [{"id": id} for id in ids]
    for id in ids:
        case["dice"].append({"bike": id, "for": "pole", "values": _roll(rng)})
        for n in range(1, 13):
            dice = {"bike": id, "for": f"pole_reroll_{n}", "values": _roll(rng)}
            case["dice"].append(dice)
    wishes = [id for id in ids if rng.random() < 0.3]
    case["decisions"] = [{"bike": id, "lane": rng.choice(LANES)} for id in wishes]
    return case


def _flips_case(rng: random.Random) -> Case:
    case = _situation(rng, "flip_options")
    queries: list[Case] = []
    for _ in range(rng.randint(1, 5)):
        dice = _roll(rng, rng.choice((1, 2, 2, 2)))
        d = rng.randint(0, 3)
        by_kind = {"kind": "corner" if d else "straight", "d": d, "rolled": dice}
        by_place = {"pos": rng.randrange(case["track"]["length"]), "dice": dice}
        queries.append(rng.choice((by_kind, by_place)))
    case["ask"]["queries"] = queries
    return case


def _costs_case(rng: random.Random) -> Case:
    case = _situation(rng, "step_cost")
    queries = []
    for bike in rng.choices(case["bikes"], k=5):
        pos = (bike["pos"] + rng.randint(0, 3)) % case["track"]["length"]
        queries.append({"bike": bike["id"], "to": [pos, rng.choice(LANES)]})
    case["ask"]["queries"] = queries
    return case


def _modifier_case(rng: random.Random) -> Case:
    case = _situation(rng, "modifier")
    case["ask"]["queries"] = [
        {"bike": bike["id"], "slipstream": True} if rng.random() < 0.3 else {"bike": bike["id"]}
        for bike in case["bikes"]
    ]
    return case


def _group_case(rng: random.Random) -> Case:
    case = _situation(rng, "group")
    case["ask"]["bike"] = rng.choice(case["bikes"])["id"]
    return case


def _of_situation(kind: str) -> Callable[[random.Random], Case]:
    return lambda rng: _situation(rng, kind)


def _crossings(rng: random.Random, track: Case, ids: Sequence[str]) -> list[Case]:
    rows: list[Case] = []
    for id in ids:
        lap = track["laps"] + 1 - rng.choice((0, 0, 0, 1))
        place = {"lap": lap, "pos": rng.choice((0, 1, 4, 4)), "lane": rng.choice(LANES)}
        rows.append({"round": rng.choice((8, 8, 9)), "bike": id, **place})
    return rows


def _classification_case(rng: random.Random) -> Case:
    case = _situation(rng, "classification")
    ids = [bike["id"] for bike in case["bikes"]]
    rng.shuffle(ids)
    cut = rng.randint(0, len(ids))
    crossings = _crossings(rng, case["track"], ids[: cut + (rng.random() < 0.2)])
    retired: list[Case] = []
    for id in ids[cut:]:
        row = {"round": rng.choice((2, 8, 9)), "bike": id}
        retired.append(
            row | rng.choice(({}, {"lap": rng.randint(1, 2), "pos": rng.randint(0, 17)}))
        )
    case["ask"] |= {"crossings": crossings, "retired": retired}
    return case | {"bikes": []}


def _race(rng: random.Random, ids: Sequence[str]) -> Case:
    order = rng.sample(ids, len(ids))
    cut = rng.randint(0, len(order))
    return {"classification": order[:cut], "unclassified": order[cut:]}


def _points_case(rng: random.Random) -> Case:
    case = _situation(rng, "points")
    ids = [bike["id"] for bike in case["bikes"]]
    races: Case = {"races": [_race(rng, ids) for _ in range(rng.randint(1, 3))]}
    asked: tuple[Mapping[str, Any], ...] = (
        {"finishers": rng.randint(0, 20)},
        _race(rng, ids),
        races,
    )
    case["ask"] |= rng.choice(asked)
    return case | {"track": None}


def _qualifying_case(rng: random.Random) -> Case:
    case = _situation(rng, "qualifying_result")
    race = _race(rng, [bike["id"] for bike in case["bikes"]])
    retired: list[Any] = race["unclassified"]
    if rng.random() < 0.5:
        retired = [{"bike": id, "round": rng.randint(1, 9)} for id in retired]
    for bike in case["bikes"]:
        if bike["id"] in race["unclassified"]:
            bike["status"] = "retired"
    case["ask"] |= {"classification": race["classification"], "retired": retired}
    return case


MAKERS: dict[str, Callable[[random.Random], Case | None]] = {
    "round": _round_case,
    "turn": _turn_case,
    "legal": _legal_case,
    "pole": _pole_case,
    "flip_options": _flips_case,
    "step_cost": _costs_case,
    "modifier": _modifier_case,
    "group": _group_case,
    "slipstream_links": _of_situation("slipstream_links"),
    "order": _of_situation("order"),
    "end_round": _of_situation("end_round"),
    "lap_counter": _of_situation("lap_counter"),
    "classification": _classification_case,
    "points": _points_case,
    "qualifying_result": _qualifying_case,
}
