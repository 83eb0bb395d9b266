"""Can a circuit be raced under a ruleset: requirements of the rule files, circuits of both kits."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from types import ModuleType
from typing import Any

import pytest

from tests import builders
from tests.amounts import slow_but
from trackwright.games.dice_derby.colours import COLOURS, colour_at
from trackwright.games.dice_derby.laid import line_of
from trackwright.games.mopeds.checks.run813_unfit_lap import reach_by_players
from trackwright.games.street_racing.checks.raced_street import raced_street
from trackwright.model.circuit import Circuit
from trackwright.model.edit.edits import AddMarker, BreakUp, EditGroup, RemoveMarker
from trackwright.model.files.library import load_circuit, shipped_tracks
from trackwright.model.layout.track import Marker
from trackwright.model.text.errors import TrackwrightError
from trackwright.simulator.game.games import all_games
from trackwright.simulator.game.rulesets import all_rulesets
from trackwright.simulator.table.lineup import lineup
from trackwright.validators import raceable
from trackwright.validators.catalogue import all_checks, find_check
from trackwright.validators.check import CheckedCircuit
from trackwright.validators.finding import Finding, Severity, TrackSpaces
from trackwright.validators.raceable import (
    RULESETS,
    TRAITS,
    known_ruleset,
    rulesets_with,
    rulesets_without,
)
from trackwright.validators.report import check_circuit

FAMILY = [check.code for check in all_checks() if check.code.startswith("RUN")]
SMALL = "START C1-90L C1-90L L3 L3 C1-90L C1-90L"


def ausgebremst(pieces: str = SMALL, **figures: Any) -> Circuit:
    kit = load_circuit("bleifuss-drom").kit
    return builders.circuit_of(pieces, kit=kit, **figures)


def findings(circuit: Circuit, rules: str, code: str = "") -> tuple[Finding, ...]:
    return check_circuit(circuit, rules, [code] if code else FAMILY).open()


def errors(circuit: Circuit, rules: str) -> list[str]:
    found = findings(circuit, rules)
    return [finding.code for finding in found if finding.severity is Severity.ERROR]


def marked(circuit: Circuit, *markers: Marker) -> Circuit:
    track = circuit.track
    for marker in markers:
        track = AddMarker(marker).apply(track, circuit.kit)
    return Circuit(track, circuit.kit)


def without_pieces(circuit: Circuit) -> Circuit:
    return Circuit(replace(circuit.track, runs=()), circuit.kit)


def shut(piece: int, at: int, lanes: Sequence[int]) -> list[Marker]:
    return [Marker(on=piece, at=at, lane=lane, obstacle=True) for lane in lanes]


# --- rulesets -----------------------------------------------------------------------------------


def test_every_check_of_the_family_names_known_rulesets() -> None:
    for check in all_checks():
        if check.code in FAMILY:
            assert check.rules
            assert set(check.rules) <= set(RULESETS), check.code


def test_every_ruleset_asks_something() -> None:
    asked = {rules for check in all_checks() for rules in check.rules}
    assert asked == set(RULESETS)


def test_unknown_ruleset_names_the_known_ones() -> None:
    assert known_ruleset("dice-derby") == "dice-derby"
    with pytest.raises(TrackwrightError, match=r"no ruleset 'dice-race'.*dice-derby"):
        known_ruleset("dice-race")


def test_nothing_is_asked_without_a_ruleset() -> None:
    assert check_circuit(load_circuit("bleifuss-drom"), None, FAMILY).findings == ()


# --- every circuit under the rules of its own game, and of the others ----------------------------


@pytest.mark.parametrize("id", shipped_tracks())
def test_every_circuit_can_be_raced_under_its_own_rules(id: str) -> None:
    circuit = load_circuit(id)
    for rules in RULESETS:
        if rules.startswith(circuit.kit.id):
            assert findings(circuit, rules) == (), rules


@pytest.mark.parametrize("id", shipped_tracks())
def test_every_circuit_can_be_raced_as_a_street(id: str) -> None:
    assert errors(load_circuit(id), "street-racing") == []


def test_motograndprix_circuit_is_raced_under_ausgebremst_rules_with_fewer_laps() -> None:
    """AUS-V-05: 84 points; 44 spaces once, from row 1 (AUS-H-01)."""
    circuit = load_circuit("fabulous-driving-park")
    (far,) = findings(circuit, "ausgebremst-pro", "RUN809")
    assert (far.actual, far.limit) == (6 * 44 + 1, 84)
    assert "enough for 1 lap" in far.message
    once = Circuit(replace(circuit.track, laps=1), circuit.kit)
    assert errors(once, "ausgebremst-pro") == []
    assert [f.code for f in findings(once, "ausgebremst-family")] == ["RUN810"]


def test_ausgebremst_circuit_is_raced_under_motograndprix_rules_once_its_corners_are_rated() -> (
    None
):
    """MGP-T-07: every run of corner positions begins with a marker."""
    circuit = load_circuit("bleifuss-drom")
    bare = findings(circuit, "motograndprix-basic", "RUN803")
    assert bare
    track = circuit.track
    for half in [piece.id for piece in track.pieces()]:
        track = BreakUp(half).apply(track, circuit.kit)
    single = Circuit(track, circuit.kit)
    lap = CheckedCircuit(single).lap
    firsts = [lap.positions[run.first] for run in lap.corner_runs]
    rated = marked(single, *(Marker(on=p.piece, at=p.at, difficulty=2) for p in firsts))
    assert errors(rated, "motograndprix-basic") == []


# --- laps and start places ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("pieces", "why"),
    [
        ("START L4", "not closed"),
        (builders.CIRCLE, "without a start piece"),
    ],
)
def test_without_a_lap_the_reason_is_reported(pieces: str, why: str) -> None:
    (finding,) = findings(builders.circuit_of(pieces), "moped-betting", "RUN801")
    assert why in finding.message


def test_a_wall_of_obstacles_leaves_no_lap() -> None:
    circuit = marked(builders.circuit_of(builders.OVAL), *shut(6, 0, (0, 1, 2)))
    (finding,) = findings(circuit, "moped-betting", "RUN801")
    assert "obstacles block the whole road" in finding.message


def test_a_lap_is_not_measured_where_there_is_none() -> None:
    report = check_circuit(builders.circuit_of("START L4"), "moped-betting", FAMILY)
    assert {"RUN813", "RUN814"} <= {skipped.code for skipped in report.not_checked}


@pytest.mark.parametrize(
    ("left", "severity"), [(6, None), (5, Severity.WARNING), (2, Severity.WARNING)]
)
def test_six_bikes_want_six_places(left: int, severity: Severity | None) -> None:
    """MGP-T-01, MGP-B-04: 2 to 6 bikes."""
    walls = [m for at in range(4) for m in shut(1, at, (0, 1, 2))][: 12 - left]
    circuit = marked(builders.circuit_of("START L4"), *walls)
    found = findings(circuit, "motograndprix-standard", "RUN802")
    assert [f.severity for f in found] == ([severity] if severity else [])


def test_one_place_is_too_few_for_any_race() -> None:
    """MGP-T-01: at least two bikes."""
    walls = [m for at in range(4) for m in shut(1, at, (0, 1, 2))][:11]
    circuit = marked(builders.circuit_of("START L4"), *walls)
    (finding,) = findings(circuit, "motograndprix-standard", "RUN802")
    assert (finding.severity, finding.actual) == (Severity.ERROR, 1)


@pytest.mark.parametrize("rules", ["ausgebremst-family", "ausgebremst-pro", "moped-betting"])
@pytest.mark.parametrize("walls", [0, 1])
def test_six_cars_always_start(rules: str, walls: int) -> None:
    """AUS-V-02, MOP-41."""
    circuit = marked(ausgebremst(), *shut(1, 0, range(walls)))
    found = findings(circuit, rules, "RUN805")
    assert [f.actual for f in found] == ([5] if walls else [])


@pytest.mark.parametrize(("straights", "short"), [("L3 L3", True), ("L4 L4", False)])
def test_eighteen_positions_are_the_shortest_lap(straights: str, short: bool) -> None:
    """MGP-V-VALUE: one move can be 17 positions."""
    pieces = SMALL.replace("L3 L3", straights)
    circuit = ausgebremst(pieces if short else f"START L2 C1-90L C1-90L {straights} C1-90L C1-90L")
    found = findings(circuit, "motograndprix-expert", "RUN804")
    assert circuit.measures.positions == (16 if short else 20)
    assert [(f.actual, f.limit) for f in found] == ([(16, 18)] if short else [])


# --- Ausgebremst and mopeds ---------------------------------------------------------------------


def test_a_circuit_without_a_pit_is_fine_but_noted() -> None:
    """AUS-H-33."""
    (finding,) = findings(ausgebremst(laps=3), "ausgebremst-family")
    assert (finding.code, finding.severity) == ("RUN810", Severity.NOTE)


def test_the_pit_is_closed_for_all_others() -> None:
    """MOP-T-08."""
    for rules in RULESETS:
        codes = [f.code for f in findings(load_circuit("nuerburg-ring"), rules)]
        assert ("RUN811" in codes) == (rules not in rulesets_with("pit_stops")), rules


@pytest.mark.parametrize("trait", TRAITS)
def test_common_checks_ask_all_games_except_as_they_declare(trait: str) -> None:
    """No check lists games: a new one edits nothing here."""
    having, others = rulesets_with(trait), rulesets_without(trait)
    assert having
    assert sorted([*having, *others]) == sorted(RULESETS)


def test_a_game_without_declared_traits_needs_a_lap_and_closes_the_pit(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = ModuleType("trackwright.games.new.rulesets")
    vars(game)["RULESETS"] = {"new": "a game made up"}
    monkeypatch.setattr(raceable, "in_games", lambda name: [game])
    monkeypatch.setattr(raceable, "RULESETS", vars(game)["RULESETS"])
    assert rulesets_without("open_roads") == rulesets_without("pit_stops") == ("new",)
    assert rulesets_with("six_starters") == ()
    vars(game)["TRAITS"] = ("pit_stop",)
    with pytest.raises(ValueError, match=r"no traits .*'pit_stop'.*known: .*pit_stops"):
        rulesets_with("pit_stops")


@pytest.mark.parametrize(
    ("players", "reach"), [(2, 47.1), (3, 46.3), (4, 46.3), (5, 42.4), (6, 39.5)]
)
def test_reach_of_the_moped_deck(players: int, reach: float) -> None:
    """MOP-40: draws until the deck is dry / 6 mopeds * mean card."""
    deck, out = {2: (78, 3), 3: (84, 4), 4: (84, 4), 5: (84, 5), 6: (84, 6)}[players]
    revealed = {2: 6, 3: 7, 4: 7, 5: 8, 6: 9}[players]
    rounds = (deck - revealed) // out + 1
    mean = 24 / 13 if players == 2 else 27 / 14
    draws = deck + 3 * rounds
    assert round(draws / 6 * mean, 1) == reach == reach_by_players()[players]


@pytest.mark.parametrize(
    ("laps", "severity", "words"),
    [
        (1, Severity.WARNING, "first pass"),
        (2, None, ""),
        (3, Severity.WARNING, "the whole deck moves a moped by at most 47.1"),
    ],
)
def test_moped_race_fits_the_deck(laps: int, severity: Severity | None, words: str) -> None:
    """MOP-42 on a lap of 16 spaces: 16, 32 and 48."""
    found = findings(ausgebremst(laps=laps), "moped-betting", "RUN813")
    assert [f.severity for f in found] == ([severity] if severity else [])
    assert all(words in f.message for f in found)


def test_moped_race_that_is_too_far_for_many_players_is_noted() -> None:
    """MOP-42: 44 spaces are more than 42.4 and 39.5."""
    circuit = load_circuit("fabulous-driving-park")
    once = Circuit(replace(circuit.track, laps=1), circuit.kit)
    (finding,) = findings(once, "moped-betting", "RUN813")
    assert finding.severity is Severity.NOTE
    assert "with 5 or 6 players" in finding.message


def bonus(*places: tuple[int, int]) -> Circuit:
    return marked(ausgebremst(), *(Marker(on=on, at=at, lane=0, bonus=2) for on, at in places))


def test_a_chain_of_bonus_spaces_may_have_four_links() -> None:
    """MOP-43: longer than four is worth a warning."""
    five = ((4, 0), (4, 2), (5, 1), (6, 0), (1, 0))
    assert bonus(*five).measures.lap_length == 16
    assert findings(bonus(*five[:4]), "moped-betting", "RUN814") == ()
    (finding,) = findings(bonus(*five), "moped-betting", "RUN814")
    assert (finding.severity, finding.actual) == (Severity.WARNING, 5)


def test_a_chain_of_bonus_spaces_over_the_line_is_reported() -> None:
    """MOP-43; the line lies behind the third column of the start piece."""
    (finding,) = findings(bonus((1, 2), (1, 4)), "moped-betting", "RUN814")
    assert "across the line" in finding.message
    assert findings(bonus((1, 3), (1, 5)), "moped-betting", "RUN814") == ()


# --- street racing ------------------------------------------------------------------------------


STREETS = builders.kit_with(
    {"code": "START", "length": 2, "spaces": 1, "end": "start"},
    {"code": "FINISH", "length": 2, "spaces": 1, "end": "finish"},
    {"code": "LINE", "length": 2, "spaces": 2, "line_after": 1},
    {"code": "L2", "length": 2, "spaces": 2},
    {"code": "L5", "length": 5, "spaces": 5},
    {"code": "C", "radius": 3, "turn": 8, "spaces": 5},
    lanes="ABCD",
    id="street",
    lateral_steps=True,
)
"""Four lanes, sideways steps everywhere, and corners without numbers."""
RING = "LINE C-L L2 C-L"


def laid_street(pieces: str, *markers: Marker, laps: int = 1) -> Circuit:
    return marked(builders.circuit_of(pieces, kit=STREETS, laps=laps), *markers)


def test_a_street_race_may_lead_from_one_place_to_another() -> None:
    """STR-03: from a start space over the line to the far end."""
    circuit = builders.circuit_of("START L4 L4")
    assert raced_street(circuit).shortest == 1 + 8
    assert findings(circuit, "street-racing", "RUN806") == ()


def test_a_street_race_on_a_circuit_ends_at_the_line() -> None:
    """STR-H-30: from a start space all the way round."""
    assert raced_street(load_circuit("april-raceway")).shortest == 1 + 75
    assert load_circuit("april-raceway").track.laps > 1
    assert raced_street(laid_street(RING, laps=3)).shortest == 1 + 3 * 14


def test_a_street_race_on_a_circuit_needs_a_line() -> None:
    """STR-V-02."""
    (finding,) = findings(builders.circuit_of(builders.CIRCLE), "street-racing", "RUN806")
    assert "there is no finish" in finding.message


def test_obstacles_that_block_a_street_can_be_removed() -> None:
    """STR-V-02: with one fix; without obstacles there is none."""
    blocked = marked(load_circuit("fabulous-driving-park"), Marker(on=2, at=1, obstacle=True))
    (finding,) = findings(blocked, "street-racing", "RUN806")
    (fix,) = finding.fixes
    opened = Circuit(EditGroup("fix", fix.edits).apply(blocked.track, blocked.kit), blocked.kit)
    assert findings(opened, "street-racing", "RUN806") == ()
    (finding,) = findings(builders.circuit_of(builders.CIRCLE), "street-racing", "RUN806")
    assert finding.fixes == ()


def test_circuits_of_other_games_have_four_start_spaces() -> None:
    """STR-V-01, STR section 15: whatever is on their grids."""
    circuit = builders.circuit_of("START L4")
    walls = [m for at in range(4) for m in shut(1, at, (0, 1, 2))]
    assert findings(marked(circuit, *walls), "street-racing", "RUN815") == ()
    (finding,) = findings(without_pieces(circuit), "street-racing", "RUN815")
    assert (finding.severity, finding.actual) == (Severity.ERROR, 0)


def test_four_drivers_want_four_start_spaces() -> None:
    """STR-V-01: those of the start piece."""
    for left, told in ((4, []), (3, [Severity.WARNING]), (0, [Severity.ERROR])):
        circuit = laid_street("START L5 FINISH", *shut(1, 0, range(4 - left)))
        found = findings(circuit, "street-racing", "RUN815")
        assert [f.severity for f in found] == told, left


def test_corners_with_sideways_steps_are_reported() -> None:
    """STR-V-05: each such step once."""
    circuit = laid_street("START L5 L5 FINISH", Marker(on=2, at=2, lane=1, limit=5))
    found = findings(circuit, "street-racing", "RUN846")
    assert [f.shape for f in found] == [
        TrackSpaces(("2.A3", "2.B3")),
        TrackSpaces(("2.B3", "2.C3")),
    ]


def test_a_branch_that_leads_back_is_an_endless_circle() -> None:
    """STR-V-04: not on a circuit, where laps are counted."""
    (example,) = find_check("RUN845").bad
    (finding,) = findings(example.circuit(), "street-racing", "RUN845")
    assert set(range(10, 18)) < set(finding.pieces)
    assert findings(laid_street(RING), "street-racing", "RUN845") == ()


def test_a_corner_without_numbers_counts_as_straight_on_a_street() -> None:
    circuit = laid_street("START L5 C-L L5 FINISH")
    assert findings(circuit, "street-racing", "RUN816") == ()
    assert raced_street(circuit).is_straight(raced_street(circuit).names.index("3.A1"))


@pytest.mark.parametrize(("limit", "found"), [(1, 0), (16, 0), (17, 1), (99, 1)])
def test_limits_beyond_the_fastest_card_are_reported(limit: int, found: int) -> None:
    """STR-V-07, STR-V-13: no normal draw exceeds 16."""
    circuit = builders.circuit_of(builders.OVAL)
    high = findings(marked(circuit, Marker(on=2, limit=limit)), "street-racing", "RUN817")
    assert len(high) == found
    steep = findings(
        marked(circuit, Marker(on=6, lane=0, barrier=limit)), "street-racing", "RUN820"
    )
    assert [f.limit for f in steep if "fastest" in f.message] == [16] * found


def test_spaces_with_a_limit_are_not_called_bare() -> None:
    circuit = builders.circuit_of(builders.OVAL)
    (before,) = findings(circuit, "street-racing", "RUN816")
    (after,) = findings(marked(circuit, Marker(on=2, limit=5)), "street-racing", "RUN816")
    assert (before.actual, after.actual) == (48, 45)


def test_one_free_space_across_the_road_is_reported() -> None:
    """STR-V-10: behind a straight, where lanes can be changed."""
    circuit = builders.circuit_of(builders.OVAL)
    assert findings(marked(circuit, *shut(6, 2, (0,))), "street-racing", "RUN818") == ()
    (finding,) = findings(marked(circuit, *shut(6, 2, (0, 2))), "street-racing", "RUN818")
    assert finding.pieces == (6,)


def test_chicanes_are_one_space_wide() -> None:
    """STR-V-10 on the Nürburg half's chicane."""
    assert len(findings(load_circuit("nuerburg-ring"), "street-racing", "RUN818")) == 1


