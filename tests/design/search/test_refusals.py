"""What cannot be is refused before anything is searched, with the reason."""

import math
import re
from dataclasses import replace
from typing import Any

import pytest

from trackwright.design.kernel.states import RATING
from trackwright.design.looks.scoring import NAMES, Looks
from trackwright.design.search.misses import advice
from trackwright.design.search.palette import palette_of
from trackwright.design.search.proposals import Status, proposals
from trackwright.design.search.refusals import reject_impossible
from trackwright.design.wishes import Wishes, validated
from trackwright.model.files.library import kit
from trackwright.model.text.errors import TrackwrightError

OUTLINE = tuple((math.cos(i / 5), math.sin(i / 5)) for i in range(31))
CASES = [
    (Wishes(positions=(5, 11)), "grid and run-up alone take 11, at most 11"),
    (Wishes(positions=(190, 195)), "the pieces of 1 boxes make"),
    (Wishes(positions=(60, 60), board_cm=(60.0, 50.0)), "a straight of 11 positions takes 65 cm"),
    (Wishes(positions=(60, 60), corners=(16, 20)), "the guidelines about difficulties allow 15"),
    (Wishes(positions=(60, 60), corners=(16, 20), boxes=2), None),
    (Wishes(positions=(60, 60), corners=(5, 20), avoid=("R4",)), "allow 3"),
    (Wishes(positions=(60, 60), hairpins=(9, 9), corners=(4, 8)), "of at most 8 corners"),
    (Wishes(positions=(60, 60), longest=(0, 9)), "grid and run-up take a straight of 11"),
    (Wishes(positions=(60, 60), longest=(0, 12), boxes=3), "grid and run-up take a straight of 13"),
    (Wishes(positions=(60, 60), longest=(0, 12), boxes=2), None),
    (Wishes(positions=(60, 60), use={"R4": 7}), "the boxes have 6"),
    (Wishes(positions=(118, 118), board_cm=(70.0, 50.0)), "cover at least"),
    (Wishes(positions=(60, 60), corners=(0, 0)), "needs at least one"),
    (Wishes(positions=(60, 60), avoid=("L1", "L2", "L4")), "no straight or no corner is left"),
    (Wishes(positions=(60, 60), avoid=("L4",)), "the start is a piece L4"),
    (
        Wishes(positions=(90, 95), outline=OUTLINE, board_cm=(70.0, 60.0)),
        "at most about 31 positions",
    ),
    (
        Wishes(level="basic", positions=(70, 90)),
        "warn of 70 to 90 positions on a basic circuit; take 40 to 60, another level, or none",
    ),
    (Wishes(positions=(60, 50)), "60..50 is empty"),
    (Wishes(positions=(60, 60), avoid=("R9",)), "no piece 'R9'"),
    (Wishes(kit="nokit"), "no kit 'nokit'"),
    (Wishes(level="easy"), "no level 'easy'"),
    (Wishes(positions=(300, 300)), "300 are more than can be designed"),
    (Wishes(kit="street", use={"START4": 1, "FORK22": 1}), "a road that forks cannot be asked for"),
    (Wishes(kit="ausgebremst", use={"PIT-C2": 1}), "use PIT-C2: its lanes do not join"),
    (Wishes(kit="ausgebremst", use={"PIT-IN-C2": 1}), "PIT-IN-C2: its lanes lead on to no other"),
    (Wishes(kit="ausgebremst", use={"RING": 1}), "use RING: a half of a board cannot be asked for"),
    (Wishes(kit="street", use={"START4": 1, "N4": 1}), "use N4: its lanes do not join"),
    (
        Wishes(positions=(41, 46), rules="dice-derby"),
        "a lap of 41 to 46 cannot be raced by dice-derby, only a multiple of 8, such as 40 or 48",
    ),
    (Wishes(positions=(41, 48), rules="dice-derby"), None),
    (Wishes(positions=(60, 60), use={"R3L": 2}), "use R3L: only kinds can be counted, so write R3"),
]


@pytest.mark.parametrize("kind", [*kit("ausgebremst").kinds, *kit("street").kinds])
@pytest.mark.parametrize("start", ["START4", "START2"])
def test_what_is_to_be_named_with_a_piece_can_be_asked_for(kind: str, start: str) -> None:
    """Who is told which pieces belong together, and asks for these, is not refused again."""
    of = "street" if kind in kit("street").kinds else "ausgebremst"
    begin = {start: 1} if of == "street" else {}
    wishes = Wishes(kit=of, positions=(40, 60), use=begin | {kind: 1})
    said = refusal_of(wishes)
    if example := re.search(r"in driving order, such as (\S+)$", said):
        named = dict.fromkeys(example[1].split(","), 1)
        said = refusal_of(replace(wishes, use=begin | named))
    assert not said or re.search("a road that forks|a half of a board", said)


def refusal_of(wishes: Wishes) -> str:
    """Why no pieces can be laid for these wishes, if so."""
    try:
        palette_of(wishes)
    except TrackwrightError as error:
        return str(error)
    return ""


@pytest.mark.parametrize(("wishes", "why"), CASES, ids=[str(i) for i in range(len(CASES))])
def test_impossible_wishes_are_refused_with_the_reason(wishes: Wishes, why: str | None) -> None:
    if why is None:
        reject_impossible(validated(wishes))
        return
    with pytest.raises(TrackwrightError, match=why):
        reject_impossible(validated(wishes))


