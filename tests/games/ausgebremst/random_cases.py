"""Random referee cases of Ausgebremst: traffic on small circuits, hands, stacks, decisions.

`random_case(rng, kind)` makes one without `expect`; the same `random.Random` state makes the same.
"""

import random
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from tests.games.ausgebremst.by_the_book import cards
from tests.games.ausgebremst.by_the_book.answers import Answer, answer
from tests.games.ausgebremst.by_the_book.moves import Route, playable
from tests.games.ausgebremst.by_the_book.table import RULINGS, Car, Table, table_of
from tests.games.ausgebremst.by_the_book.track import FINISH, OUT, Track
from tests.games.ausgebremst.by_the_book.turns import Play
from tests.games.ausgebremst.random_circuits import random_track

Case = dict[str, Any]


def random_cases(seed: int, count: int, kinds: Sequence[str] = ()) -> Iterator[Case]:
    """So many cases, the kinds in turn, each with an id that names seed and number."""
    for case, _ in answered_cases(seed, count, kinds):
        yield case


def answered_cases(
    seed: int, count: int, kinds: Sequence[str] = ()
) -> Iterator[tuple[Case, Answer | None]]:
    """The same with the answers; `refused` cases have none."""
    rng = random.Random(seed)
    kinds = kinds or list(MAKERS)
    for i in range(count):
        kind = kinds[i % len(kinds)]
        case, found = answered_case(rng, kind)
        yield {"id": f"random-{seed}-{i}-{kind}", "game": "ausgebremst", **case}, found


def answered_case(rng: random.Random, kind: str) -> tuple[Case, Answer | None]:
    """A case with its answer, or, if it is `refused`, one that has none."""
    while True:
        case = MAKERS[kind](rng)
        if case is None:
            continue
        found = _answer(case)
        if (found is None) == (kind == "refused"):
            return case, found


def _answer(case: Case) -> Answer | None:
    try:
        return answer(case)
    except ValueError:
        return None


# --- situations ---


def situation(rng: random.Random, mode: str | None = None) -> Case:
    """Cars in a bunch somewhere on a circuit, cards in their hands, nothing decided."""
    mode = mode or rng.choice(("family", "family", "pro"))
    given = random_track(rng)
    track = Track(given)
    state: Case = {"mode": mode, "cars": _cars(rng, track, mode)}
    if rng.random() < 0.03:
        state["idle_round"] = True
    if rng.random() < 0.3:
        state["round"] = rng.choice((1, 1, 2, 9))
    return {"track": given, "state": state, "options": _options(rng), "cards": {}, "decisions": []}


def _options(rng: random.Random) -> Case:
    options: Case = {}
    for key in rng.sample(sorted(RULINGS), rng.choice((0, 0, 0, 1, 2))):
        id, readings = RULINGS[key]
        i = rng.randrange(len(readings))
        options[rng.choice((key, f"AUS-{id}"))] = readings[i]
    return options


def _cars(rng: random.Random, track: Track, mode: str) -> list[Case]:
    base = rng.choice((0, 1, 1, 2, 2, 2, 3, 3, 3))
    if track.pit is not None and rng.random() < 0.4:
        base = rng.choice(sorted(track.pit.windows))
    sixes = rng.choice((0.15, 0.15, 0.5, 0.95))
    alike = rng.random() < 0.2
    rows: list[Case] = []
    for i, space in enumerate(_bunch(rng, track, rng.randint(1, 6))):
        row: Case = {"id": f"P{i + 1}", "at": space}
        row["crossings"] = base if alike else _lap(rng, base)
        if rng.random() < 0.25:
            row |= {"id": f"D{i + 1}", "kind": "derelict"}
        rows.append(row | _cards(rng, row, mode, sixes) | _history(rng))
    if rng.random() < 0.1:
        at = rng.choice((FINISH, FINISH, OUT))
        kind = rng.choice(("player", "derelict"))
        rows[-1] = {"id": "X", "at": at, "kind": kind, "crossings": 4 if at == FINISH else 2}
    rng.shuffle(rows)
    return rows


def _lap(rng: random.Random, base: int) -> int:
    return min(3, max(0, base + rng.choice((0,) * 6 + (-1, 1))))


