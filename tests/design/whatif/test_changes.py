"""Single changes: closed, clean, each really different race once."""

import re
from collections import Counter, defaultdict
from collections.abc import Iterator

import pytest

from trackwright.design.whatif.changes import Listed, exchanged, key_of, list_changes
from trackwright.design.whatif.rows import pairs_of, windows_of
from trackwright.games.ausgebremst.checks.aus613_driven_back import Reversed
from trackwright.model.circuit import Circuit
from trackwright.model.edit.edits import BreakUp, apply_all
from trackwright.model.files.library import load_circuit
from trackwright.model.layout.kit import Kit
from trackwright.model.layout.pieces import templates_of
from trackwright.model.layout.zeta import Pose, compose
from trackwright.model.text.errors import TrackwrightError
from trackwright.simulator.playtest.counts import counts_of
from trackwright.simulator.playtest.running import Batch, run_part
from trackwright.simulator.table.lineup import lineup
from trackwright.validators.check import CheckedCircuit
from trackwright.validators.finding import Finding, Severity
from trackwright.validators.report import check_circuit

CHEAP = ("window", "start", "difficulty", "hill")
EXPERT = "motograndprix-expert"
PROBLEMS = (Severity.ERROR, Severity.WARNING)


@pytest.fixture(scope="module")
def april() -> Circuit:
    return load_circuit("april-raceway")


@pytest.fixture(scope="module")
def listed(april: Circuit) -> Listed:
    return list_changes(april, CHEAP, EXPERT)


def end_of(kit: Kit, codes: list[str]) -> tuple[Pose, int]:
    pose, turn = Pose(), 0
    for code in codes:
        pose = compose(pose, templates_of(kit)[code].end)
        turn += templates_of(kit)[code].turn
    return pose, turn


def test_windows_and_pairs_lead_back_to_where_they_began(april: Circuit) -> None:
    codes = [piece.piece for piece in april.track.runs[0].pieces]
    windows = list(windows_of(april.kit, codes))
    assert len(windows) > 10
    for begin, end, row in windows:
        assert end_of(april.kit, codes[begin:end]) == end_of(april.kit, list(row))
    pairs = list(pairs_of(april.kit, codes))
    assert len(pairs) > 100
    for one, other in pairs[::23]:
        (a, b, first), (c, d, second) = sorted([one, other])
        changed = [*codes[:a], *first, *codes[b:c], *second, *codes[d:]]
        assert end_of(april.kit, changed) == (Pose(), 16)


@pytest.mark.slow
def test_a_course_has_changes_too() -> None:
    """Its finish may come to lie elsewhere, where the road forks as well; straights that are only
    cut elsewhere are no change."""
    circuit, rules = load_circuit("varones-test"), "street-racing"
    before = Counter(f.code for f in check_circuit(circuit, rules).open(*PROBLEMS))
    listed = list_changes(circuit, ("window",), rules)
    assert len(listed.clean) >= 50
    assert len({one.circuit.positions for one in listed.clean}) > 3
    for change in listed.clean[::25]:
        assert change.circuit.geometry.leads_to_finish
        after = Counter(f.code for f in check_circuit(change.circuit, rules).open(*PROBLEMS))
        assert after <= before
        assert not re.fullmatch(r"[LWN]4 -> [LWN]2 [LWN]2 at piece \d+", str(change.words))


@pytest.mark.slow
def test_changes_are_closed_clean_and_different(april: Circuit, listed: Listed) -> None:
    def problems(circuit: Circuit) -> list[str]:
        found = check_circuit(circuit, EXPERT).findings
        return sorted(f.code for f in found if f.severity is not Severity.NOTE)

    before = problems(april)
    assert {change.kind for change in listed.clean} >= {"window", "difficulty", "hill"}
    for change in listed.clean:
        assert change.circuit.geometry.closed_exactly
        assert not set(problems(change.circuit)) - set(before), change.words
    everything = [*listed.clean, *listed.warned]
    keys = [key_of(change.circuit) for change in everything]
    assert len({*keys, key_of(april)}) == len(keys) + 1
    assert all(change.warns for change in listed.warned)


def test_a_circuit_with_an_error_is_not_checked_for_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of the changes of an Ausgebremst circuit nine in ten have too few cards, and to reverse each
    of them takes most of the time."""
    halves = load_circuit("bleifuss-circuit")
    pieces = [piece.id for piece in halves.track.pieces()]
    track = apply_all([BreakUp(id) for id in pieces], halves.track, halves.kit)
    reversed_circuits = []
    check = Reversed.check

    def counted(self: Reversed, subject: CheckedCircuit) -> Iterator[Finding]:
        reversed_circuits.append(subject)
        return check(self, subject)

    monkeypatch.setattr(Reversed, "check", counted)
    listed = list_changes(Circuit(track, halves.kit), ("window",))
    changes = len(listed.clean) + len(listed.warned)
    assert 10 < changes < listed.tried / 2
    assert len(reversed_circuits) <= changes + 5


ALIKE = 200
RACES = 10
BASIC = "motograndprix-basic"


@pytest.mark.slow
def test_circuits_with_the_same_key_have_the_same_hash_and_the_same_races() -> None:
    """So each race needs to be raced once only: 200 changes that race as others do."""
    alike: dict[object, list[Circuit]] = defaultdict(list)
    for name in ("april-raceway", "startline-driving-park"):
        circuit = load_circuit(name)
        codes = [piece.piece for piece in circuit.track.runs[0].pieces]
        for one, other in pairs_of(circuit.kit, codes):
            windows = {(begin, end): word for begin, end, word in (one, other)}
            changed = Circuit(exchanged(circuit.track, circuit.kit, windows), circuit.kit)
            if sum(map(len, alike.values())) - len(alike) < ALIKE:
                alike[key_of(changed)].append(changed)
    compared = 0
    table = None
    for first, *others in alike.values():
        if not others:
            continue
        counts = []
        for circuit in (first, *others):
            batch = Batch(*lineup(circuit, BASIC, laps=1, options={"unrated": 1}), 5, RACES)
            table = batch.table_from(table)
            run_part(batch, table, 0, RACES)
            counts.append(counts_of(table))
        for same, count in zip(others, counts[1:], strict=True):
            assert same.hash == first.hash
            assert count.same_as(counts[0])
            compared += 1
    assert compared == ALIKE


def test_pieces_that_stay_keep_their_markers(april: Circuit, listed: Listed) -> None:
    for change in listed.clean:
        track = change.circuit.track
        ids = {piece.id for piece in track.pieces()}
        assert {marker.on for marker in track.markers} <= ids
        if change.kind == "window":
            kept = ids & {piece.id for piece in april.track.pieces()}
            assert [m for m in april.track.markers if m.on in kept] == [
                m for m in track.markers if m.on in kept
            ]


def test_hills_are_only_changed_where_rules_know_them(april: Circuit) -> None:
    assert list_changes(april, ("hill",), "motograndprix-basic").tried == 0
    assert list_changes(april, ("hill",), EXPERT).tried > 10


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("tokyo-drift", "what-if needs a circuit of one row of pieces"),
        ("bleifuss-drom", "what-if needs a circuit without board halves"),
    ],
)
def test_other_circuits_are_refused_with_the_reason(name: str, why: str) -> None:
    with pytest.raises(TrackwrightError, match=why):
        list_changes(load_circuit(name))
