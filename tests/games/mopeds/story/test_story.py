"""People at the table: what they see and are asked, what the story tells, why bots bet."""

import random
from pathlib import Path

import pytest

from trackwright.games.mopeds.race.draft import BET, RETURN, ROW
from trackwright.games.mopeds.race.table import Table
from trackwright.games.mopeds.story.menu import choices_of, question_of, words_of
from trackwright.games.mopeds.story.sentences import sentences
from trackwright.games.mopeds.story.showing import show_of
from trackwright.model.files.library import load_circuit
from trackwright.simulator.race.people import PeopleRace
from trackwright.simulator.race.reasons import can_explain, reasons_for
from trackwright.simulator.race.records import read_record, record_of, replay, save_record
from trackwright.simulator.race.replays import Race, shown
from trackwright.simulator.story.game_parts import happenings_of
from trackwright.simulator.table.lineup import lineup
from trackwright.simulator.table.states import OVER

SEED = 4


def table_for(*bots: str, **options: object) -> Table:
    circuit = load_circuit("old-town")
    setup, way = lineup(circuit, "moped-betting", bots=bots, seats=len(bots), options=options)
    table = setup.table(way)
    assert isinstance(table, Table)
    return table


def test_a_race_is_played_by_choices() -> None:
    """MOP-20 to MOP-22, D-05: every choice that is offered is legal, and said in its own words."""
    rng, kinds = random.Random(1), set[int]()
    race = PeopleRace(table_for("human", "human", "careful"), SEED)
    while race.is_waiting:
        desk = race.desk()
        choices = choices_of(desk)
        assert choices
        words = [words_of(desk, choice) for choice in choices]
        assert len(set(words)) == len(words)
        assert question_of(desk).startswith("Player")
        kinds.add(choices[0].row[1])
        race.decide(rng.choice(choices))
    assert race.halt == OVER
    assert kinds == {BET, ROW, RETURN}


def test_a_record_gives_the_same_race_again(tmp_path: Path) -> None:
    table = table_for("careful", "greedy", "random")
    table.run(SEED)
    file = tmp_path / "race.json"
    save_record(record_of(table, load_circuit("old-town"), "Old Town", SEED), file)
    again = replay(read_record(file), load_circuit("old-town"))
    assert again.rows() == table.rows()


def test_the_hand_goes_from_seat_to_seat() -> None:
    """MOP-20, MOP-24: with each bet it gets smaller, and only one player has it."""
    show = show_of(table_for("careful", "greedy", "random", "careful"), SEED, 0)
    sizes = []
    for moment in show.moments:
        hands = [held.hand for held in moment.players if held.hand]
        assert len(hands) <= 1
        if moment.round == 1:
            sizes.append([len(held.hand) for held in moment.players])
    assert [sum(size) for size in sizes if sum(size)] == [7, 6, 5, 4, 3]
    holders = [size.index(max(size)) for size in sizes if sum(size)]
    assert holders == [(holders[0] + i) % 4 for i in (0, 1, 2, 3, 3)]


def test_bets_are_seen_by_their_owner_until_the_end() -> None:
    """MOP-06, MOP-20."""
    show = show_of(table_for("careful", "greedy", "random", "careful"), SEED, 0)
    middle, end = show.moments[len(show.moments) // 2], show.moments[-1]
    for moment, seen_by in ((middle, "owner"), (end, "all")):
        for held in moment.players:
            (bets,) = held.piles
            assert (str(bets.name), bets.seen_by) == ("Bets", seen_by)
    rounds = max(moment.round for moment in show.moments)
    assert {len(held.piles[0].cards) for held in end.players} == {rounds - 1}
    assert {held.place for held in end.players} <= {1, 2, 3, 4}


@pytest.mark.slow
def test_the_row_is_seen_as_far_as_it_is_known() -> None:
    """MOP-22, MOP-23: what lies face up, and what one has laid there oneself."""
    show = show_of(table_for("careful", "greedy"), SEED, 0)
    moment = [m for m in show.moments if m.round == 9 and "keeps" in m.words][-1]
    rows = [held.piles[1].cards for held in moment.players]
    assert {len(row) for row in rows} == {8}
    for row in rows:
        assert "" not in row[-3:]
        assert 2 <= row[:5].count("") <= 3
    assert all(bool(a) != bool(b) for a, b in zip(rows[0][:5], rows[1][:5], strict=True))


def test_the_row_has_the_card_that_was_just_laid() -> None:
    """MOP-22: its owner knows it."""
    show = show_of(table_for("careful", "greedy"), SEED, 0)
    laid = [m for m in show.moments if "into the row" in m.words]
    for count, moment in enumerate(laid, 1):
        assert moment.player is not None
        assert {len(held.piles[1].cards) for held in moment.players} == {count}
        assert moment.players[moment.player].piles[1].cards[0]
        assert len(moment.players[moment.player].hand) == 3


@pytest.mark.slow
def test_mopeds_show_their_laps_and_the_podium() -> None:
    """MOP-07, MOP-17, MOP-30, MOP-33."""
    show = show_of(table_for("careful", "greedy", "random", "careful"), SEED, 0)
    end = show.moments[-1]
    assert sorted(moped.place for moped in end.runners) == [1, 2, 3, 4, 5, 6]
    assert {moped.gauges for moped in end.runners if moped.doing == "finished"} == {(3,)}
    for moment in show.moments[6:]:
        spaces = [moped.space for moped in moment.runners]
        assert None not in spaces
        assert len(set(spaces)) == 6
    assert show.owners == (None,) * 6


def test_the_story_keeps_bets_secret() -> None:
    """MOP-06, MOP-24: who bets, but not on what."""
    table = table_for("careful", "greedy", "random")
    table.run(SEED)
    happenings = happenings_of(table)
    told = "\n".join(sentences(happenings, 3))
    secret = [one for one in happenings if one["event"] in ("bet", "row", "return")]
    assert secret
    for line in told.splitlines():
        if "keeps" in line or "into the row" in line or "under the stack" in line:
            assert not any(colour in line for colour in ("Red", "Blue", "Yellow", "Green", "Black"))


def test_nobody_says_why_while_people_play() -> None:
    """MOP-06: what a bot thinks of its cards would give its bets away."""
    table = table_for("careful", "human", "careful")
    table.run(SEED)
    circuit = load_circuit("old-town")
    found = shown(Race(circuit, "Old Town", table.setup, table.way, SEED), table)
    assert found.show.question is not None
    assert not any(can_explain(found, i) for i in range(len(found.show.moments)))


@pytest.mark.parametrize("bot", ["greedy", "careful", "planner"])
def test_a_bot_says_why_it_bets(bot: str) -> None:
    """D-01: the card taken is among its best; other players' decisions are not rated."""
    table = table_for(bot, "random", "random", roll_outs=2)
    table.run(SEED)
    circuit = load_circuit("old-town")
    found = shown(Race(circuit, "Old Town", table.setup, table.way, SEED), table)
    moments = [i for i in range(len(found.show.moments)) if can_explain(found, i)]
    reasons = reasons_for(found, moments[::5])
    assert len(reasons) > 2
    for one in reasons:
        assert (one.bot, one.unit) == (bot, "points")
        assert [choice.taken for choice in one.choices].count(True) == 1
        if bot != "planner":
            assert one.choices[0].taken
