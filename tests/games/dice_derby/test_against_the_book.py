"""The rules that are raced against the model by the book: random situations, and whole races."""

import random
from typing import Any

import pytest

from tests.amounts import amount
from tests.games.dice_derby.by_the_book.model import ORDER, Car, Game
from tests.games.dice_derby.lines import REFERENCE, line_of, table_on, track_of
from trackwright.games.dice_derby.colours import ALLOWED, CARDS
from trackwright.games.dice_derby.line import DiceLine
from trackwright.games.dice_derby.referee.referee import answer
from trackwright.games.dice_derby.versions import TURBOCHARGE, VERSIONS
from trackwright.simulator.race.cases.case_input import Case
from trackwright.simulator.story.game_parts import happenings_of

LINES = {
    "reference": REFERENCE,
    "short": line_of(24, {4: "turbo", 6: "pit_stop", 10: "spin_out"}, 14),
    "without a row": line_of(32, {12: "rpm", 23: "spin_out"}, None),
    "a longer way": line_of(48, {20: "lead_foot"}, 22),
}
BOTH = (3, 6)


def random_case(chance: random.Random, line: DiceLine) -> dict[str, Any]:
    """Cars anywhere, near the finish more often, with duties; one turn of the first."""
    track = track_of(line)
    main, number = track["main"], chance.randint(1, TURBOCHARGE)
    sides = [*track["ramp"]["spaces"], *(one for row in track["pit_rows"] for one in row["spaces"])]
    places = [track["start"], *main, *main[-12:], *main[-12:], *sides, *main[-1:] * 3]
    cars: list[dict[str, Any]] = []
    for id in "ABCDEF"[: chance.randint(2, 6)]:
        free = [p for p in places if p == track["start"] or p not in {c["space"] for c in cars}]
        space = chance.choice(free)
        car: dict[str, Any] = {"id": id, "space": space}
        if space == main[-1] and chance.random() < 0.7:
            car["obligation"] = "ramp"
        if any(row["entry"] == space for row in track["pit_rows"]) and chance.random() < 0.7:
            car["obligation"] = "pit"
        cars.append(car)
    past = cars[0]["space"] in [*main[-11:], *track["ramp"]["spaces"]]
    two = VERSIONS[number - 1].dice == 2
    count = 1 if not two or (past and chance.random() < 0.5) else 2
    faces = [chance.randint(1, 8) for _ in range(count)]
    if count == 2 and chance.random() < 0.2:
        faces[1] = faces[0]
    state = {"race": 5, "turbocharge": True} if number == TURBOCHARGE else {"race": number}
    decision: dict[str, Any] = {"p": "A", "dice": count}
    if number in BOTH:
        decision["use"] = chance.choice(["colours", "numbers"])
    return {
        "track": track,
        "state": {**state, "players": cars},
        "script": {
            "rolls": [[[face, ORDER[face - 1]] for face in faces]],
            "red_cards": [chance.choice(CARDS)],
        },
        "decisions": [decision],
        "version": number,
    }


def by_the_book(case: Case) -> Game:
    """The game of a case after its turn; whether Turbocharge is used is decided here."""
    number, decision = case["version"], case["decisions"][0]
    version = VERSIONS[number - 1]
    cars = {c["id"]: Car(c["space"], c.get("obligation")) for c in case["state"]["players"]}
    game = Game(case["track"], number, version.turbo, cars, list(case["script"]["red_cards"]))
    dice = [(number, colour) for number, colour in case["script"]["rolls"][0]]
    use = decision.get("use") or ("numbers" if version.numbers else "colours")
    end = game.end_of("A", dice, use)
    if game.goes_on_to(game.path_from(cars["A"]), end, dice) != "beyond":
        decision["turbocharge"] = len(dice) == 2 and dice[0][0] % 2 == 0
    game.play("A", dice, use, bool(decision.get("turbocharge")))
    return game


@pytest.mark.slow
@pytest.mark.parametrize("name", LINES)
def test_random_turns_are_those_of_the_book(name: str) -> None:
    """DIC-03 to DIC-27, DIC-31 to DIC-38, DIC-41."""
    chance = random.Random(name)
    for _ in range(amount(400, soak=20_000)):
        assert_by_the_book(random_case(chance, LINES[name]))


@pytest.mark.slow
def test_turns_on_random_lines_are_those_of_the_book() -> None:
    """The same wherever symbols and pit rows are."""
    chance = random.Random("lines")
    for _ in range(amount(40, soak=2_000)):
        line = random_line(chance)
        for _ in range(8):
            assert_by_the_book(random_case(chance, line))


def random_line(chance: random.Random) -> DiceLine:
    """A short line, on which cars meet, with symbols on spaces of any fitting colour."""
    length = 8 * chance.randint(3, 6)
    symbols = {}
    for index in range(1, length + 1):
        colour = ORDER[(index - 1) % 8].lower()
        fitting = [symbol for symbol, colours in ALLOWED.items() if colour in colours]
        if fitting and chance.random() < 0.3:
            symbols[index] = chance.choice(fitting)
    pit = chance.choice([None, *range(6, length - 8, 8)])
    return line_of(length, symbols, pit)


