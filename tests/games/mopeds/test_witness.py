"""The witness has nothing against races, and notices rules that are broken on purpose."""

from random import Random
from typing import Any

import pytest

from tests.amounts import amount
from tests.games.broken_rules import Fault, broken
from tests.games.mopeds.random_cases import random_rulings
from tests.games.mopeds.random_tracks import random_track
from tests.games.mopeds.tables import table_on
from tests.games.mopeds.witness import Objection, Witness
from trackwright.games.mopeds.race import draft, rounds
from trackwright.games.mopeds.race import race as races
from trackwright.games.mopeds.referee.track import way_of_case
from trackwright.games.mopeds.rules import cards, moves, order, points
from trackwright.simulator.story.game_parts import happenings_of
from trackwright.simulator.table.states import OVER

TRIES = 40


def witnessed(number: int, bots: tuple[str, ...] = ("random",)) -> None:
    """Run a race on a track at random, and let the witness read what is told of it."""
    rng = Random(f"witness {number}")
    track, rules, players = random_track(rng), random_rulings(rng), rng.randint(2, 6)
    if "final_cards" in rules or "run_out" in rules:
        rules = {}
    table = table_on(way_of_case(track), (bots * 6)[:players], rules)
    halt = table.run(number)
    if halt != OVER:
        raise Objection(f"it stopped: {halt}")
    happenings: list[dict[str, Any]] = happenings_of(table)
    names = [str(seat.name) for seat in table.setup.seats]
    Witness(track, names, rules).read(happenings)


@pytest.mark.slow
@pytest.mark.parametrize("part", range(2))
def test_the_witness_has_nothing_against_races(part: int) -> None:
    """MOP-02 to MOP-36, MOP-40, with all kinds of bots."""
    for number in range(amount(20, soak=400)):
        witnessed(1000 * part + number, ("careful", "greedy", "random"))


FAULTS = (
    Fault("two mopeds on a space (MOP-T-01)", moves.is_empty, "return 0", "return 1"),
    Fault(
        "the outer lane first (MOP-12)",
        moves.exact,
        "to = road.ahead[space][way]",
        "to = road.ahead[space][road.ways[space] - 1 - way]",
    ),
    Fault("a blocked move is lost (MOP-14)", moves.find_way, "range(speed)", "range(1)"),
    Fault(
        "one space too many in turns (MOP-15, H-03)",
        moves.exact,
        "steps > road.through[to]",
        "steps >= road.through[to]",
    ),
    Fault(
        "it swerves outside at the end of a turn (H-03)",
        moves.exact,
        "if enters and (",
        "if 0 and (",
    ),
    Fault(
        "passing over a bonus counts (MOP-16)",
        moves.drive_card,
        "race.road.bonus[race.space[moped]], 1)",
        "race.road.bonus[race.space[moped]] + 1, 1)",
    ),
    Fault("no second bonus (H-05)", moves.most_bonus_moves, "MOST_BONUS_MOVES", "1"),
    Fault(
        "a blocked moped gets the bonus (H-04)",
        moves.drive_card,
        "moves = 1 if driven or race.rules.bonus_if_blocked else 0",
        "moves = 1",
    ),
    Fault("the line is not noticed (MOP-17)", moves.go, ">> way & 1", ">> way & 1 & step"),
    Fault("finished mopeds drive on (H-08)", rounds.play_card, "race.rules.drive_on == 0", "0"),
    Fault("a lap too few (MOP-30)", rounds.play_card, "> race.laps", ">= race.laps"),
    Fault(
        "a card too many (MOP-10)",
        rounds.reveal_cards,
        "< race.rules.shown",
        "< race.rules.shown + 1",
    ),
    Fault("the race goes on after the third (MOP-31)", rounds.check_end, "PODIUM", "PODIUM + 1"),
    Fault("bets after the first finisher (MOP-31)", rounds.reveal_cards, "race.final or", "0 or"),
    Fault("the spark plug stays (MOP-25)", draft.close_round, "(race.spark + 1)", "(race.spark)"),
    Fault(
        "the spark plug goes right (MOP-25)",
        draft.close_round,
        "(race.spark + 1)",
        "(race.spark + race.players - 1)",
    ),
    Fault(
        "the draft goes right (MOP-20)",
        draft.drafting_player,
        "race.spark + race.drafter",
        "race.spark + race.players - race.drafter",
    ),
    Fault(
        "the card stays in hand (MOP-20)", cards.take_from_hand, "race.held -= 1", "race.held -= 0"
    ),
    Fault(
        "returned cards come first (MOP-21)",
        cards.card_at,
        "if at < race.deck_size:",
        "if at < race.deck_size - 1:",
    ),
    Fault("cards are not returned (MOP-21)", cards.in_cycle, "RETURNED * race.drafted", "0"),
    Fault(
        "the row is turned up too soon (MOP-23)",
        cards.row_turned,
        "HIDDEN_IN_ROW",
        "HIDDEN_IN_ROW + 1",
    ),
    Fault(
        "laps do not count (MOP-33)",
        order.is_ahead,
        "race.crossings[moped] != race.crossings[other]",
        "0",
    ),
    Fault(
        "the outer lane is ahead (MOP-33)",
        order.is_ahead,
        "< behind[race.space[other]]",
        "> behind[race.space[other]]",
    ),
    Fault(
        "5 points for the first (MOP-34)", points.worth_of, "BEST + 1 - place", "BEST + 2 - place"
    ),
    Fault(
        "ties by places 3 to 5 (MOP-35)",
        points.count_points,
        "place - PODIUM",
        "place - PODIUM + 1",
    ),
    Fault(
        "ties are not decided (MOP-35)", points.beats, "race.tie[player] != race.tie[other]", "0"
    ),
    Fault(
        "a deck with cards twice (MOP-04)",
        cards.lay_deck,
        "race.deck[size] = card",
        "race.deck[size] = card | 1",
    ),
    Fault(
        "everybody starts in front (MOP-02)",
        races.line_up,
        "race.road.start[i]",
        "race.road.start[0]",
    ),
)


def witness_many() -> None:
    for number in range(TRIES):
        witnessed(number)


@pytest.mark.slow
@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.what)
def test_a_broken_rule_is_noticed(fault: Fault) -> None:
    with broken(fault), pytest.raises((Objection, IndexError)):
        witness_many()
