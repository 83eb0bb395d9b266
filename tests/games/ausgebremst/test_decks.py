"""Decks, turns, deposits, charts, halves: AUS-V-01 to V-15 as far as they need no track."""

from itertools import combinations, product
from pathlib import Path

import pytest

from trackwright.games.ausgebremst.decks import (
    CardRules,
    ChartRow,
    Deck,
    additive,
    audit,
    card_rules,
    chart_consistent,
    charted,
    charted_by_name,
    deck,
    decks,
    deposits,
    full_deck,
    is_pro_deck,
    lap_of_halves,
    min_turns,
    points_of_a_deck,
    removed,
    typical_turns,
)
from trackwright.model.files.rule_data import DECKS, read_rule_data
from trackwright.model.text.errors import InputError, TrackwrightError

LAPS_BY_HALVES = {
    "Bleifuss-Drom": 24,
    "Plattfuss-Circuit": 24,
    "Nuerburg-Ring": 26,
    "Bleifuss-Circuit": 23,
    "Nuerburg-Drom": 26,
    "Plattfuss-Ring": 25,
    "Nuerburg-Circuit": 25,
    "Plattfuss-Drom": 25,
}


def test_the_full_deck_has_28_cards_and_105_points() -> None:
    """AUS-F-02."""
    assert full_deck().counts == {6: 6, 5: 5, 4: 5, 3: 4, 2: 4, 1: 4}
    assert (len(full_deck().cards), full_deck().points) == (28, 105)


@pytest.mark.parametrize(
    ("name", "cards", "out"),
    [
        ("slow", 24, (6, 6, 5, 4)),
        ("average", 22, (6, 5, 4, 3, 2, 1)),
        ("fast", 19, (4, 4, 3, 3, 2, 2, 1, 1, 1)),
    ],
)
def test_each_deck_leaves_out_21_points_and_keeps_84(
    name: str, cards: int, out: tuple[int, ...]
) -> None:
    """AUS-P-02, AUS-V-01."""
    assert len(deck(name).cards) == cards
    assert deck(name).points == points_of_a_deck() == 84
    assert removed(deck(name)) == out
    assert sum(out) == 21


def test_the_removed_cards_of_the_three_decks_can_be_disjoint() -> None:
    """AUS-V-01: nine cards stay unmarked."""
    rest = full_deck()
    for each in decks().values():
        rest = rest.without(removed(each))
    assert rest.cards == (6, 6, 6, 5, 5, 5, 4, 3, 2)


def test_the_family_deck_is_the_slow_one() -> None:
    assert deck("family") is deck("slow")


def test_an_unknown_deck_is_refused_with_a_hint() -> None:
    with pytest.raises(TrackwrightError, match="did you mean 'slow'"):
        deck("slwo")


def test_cards_that_a_deck_does_not_hold_cannot_be_laid_aside() -> None:
    with pytest.raises(TrackwrightError, match=r"fast deck does not hold 1\+1"):
        deck("fast").without((1, 1))


def test_a_deck_short_of_a_card_is_no_pro_deck() -> None:
    average = deck("average").counts
    assert is_pro_deck(average)
    assert not is_pro_deck({**average, 1: 2})


@pytest.mark.parametrize("distance", range(16))
def test_fewest_turns_are_those_that_trying_all_cards_finds(distance: int) -> None:
    """AUS-V-06."""
    cards = (6, 4, 2, 1, 1)
    assert min_turns(Deck("small", cards), distance) == _spared_smallest(cards, distance)


def _spared_smallest(cards: tuple[int, ...], distance: int) -> int | None:
    """All subsets of cards that may stay behind; the largest number of cards of one that fits."""
    slack = sum(cards) - distance
    fitting = [
        n for n in range(len(cards) + 1) for left in combinations(cards, n) if sum(left) <= slack
    ]
    return len(cards) - max(fitting) if fitting else None