def test_an_obstacle_behind_a_corner_makes_its_lane_a_dead_end() -> None:
    """STR-V-03: lanes are not changed in the corner before it."""
    circuit = marked(builders.circuit_of(builders.OVAL), *shut(1, 0, (0,)))
    (finding,) = findings(circuit, "street-racing", "RUN844")
    assert finding.pieces == (7, 8, 9, 10)
    for fix in finding.fixes:
        track = EditGroup("fix", fix.edits).apply(circuit.track, circuit.kit)
        assert findings(Circuit(track, circuit.kit), "street-racing", "RUN844") == ()
    assert len(finding.fixes) == 2


@pytest.mark.parametrize(("straights", "found"), [(4, 1), (5, 0)])
def test_a_high_barrier_wants_a_run_up_of_twenty(straights: int, found: int) -> None:
    """STR-V-13: START and L4s, the barrier on the last of them."""
    row = "L4 " * straights
    oval = f"START R2L R2L R2L R2L {row} L4 R2L R2L R2L R2L {row}"
    circuit = builders.circuit_of(oval)
    assert circuit.geometry.closed_exactly
    last = Marker(on=6 + straights, at=0, lane=0, barrier=9)
    assert len(findings(marked(circuit, last), "street-racing", "RUN820")) == found
    low = replace(last, barrier=8)
    assert findings(marked(circuit, low), "street-racing", "RUN820") == ()


