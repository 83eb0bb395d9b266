"""Races shown moment by moment: what is seen is what the rules and the account say."""

import pytest

from tests.simulator.races import circuit
from trackwright.simulator.race import replays
from trackwright.simulator.race.game_parts import classification_of
from trackwright.simulator.race.records import CannotReplay
from trackwright.simulator.race.replays import Race, Replay, replay_of, run
from trackwright.simulator.story.game_parts import happenings_of, rules_of, sentences_of
from trackwright.simulator.table.lineup import lineup

ID = "april-raceway"


def race(rules: str = "expert", number: int = 0, **more: object) -> Race:
    setup, way = lineup(circuit(ID), f"motograndprix-{rules}", options=more, bots=["careful"])
    return Race(circuit(ID), ID, setup, way, 7, number)


@pytest.fixture(scope="module")
def ridden() -> Replay:
    return run(race(number=17))


@pytest.mark.slow
@pytest.mark.parametrize("rules", ["basic", "standard", "expert"])
def test_the_moments_are_the_lines_of_the_account(rules: str) -> None:
    """MGP-B-26: everybody can check a turn."""
    replay = run(race(rules))
    game = replay.race.setup.game
    told = sentences_of(game, happenings_of(replay.table), replay.show.laps)
    lines = [line.strip(" -*") for line in told if line]
    for moment, line in zip(replay.show.moments, lines, strict=True):
        words, _, rules_of_line = line.partition(" [")
        assert moment.words == words
        assert moment.begins_round or ", ".join(moment.rules) == rules_of_line.rstrip("]")
    assert replay.show.question is None
    known = rules_of(game)
    assert set(known).issuperset(rule for m in replay.show.moments for rule in m.rules)


@pytest.mark.slow
@pytest.mark.parametrize("last", [1, 3, 1000])
def test_the_moments_until_a_round_are_the_first_of_all(ridden: Replay, last: int) -> None:
    until = replays.shown(ridden.race, ridden.table, last).show.moments
    assert until == tuple(one for one in ridden.show.moments if one.round <= last)


def test_a_bike_stands_where_its_ride_ends_and_stays_there(ridden: Replay) -> None:
    stands: dict[int, str | None] = {}
    for before, moment in zip(ridden.show.moments, ridden.show.moments[1:], strict=False):
        if moment.path:
            assert moment.runner is not None
            assert before.runners[moment.runner].space == moment.path[0]
            stands[moment.runner] = moment.path[-1]
        for seat, shown in enumerate(moment.runners):
            if shown.doing == "racing" and seat in stands:
                assert shown.space == stands[seat]
            assert (shown.space is not None) == (shown.doing == "racing")


def test_dials_fall_by_what_is_told(ridden: Replay) -> None:
    """MGP-S-13, S-14, S-15: and never rise again."""
    full = tuple(gauge.full for gauge in ridden.show.gauges)
    assert [shown.gauges for shown in ridden.show.moments[0].runners] == [full] * 6
    spent = [0] * 6
    for one in happenings_of(ridden.table):
        if one["event"] == "ride":
            bike = [s.name for s in ridden.race.setup.seats].index(one["bike"])
            spent[bike] += one["front"]
    last = ridden.show.moments[-1].runners
    assert [full[2] - shown.gauges[2] for shown in last] == spent
    assert sum(spent) > 0
    for before, moment in zip(ridden.show.moments, ridden.show.moments[1:], strict=False):
        for was, now in zip(before.runners, moment.runners, strict=True):
            assert all(a >= b for a, b in zip(was.gauges, now.gauges, strict=True))


def test_the_last_order_is_the_classification(ridden: Replay) -> None:
    names = [seat.name for seat in ridden.race.setup.seats]
    result = classification_of(ridden.table)
    last = [names[seat] for seat in ridden.show.moments[-1].order]
    placed = sorted((place, name) for name, place in result.places.items() if place)
    assert last == [*(name for _, name in placed), *result.retired]