def test_seven_cards_stay_unplayed_with_a_slack_of_ten() -> None:
    """AUS-V-06: 1+1+1+1+2+2+2 of the slow deck."""
    assert min_turns(deck("slow"), 74) == 17


def test_no_number_of_turns_is_enough_beyond_the_points() -> None:
    assert min_turns(deck("fast"), 84) == 19
    assert min_turns(deck("fast"), 85) is None


@pytest.mark.parametrize(("name", "mean"), [("slow", 3.50), ("average", 3.82), ("fast", 4.42)])
def test_typical_turns_are_distance_by_mean_card(name: str, mean: float) -> None:
    """AUS-V-06."""
    assert round(deck(name).mean, 2) == mean
    assert typical_turns(deck(name), 84) == pytest.approx(len(deck(name).cards))


@pytest.mark.parametrize(
    ("played", "moved", "finished", "ok", "difference"),
    [
        ([5, 4, 3], 12, False, True, 0),
        ([5, 4, 3], 13, False, False, 1),
        ([5, 4, 3], 11, False, False, -1),
        ([5, 4, 3], 10, True, True, -2),
        ([5, 4, 3], 9, True, False, -3),
        ([5, 4, 3], 13, True, False, 1),
        ([], 0, False, True, 0),
    ],
)
def test_an_audit_forgives_only_the_finishing_card(
    played: list[int], moved: int, finished: bool, ok: bool, difference: int
) -> None:
    """AUS-V-09: with the 3 a finisher moved at least one space, else it was not needed."""
    found = audit(played, moved, finished)
    assert (found.ok, found.difference) == (ok, difference)


@pytest.mark.parametrize("entry", card_rules().chart, ids=lambda entry: entry.track)
def test_the_printed_chart_holds_together_and_the_house_rule_repeats_it(entry: ChartRow) -> None:
    """AUS-V-04 and AUS-V-15 for all 8 circuits and 24 rows."""
    reading = chart_consistent(entry.published_distance, entry.deposits, entry.reserve)
    assert reading.problems == ()
    assert reading.lap_length == LAPS_BY_HALVES[entry.track]
    assert reading.pit_detour == (3 if entry.track.endswith("Circuit") else 1)
    reckoned = deposits(reading.distance, reading.pit_detour)
    assert reckoned is not None
    assert (reckoned.reserve, reckoned.rows) == (entry.reserve, entry.deposits)


def test_a_chart_is_refused_for_each_of_its_faults() -> None:
    """AUS-V-04."""
    good = chart_consistent(71, [[6, 6], [6, 5], [6, 4]], 2)
    assert (good.distance, good.lap_length, good.pit_detour, good.consistent) == (70, 23, 1, True)
    bad = chart_consistent(78, [[4, 2], [4, 2], [3, 1]], 3)
    assert bad.lap_length is None
    assert bad.problems == (
        "row 1: 84-6-3=75 is not 3*L+1",
        "row 2: deposit does not drop by one",
    )
    assert chart_consistent(69, [[6, 6], [6, 5], [6, 4]], 2).problems == (
        "the pit stop would save 1 spaces",
    )


@pytest.mark.parametrize(
    ("first", "cards"),
    [
        (12, ((6, 6), (6, 5), (6, 4))),
        (11, ((6, 5), (6, 4), (6, 3))),
        (10, ((5, 5), (5, 4), (5, 3))),
        (7, ((4, 3), (4, 2), (4, 1))),
        (6, ((4, 2), (3, 2), (3, 1))),
        (5, ((3, 2), (3, 1), (3,))),
        (4, ((3, 1), (3,), (2,))),
        (3, ((3,), (2,), (1,))),
    ],
)
def test_deposits_of_own_circuits(first: int, cards: tuple[tuple[int, ...], ...]) -> None:
    """AUS-V-15, with a pit so dear that the reserve is 2."""
    found = deposits(84 - 2 - first, pit_detour=20)
    assert found is not None
    assert (found.reserve, found.rows) == (2, cards)