@pytest.mark.parametrize(("more", "found"), [("", 1), ("L4 L1", 1), ("L4 L2", 0)])
def test_six_straight_spaces_behind_the_start(more: str, found: int) -> None:
    """STR-V-15, on an open road."""
    circuit = builders.circuit_of(f"START {more} R2L L4")
    assert len(findings(circuit, "street-racing", "RUN822")) == found


@pytest.mark.parametrize(
    ("straights", "found"), [("L4 " * 6, 0), ("L4 " * 5 + "L2 L1", 1), ("L4 " * 30, 1)]
)
def test_a_street_has_25_to_120_spaces(straights: str, found: int) -> None:
    """STR-V-17; one more from a start space to the line."""
    circuit = builders.circuit_of(f"START {straights}")
    assert len(findings(circuit, "street-racing", "RUN823")) == found


@pytest.mark.parametrize(("laps", "better"), [(1, 2), (9, 8)])
def test_another_number_of_laps_may_suit(laps: int, better: int) -> None:
    """STR-V-17: of 14 spaces 2 to 8 laps. The length of other games' circuits is one lap."""
    circuit = laid_street(RING, laps=laps)
    (finding,) = findings(circuit, "street-racing", "RUN823")
    (fix,) = finding.fixes
    track = fix.edits[0].apply(circuit.track, circuit.kit)
    assert track.laps == better
    assert findings(Circuit(track, circuit.kit), "street-racing", "RUN823") == ()