MISSED = [
    (Wishes(level="expert", positions=(119, 119), board_cm=(85.0, 70.0)), "larger board"),
    (Wishes(positions=(44, 44), corners=(14, 15)), "widen corners"),
    (Wishes(positions=(100, 110), longest=(50, 60), board_cm=(330.0, 60.0)), "widen longest"),
    (Wishes(positions=(75, 75), board_cm=(70.0, 66.0)), "larger board"),
    (Wishes(positions=(60, 60), hairpins=(7, 7), corners=(7, 8)), "hairpins"),
    (Wishes(positions=(75, 75), board_cm=(100.0, 80.0), grass_mm=200.0), "larger board"),
    (Wishes(positions=(70, 75), outline=OUTLINE, board_cm=(110.0, 85.0)), "follows the outline"),
    (Wishes(kit="ausgebremst", positions=(60, 61), board_cm=(70.0, 50.0)), "larger board"),
    (
        Wishes(positions=(75, 75), avoid=("R4",), corners=(3, 3), board_cm=(80.0, 66.0)),
        "easy corners short",
    ),
    (Wishes(positions=(120, 120), avoid=("L2",), use={"R4": 7}), "the boxes have 6"),
]


LOOKS = {
    "bent": Looks({}, {"s_bends": 4.1, "variety": 4.0, "straight": 0.3}),
    "fine": Looks({}, dict.fromkeys(NAMES, 0.9)),
}


def told(wishes: Wishes, **known: Any) -> str:
    """The advice of a search that found so much."""
    rows, kept, misses = known.pop("rows", 652), known.pop("kept", 0), known.pop("misses", ())
    status = Status(400, 400, rows, kept, (), misses, **known)
    return "\n".join(map(str, advice(status, validated(wishes))))


def test_the_reason_why_rows_are_not_shown_is_told() -> None:
    """Each names what is to be relaxed, and nothing is "like those shown" if none is."""
    like = Wishes(positions=(60, 60))
    assert "all shaped like those shown: lower unlike" in told(like, kept=1)
    assert "none with room for the start: take a larger board" in told(like)
    other = replace(like, not_like=(("START", "L4"),))
    assert "like circuits that are not wanted: lower unlike" in told(other)
    start = replace(like, origin=("START", "L4"))
    assert "like the circuit to start from" in told(start)
    assert "take a larger board, keep fewer pieces, or lower unlike (now 0.02)" in told(start)
    ugly = told(like, unsightly=(LOOKS["bent"], LOOKS["fine"]))
    assert "2 more circuits look worse than wished, the best of them 8.4: raise most-looks" in ugly
    assert "most unusual about it: corners right behind another; weigh that less" in ugly
    assert "unusual" not in told(like, unsightly=(LOOKS["fine"],))


STAR = tuple(
    (r * math.cos(math.pi * k / 5), r * math.sin(math.pi * k / 5))
    for k, r in enumerate([100.0, 45.0] * 5)
)


@pytest.mark.slow
def test_how_far_from_an_outline_the_nearest_was_is_told() -> None:
    """Cardboard has no spikes; who raises the likeness by as much finds circuits."""
    wishes = Wishes(positions=(75, 100), board_cm=(150.0, 120.0), outline=STAR, likeness=0.001)
    said = " ".join(map(str, advice(proposals(wishes, 1, 1, bursts=3).status, validated(wishes))))
    told = re.search(r"(0\.\d{3}) farther from the outline than likeness allows", said)
    assert told
    enough = replace(wishes, likeness=0.001 + float(told[1]))
    assert proposals(enough, 1, 1, bursts=3).status.rows


@pytest.mark.slow
def test_what_one_check_refuses_always_is_soon_given_up_and_the_nearest_is_told(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The points of a deck are hardly enough for two laps of 41, and far too many for one of 55: a
    headline alone does not say which way to go."""
    monkeypatch.setattr("trackwright.design.search.proposals.LEAST_HOPELESS", 5)
    wishes = Wishes(kit="ausgebremst", positions=(45, 55))
    found = proposals(wishes, 1, 3, jobs=1)
    assert found.proposals == ()
    assert found.status.bursts == 5
    said = "\n".join(map(str, advice(found.status, validated(wishes))))
    assert "circuits refused by AUS605: The points of a deck" in said
    nearest = r"nearest of them \(positions: 4\d, laps: 2\): of 84 points row 1 needs 9"
    assert re.search(nearest, said)


def test_who_wishes_for_laps_is_told_that_others_may_do() -> None:
    """Without a wish, fewer laps are tried anyway."""
    refused = (("AUS605", 168),)
    of = Wishes(kit="ausgebremst", positions=(20, 40), laps=3)
    assert "take more or fewer laps (now 3)" in told(of, rejected=refused)
    assert "fewer laps" not in told(replace(of, laps=None), rejected=refused)
    assert "fewer laps" not in told(of, rejected=(("GEO106", 2),))


def test_without_easy_pieces_few_corners_are_allowed_and_that_is_told() -> None:
    avoided = told(Wishes(positions=(50, 64), avoid=("R4",)))
    assert "without R4, the guidelines about difficulties allow 3 corners" in avoided
    assert "guidelines" not in told(Wishes(positions=(50, 64), avoid=("R1",)))
    without = told(Wishes(positions=(70, 80), avoid=("R4",)), rows=0, misses=((RATING, 1.0),))
    assert "more boxes" not in without


@pytest.mark.slow
@pytest.mark.parametrize(("wishes", "relax"), MISSED, ids=[str(i) for i in range(len(MISSED))])
def test_wishes_that_cannot_be_met_are_refused_or_told_what_to_relax(
    wishes: Wishes, relax: str
) -> None:
    try:
        found = proposals(wishes, 1, 1, jobs=1, bursts=3)
    except TrackwrightError as refused:
        said = str(refused)
    else:
        said = "\n".join(map(str, advice(found.status, validated(wishes))))
        assert found.proposals == ()
    assert relax in said
