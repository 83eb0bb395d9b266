"""Reads tiles as somebody wrote them down into a track."""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Any, cast

from trackwright.games.motograndprix.referee.guidelines.verdict import Ask
from trackwright.games.motograndprix.referee.guidelines.words import (
    override_of,
    own_kit,
    piece_code,
    reject_slips,
    side_of,
)
from trackwright.model.layout import zeta
from trackwright.model.layout.kit import Kit, Side
from trackwright.model.layout.pieces import templates_of
from trackwright.model.layout.track import (
    MAX_PIECES,
    Hill,
    Marker,
    Piece,
    Run,
    Start,
    Surface,
    Track,
)
from trackwright.model.layout.wellformed import misplacement
from trackwright.model.layout.zeta import Pose
from trackwright.simulator.race.cases.case_input import MOST, CannotAnswer, a_case, a_list, whole

_TILE = """
    type tile code turn side start difficulty d marker override counts_as hill rl line at count
    reversed against backwards direction i id name note angle positions length
"""
_AGAINST = ("reversed", "against", "backwards")


@dataclass
class Written:
    """A track from tiles as somebody described them, and the values in it that make no sense."""

    track: Track
    faults: list[str] = field(default_factory=list)
    lined: set[int] = field(default_factory=set)
    """The tiles whose racing line side is given."""


def written_track(entry: Any) -> Written:
    kit = own_kit()
    codes: list[tuple[str, bool, Ask]] = []
    for i, tile in enumerate(a_list(entry, "tiles", MAX_PIECES)):
        described = {"type": tile} if isinstance(tile, str) else a_case(tile, f"tiles[{i}]")
        reject_slips(described, _TILE, f"tiles[{i}]")
        count = whole(described.get("count", 1), f"tiles[{i}].count", 0, MOST)
        against = _is_against(described)
        if len(codes) + count > MAX_PIECES:
            raise CannotAnswer(f"tiles: more than {MAX_PIECES}")
        codes.extend((_tile_code(described, kit, i), against, described) for _ in range(count))
    written = Written(Track("Situation", kit.id))
    markers: list[Marker] = []
    pieces: list[Piece] = []
    for id, (code, _, tile) in enumerate(codes, start=1):
        pieces.append(Piece(id, code, _line(tile, id, written)))
        markers.extend(_markers(tile, id, written))
    runs = _runs(pieces, [against for _, against, _ in codes], kit)
    written.track = replace(written.track, runs=tuple(runs), markers=tuple(markers))
    for marker in markers:
        if problem := misplacement(marker, written.track, kit):
            raise CannotAnswer(f"tiles[{marker.on - 1}]: {problem}")
    return written


def _is_against(tile: Ask) -> bool:
    """Is the tile given with its start where its end should be?"""
    way = tile.get("direction", "forward")
    return any(tile.get(key) for key in _AGAINST) or way not in ("forward", "with", None)


def _tile_code(tile: Ask, kit: Kit, i: int) -> str:
    type_ = tile.get("type", tile.get("tile", tile.get("code")))
    if tile.get("start") is True:
        if type_ not in ("L4", "START", None):
            raise CannotAnswer(f"tiles[{i}]: the start tile is an L4, found {type_!r}")
        return "START"
    return piece_code(
        type_, side_of(tile.get("turn", tile.get("side")), f"tiles[{i}].turn") or "L", kit
    )


def _line(tile: Ask, id: int, written: Written) -> Side | None:
    line = tile.get("rl", tile.get("line"))
    if line is not None:
        written.lined.add(id)
    if line in ("L", "R", None):
        return cast("Side | None", line)
    written.faults.append(f"racing line {line!r}, expected L or R")
    return None


def _markers(tile: Ask, on: int, written: Written) -> Iterator[Marker]:
    difficulty = tile.get("difficulty", tile.get("d", tile.get("marker")))
    at = whole(tile.get("at", 0), "at", 0, MOST)
    if difficulty is not None:
        if isinstance(difficulty, bool) or difficulty not in (1, 2, 3):
            written.faults.append(f"difficulty {difficulty!r}, expected 1 to 3")
        if isinstance(difficulty, int) and difficulty:
            yield Marker(on=on, at=at, difficulty=int(difficulty))
    hill = tile.get("hill")
    if hill in ("up", "down", "flat"):
        yield Marker(on=on, hill=cast(Hill, hill))
    elif hill is not None:
        written.faults.append(f"hill {hill!r}, expected up, down or flat")
    counts_as = override_of(tile)
    if counts_as in ("straight", "corner"):
        yield Marker(on=on, counts_as=cast(Surface, counts_as))
    elif tile.get("override", tile.get("counts_as")) is not None:
        raise CannotAnswer(f"override: expected straight or corner, found {counts_as!r}")


def _runs(pieces: list[Piece], against: list[bool], kit: Kit) -> Iterator[Run]:
    """One run; a tile against the direction gets its own run, driven from its far end."""
    templates = templates_of(kit)
    pose, start, row = Pose(), Pose(), list[Piece]()
    for piece, is_against in zip(pieces, against, strict=True):
        end = zeta.compose(pose, templates[piece.piece].end)
        if is_against:
            if row:
                yield Run(tuple(row), Start(start.point, start.heading))
            back = zeta.about_face(end)
            turned = replace(piece, piece=kit.reversed_code(piece.piece))
            yield Run((turned,), Start(back.point, back.heading))
            start, row = end, []
        else:
            row.append(piece)
        pose = end
    if row:
        yield Run(tuple(row), Start(start.point, start.heading))
