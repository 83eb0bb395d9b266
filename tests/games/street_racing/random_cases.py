"""Situations of the street race at random, and what drivers decide in them.

The model by the book drives, so that decisions go deep into a race; the last may be illegal.
"""

from collections.abc import Iterator
from random import Random
from typing import Any

from tests.games.street_racing.by_the_book.answers import table_of
from tests.games.street_racing.by_the_book.moves import legal_steps, settle
from tests.games.street_racing.by_the_book.moves import step as one_step
from tests.games.street_racing.by_the_book.state import Illegal, Table
from tests.games.street_racing.by_the_book.turns import decide, speeds
from tests.games.street_racing.by_the_book.upgrades import EFFECTS
from tests.games.street_racing.random_roads import Track, random_ring, random_road

Case = dict[str, Any]
Decision = dict[str, Any]
TABLES = (
    (1, 2, 3, 6, 2, 1), (1, 1, 1, 1, 1, 8), (1, 2, 2, 4, 5, 5), (1, 1, 2, 6, 8, 5),
    (2, 3, 4, 5, 6, 10), (2, 4, 5, 5, 10, 10), (3, 5, 5, 5, 6, 12), (4, 4, 5, 8, 9, 9),
)  # fmt: skip
UPGRADES = tuple(EFFECTS)
RULINGS = {
    "shift_after_draw": "yes",
    "turbo_in_neutral": "nothing",
    "lane_change": "free",
    "voluntary_stop": "as-blocked",
    "barrier_unused": "blocked",
    "ending_on_a_barrier": "tested-again",
    "paused_and_not_moving": "waits",
    "first_turn_tires": "two-in-all",
    "turbo_minimum": "row-read",
    "transmission": "the-next",
    "tuning_without_cards": "no",
    "steering": "all-up-to-a-straight",
    "aerodynamics": "yes",
    "equal_remaining_speed": "shared",
    "junked_cars": "removed",
    "team_mate_starts": "next-round",
    "dom": "capacity",
    "overflow": "goes-on",
}
"""The other readings of house rulings, as far as the model knows them."""


def random_case(rng: Random) -> Case:
    """A situation with decisions; what is expected is for others to say."""
    track = random_ring(rng) if rng.random() < 0.15 else random_road(rng)
    case: Case = {
        "game": "street",
        "track": track,
        "state": _state(rng, track),
        "script": {"deck": [_card(rng) for _ in range(80)]},
        "options": _options(rng),
        "decisions": [],
    }
    if case["options"].get("damage"):
        case["script"]["control"] = rng.sample([1, 2, 3] * 4, 12)
    case["decisions"] = _decisions(rng, table_of(case))
    choices = [i for i, row in enumerate(case["decisions"]) if row["do"] == "choose_speed"]
    if choices:
        case["expect"] = {"legal_speeds_before_decision": rng.choice(choices)}
    return case


def _options(rng: Random) -> Case:
    """Mostly the defaults."""
    options: Case = {"damage": "on"} if rng.random() < 0.25 else {}
    if rng.random() < 0.3:
        options |= {name: RULINGS[name] for name in RULINGS if rng.random() < 0.15}
    return options


def _card(rng: Random) -> dict[str, Any]:
    speeds = list(rng.choice(TABLES))
    return {"suit": rng.randint(1, 6), "speeds": speeds, "nitrous": rng.randint(1, 5)}


def _state(rng: Random, track: Track) -> Case:
    closed = {"FIN", *track.get("obstacles", ())}
    road = [space for space in track["spaces"] if space not in closed]
    cars = rng.randint(1, min(4, len(road)))
    near = [space for space in road if int(space[1:]) <= 6]
    teams = len(near) >= 4 and rng.random() < 0.1
    cars = 4 if teams else cars
    places = rng.sample(near if len(near) >= cars and rng.random() < 0.7 else road, cars)
    players = [_player(rng, track, f"P{i + 1}", at) for i, at in enumerate(places)]
    state: Case = {"players": players}
    if teams:
        state["mode"] = "tag_team"
        state["teams"] = {"A": ["P1", "P2"], "B": ["P3", "P4"]}
        state["team_order"] = ["A", "B"]
    ids = [row["id"] for row in players]
    if rng.random() < 0.3 and not teams:
        state["turn_order"] = rng.sample(ids, len(ids))
        state["active"] = rng.choice(ids)
    unfit = {*track["corners"], *track["start"], *track.get("blocks", ())}
    straight = [s for s in road if s not in unfit]
    owners = [id for id in ids if rng.random() < 0.3]
    if owners and len(straight) >= len(owners):
        spaces = rng.sample(straight, len(owners))
        state["block_tokens"] = dict(zip(spaces, owners, strict=True))
    return state


