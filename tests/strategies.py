"""Hypothesis strategies for all properties: words of pieces, tracks, closed circuits, edits."""

from collections.abc import Sequence
from dataclasses import replace

from hypothesis import strategies as st

from tests.builders import KIT
from trackwright.model.edit import edits
from trackwright.model.edit.edits import Edit
from trackwright.model.edit.scenery import (
    AddScenery,
    ChangeScenery,
    OrderScenery,
    RemoveScenery,
)
from trackwright.model.layout import zeta
from trackwright.model.layout.kit import Kit, Side
from trackwright.model.layout.pieces import templates_of
from trackwright.model.layout.scenery import SCENERY_KINDS, WORDED, SceneryItem
from trackwright.model.layout.track import (
    MARKER_KINDS,
    NEEDS_LANE,
    ONE_LANE,
    WHOLE_PIECE,
    Approval,
    Frame,
    Marker,
    Piece,
    Run,
    Start,
    Track,
)
from trackwright.model.layout.wellformed import misplacement
from trackwright.model.layout.zeta import Point, Pose

integers = st.integers(-1000, 1000)
points: st.SearchStrategy[Point] = st.tuples(*[integers] * 8)
small_points: st.SearchStrategy[Point] = st.tuples(*[st.integers(-3, 3)] * 8)
headings = st.integers(0, 15)
poses = st.builds(Pose, points, headings)
sides: st.SearchStrategy[Side | None] = st.sampled_from([None, "L", "R"])
table_mm = st.floats(-60_000, 60_000)
frames = st.builds(Frame, table_mm, table_mm, st.floats(-360, 360))
texts = st.text(min_size=1, max_size=12)


def single_codes(kit: Kit) -> list[str]:
    return [code for code in kit.codes if not kit.codes[code].kind.chain]


def piece_codes(kit: Kit = KIT) -> st.SearchStrategy[str]:
    return st.sampled_from(list(kit.codes))


def words(kit: Kit = KIT, least: int = 1, most: int = 8) -> st.SearchStrategy[list[str]]:
    """Piece codes in a row, as they come."""
    return st.lists(piece_codes(kit), min_size=least, max_size=most)


def end_of_word(codes: Sequence[str], kit: Kit = KIT) -> Pose:
    pose = Pose()
    for code in codes:
        pose = zeta.compose(pose, templates_of(kit)[code].end)
    return pose