def assert_by_the_book(case: dict[str, Any]) -> None:
    """The answer of the referee is what comes of the turn by the book."""
    game = by_the_book(case)
    found = answer(case)
    assert found["illegal_decision"] is None, case
    for id, car in game.cars.items():
        seen = found["players"][id]
        assert (seen["space"], seen["obligation"]) == (car.space, car.duty), (case, id)
    assert found["winner"] == game.winner, case
    assert found["red_cards_drawn"] == game.drawn, case
    mine = game.cars["A"]
    if game.winner is None:
        assert (found["active"] == "A") == (mine.extra > 0), case


@pytest.mark.parametrize("number", range(1, TURBOCHARGE + 1))
def test_whole_races_are_those_of_the_book(number: int) -> None:
    """A witness: every turn that a race tells of is played again by the book."""
    version = VERSIONS[number - 1]
    for seed in range(amount(6, soak=300)):
        table = table_on(REFERENCE, ("random", "careful", "greedy", "random"), race=version.id)
        table.run(seed)
        assert faults_in(happenings_of(table), number) == []


def faults_in(happenings: list[dict[str, Any]], number: int) -> list[str]:
    """What a witness with the book in hand objects to in a race."""
    names = [one["car"] for one in happenings if one["event"] == "grid"]
    track, turbo = track_of(REFERENCE), VERSIONS[number - 1].turbo
    game = Game(track, number, turbo, {name: Car(track["start"]) for name in names})
    found: list[str] = []
    for at, one in enumerate(happenings):
        if one["event"] == "skip":
            game.cars[one["car"]].skip -= 1
        elif one["event"] == "roll":
            found += faults_of_turn(game, one, turn_from(happenings, at))
    winners = [one["car"] for one in happenings if one["event"] == "finish"]
    if [game.winner] != winners:
        found.append(f"{winners} won, not {game.winner}")
    return found


def faults_of_turn(game: Game, roll: dict[str, Any], turn: list[dict[str, Any]]) -> list[str]:
    """Plays it by the book, and compares."""
    name, car = roll["car"], game.cars[roll["car"]]
    car.extra -= roll["extra"]
    if car.extra < 0 or (car.skip and not roll["extra"]):
        return [f"{name} has no turn"]
    dice = [(die["number"], die["colour"].capitalize()) for die in roll["dice"]]
    game.cards = [step["card"] for step in turn if step["event"] == "card"]
    how = turn[0]
    if red_end(game, name, dice, how) and not game.cards:
        return [f"{name} drew no card"]
    game.play(name, dice, how["how"], how.get("on", False))
    found = []
    moved = [s["at"]["space"] for s in turn if s["event"] in ("move", "stay", "carried")]
    if car.space != moved[-1]:
        found.append(f"{name} is on {moved[-1]}, not {car.space}")
    for other in {step["car"] for step in turn if step["event"] == "bump"}:
        if bumped_to(turn, other) != game.cars[other].space:
            found.append(f"{other} is not on {game.cars[other].space}")
    return found


def turn_from(happenings: list[dict[str, Any]], at: int) -> list[dict[str, Any]]:
    """What follows a roll, up to the next one."""
    found = []
    for one in happenings[at + 1 :]:
        if one["event"] in ("roll", "round", "skip", "place"):
            break
        found.append(one)
    return found


def bumped_to(turn: list[dict[str, Any]], name: str) -> str:
    """Where a car ends that is bumped, perhaps several times."""
    last = [one for one in turn if one["event"] == "bump" and one["car"] == name][-1]
    return str(last["at"]["space"])


def red_end(game: Game, name: str, dice: list[tuple[int, str]], how: dict[str, Any]) -> bool:
    """Does the move end where a card is due?"""
    end = game.end_of(name, dice, how["how"])
    if how.get("on"):
        end = game.goes_on_to(game.path_from(game.cars[name]), end, dice)
    return bool(game.track["colours"].get(end) == ["Red"])


@pytest.mark.parametrize("fault", ["die", "place", "bump", "card", "winner"])
def test_a_witness_notices_planted_faults(fault: str) -> None:
    table = table_on(REFERENCE, ("random",) * 4, race="demolition-derby")
    table.run(5)
    told = happenings_of(table)
    kinds = {"die": "roll", "place": "move", "bump": "bump", "card": "card", "winner": "finish"}
    one = next(h for h in told if h["event"] == kinds[fault])
    if fault == "die":
        one["dice"][0] = {"number": one["dice"][0]["number"] % 8 + 1, "colour": "red"}
    elif fault in ("place", "bump"):
        one["at"] = {**one["at"], "space": "m7" if one["at"]["space"] != "m7" else "m8"}
    elif fault == "card":
        told.remove(one)
    else:
        one["car"] = next(h["car"] for h in told if h["event"] == "grid" and h["car"] != one["car"])
    assert faults_in(told, 3) != []