def test_assumptions_about_circuits_of_other_games_are_only_noted() -> None:
    """STR section 15: what no marker says."""
    circuit = load_circuit("fabulous-driving-park")
    for code in ("RUN847", "RUN851"):
        assert {f.severity for f in findings(circuit, "street-racing", code)} == {Severity.NOTE}
    said = marked(circuit, Marker(on=4, indicator=9))
    for code in ("RUN848", "RUN851"):
        assert {f.severity for f in findings(said, "street-racing", code)} == {Severity.WARNING}


def test_board_halves_carry_no_markers() -> None:
    """STR-V-08: no fix is offered that would be refused."""
    found = findings(load_circuit("bleifuss-drom"), "street-racing", "RUN847")
    assert [finding.fixes for finding in found] == [()] * len(found) != []


def test_markers_of_a_lane_and_of_all_lanes_are_removed_together() -> None:
    """STR-V-02: two obstacles at one place."""
    circuit = load_circuit("fabulous-driving-park")
    both = (Marker(on=2, at=1, obstacle=True), Marker(on=2, at=1, lane=1, obstacle=True))
    blocked = marked(circuit, *both)
    (finding,) = findings(blocked, "street-racing", "RUN806")
    opened = EditGroup("", finding.fixes[0].edits).apply(blocked.track, blocked.kit)
    assert opened == circuit.track


