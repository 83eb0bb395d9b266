"""A check says which keys of a track it reads (`reads`): after an edit of other keys it is not run
again. Were a key missing there, the window would go on showing what was found before the edit."""

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import fields, replace
from functools import cache
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests import strategies
from tests.amounts import amount
from trackwright.model.circuit import Circuit
from trackwright.model.files import library
from trackwright.model.layout.kit import Kit
from trackwright.model.layout.track import Frame, Marker, Track
from trackwright.model.layout.wellformed import track_problems
from trackwright.model.text.errors import EditRefused
from trackwright.simulator.game.rulesets import all_rulesets
from trackwright.validators.catalogue import all_checks, find_check
from trackwright.validators.check import Check
from trackwright.validators.report import Checker, Report, check_circuit

CHECKS = {check.code: check for check in all_checks()}
KEYS = tuple(field.name for field in fields(Track) if field.name != "kit")
"""What an edit may change; another kit means that everything is checked again."""
VALUES: dict[str, tuple[object, ...]] = {
    "laps": (1, 2, 40),
    "boxes": (1, 2, 3),
    "board_cm": (None, (30.0, 20.0), (400.0, 300.0)),
    "kit_revision": (None, 1),
    "number": (None, 7),
    "notes": ((), ("a note",)),
    "name": ("Another name",),
}
Told = tuple[object, ...]


@cache
def tracks_of(kit: str) -> tuple[Track, ...]:
    """The tracks of all examples for this kit."""
    examples = [e for check in CHECKS.values() for e in (*check.bad, *check.good)]
    found = [example.circuit().track for example in examples]
    return tuple(dict.fromkeys(track for track in found if track.kit == kit))


@cache
def values_of(kit: str, key: str) -> tuple[object, ...]:
    """The values of a key in them, and some more."""
    more = library.kit(kit).levels if key == "level" else VALUES.get(key, ())
    return tuple(dict.fromkeys([*more, *(getattr(track, key) for track in tracks_of(kit))]))


def near(track: Track, key: str, kit: Kit, rng: Random) -> Iterator[object]:
    """Values that differ a little from the track's own."""
    if key == "markers":
        yield ()
        for marker in rng.sample(track.markers, min(2, len(track.markers))):
            yield tuple(one for one in track.markers if one is not marker)
        for piece in rng.sample(list(track.pieces()), min(3, len(track.piece_locations))):
            if not kit.codes[piece.piece].kind.chain:
                values: dict[str, Any] = rng.choice(
                    [{"obstacle": True}, {"difficulty": 3}, {"hill": "up"}, {"counts_as": "corner"}]
                )
                yield (*track.markers, Marker(on=piece.id, **values))
    elif key == "frames":
        x, y, angle = rng.uniform(-900, 900), rng.uniform(-900, 900), rng.uniform(-90, 90)
        yield (*track.frames[:-1], Frame(x, y, angle))
    elif key == "runs":
        for i, run in enumerate(track.runs):
            at = rng.randrange(len(run.pieces))
            cut = replace(run, pieces=(*run.pieces[:at], *run.pieces[at + 1 :]))
            yield track.with_run(i, *([cut] if cut.pieces else [])).runs


def variants(track: Track, key: str, rng: Random, most: int) -> Iterator[Track]:
    """The track with other values of one key, if they make sense."""
    kit = library.kit(track.kit)
    known = [value for value in values_of(track.kit, key) if value != getattr(track, key)]
    wanted = [*near(track, key, kit, rng), *rng.sample(known, min(most, len(known)))]
    for value in wanted:
        changed: dict[str, Any] = {key: value}
        other = replace(track, **changed)
        if not list(track_problems(other, kit)):
            yield other


def told(report: Report) -> Told:
    return report.findings, report.not_checked


def overlooked(check: Check, most: int) -> Iterator[str]:
    """The keys whose change the check does not notice, though it makes a difference."""
    rules, rng = check.rules[0] if check.rules else None, Random(check.code)
    seen: dict[str, list[Track]] = defaultdict(list)
    for example in (*check.bad, *check.good):
        track = example.circuit().track
        for key in KEYS:
            if key not in check.reads:
                seen[key] += [track, *variants(track, key, rng, most)]
    for key, tracks in seen.items():
        checker = Checker(rules, only=[check.code])
        for track in tracks:
            kit = library.kit(track.kit)
            fresh = check_circuit(Circuit(track, kit), rules, only=[check.code])
            if told(checker.check(Circuit(track, kit))) != told(fresh):
                yield key
                break


@pytest.mark.slow
@pytest.mark.parametrize("code", CHECKS)
def test_a_check_reads_all_that_its_result_depends_on(code: str) -> None:
    """Each key that is not in its `reads` is changed by itself, in all its examples."""
    assert list(overlooked(CHECKS[code], amount(1, soak=20))) == []


@pytest.mark.slow
@pytest.mark.parametrize("id", library.kit_files())
@given(st.data(), st.sampled_from([None, *all_rulesets()]))
def test_edits_are_checked_as_if_from_scratch_for_every_kit_and_ruleset(
    id: str, data: st.DataObject, rules: str | None
) -> None:
    kit = library.kit(id)
    track = data.draw(st.sampled_from(tracks_of(id)) | strategies.tracks(kit, least_runs=1))
    checker = Checker(rules)
    for _ in range(4):
        fresh = check_circuit(Circuit(track, kit), rules)
        assert told(checker.check(Circuit(track, kit))) == told(fresh)
        try:
            track = data.draw(strategies.random_edits(track, kit)).apply(track, kit)
        except EditRefused:
            continue


@pytest.mark.slow
@pytest.mark.parametrize(
    ("code", "key"),
    [
        ("GEO101", "runs"),
        ("GEO105", "frames"),
        ("GEO106", "board_cm"),
        ("LAN202", "obstacles"),
        ("BOX301", "boxes"),
        ("MAR405", "markers"),
        ("BAL501", "level"),
        ("SYS902", "kit_revision"),
        ("RUN813", "laps"),
    ],
)
def test_a_key_that_is_missing_is_noticed(
    code: str, key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    check = find_check(code)
    monkeypatch.setattr(type(check), "reads", check.reads - {key})
    assert ("markers" if key == "obstacles" else key) in overlooked(check, 8)