def _player(rng: Random, track: Track, id: str, at: str) -> Case:
    hand = [rng.randint(1, 3) if rng.random() < 0.7 else rng.randint(1, 6) for _ in range(9)]
    gear = rng.choice([0, 1, 2, 3, 3, 3, 4, 4, 5, 6])
    row: Case = {
        "id": id,
        "space": at,
        "gear": gear,
        "hand": hand[: rng.choice([1, 2, 4, 6, 6, 6, 7, 9])],
    }
    row["turns_taken"] = rng.choice([0, 1, 3])
    if rng.random() < 0.15:
        row["driver"] = rng.choice(["han_lue", "dom"])
    tokens = {name: rng.randint(1, 2) for name in UPGRADES if rng.random() < 0.5}
    tokens |= {"nitrous": 1} if "nitrous" in tokens else {}
    if tokens:
        row["upgrades"] = tokens
    values = [one["value"] for one in track.get("barriers", ()) if one["space"] == at]
    if values and rng.random() < 0.8:
        row["pending_barrier"] = values[0]
    return row


def _decisions(rng: Random, table: Table) -> list[Decision]:
    """Some turns, each decision at random; perhaps an illegal one at the end."""
    found: list[Decision] = []
    turns = rng.randint(1, 7)
    while turns and not table.over:
        tries = (decision_for(rng, table) for _ in range(60))
        after = next(((one, t) for one in tries if (t := decided(table, one))), None)
        if after is None:
            break
        found.append(after[0])
        table = after[1]
        turns -= after[0]["do"] == "end_turn"
        stops = "voluntary_stop" in table.rules  # then a shift may end the move, or may not
        if not table.over and not stops and rng.random() < 0.04:
            wrong = (any_decision(rng, table) for _ in range(20))
            found += [one for one in wrong if decided(table, one) is None][:1]
            return found
    return found


def decided(table: Table, decision: Decision) -> Table | None:
    """The table afterwards; None if it is illegal."""
    try:
        return decide(table, decision)
    except Illegal:
        return None


def decision_for(rng: Random, table: Table) -> Decision:
    """Something that may well be legal at this stage."""
    stage = table.turn.stage
    kinds = {
        "before": [play_set] * 4 + [upgrade] * 3 + [shift] * 2 + [end_turn],
        "drawn": [choose_speed] * 3 + [upgrade],
        "chosen": [step] * 4 + [upgrade] * 2 + [end_turn],
        "moving": [step] * 4 + [upgrade] + [end_turn, done],
        "moved": [upgrade, place, shift, end_turn, end_turn],
    }[stage]
    return rng.choice(kinds)(rng, table)


def any_decision(rng: Random, table: Table) -> Decision:
    """Something, perhaps at the wrong time."""
    made = [play_set, upgrade, upgrade, done, shift, choose_speed, step, end_turn, stray]
    made += [stray] * 8 if table.turn.stage in ("chosen", "moving") else []
    return rng.choice(made)(rng, table)


def play_set(rng: Random, table: Table) -> Decision:
    hand = table.me.hand
    suit = rng.choice(hand) if hand and rng.random() < 0.95 else rng.randint(1, 6)
    count = rng.randint(1, max(1, hand.count(suit)))
    return {"do": "play_set", "suit": suit, "count": count + (rng.random() < 0.05)}


def choose_speed(rng: Random, table: Table) -> Decision:
    options = speeds(table)
    value = rng.choice(options) if options and rng.random() < 0.95 else rng.randint(0, 12)
    return {"do": "choose_speed", "value": value}


def step(rng: Random, table: Table) -> Decision:
    """Along legal steps, some or all of the way."""
    path: list[str] = []
    while table.turn.stage in ("chosen", "moving"):
        ways = sorted({edge.to for edge in legal_steps(table)})
        if not ways or (path and rng.random() < 0.15):
            break
        path.append(rng.choice(ways))
        try:
            table = one_step(table, path[-1])
        except Illegal:
            break
    return {"do": "step", "path": path or ["A1"]}


def stray(rng: Random, table: Table) -> Decision:
    """A step to wherever the road or a wish leads."""
    car = table.me
    around = list(table.road.graph.successors(car.space)) if car.space else []
    to = rng.choice(around) if around and rng.random() < 0.8 else rng.choice(list(table.road.graph))
    return {"do": "step", "path": [to]}