def test_touching_corners_become_one_group() -> None:
    """STR-V-08."""
    circuit = load_circuit("fabulous-driving-park")
    for finding in findings(circuit, "street-racing", "RUN847"):
        (fix,) = finding.fixes
        circuit = Circuit(EditGroup("", fix.edits).apply(circuit.track, circuit.kit), circuit.kit)
    assert findings(circuit, "street-racing", "RUN847") == ()


# --- dice ---------------------------------------------------------------------------------------

ORDER = ["black", "gold", "red", "green", "blue", "yellow", "purple", "white"]


def dice(id: str = "free-speedway") -> Circuit:
    """Raced over one lap."""
    circuit = load_circuit(id)
    return Circuit(replace(circuit.track, laps=1), circuit.kit)


def test_order_of_the_colours_is_the_one_derived() -> None:
    """DIC section 1.1: phases 1 to 8."""
    assert list(COLOURS) == ORDER
    assert [colour_at(i) for i in (0, 7, 8, 71)] == ["black", "white", "black", "white"]


def test_the_dice_line_keeps_to_one_lane() -> None:
    circuit = dice()
    line = line_of(circuit)
    assert {circuit.graph.nodes[space.name]["lane"] for space in line.main} == {0}
    assert (len(line), line.closed) == (96, True)