@pytest.mark.slow
def test_with_a_qualifying_lap_the_bikes_leave_between_lap_and_race() -> None:
    """MGP-S-04: they stand on the grid anew."""
    moments = run(race("standard", qualifying="yes")).show.moments
    at = next(i for i, moment in enumerate(moments) if "qualifies 1st" in moment.words)
    grid = next(i for i in range(at, len(moments)) if "starts 1st" in moments[i].words)
    assert all(shown.space is None for shown in moments[grid - 1].runners)
    assert sum(shown.space is not None for shown in moments[grid].runners) == 1
    assert [shown.doing for shown in moments[grid].runners].count("waiting") == 5


@pytest.mark.slow
def test_leaning_and_wheelies_are_seen() -> None:
    """MGP-E-12, E-17."""
    seen = {s.pose for n in range(4) for m in run(race(number=n)).show.moments for s in m.runners}
    assert seen == {"", "leaning", "wheelie"}


def test_what_was_before_stays_when_a_person_takes_a_seat(ridden: Replay) -> None:
    moment = len(ridden.show.moments) // 2
    taken = ridden.take(2, moment)
    question = taken.show.question
    assert question is not None
    assert question.player == 2
    assert taken.show.moments[: moment + 1] == ridden.show.moments[: moment + 1]
    assert not taken.can_undo
    here = taken.show.moments[-1].runners[2]
    assert {option.path[0] for option in question.options} == {here.space}
    assert {option.path[-1] for option in question.options} == {o.end for o in question.options}
    free = [not any(option.costs[::2]) for option in question.options]
    assert free == sorted(free, reverse=True)


def test_a_decision_is_ridden_and_taken_back(ridden: Replay) -> None:
    taken = ridden.take(2, 60)
    assert taken.show.question is not None
    option = taken.show.question.options[-1]
    decided = taken.decide(option)
    rode = decided.show.moments[len(taken.show.moments)]
    assert (rode.runner, rode.path) == (2, option.path)
    before, after = taken.show.moments[-1].runners[2], rode.runners[2]
    assert after.gauges[2] == before.gauges[2] - option.costs[2]
    assert decided.can_undo
    assert decided.undo().show == taken.show


@pytest.mark.slow
def test_it_is_kept_broken_off_and_to_its_end(ridden: Replay) -> None:
    taken = ridden.take(1, 40)
    for _ in range(3):
        assert taken.show.question is not None
        taken = taken.decide(taken.show.question.options[0])
    again = replay_of(taken.record(), circuit(ID))
    assert again.show == taken.show
    assert taken.record().broken_off
    over = taken.hand_over()
    assert not over.has_people
    assert over.is_own
    assert over.undo() is taken
    assert replay_of(over.record(), circuit(ID)).show.moments == over.show.moments


CARDS = "nuerburg-ring"


def card_race(rules: str) -> Race:
    setup, way = lineup(circuit(CARDS), f"ausgebremst-{rules}", seats=4)
    return Race(circuit(CARDS), CARDS, setup, way, 1, 3)


@pytest.mark.slow
@pytest.mark.parametrize("rules", ["family", "pro"])
def test_cards_are_played_from_the_hand_and_drive_as_far(rules: str) -> None:
    """AUS-F-12, F-14: of every move the card, of every player the hand before it."""
    show = run(card_race(rules)).show
    assert show.runners[4:] == ("Black (derelict)", "White (derelict)")
    moves = 0
    for before, moment in zip(show.moments, show.moments[1:], strict=False):
        if not moment.path or moment.runner is None:
            continue
        (throw,) = moment.throws
        assert throw.cards
        moves += 1
        assert before.runners[moment.runner].space == moment.path[0]
        if moment.runner < 4:
            assert str(throw.used[0]) in before.players[moment.runner].hand
            assert before.runners[moment.runner].gauges[1] - moment.runners[moment.runner].gauges[
                1
            ] >= (throw.used[0] if rules == "family" else 0)
    assert moves > 50
    last = show.moments[-1]
    placed = sorted((shown.place, seat) for seat, shown in enumerate(last.runners) if shown.place)
    assert [seat for _, seat in placed] == list(last.order[: len(placed)])