def _history(rng: random.Random) -> Case:
    row: Case = {}
    if rng.random() < 0.8:
        row["pitted"] = rng.random() < 0.25
    if rng.random() < 0.3:
        row["cards_played"] = rng.choice((0, 0, 1, 7))
    return row


def _cards(rng: random.Random, row: Case, mode: str, sixes: float) -> Case:
    def some(least: int, most: int) -> list[int]:
        count = rng.randint(least, most)
        return [6 if rng.random() < sixes else rng.randint(1, 6) for _ in range(count)]

    if row.get("kind") == "derelict":
        return {"deck": some(1, 4)}
    if mode == "family":
        found: Case = {"hand": some(1, 3) if rng.random() < 0.3 else some(3, 3)}
        return found | ({"deck": some(0, 4)} if rng.random() < 0.8 else {})
    found = {"hand": some(1, 2) if rng.random() < 0.3 else some(2, 2)}
    found["stacks"] = [some(0, 3) for _ in range(4)]
    if rng.random() < 0.8:
        found["deposit"] = some(0, 2)
    return found


def _bunch(rng: random.Random, track: Track, count: int) -> list[str]:
    """Distinct spaces near one another, where rules meet: before A, C, the line and chicanes."""
    centre = rng.choice(_centres(rng, track))
    near = _around(track, centre, rng.choice((2, 4, 8)))
    alley = [space for space in track.spaces if track.in_alley(space)]
    found = list(dict.fromkeys((*rng.choices(near, k=3 * count), *near, *track.spaces)))
    found = found[:count]
    if alley and rng.random() < 0.3:
        found[rng.randrange(count)] = rng.choice(alley)
    return list(dict.fromkeys(found))


def _centres(rng: random.Random, track: Track) -> list[str]:
    spaces = list(track.spaces)
    centres = [rng.choice(spaces), rng.choice([start for start, _ in sorted(track.line)])]
    centres += [id for id, space in track.spaces.items() if space.is_chicane][:1]
    if track.pit is not None:
        centres += [track.pit.entry] * 4 + [track.pit.exit]
    return centres


def _around(track: Track, centre: str, reach: int) -> list[str]:
    """Spaces from which the centre is soon reached, and those soon reached from it."""
    behind, ahead = [centre], [centre]
    for _ in range(reach):
        behind += [s for s, ends in track.ahead.items() if set(ends) & set(behind)]
        behind = list(dict.fromkeys(behind))
    for _ in range(2):
        ahead += [end for space in list(ahead) for end in track.ahead[space]]
    return list(dict.fromkeys((*behind, *ahead)))


# --- scripts ---


class Script:
    """Decides at random what is legal, turn for turn, and writes it down."""

    def __init__(self, rng: random.Random, case: Case) -> None:
        self.rng = rng
        self.table: Table = table_of(case)
        self.play = Play(self.table)
        self.rows: list[Case] = []

    def turn(self, car: Car) -> None:
        """One turn with all that belongs to it; nothing if the car has none."""
        if not car.on_track:
            return
        if car.is_derelict:
            self._say({"car": car.id})
        elif car.hand:
            hand = playable(self.table, car)
            choices = [(card, route) for card, all in hand.items() for route in all]
            if not choices:
                self._say({"car": car.id, "pass": True})
                return
            self._say({"car": car.id, **self._written(*self._chosen(choices))})
            self._take_cards(car)

    def _chosen(self, choices: list[tuple[int, Route]]) -> tuple[int, Route]:
        """Any, pit spaces more often than chance has it."""
        stops = [one for one in choices if self.table.circuit.is_stop(one[1].end)]
        return self.rng.choice(stops if stops and self.rng.random() < 0.6 else choices)

    def _say(self, row: Case) -> None:
        self.rows.append(row)
        self.play.run([row], None)

    def _written(self, card: int, route: Route) -> Case:
        if self.rng.random() < 0.5:
            return {"play": card, "path": list(route.path)}
        return {"play": card, "to": route.end}

    def take(self, car: Car) -> None:
        """A card from any stack that has one."""
        filled = [n for n, stack in enumerate(car.stacks or (), start=1) if stack]
        self._say({"car": car.id, "draw_from_stack": self.rng.choice(filled)})

    def _take_cards(self, car: Car) -> None:
        if self.play.to_collect is car:
            first = self.rng.choice(car.deposit)
            row: Case = {"car": car.id, "deposit_to_hand": first}
            if len(car.deposit) > 1:
                second = cards.less(car.deposit, [first])[0]
                row["deposit_to_stack"] = [second, self.rng.randint(1, 4)]
            self._say(row)
        elif self.play.to_draw is car:
            self._say({"car": car.id, "draw_from_stack": self.rng.choice(self.play.drawable or [])})