def shift(rng: Random, table: Table) -> Decision:
    up = rng.random() < 0.5
    price = max(0, (3 if up else 2) - table.turn.transmission)
    if rng.random() < 0.1:
        price += rng.choice([-1, 1])
    hand = table.me.hand
    discard = rng.sample(hand, min(len(hand), max(0, price)))
    return {"do": "shift", "dir": "up" if up else "down", "discard": discard}


def done(rng: Random, table: Table) -> Decision:
    """The movement is over, says the driver."""
    return {"do": "move_done"}


def end_turn(rng: Random, table: Table) -> Decision:
    """With the discards that the hand limit wants."""
    waits = table.reads("paused_and_not_moving", "waits")
    if table.turn.stage == "before" and table.me.barrier and not waits:  # it crashes
        return {"do": "end_turn"}
    try:
        table = settle(table, stops=True)
    except Illegal:
        return {"do": "end_turn"}
    hand = table.me.hand
    over = len(hand) - table.hand_limit
    if over <= 0 or table.me.out:
        return {"do": "end_turn"}
    return {"do": "end_turn", "discard": rng.sample(hand, over)}


def upgrade(rng: Random, table: Table) -> Decision:
    owned = [name for name, count in table.me.tokens.items() if count]
    name = rng.choice(owned) if owned and rng.random() < 0.97 else rng.choice(UPGRADES)
    decision: Decision = {"do": "upgrade", "use": name}
    if name == "engine_tuning":
        hand = table.me.hand
        decision["discard"] = rng.sample(hand, rng.randint(0, min(3, len(hand))))
    if name == "handling":
        decision |= _handling(rng, table)
    return decision


def place(rng: Random, table: Table) -> Decision:
    """The block token, if there is a token for it."""
    if not table.me.tokens.get("handling"):
        return end_turn(rng, table)
    side = rng.choice(["left", "right"])
    return {"do": "upgrade", "use": "handling", "mode": "place", "side": side}


def _handling(rng: Random, table: Table) -> Decision:
    if rng.random() < 0.4 and table.blocks:
        return {"mode": "ignore", "space": rng.choice(sorted(table.blocks))}
    return {"mode": "place", "side": rng.choice(["left", "right"])}


def random_setup(rng: Random) -> Case:
    """A question about what comes before the race."""
    made = rng.choice([_orders, _allocation, _counts])(rng)
    return {"game": "street", "script": {}, "decisions": [], **made}


def _orders(rng: Random) -> Case:
    seats = rng.sample("ABCDEFGH", rng.randint(1, 8))
    return {"track": None, "state": {"seats_clockwise": seats, "first_player": rng.choice(seats)}}


def _allocation(rng: Random) -> Case:
    """Mostly about as many tokens as may be placed."""
    count = rng.randint(4, 14)
    placed: Case = {}
    for name in rng.choices(UPGRADES, k=max(0, min(count, 10) + rng.choice([-1, 0, 0, 0, 1, 2]))):
        placed[name] = placed.get(name, 0) + 1
    if rng.random() < 0.7:
        spare = placed.pop("nitrous", 1) - 1 + max(0, placed.get("tires", 0) - 4)
        placed["handling"] = placed.get("handling", 0) + spare
        placed["nitrous"], placed["tires"] = 1, min(4, placed.get("tires", 0))
    state: Case = {"upgrade_tokens": count, "allocation": placed}
    if rng.random() < 0.3:
        state["driver"] = rng.choice(["han_lue", "dom"])
    return {"track": None, "state": state}


def _counts(rng: Random) -> Case:
    """Indicators here and there, some of them on no way to the finish."""
    track = random_road(rng)
    spaces = track["spaces"]
    track["spaces"] = [*spaces, "X1", "X2"]
    track["forward"] += rng.sample([["A1", "X1"], ["X1", "X2"], ["X2", "A4"], ["X2", "FIN"]], 2)
    track["indicators"] = [
        {"value": rng.randint(0, 4), "beside": rng.sample(track["spaces"], rng.randint(1, 2))}
        for _ in range(rng.randint(0, 4))
    ]
    drivers = [None, "han_lue", "dom"]
    players = [{"id": f"P{i}", **({"driver": who} if who else {})} for i, who in enumerate(drivers)]
    return {"track": track, "state": {"players": players}}


def cases(seed: str, count: int) -> Iterator[Case]:
    for number in range(count):
        yield random_case(Random(f"{seed} {number}"))