@pytest.mark.slow
@pytest.mark.parametrize("rules", ["family", "pro"])
def test_all_cards_before_a_seat_are_shown(rules: str) -> None:
    """AUS-F-07, P-06: what lies there and the hand are the cards that are left."""
    replay = run(card_race(rules))
    for moment in replay.show.moments:
        for shown, held in zip(moment.runners, moment.players, strict=True):
            lying = [pile for pile in held.piles if pile.seen_by != "all"]
            assert shown.gauges[0] == len(held.hand) + sum(len(pile.cards) for pile in lying)


def test_stacks_belong_to_their_owner_and_the_deposit_lies_open() -> None:
    """AUS-P-04 to P-06, P-10."""
    replay = run(card_race("pro"))
    start = next(moment for moment in replay.show.moments if moment.begins_round)
    for shown in start.players[:4]:
        piles = {str(pile.name): pile for pile in shown.piles}
        assert list(piles) == ["Stack 1", "Stack 2", "Stack 3", "Stack 4", "Deposit"]
        assert {pile.seen_by for pile in shown.piles[:4]} == {"owner"}
        deposit = piles["Deposit"]
        assert deposit.seen_by == "all"
        laid = [int(card) for card in (*shown.hand, *deposit.cards)]
        laid += [int(card) for pile in shown.piles[:4] for card in pile.cards]
        sizes = {"the slow deck": 24, "the average deck": 22, "the fast deck": 19}
        assert len(laid) == sizes[str(shown.secret)]
        assert sum(laid) == 84
    for derelict in start.players[4:]:
        (pile,) = derelict.piles
        assert (str(pile.name), pile.seen_by, set(pile.cards)) == ("Deck", "nobody", {"?"})
        assert not derelict.secret


@pytest.mark.slow
@pytest.mark.parametrize(("rules", "before"), [("family", "still to make"), ("pro", "not yet")])
def test_who_has_stopped_is_open_to_all(rules: str, before: str) -> None:
    """AUS-F-30, F-32, P-09: from the stop on it stays recorded; the deposit is picked up then."""
    replay = run(card_race(rules))
    stopped = set[int]()
    for moment in replay.show.moments:
        for seat, shown in enumerate(moment.runners[:4]):
            if "; pit stop" in str(moment.words) and moment.runner == seat:
                stopped.add(seat)
                assert not any(
                    p.cards for p in moment.players[seat].piles if str(p.name) == "Deposit"
                )
            assert shown.has_stopped == (seat in stopped)
            told = {"lap 1", "lap 2"} if shown.has_stopped else {before, "none"}
            assert str(shown.pit) in told
        assert not any(shown.pit or shown.has_stopped for shown in moment.runners[4:])
    assert stopped


@pytest.mark.slow
def test_a_person_plays_cards_and_sees_only_the_own_hand() -> None:
    """AUS-F-12: the choices are cards of the hand, with the way that each drives."""
    taken = run(card_race("family")).take(1, 20)
    question = taken.show.question
    assert question is not None
    hand = taken.show.moments[-1].players[1].hand
    assert {str(option.costs[1]) for option in question.options} <= set(hand)
    assert [taken.sees_hand(seat) for seat in range(6)] == [False, True] + [False] * 4
    assert not taken.can_take(4)
    decided = taken.decide(question.options[0])
    rode = decided.show.moments[len(taken.show.moments)]
    assert rode.path == question.options[0].path
    assert replay_of(decided.record(), circuit(CARDS)).show == decided.show
    assert all(decided.hand_over().sees_hand(seat) for seat in range(6))


def test_a_record_of_another_circuit_is_refused(ridden: Replay) -> None:
    with pytest.raises(CannotReplay, match="was run on April Raceway"):
        replay_of(ridden.record(), circuit("gp-ring"))
