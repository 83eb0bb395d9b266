"""Random circuits for races, laid of a kit's pieces: closed exactly, with every piece and marker.

Half a lap is a row of shapes that turns by 180 degrees in all; laid twice it closes. What lies in a
shape is drawn for each half anew: a straight of two may be a plain one, one with a solid line, or a
part of a pit alley. So alleys come without stops, without an exit, several of them, or none.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache
from random import Random

from trackwright.model.circuit import Circuit
from trackwright.model.files import library
from trackwright.model.layout import zeta
from trackwright.model.layout.kit import Kit
from trackwright.model.layout.pieces import templates_of
from trackwright.model.layout.track import (
    MARKER_RANGES,
    ONE_LANE,
    WHOLE_PIECE,
    Marker,
    Piece,
    Run,
    Start,
    Track,
)
from trackwright.model.layout.zeta import Pose

WORDS = {
    "counts_as": ("straight", "corner"),
    "hill": ("up", "down", "flat"),
    "colour": ("red", "blue"),
    "symbol": ("star", "moon"),
    "text": ("a note",),
    "obstacle": (True,),
    "block": (True,),
}
KINDS = (*MARKER_RANGES, *WORDS)
HALF_TURN, FULL_TURN = 8, 16
MOST_SHAPES = 5
TRIES = 60
NO_PIT = 0.4
MOST_MARKERS = 6
OBSTACLES = 0.3


def random_track(rng: Random, kit: Kit) -> Track:
    """A closed circuit with a start piece, and markers anywhere, many of them obstacles."""
    shapes = _half(rng, kit)
    with_pits = rng.random() > NO_PIT
    codes = [*_laid(rng, kit, shapes, with_pits), *_laid(rng, kit, shapes, with_pits)]
    start = _shape(kit, "START")
    codes = ["START", *codes[: len(shapes)], *_filled(rng, kit, start), *codes[len(shapes) :]]
    pieces = tuple(
        Piece(id, code, rng.choice((None, None, "L", "R"))) for id, code in enumerate(codes, 1)
    )
    track = Track("random", kit.id, (Run(pieces, Start.at(Pose())),))
    return replace(track, markers=tuple(_markers(rng, track, kit)))


def _half(rng: Random, kit: Kit) -> list[Pose]:
    """Shapes that turn half round in all, some of them such that an alley fits."""
    shapes = [rng.choice(list(shapes_of(kit))) for _ in range(rng.randint(1, MOST_SHAPES))]
    at = rng.randint(0, len(shapes))
    shapes[at:at] = [_shape(kit, code) for code in _alley(rng, kit)]
    turns = {shape.heading: shape for shape in shapes_of(kit) if shape.heading}
    left = (HALF_TURN - sum(shape.heading for shape in shapes)) % FULL_TURN
    turn = max(turn for turn in turns if left % turn == 0 and turn <= HALF_TURN)
    return shapes + [turns[turn]] * (left // turn)


def _alley(rng: Random, kit: Kit) -> list[str]:
    """A way in, perhaps more, a way out, all on one side."""
    side = rng.choice("LR")
    parts = [code for code in kit.codes if code.startswith("PIT") and code.endswith(side)]
    ways_in = [code for code in parts if code.startswith("PIT-IN")]
    ways_out = [code for code in parts if code.startswith("PIT-OUT")]
    if not ways_in:
        return []
    between = [code for code in parts if _state_after(code, side) == side and code not in ways_in]
    more = [rng.choice(between) for _ in range(rng.randint(0, 3))]
    return [rng.choice(ways_in), *more, rng.choice(ways_out)]


@cache
def shapes_of(kit: Kit) -> Mapping[Pose, Sequence[str]]:
    """Where a piece ends -> the pieces that end there."""
    found: dict[Pose, list[str]] = {}
    for code, side in kit.codes.items():
        if code != "START" and not side.kind.chain:
            found.setdefault(_shape(kit, code), []).append(code)
    return found


def _shape(kit: Kit, code: str) -> Pose:
    return templates_of(kit)[code].end


def _laid(rng: Random, kit: Kit, shapes: Sequence[Pose], pits: bool) -> list[str]:
    """A piece for each shape; an alley that is begun is led out again."""
    for _ in range(TRIES if pits else 0):
        side: str | None = ""
        found: list[str] = []
        for shape in shapes:
            fit = [code for code in shapes_of(kit)[shape] if _state_after(code, side) is not None]
            if not fit:
                break
            found.append(rng.choice(_pits(fit) if _pits(fit) and rng.random() < 0.7 else fit))
            side = _state_after(found[-1], side)
        if len(found) == len(shapes) and side == "":
            return found
    return [rng.choice([c for c in shapes_of(kit)[s] if c not in _pits([c])]) for s in shapes]


def _pits(codes: Sequence[str]) -> list[str]:
    return [code for code in codes if code.startswith("PIT")]


def _state_after(code: str, side: str | None) -> str | None:
    """On which side the alley is that goes on behind this piece, "" if none does; None if the piece
    does not fit where it is on this side."""
    own = code[-1]
    if not code.startswith("PIT") or code.startswith("PIT4"):
        return "" if side == "" else None
    if code.startswith("PIT-IN"):
        return own if side == "" else None
    if code.startswith("PIT-OUT"):
        return "" if side == own else None
    return own if side == own else None


def _filled(rng: Random, kit: Kit, shape: Pose) -> list[str]:
    """Straights as long as the start piece, for the other half."""
    ends = shapes_of(kit).items()
    straights = {c: s for s, codes in ends for c in codes if not s.heading and not _pits([c])}
    found: list[str] = []
    at = Pose()
    while at != shape:
        left = [c for c in straights if _reaches(zeta.compose(at, straights[c]), shape)]
        found.append(rng.choice(left))
        at = zeta.compose(at, straights[found[-1]])
    return found


def _reaches(at: Pose, shape: Pose) -> bool:
    return at.point[0] <= shape.point[0]


def _markers(rng: Random, track: Track, kit: Kit) -> Iterator[Marker]:
    seen = set[object]()
    for _ in range(rng.randint(0, MOST_MARKERS)):
        kind = "obstacle" if rng.random() < OBSTACLES else rng.choice(KINDS)
        on = rng.choice(list(track.pieces()))
        template = templates_of(kit)[on.piece]
        at = 0 if kind in WHOLE_PIECE else rng.randrange(template.columns)
        lane = rng.randrange(template.lanes) if kind in ONE_LANE else None
        if kind in ONE_LANE and kind != "obstacle" and rng.random() < 0.3:
            lane = None
        value = rng.choice(WORDS[kind]) if kind in WORDS else rng.randint(*MARKER_RANGES[kind])
        marker = Marker(on=on.id, at=at, lane=lane, **{kind: value})  # type: ignore[arg-type]
        if marker.place not in seen:
            seen.add(marker.place)
            yield marker


def random_circuit(seed: int) -> Circuit:
    """Mostly of the kit with pits, chicanes and solid lines."""
    rng = Random(seed)
    kit = library.kit(rng.choice(("ausgebremst", "ausgebremst", "motograndprix")))
    return Circuit(random_track(rng, kit), kit)