def test_the_dice_line_goes_through_chicanes() -> None:
    assert len(line_of(load_circuit("nuerburg-ring"))) == 33


@pytest.mark.parametrize("id", sorted({*shipped_tracks()} - {"tag-team"}))
def test_eight_divides_the_raced_lane(id: str) -> None:
    """DIC-V-13; a course from a start to a finish may be of any length. Tag Team has lanes that
    end, so that none goes all the way round."""
    circuit = load_circuit(id)
    lengths = [length for length in circuit.measures.lane_laps if length is not None]
    found = findings(circuit, "dice-derby", "RUN831")
    assert bool(found) == (bool(lengths) and all(length % 8 for length in lengths))


def test_lane_with_colours_is_the_raced_one() -> None:
    circuit = marked(dice(), Marker(on=2, lane=2, colour="black"))
    assert {circuit.graph.nodes[one.name]["lane"] for one in line_of(circuit).main} == {2}


def test_written_colours_must_be_in_order() -> None:
    """DIC-V-02 to DIC-V-04: the first space behind the line is black, and so on."""
    for at, colour in enumerate(ORDER[:4]):
        right = marked(dice(), Marker(on=2, at=at, lane=0, colour=colour))
        assert findings(right, "dice-derby", "RUN807") == ()
        white = Marker(on=2, at=at, lane=0, colour="white")
        (finding,) = findings(marked(dice(), white), "dice-derby", "RUN807")
        assert (finding.actual, finding.limit) == ("white", colour)
        assert finding.fixes[0].edits == (RemoveMarker(white),)
    assert findings(marked(dice(), Marker(on=2, lane=0, colour="pink")), "dice-derby", "RUN807")