def _turn_case(rng: random.Random) -> Case | None:
    """One turn."""
    case = situation(rng)
    script = Script(rng, case)
    car = rng.choice(script.table.cars)
    case["state"]["turn"] = car.id
    script.turn(car)
    if not script.rows:
        return None
    needs_none = car.is_derelict or "pass" in script.rows[0]
    return case | {"decisions": [] if needs_none else script.rows}


def _turns_case(rng: random.Random) -> Case | None:
    """Several turns, one after the other."""
    case = situation(rng)
    script = Script(rng, case)
    order = rng.sample(script.table.cars, min(3, len(script.table.cars)))
    case["state"]["turn"] = order[0].id
    for car in order:
        script.turn(car)
    return case | {"decisions": script.rows} if script.rows else None


def _start_hand_case(rng: random.Random) -> Case:
    """Nothing but cards drawn from the stacks."""
    case = situation(rng, "pro")
    for row in case["state"]["cars"]:
        if row.get("kind") != "derelict":
            row |= {"hand": [], "cards_played": 0}
    script = Script(rng, case)
    for car in script.table.racing():
        while car.stacks is not None and script.play.may_take(car):
            script.take(car)
    return case | {"decisions": script.rows}


def _legal_case(rng: random.Random) -> Case:
    """Nothing is played: what everybody may do."""
    case = situation(rng)
    players = [row["id"] for row in case["state"]["cars"] if row.get("kind") != "derelict"]
    return case | {"state": case["state"] | {"turn": rng.choice(players) if players else None}}


def _refused_case(rng: random.Random) -> Case | None:
    """A decision that some rule forbids."""
    case = situation(rng)
    table = table_of(case)
    players = [car for car in table.racing() if car.hand and not car.is_derelict]
    if not players:
        return None
    car = rng.choice(players)
    spaces = list(table.circuit.spaces)
    wrong: list[Case] = [
        {"play": rng.randint(1, 6), "to": rng.choice(spaces)},
        {"play": rng.choice(car.hand or [1]), "to": rng.choice(spaces)},
        {"play": rng.choice(car.hand or [1]), "path": _walk(rng, table.circuit, car)},
        {"pass": True},
        {"draw_from_stack": rng.randint(1, 4)},
        {"deposit_to_hand": rng.randint(1, 6)},
    ]
    case["state"]["turn"] = car.id
    return case | {"decisions": [{"car": car.id, **rng.choice(wrong)}]}


def _walk(rng: random.Random, track: Track, car: Car) -> list[str]:
    path = [car.space]
    for _ in range(rng.randint(1, 6)):
        path.append(rng.choice(track.ahead[path[-1]]))
    return path[1:]


def _circuit_case(rng: random.Random) -> Case:
    return {"track": random_track(rng), "state": {"mode": "family"}, "decisions": []}


# --- without a circuit ---


def _bare(state: Case, **more: Any) -> Case:
    return {"track": None, "state": {"mode": "family", **state}, "decisions": [], **more}


def _entrants(rng: random.Random) -> tuple[list[str], list[str]]:
    """Players clockwise, derelicts."""
    players = rng.randint(3, 6)
    names = [f"P{i + 1}" for i in range(players)]
    rng.shuffle(names)
    return names, [f"D{i + 1}" for i in range(6 - players)]


def _result_case(rng: random.Random) -> Case:
    players, derelicts = _entrants(rng)
    return _bare({**_race(rng, players, derelicts), "derelicts": derelicts})


def _race(rng: random.Random, players: list[str], derelicts: list[str]) -> Case:
    order = [*players, *derelicts]
    rng.shuffle(order)
    home = rng.randint(0, 6)
    left = rng.sample(range(1, 90), 6)
    return {
        "finish_order": order[:home],
        "dnf": [{"id": id, "remaining": left[i]} for i, id in enumerate(order[home:])],
    }


