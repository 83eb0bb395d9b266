"""The rules against an independent model of them: situations, and whole races."""

from random import Random
from typing import Any

import pytest

from tests.amounts import amount
from tests.games.mopeds.by_the_book.race import RETURN_RULE, Card, Race, race_on
from tests.games.mopeds.by_the_book.track import Mopeds, Track
from tests.games.mopeds.random_cases import NAMES, random_case, random_rulings
from tests.games.mopeds.random_tracks import random_track
from tests.games.mopeds.tables import table_on
from trackwright.games.mopeds.race.draft import BET, CARD_BITS, ONE_CARD, RETURN
from trackwright.games.mopeds.race.table import Table
from trackwright.games.mopeds.referee.referee import answer
from trackwright.games.mopeds.referee.track import way_of_case
from trackwright.games.mopeds.rules.cards import moped_of, value_of
from trackwright.simulator.compiler.data.memory import first_of
from trackwright.simulator.table.states import CAPPED


def answered_by_the_book(case: dict[str, Any]) -> dict[str, Any]:
    given = case["state"]["mopeds"]
    mopeds = Mopeds(
        Track(case["track"]), {name: one["at"] for name, one in given.items()}, case["options"]
    )
    mopeds.crossed = {name: one["crossings"] for name, one in given.items()}
    for moped, value in case["cards"]:
        mopeds.play(moped, value)
    return {
        "at": mopeds.at,
        "crossings": mopeds.crossed,
        "race_order": mopeds.order(),
        "remaining_to_line": {
            name: mopeds.track.steps_to_line(at)
            if case["options"].get("farther_along") == "shortest-way"
            else mopeds.track.remaining(at)
            for name, at in mopeds.at.items()
        },
    }


@pytest.mark.slow
@pytest.mark.parametrize("part", range(4))
def test_mopeds_move_by_the_book(part: int) -> None:
    """MOP-11 to MOP-18, MOP-33, MOP-H-03 to H-05, H-07, H-08."""
    for number in range(amount(100, soak=5000)):
        case = random_case(Random(f"moves {part} {number}"))
        found = answer(case)
        names = case["state"]["mopeds"]
        told = {
            "at": found["at"],
            "crossings": {name: found[name]["crossings"] for name in names},
            "race_order": found["race_order"],
            "remaining_to_line": found["remaining_to_line"],
        }
        assert told == answered_by_the_book(case), case


def replayed(table: Table, track: dict[str, Any], rules: dict[str, str]) -> Race:
    """The race that the table has just run, again by the book."""
    race = table.race
    rows = iter(table.recorded_script())

    def card(number: int) -> Card:
        return NAMES[moped_of(number)], value_of(number)

    def decide(player: int, what: str, hand: list[Card]) -> list[Card]:
        who, kind, choice, _ = next(rows)
        assert (who, ("bet", "row", "return")[kind]) == (player, what)
        if kind == RETURN:
            return [card(choice >> CARD_BITS * i & ONE_CARD) for i in range(3)]
        assert card(choice) in hand
        return [card(choice)]

    start = sorted(range(6), key=lambda moped: race.grid[moped])
    stack = [card(int(race.deck[at])) for at in range(race.deck_size)]
    book = race_on(
        Track(track),
        [NAMES[moped] for moped in start],
        stack,
        int(race.players),
        int(race.first_spark),
        decide,
        rules,
    )
    book.run()
    assert next(rows, None) is None
    return book


@pytest.mark.slow
@pytest.mark.parametrize("part", range(4))
def test_races_are_run_by_the_book(part: int) -> None:
    """MOP-01 to MOP-36, all house rulings that a race asks for, and the cards of MOP-40."""
    for number in range(amount(30, soak=500)):
        rng = Random(f"races {part} {number}")
        track, rules, players = random_track(rng), random_rulings(rng), rng.randint(2, 6)
        table = table_on(way_of_case(track), ["random"] * players, rules)
        if table.run(part, number) == CAPPED:  # used cards come back, and all are blocked
            assert rules["final_cards"] == RETURN_RULE
            continue
        race, book = table.race, replayed(table, track, rules)
        order = sorted(range(6), key=lambda moped: race.finish_place[moped])
        assert [NAMES[moped] for moped in order] == book.mopeds.order()
        names = [space.name for space in table.way.spaces]
        assert {NAMES[m]: names[race.space[m]] for m in range(6)} == book.mopeds.at
        assert (race.draws, race.round, race.finished) == (
            book.drawn,
            book.rounds,
            len(book.mopeds.home),
        )
        assert (
            list(zip(first_of(race.points, players), first_of(race.tie, players), strict=True))
            == book.points()
        )
        assert first_of(race.player_place, players) == book.places()
        assert race.turned == book.turned


@pytest.mark.slow
def test_the_models_are_asked_about_everything() -> None:
    """Blockages, bonus moves, turns, races that run out: all occur among those cases."""
    seen = {"shortened": 0, "lost": 0, "bonus_moves": 0}
    for number in range(60):
        found = answer(random_case(Random(f"moves 0 {number}")))
        for what in seen:
            seen[what] += found[what]
    assert min(seen.values()) > 5
    home = set()
    for number in range(20):
        rng = Random(f"races 0 {number}")
        way = way_of_case(random_track(rng))
        table = table_on(way, ["random"] * 6)
        table.run(1, number)
        home.add(int(table.race.finished))
        assert table.recorded_script()[0][1] == BET
    assert {0, 3} <= home or len(home) > 2