@st.composite
def half_words(draw: st.DrawFn, most: int = 6) -> list[str]:
    """Pieces of MotoGrandPrix that turn 180 degrees to the left in all; laid twice they close."""
    codes = [code for code in KIT.codes if code != "START"]
    word = ["L4", *draw(st.lists(st.sampled_from(codes), max_size=most))]
    rest = (8 - end_of_word(word).heading) % 16
    return word + ["R1L"] * (rest // 2) + ["R4L"] * (rest % 2)


@st.composite
def closed_words(draw: st.DrawFn, most: int = 6, start: bool = True) -> list[str]:
    """A circuit that closes exactly; with `start` its first straight is the start piece."""
    half = draw(half_words(most=most))
    return ["START" if start else "L4", *half[1:], *half]


VALUES: dict[str, st.SearchStrategy[object]] = {
    "difficulty": st.integers(1, 3),
    "counts_as": st.sampled_from(["straight", "corner"]),
    "hill": st.sampled_from(["up", "down", "flat"]),
    "bonus": st.integers(1, 9),
    "limit": st.integers(1, 99),
    "barrier": st.integers(1, 99),
    "obstacle": st.just(True),
    "colour": st.sampled_from(["red", "blue"]),
    "symbol": st.sampled_from(["star", "moon"]),
    "route": st.just(True),
    "start_space": st.just(True),
    "stripe": st.sampled_from(["red", "blue"]),
    "text": texts,
    "name": texts,
    "indicator": st.integers(1, 9),
    "group": st.integers(1, 99),
    "block": st.just(True),
}
assert set(VALUES) == set(MARKER_KINDS)


@st.composite
def markers(
    draw: st.DrawFn, track: Track, kit: Kit = KIT, kinds: Sequence[str] = MARKER_KINDS
) -> Marker:
    """A marker that may stand on this track (which has a piece that is no board half)."""
    on = draw(st.sampled_from([p for p in track.pieces() if not kit.codes[p.piece].kind.chain]))
    template = templates_of(kit)[on.piece]
    kind = draw(st.sampled_from(kinds))
    at = 0 if kind in WHOLE_PIECE else draw(st.integers(0, template.columns - 1))
    one_lane = st.integers(0, template.lanes - 1)
    lanes = one_lane if kind in NEEDS_LANE else one_lane | st.none()
    lane = draw(lanes) if kind in ONE_LANE else None
    value = draw(VALUES[kind])
    marker = Marker(on=on.id, at=at, lane=lane, **{kind: value})  # type: ignore[arg-type]
    assert misplacement(marker, track, kit) is None
    return marker


@st.composite
def with_markers(
    draw: st.DrawFn,
    track: Track,
    kit: Kit = KIT,
    kinds: Sequence[str] = MARKER_KINDS,
    most: int = 8,
) -> Track:
    if all(kit.codes[piece.piece].kind.chain for piece in track.pieces()):
        return track
    found: dict[tuple[object, ...], Marker] = {}
    for marker in draw(st.lists(markers(track, kit, kinds), max_size=most)):
        found[marker.on, marker.at, marker.lane, marker.kind, marker.text] = marker
    return replace(track, markers=tuple(found.values()))


side_lengths = st.floats(4, 9_000)


@st.composite
def scenery_items(draw: st.DrawFn, id: int = 1) -> SceneryItem:
    """Any item that a file may contain."""
    kind = draw(st.sampled_from(SCENERY_KINDS))
    is_picture = kind == "picture"
    return SceneryItem(
        id,
        kind,
        draw(table_mm),
        draw(table_mm),
        draw(side_lengths),
        draw(side_lengths),
        draw(st.floats(-360, 360)),
        text=draw(texts) if kind in WORDED else None,
        file=draw(st.sampled_from(["map.png", "maps/spa map.jpg", "../ü.png"]))
        if is_picture
        else None,
        opacity=draw(st.floats(0.1, 1)) if is_picture else 1.0,
        locked=draw(st.booleans()),
    )


@st.composite
def sceneries(draw: st.DrawFn, most: int = 4) -> tuple[SceneryItem, ...]:
    ids = draw(st.lists(st.integers(1, 99), max_size=most, unique=True))
    return tuple(draw(scenery_items(id)) for id in ids)


def _run(
    draw: st.DrawFn, codes: Sequence[str], ids: Sequence[int], kit: Kit, frame: int, start: Pose
) -> Run:
    lines = draw(st.lists(sides, min_size=len(codes), max_size=len(codes)))
    pieces = []
    for id, code, line in zip(ids, codes, lines, strict=True):
        half = bool(kit.codes[code].kind.chain)
        pieces.append(Piece(id, code, None if half else line, half and line == "R"))
    return Run(tuple(pieces), Start(start.point, start.heading), frame)


@st.composite
def circuits(
    draw: st.DrawFn,
    kinds: Sequence[str] = MARKER_KINDS,
    start: bool = True,
    most: int = 6,
    rotated: bool = False,
    lines: bool = True,
) -> Track:
    """A track of one run that closes exactly, with markers and racing lines."""
    codes = draw(closed_words(most, start))
    if rotated:
        at = draw(st.integers(0, len(codes) - 1))
        codes = codes[at:] + codes[:at]
    run = _run(draw, codes, range(1, len(codes) + 1), KIT, 0, draw(poses))
    if not lines:
        run = replace(run, pieces=tuple(replace(piece, line=None) for piece in run.pieces))
    return draw(with_markers(Track("closed", KIT.id, (run,)), KIT, kinds))


@st.composite
def tracks(draw: st.DrawFn, kit: Kit = KIT, least_runs: int = 0) -> Track:
    """Any well-formed track: fragments, closed or not, in frames, with markers and figures."""
    lists = draw(st.lists(words(kit, most=6), min_size=least_runs, max_size=3))
    if kit is KIT and draw(st.booleans()):
        lists.append(draw(closed_words(most=3)))
    count = sum(map(len, lists))
    ids = draw(
        st.lists(st.integers(1, 300), min_size=count, max_size=count, unique=True).map(list)
        if count < 100
        else st.just(list(range(1, count + 1)))
    )
    tables = draw(st.lists(frames, min_size=1, max_size=3))
    runs = []
    for codes in lists:
        own, ids = ids[: len(codes)], ids[len(codes) :]
        frame = draw(st.integers(0, len(tables) - 1))
        start = draw(st.just(Pose()) | st.builds(Pose, small_points, headings))
        runs.append(_run(draw, codes, own, kit, frame, start))
    track = Track(
        name=draw(texts),
        kit=kit.id,
        runs=tuple(runs),
        number=draw(st.none() | st.integers(1, 999)),
        level=draw(st.none() | st.sampled_from(kit.levels)),
        laps=draw(st.integers(1, 99)),
        boxes=20,
        board_cm=draw(st.none() | st.tuples(*[st.floats(1, 1000)] * 2)),
        frames=tuple(tables),
        assumed=draw(st.sampled_from([(), ("laps",), ("positions", "board_cm")])),
        notes=tuple(draw(st.lists(texts, max_size=2))),
        waivers=draw(st.sampled_from([(), (Approval("T100", "so it is", (1, 2)),)])),
        scenery=draw(sceneries()),
    )
    return draw(with_markers(track, kit))


# --- edits --------------------------------------------------------------------------------------

_ANY_MM = table_mm | st.sampled_from([1e9, -1e9, float("inf"), float("nan")])
_FIGURES: list[tuple[str, object]] = [
    ("name", "Spa"),
    ("name", ""),
    ("name", "\ud800"),
    ("number", 7),
    ("number", None),
    ("level", "expert"),
    ("level", "easy"),
    ("level", "huge"),
    ("laps", 5),
    ("laps", 0),
    ("laps", "3"),
    ("boxes", 1),
    ("boxes", 2),
    ("board_cm", (100.0, 80.0)),
    ("board_cm", (float("nan"), 80.0)),
    ("assumed", ("laps",)),
    ("notes", ("a note", "and one more")),
    ("colour", "red"),
]


def _scenery_edits(track: Track) -> list[tuple[type, st.SearchStrategy[Edit]]]:
    known = st.sampled_from([*(item.id for item in track.scenery), 98])
    ids = st.lists(known, min_size=1, max_size=3, unique=True).map(tuple)
    several = st.lists(scenery_items(), min_size=1, max_size=2).map(tuple)
    bad = SceneryItem(1, "label", float("nan"), 0, 1e9, 1)
    changed = known.flatmap(scenery_items).map(lambda item: ChangeScenery((item,)))
    return [
        (AddScenery, st.builds(AddScenery, several | st.just((bad,)))),
        (ChangeScenery, changed),
        (RemoveScenery, st.builds(RemoveScenery, ids)),
        (OrderScenery, st.builds(OrderScenery, ids, st.booleans())),
    ]


def random_edits(
    track: Track, kit: Kit = KIT, sorts: tuple[type, ...] = (object,)
) -> st.SearchStrategy[Edit]:
    """An edit of any of these sorts: most can be done on this track, some must be refused."""
    known = [piece.id for piece in track.pieces()]
    ids = st.sampled_from([*known, *known, 9_999])
    several = st.lists(ids, max_size=3, unique=True).map(tuple)
    codes = piece_codes(kit) | st.just("R9X")
    row = st.lists(codes, max_size=3).map(tuple)
    back = st.frozensets(st.integers(0, 2))
    lasts = st.sampled_from([run.pieces[-1].id for run in track.runs] or [9_999])
    firsts = st.sampled_from([run.pieces[0].id for run in track.runs] or [9_999])
    kinds: list[tuple[type, st.SearchStrategy[Edit]]] = [
        (edits.Place, st.builds(edits.Place, row, frames | st.builds(Frame, _ANY_MM), sides, back)),
        (edits.Insert, st.builds(edits.Insert, row, ids, st.booleans(), sides, back)),
        (edits.Replace, st.builds(edits.Replace, ids, codes)),
        (edits.Remove, st.builds(edits.Remove, several, st.booleans())),
        (edits.BreakUp, st.builds(edits.BreakUp, ids)),
        (edits.SetLine, st.builds(edits.SetLine, several, sides)),
        (edits.Move, st.builds(edits.Move, ids, _ANY_MM, _ANY_MM)),
        (
            edits.Rotate,
            st.builds(edits.Rotate, ids, st.floats(-720, 720) | _ANY_MM, _ANY_MM, table_mm),
        ),
        (edits.Join, st.builds(edits.Join, lasts | ids, firsts | ids)),
        (edits.Detach, st.builds(edits.Detach, ids)),
        (
            edits.DetachPieces,
            st.builds(edits.DetachPieces, st.lists(ids, max_size=6, unique=True).map(tuple)),
        ),
        (edits.Mirror, st.just(edits.Mirror())),
        (edits.Reverse, st.just(edits.Reverse())),
        (edits.RemoveMarkers, st.builds(edits.RemoveMarkers, ids, st.sampled_from(MARKER_KINDS))),
        (
            edits.RemoveMarker,
            st.sampled_from(track.markers or (Marker(on=1, bonus=1),)).map(edits.RemoveMarker),
        ),
        (
            edits.SetTrackValue,
            st.sampled_from(_FIGURES).map(lambda figure: edits.SetTrackValue(*figure)),
        ),
        (edits.Approve, st.builds(edits.Approve, st.just(Approval("T101", "because", (1,))))),
        (
            edits.WithdrawApproval,
            st.sampled_from(
                [edits.WithdrawApproval("T100", (1, 2)), edits.WithdrawApproval("T999")]
            ),
        ),
        (edits.AddMarker, st.just(edits.AddMarker(Marker(on=9_999, bonus=1)))),
        *_scenery_edits(track),
        (
            edits.AddMarker,
            st.just(edits.AddMarker(Marker(on=known[0] if known else 1, at=90, bonus=1))),
        ),
    ]
    if any(not kit.codes[piece.piece].kind.chain for piece in track.pieces()):
        kinds.append((edits.AddMarker, markers(track, kit).map(edits.AddMarker)))
    return st.one_of([edit for sort, edit in kinds if issubclass(sort, sorts)])