def _series_case(rng: random.Random) -> Case:
    players, derelicts = _entrants(rng)
    races = [_race(rng, players, derelicts) for _ in range(rng.randint(1, 5))]
    results = [race if rng.random() < 0.5 else race["finish_order"] for race in races]
    return _bare({"results": results, "derelicts": derelicts})


def _first_grid_case(rng: random.Random) -> Case:
    players, derelicts = _entrants(rng)
    draws = {id: rng.randint(1, 6) for id in players}
    if rng.random() < 0.5:
        again = {id: [card, *rng.sample(range(1, 7), 3)] for id, card in draws.items()}
        return _bare(
            {"players_clockwise": players, "derelicts": derelicts, "race": 1},
            cards={"start_draw": again},
        )
    state = {"players_clockwise": players, "derelicts": derelicts, "race": 1}
    return _bare(state, cards={"start_draw": draws})


def _order_case(rng: random.Random) -> Case:
    players, derelicts = _entrants(rng)
    state: Case = {"grid": [*derelicts, *players], "derelicts": derelicts}
    for key in rng.sample(("out", "removed", "finished"), rng.choice((0, 0, 1, 2))):
        state[key] = rng.sample(state["grid"], rng.randint(1, 2))
    return _bare(state)


def _deck_case(rng: random.Random) -> Case:
    state: list[Case] = [
        {"track_name": rng.choice(list(cards.CHART)), "grid_place": rng.randint(1, 6)},
        {"deck": {str(value): rng.randint(0, 6) for value in range(1, 7)}},
        {"deck": rng.choice(("slow", "average", "fast")), "distance": rng.randint(60, 90)},
    ]
    if rng.random() < 0.25:
        return _bare({}) | {"decisions": [{"choose_deck": rng.choice(("slow", "average", "fast"))}]}
    chosen = rng.choice(state)
    if "grid_place" in chosen and rng.random() < 0.5:
        chosen["deck"] = rng.choice(("slow", "average", "fast"))
    return _bare(chosen)


def _budget_case(rng: random.Random) -> Case:
    prices = [[rng.randint(1, 5) for _ in range(rng.randint(1, 3))] for _ in range(3)]
    curves = [{"lane_lengths": lengths} for lengths in prices if len(set(lengths)) > 1]
    played = [rng.randint(1, 6) for _ in range(rng.randint(1, 8))]
    moved = max(0, sum(played) - rng.randint(-2, 4))
    deposits = [[rng.randint(1, 6) for _ in range(rng.randint(1, 2))] for _ in range(3)]
    chances = {"detour_price": rng.randint(1, 3), "chances": rng.randint(0, 9)}
    states: list[Case] = [
        {"lap_length": rng.randint(18, 30), "pit_detour": rng.randint(0, 4), "laps": 3},
        {"chart": {"published_distance": 84, "deposits": deposits, "reserve": rng.randint(1, 4)}},
        {"slack": rng.randint(0, 9), "curves": curves},
        {"slack": rng.randint(0, 9), "probability": rng.choice((0, 0.25, 0.5, 1)), **chances},
        {"played": played, "spaces_moved": moved},
        {"pit_spaces_consecutive": rng.randint(1, 6), "hand_size": rng.randint(1, 4)},
        {"lap_lengths": _lap_lengths(rng)},
    ]
    state = rng.choice(states)
    if "played" in state:
        state["finished"] = rng.random() < 0.5
    return _bare(state)


def _lap_lengths(rng: random.Random) -> Case:
    left = {"Bleifuss": 11, "Plattfuss": 12, "Nuerburg": 13}
    right = {"Drom": 13, "Circuit": 12, "Ring": 13}
    laps = {f"{one}-{other}": left[one] + right[other] for one in left for other in right}
    laps = dict(rng.sample(sorted(laps.items()), rng.randint(4, 8)))
    for name in rng.sample(sorted(laps), rng.choice((0, 1, 1, 2))):
        laps[name] += rng.choice((-1, 1, 2))
    return laps


MAKERS: dict[str, Callable[[random.Random], Case | None]] = {
    "turn": _turn_case,
    "turns": _turns_case,
    "legal": _legal_case,
    "start-hand": _start_hand_case,
    "refused": _refused_case,
    "circuit": _circuit_case,
    "result": _result_case,
    "series": _series_case,
    "first-grid": _first_grid_case,
    "order": _order_case,
    "deck": _deck_case,
    "budget": _budget_case,
}