def test_a_short_race_raises_the_reserve_and_not_the_deposit() -> None:
    """AUS-V-15: more than 12 points cannot be laid aside in two cards."""
    found = deposits(61, pit_detour=1)
    assert found is not None
    assert (found.reserve, found.rows[0]) == (11, (6, 6))
    assert found.reserve == 84 - 12 - 61


def test_a_race_beyond_79_spaces_has_no_deposit() -> None:
    """AUS-V-15."""
    assert deposits(79, 1) is not None
    assert deposits(80, 1) is None


def test_every_deposit_is_in_every_deck() -> None:
    """AUS-V-15, for all distances and detours that a circuit can have."""
    for distance, detour in product(range(1, 80), (0, 1, 5, 40)):
        found = deposits(distance, detour)
        assert found is not None
        for cards, each in product(found.rows, decks().values()):
            assert each.holds(cards)
        assert [sum(cards) for cards in found.rows] == [
            sum(found.rows[0]) - row for row in range(3)
        ]
        assert found.reserve == 84 - distance - sum(found.rows[0])


def test_published_laps_are_sums_of_halves() -> None:
    """AUS-V-14."""
    assert additive(LAPS_BY_HALVES) == ()


@pytest.mark.parametrize("wrong", LAPS_BY_HALVES)
def test_one_wrong_lap_conflicts(wrong: str) -> None:
    """AUS-V-14: Bleifuss and the Ring occur in two circuits only, so that either of the others
    beside the wrong one may be the culprit."""
    found = additive({**LAPS_BY_HALVES, wrong: LAPS_BY_HALVES[wrong] + 1})
    assert wrong in found
    if "Bleifuss" not in wrong and "Ring" not in wrong:
        assert found == (wrong,)


def test_laps_without_a_common_half_cannot_conflict() -> None:
    assert additive({"A-X": 20, "B-Y": 31}) == ()
    assert additive({}) == ()


def test_the_lap_of_halves_follows_from_the_chart() -> None:
    """AUS-V-14; the ninth combination could not be built, but would have 24 spaces."""
    for name, lap in LAPS_BY_HALVES.items():
        left, right = name.upper().split("-")
        assert lap_of_halves((left, right)) == lap_of_halves((right, left)) == lap
    assert lap_of_halves(("BLEIFUSS", "RING")) == 24
    assert lap_of_halves(("BLEIFUSS", "PLATTFUSS")) is None
    assert lap_of_halves(("BLEIFUSS",)) is None


def test_a_circuit_is_found_in_the_chart_by_halves_and_by_name() -> None:
    assert charted(("RING", "NUERBURG")) is charted_by_name("nuerburg-ring")
    assert charted(("RING", "BLEIFUSS")) is None
    with pytest.raises(TrackwrightError, match="did you mean 'Nuerburg-Ring'"):
        charted_by_name("Nuerburg-Rng")


def test_rule_data_is_read_strictly(tmp_path: Path) -> None:
    """All faults at once, with their places."""
    text = (DECKS / "ausgebremst.json").read_text(encoding="utf-8")
    broken = text.replace('"version": 1', '"version": 2').replace('"reserve": 3', '"rseerve": 3', 1)
    path = tmp_path / "broken.json"
    path.write_text(broken, encoding="utf-8")
    with pytest.raises(InputError) as caught:
        read_rule_data(path, CardRules)
    places = {problem.path for problem in caught.value.problems}
    assert {"version", "chart.0.reserve", "chart.0.rseerve"} <= places


def test_missing_rule_data_is_said(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="No such file"):
        read_rule_data(tmp_path / "nothing.json", CardRules)


def test_every_figure_of_the_rule_data_has_its_source() -> None:
    named = {name.split(".")[0] for name in card_rules().provenance}
    assert named == {"full", "decks", "chart"}