def test_all_colours_can_be_marked_in_one_step() -> None:
    """The second fix: every space of the line then shows the colour that it is raced with."""
    wrong = marked(dice(), Marker(on=2, lane=0, colour="white"))
    (finding,) = findings(wrong, "dice-derby", "RUN807")
    track = EditGroup("fix", finding.fixes[1].edits).apply(wrong.track, wrong.kit)
    fixed = Circuit(track, wrong.kit)
    assert findings(fixed, "dice-derby", "RUN807") == ()
    names = [space.name for space in line_of(fixed).main]
    assert [fixed.graph.nodes[name]["colour"] for name in names] == ORDER * 12
    assert sum("colour" in space for space in fixed.graph.nodes.values()) == 96


@pytest.mark.parametrize(
    ("symbol", "colours"),
    [
        ("turbo", {"green"}),
        ("rpm", {"green"}),
        ("lead_foot", {"green"}),
        ("pit_stop", {"yellow"}),
        ("spin_out", {"purple", "gold"}),
        ("banana", set()),
    ],
)
def test_symbols_lie_on_their_colours(symbol: str, colours: set[str]) -> None:
    """DIC-V-06."""
    for i, colour in enumerate(ORDER):
        marker = Marker(on=2 + i // 4, at=i % 4, lane=0, symbol=symbol)
        found = findings(marked(dice(), marker), "dice-derby", "RUN833")
        assert (not found) == (colour in colours), colour


@pytest.mark.parametrize(
    ("length", "severity"),
    [(8, Severity.ERROR), (16, Severity.WARNING), (40, None), (120, None), (128, Severity.WARNING)],
)
def test_length_of_the_dice_line(length: int, severity: Severity | None) -> None:
    """DIC-V-11, on a ring of two half turns and two straights."""
    kit = builders.kit_with(
        {"code": "S", "length": 1, "spaces": 1, "line_after": 1},
        {"code": "L", "length": 1, "spaces": 1},
        {"code": "C", "radius": 9, "turn": 8, "spaces": 3},
    )
    half = (length - 8) // 2
    circuit = builders.circuit_of(f"S C-L {'L ' * (half + 1)} C-L {'L ' * half}", kit=kit)
    assert circuit.measures.lap_length == length
    circuit = Circuit(replace(circuit.track, laps=1), circuit.kit)
    found = findings(circuit, "dice-derby", "RUN832")
    assert [f.severity for f in found] == ([severity] if severity else [])


def test_the_printed_symbols_are_a_full_set() -> None:
    """DIC-V-07, DIC-V-14: the reference track's symbols, by index from 1 (DIC section 5)."""
    printed = {12: "turbo", 22: "pit_stop", 36: "rpm", 39: "spin_out"}
    printed |= {52: "lead_foot", 54: "pit_stop", 58: "spin_out"}
    circuit = dice()
    full = marked(circuit, *_symbols(circuit, printed))
    assert findings(full, "dice-derby", "RUN834") == ()
    assert findings(full, "dice-derby", "RUN833") == ()
    fewer = {index: symbol for index, symbol in printed.items() if index not in (36, 58)}
    (finding,) = findings(marked(circuit, *_symbols(circuit, fewer)), "dice-derby", "RUN834")
    assert "no RPM, 0 spin-outs on gold instead of 1" in finding.message


def test_two_lost_turns_lie_more_than_three_steps_apart() -> None:
    """DIC-V-14."""
    circuit = dice()
    for second, near in ((7, True), (10, False)):
        pair = marked(circuit, *_symbols(circuit, {6: "pit_stop", second: "spin_out"}))
        found = findings(pair, "dice-derby", "RUN834")
        assert any("two lost turns" in f.message for f in found) == near


def _symbols(circuit: Circuit, by_index: dict[int, str]) -> list[Marker]:
    """Markers on the leftmost lane, by index from 1 behind the line."""
    positions = CheckedCircuit(circuit).lap.positions
    places = {index: positions[index - 1] for index in by_index}
    return [
        Marker(on=places[i].piece, at=places[i].at, lane=0, symbol=symbol)
        for i, symbol in by_index.items()
    ]


def test_rulesets_of_the_simulator_can_be_asked_for() -> None:
    """Both know them from the games' `rulesets.py`."""
    assert {id: RULESETS[id] for id in all_rulesets()} == {
        id: ruleset.about for id, ruleset in all_rulesets().items()
    }
    for game in all_games().values():
        if game.rulesets:
            assert [one.id for one in game.rulesets] == list(game.part("rulesets").RULESETS)


@pytest.mark.slow
@pytest.mark.parametrize(
    "rules", slow_but(["motograndprix-basic", "ausgebremst-family"], all_rulesets())
)
def test_what_the_checks_let_pass_can_be_raced_and_nothing_else(rules: str) -> None:
    for id, circuit in (*shipped_circuits(), *UNFINISHED.items()):
        try:
            setup, way = lineup(circuit, rules)
            setup.table(way)
            refused = ""
        except TrackwrightError as error:
            refused = str(error)
        codes = set(errors(circuit, rules)) - CANNOT_BE_ENDED
        assert bool(codes) == bool(refused), f"{id}: {codes}, {refused}"


def shipped_circuits() -> Iterator[tuple[str, Circuit]]:
    return ((id, load_circuit(id)) for id in shipped_tracks())


UNFINISHED = {
    "not closed": builders.circuit_of("START L4 L4 L4 L4"),
    "no start piece": builders.circuit_of(builders.CIRCLE),
    "nothing": without_pieces(builders.circuit_of(builders.OVAL)),
    "blocked": marked(builders.circuit_of(builders.OVAL), *shut(6, 0, (0, 1, 2))),
}
CANNOT_BE_ENDED = {"RUN809"}
"""A race that can be begun, but nobody has the cards to come home."""
