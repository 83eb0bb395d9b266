"""Everything that can be done to a track, as values: `edit.apply(track, kit)` returns a new track.

An edit that cannot be made raises EditRefused with the reason; the track is immutable and stays
as it was. The editor, the quick fixes and the commands all change tracks through these edits.
"""

import cmath
import math
from collections.abc import Callable, Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import accumulate, groupby, islice
from typing import Any, Protocol, get_type_hints

import numpy as np
from pydantic import TypeAdapter, ValidationError

from trackwright.model.edit.reversal import reversed_track
from trackwright.model.layout import zeta
from trackwright.model.layout.geometry import Geometry, build_geometry
from trackwright.model.layout.kit import Kit, Side
from trackwright.model.layout.pieces import Integers, expanded_codes, templates_of
from trackwright.model.layout.track import (
    MAX_ID,
    MAX_PIECES,
    Approval,
    Frame,
    Marker,
    MarkerKind,
    Piece,
    Run,
    Start,
    Track,
    marker_content,
)
from trackwright.model.layout.wellformed import (
    board_conflict,
    misplacement,
    no_such_id,
    unknown_piece,
)
from trackwright.model.layout.zeta import Pose
from trackwright.model.text.errors import EditRefused, did_you_mean
from trackwright.model.text.messages import Message, counted, joined
from trackwright.model.text.pydantic_errors import fault_message

ORIGIN = Frame()


class Edit(Protocol):
    """What the undo history needs of an edit."""

    @property
    def label(self) -> str:
        """A short command for what it does: "Place R2L"."""
        ...

    def apply(self, track: Track, kit: Kit) -> Track:
        """The edited track; raises EditRefused."""
        ...


def apply_all(edits: Iterable[Edit], track: Track, kit: Kit) -> Track:
    """The track after all the edits, in order; the first EditRefused is passed on. Consecutive
    edits of one kind are applied together, so that many take little longer than one."""
    for together, group in groupby(edits, _batch_function):
        if together is not None:
            track = together(tuple(group), track, kit)
            continue
        for edit in group:
            track = edit.apply(track, kit)
    return track


def _batch_function(edit: Edit) -> Callable[[Any, Track, Kit], Track] | None:
    """The function that applies edits of this kind together."""
    match edit:
        case Replace():
            return _replace_all
        case SetLine():
            return _set_lines
        case Move() | Rotate():
            return _shift_all
        case AddMarker() | RemoveMarkers() | RemoveMarker():
            return _change_markers
    return None


@dataclass(frozen=True)
class EditGroup:
    """Several edits in order, applied as one: all of them or none."""

    label: str
    edits: tuple[Edit, ...]

    def apply(self, track: Track, kit: Kit) -> Track:
        return apply_all(self.edits, track, kit)


# --- pieces -------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Place:
    """Place a row of pieces as a new fragment, anywhere on the table."""

    codes: tuple[str, ...]
    at: Frame = ORIGIN
    line: Side | None = None
    back: frozenset[int] = frozenset()
    """Where in the row are board halves driven from their far end?"""

    @property
    def label(self) -> str:
        return Message("Place {pieces}", pieces=_pieces_text(self.codes))

    def apply(self, track: Track, kit: Kit) -> Track:
        _require(bool(self.codes), Message("there is nothing to place"))
        new = _new_pieces(track, kit, self.codes, self.line, self.back)
        track, frame = _with_frame(track, self.at)
        return _within_limits(replace(track, runs=(*track.runs, Run(new, frame=frame))), kit)


@dataclass(frozen=True)
class Insert:
    """Insert pieces before or after an existing one; the pieces that follow move along.

    After the last piece of a run this appends; before the first it extends the run backwards.
    """

    codes: tuple[str, ...]
    beside: int
    before: bool = False
    line: Side | None = None
    back: frozenset[int] = frozenset()
    """Where in the row are board halves driven from their far end?"""

    @property
    def label(self) -> str:
        return Message("Insert {pieces}", pieces=_pieces_text(self.codes))

    def apply(self, track: Track, kit: Kit) -> Track:
        r, i = _locate(track, self.beside)
        run = track.runs[r]
        new = _new_pieces(track, kit, self.codes, self.line, self.back)
        at = i if self.before else i + 1
        start = run.start
        if at == 0:
            start = Start.at(zeta.compose(start.pose, zeta.inverse(_pose_after(Pose(), new, kit))))
        pieces = (*run.pieces[:at], *new, *run.pieces[at:])
        return _within_limits(track.with_run(r, replace(run, pieces=pieces, start=start)), kit)


@dataclass(frozen=True)
class Replace:
    """Replace a piece by another; the pieces that follow move along."""

    piece: int
    code: str

    @property
    def label(self) -> str:
        return Message("Replace by {code}", code=self.code)

    def apply(self, track: Track, kit: Kit) -> Track:
        return _replace_all((self,), track, kit)

    def new(self, track: Track, kit: Kit) -> Piece:
        """The new piece."""
        r, i = _locate(track, self.piece)
        _require_known(kit, self.code)
        old = track.runs[r].pieces[i]
        before, after = kit.codes[old.piece].kind, kit.codes[self.code].kind
        keeps_line = bool(before.turn) == bool(after.turn) and not after.chain
        return Piece(old.id, self.code, old.line if keeps_line else None)


def _replace_all(edits: Sequence[Replace], track: Track, kit: Kit) -> Track:
    """Replace all of them, one by one if an early one could block a later one."""
    is_half = any(code in kit.codes and kit.codes[code].kind.chain for code in _codes(edits))
    if len(edits) > 1 and (is_half or len({edit.piece for edit in edits}) < len(edits)):
        for edit in edits:
            track = edit.apply(track, kit)
        return track
    new = {edit.piece: edit.new(track, kit) for edit in edits}
    edited = _with_pieces(track, new)
    kept = (m for m in edited.markers if m.on not in new or not misplacement(m, edited, kit))
    return _within_limits(replace(edited, markers=tuple(kept)), kit)


def _codes(edits: Iterable[Replace]) -> set[str]:
    return {edit.code for edit in edits}


@dataclass(frozen=True)
class Remove:
    """Remove pieces and their markers. The rest stays in place, or closes up."""

    pieces: tuple[int, ...]
    close_up: bool = False

    @property
    def label(self) -> str:
        count = len(self.pieces)
        return Message("Remove piece") if count == 1 else Message("Remove {n} pieces", n=count)

    def apply(self, track: Track, kit: Kit) -> Track:
        for id in self.pieces:
            _locate(track, id)
        gone = frozenset(self.pieces)
        runs: list[Run] = []
        for run in track.runs:
            runs.extend(_without(run, gone, kit, self.close_up))
        markers = tuple(marker for marker in track.markers if marker.on not in gone)
        return _without_unused_frames(replace(track, runs=tuple(runs), markers=markers))


def _without(run: Run, gone: frozenset[int], kit: Kit, close_up: bool) -> list[Run]:
    if gone.isdisjoint(piece.id for piece in run.pieces):
        return [run]
    poses = _poses_along(run.start.pose, run.pieces, kit)
    parts: list[tuple[int, list[Piece]]] = []
    is_in_row = False
    for at, piece in enumerate(run.pieces):
        if piece.id in gone:
            is_in_row = is_in_row and close_up
            continue
        if not is_in_row:
            parts.append((at, []))
            is_in_row = True
        parts[-1][1].append(piece)
    return [
        replace(run, pieces=tuple(kept), start=Start.at(_pose(poses[at]))) for at, kept in parts
    ]


@dataclass(frozen=True)
class BreakUp:
    """Replace a board half by its single pieces."""

    piece: int

    label = Message("Break up board half")

    def apply(self, track: Track, kit: Kit) -> Track:
        r, i = _locate(track, self.piece)
        run, half = track.runs[r], track.runs[r].pieces[i]
        is_half = bool(kit.codes[half.piece].kind.chain)
        _require(is_half, Message("{code} is already a single piece", code=half.piece))
        new = _new_pieces(track, kit, expanded_codes(kit, half.piece, half.back))
        pieces = (*run.pieces[:i], *new, *run.pieces[i + 1 :])
        return _within_limits(track.with_run(r, replace(run, pieces=pieces)), kit)


@dataclass(frozen=True)
class SetLine:
    """Set the side of the racing line on pieces; None = the kit's default."""

    pieces: tuple[int, ...]
    side: Side | None

    label = Message("Set racing line")

    def apply(self, track: Track, kit: Kit) -> Track:
        return _set_lines((self,), track, kit)


def _set_lines(edits: Sequence[SetLine], track: Track, kit: Kit) -> Track:
    new: dict[int, Piece] = {}
    for edit in edits:
        for id in edit.pieces:
            _locate(track, id)
            old = track.piece(id)
            single = not kit.codes[old.piece].kind.chain
            _require(single, Message("{code} is a board half: break it up first", code=old.piece))
            new[id] = Piece(id, old.piece, kit.stored_line(old.piece, edit.side), old.back)
    return _with_pieces(track, new)


# --- fragments ----------------------------------------------------------------------------------


@dataclass(frozen=True)
class Move:
    """Shift the fragment that a piece belongs to."""

    piece: int
    dx_mm: float
    dy_mm: float

    label = Message("Move fragment")

    def apply(self, track: Track, kit: Kit) -> Track:
        return _shift_all((self,), track, kit)

    def shifted(self, at: Frame) -> Frame:
        return replace(at, x_mm=at.x_mm + self.dx_mm, y_mm=at.y_mm + self.dy_mm)


@dataclass(frozen=True)
class Rotate:
    """Rotate the fragment that a piece belongs to, counterclockwise about a point of the table."""

    piece: int
    degrees: float
    about_x_mm: float = 0.0
    about_y_mm: float = 0.0

    label = Message("Rotate fragment")

    def apply(self, track: Track, kit: Kit) -> Track:
        return _shift_all((self,), track, kit)

    def shifted(self, at: Frame) -> Frame:
        figures = (self.degrees, self.about_x_mm, self.about_y_mm)
        why_not = Message("cannot rotate by {degrees} degrees", degrees=self.degrees)
        _require(all(map(math.isfinite, figures)), why_not)
        pivot = complex(self.about_x_mm, self.about_y_mm)
        turn = cmath.rect(1, math.radians(self.degrees))
        place = pivot + turn * (complex(at.x_mm, at.y_mm) - pivot)
        degrees = math.remainder(at.degrees + self.degrees, 360)
        return Frame(place.real, place.imag, degrees)


def _shift_all(edits: Sequence[Move | Rotate], track: Track, kit: Kit) -> Track:
    """Shift the fragments one after the other. Shifting never changes which pieces are connected,
    so one geometry serves all."""
    for edit in edits:
        _locate(track, edit.piece)
    geometry = build_geometry(track, kit)
    for edit in edits:
        track, frame = _own_frame(track, geometry, edit.piece)
        track = _with_frame_at(track, frame, edit.shifted(track.frames[frame]))
    return track


@dataclass(frozen=True)
class Join:
    """Bring the fragment that begins with piece `second` to the end of piece `first`, exactly."""

    first: int
    second: int

    label = Message("Join ends")

    def apply(self, track: Track, kit: Kit) -> Track:
        r, i = _locate(track, self.first)
        s, j = _locate(track, self.second)
        ahead, behind = track.runs[r], track.runs[s]
        geometry = build_geometry(track, kit)
        _require_open(geometry, self.first, enters=False)
        _require_open(geometry, self.second, enters=True)
        ours, theirs = (
            runs_of_fragment(geometry, self.first),
            runs_of_fragment(geometry, self.second),
        )
        if theirs == ours:
            raise EditRefused(
                Message(
                    "both ends belong to the same fragment, and pieces are rigid: "
                    "close the gap with pieces"
                )
            )
        _require(
            i + 1 == len(ahead.pieces) and j == 0, Message("only the ends of runs can be joined")
        )
        target = _pose_after(ahead.start.pose, ahead.pieces, kit)
        change = zeta.compose(target, zeta.inverse(behind.start.pose))
        runs = [
            replace(run, start=Start.at(zeta.compose(change, run.start.pose)), frame=ahead.frame)
            if k in theirs
            else run
            for k, run in enumerate(track.runs)
        ]
        runs[r] = replace(ahead, pieces=(*ahead.pieces, *behind.pieces))
        del runs[s]
        return _without_unused_frames(_within_limits(replace(track, runs=tuple(runs)), kit))


@dataclass(frozen=True)
class Detach:
    """Cut a run before a piece; the rest of the run becomes a separate fragment in place."""

    piece: int

    label = Message("Detach")

    def apply(self, track: Track, kit: Kit) -> Track:
        r, i = _locate(track, self.piece)
        _require(i > 0, Message("this piece is already the first of its run"))
        run = track.runs[r]
        pose = _pose_after(run.start.pose, run.pieces[:i], kit)
        head = replace(run, pieces=run.pieces[:i])
        track, frame = _with_frame(track, track.frames[run.frame])
        return track.with_run(r, head, Run(run.pieces[i:], Start.at(pose), frame))


@dataclass(frozen=True)
class DetachPieces:
    """Detach pieces from the track. They stay in place, no longer connected with the rest."""

    pieces: tuple[int, ...]

    label = Message("Take out")

    def apply(self, track: Track, kit: Kit) -> Track:
        for id in self.pieces:
            _locate(track, id)
        chosen = frozenset(self.pieces)
        for frame in sorted({track.runs[track.piece_locations[id][0]].frame for id in chosen}):
            track, own = _with_frame(track, track.frames[frame])
            runs = [
                part
                for run in track.runs
                for part in (_split_run(run, chosen, own, kit) if run.frame == frame else (run,))
            ]
            track = replace(track, runs=tuple(runs))
        return _without_unused_frames(_within_limits(track, kit))


def _split_run(run: Run, chosen: frozenset[int], own: int, kit: Kit) -> Iterator[Run]:
    """Split the run into chosen and other pieces; the chosen ones get the frame `own`."""
    poses, at = _poses_along(run.start.pose, run.pieces, kit), 0
    for is_chosen, group in groupby(run.pieces, lambda piece: piece.id in chosen):
        pieces = tuple(group)
        frame = own if is_chosen else run.frame
        yield replace(run, pieces=pieces, start=Start.at(_pose(poses[at])), frame=frame)
        at += len(pieces)


# --- the whole circuit --------------------------------------------------------------------------


@dataclass(frozen=True)
class Mirror:
    """Mirror everything: left becomes right."""

    label = Message("Mirror")

    def apply(self, track: Track, kit: Kit) -> Track:
        halves = [piece.piece for piece in track.pieces() if kit.codes[piece.piece].kind.chain]
        if halves:
            raise EditRefused(
                Message(
                    "{code} is printed on a board and has no mirror image: "
                    "break it up into pieces first",
                    code=halves[0],
                )
            )
        frames = (Frame(at.x_mm, 0.0 - at.y_mm, 0.0 - at.degrees) for at in track.frames)
        runs = (
            Run(
                tuple(_mirrored_piece(piece, kit) for piece in run.pieces),
                Start(zeta.mirrored(run.start.point), -run.start.heading % zeta.FULL_TURN),
                run.frame,
            )
            for run in track.runs
        )
        markers = (_on_other_lane(marker, track, kit) for marker in track.markers)
        scenery = tuple(
            replace(item, y_mm=0.0 - item.y_mm, degrees=0.0 - item.degrees)
            for item in track.scenery
        )
        mirrored = replace(track, frames=tuple(frames), runs=tuple(runs), scenery=scenery)
        return replace(mirrored, markers=tuple(markers))


def _mirrored_piece(piece: Piece, kit: Kit) -> Piece:
    line = kit.reversed_line(piece.piece, piece.line)
    return Piece(piece.id, kit.mirrored_code(piece.piece), line, piece.back)


def _on_other_lane(marker: Marker, track: Track, kit: Kit) -> Marker:
    if marker.lane is None:
        return marker
    lanes = templates_of(kit)[track.piece(marker.on).piece].lanes
    return replace(marker, lane=lanes - 1 - marker.lane)


@dataclass(frozen=True)
class Reverse:
    """Reverse the driving direction; corners keep their difficulties, climbs become descents."""

    label = Message("Reverse direction")

    def apply(self, track: Track, kit: Kit) -> Track:
        return reversed_track(track, kit)


# --- markers, figures, approvals ----------------------------------------------------------------


@dataclass(frozen=True)
class AddMarker:
    """Add a marker; one of the same kind at the same place is replaced."""

    marker: Marker

    @property
    def label(self) -> str:
        return Message("Mark {kind}", kind=Message(self.marker.kind.replace("_", " ")))

    def apply(self, track: Track, kit: Kit) -> Track:
        return _change_markers((self,), track, kit)


@dataclass(frozen=True)
class RemoveMarkers:
    """Remove the markers of a kind from a piece, or from one place on it."""

    on: int
    kind: MarkerKind
    at: int | None = None
    lane: int | None = None

    @property
    def label(self) -> str:
        return Message("Remove {kind} marker", kind=Message(self.kind.replace("_", " ")))

    def apply(self, track: Track, kit: Kit) -> Track:
        return _change_markers((self,), track, kit)

    def takes(self, marker: Marker) -> bool:
        return (
            marker.on == self.on
            and marker.kind == self.kind
            and self.at in (None, marker.at)
            and self.lane in (None, marker.lane)
        )


@dataclass(frozen=True)
class RemoveMarker:
    """Remove exactly this marker; others of its kind stay."""

    marker: Marker

    @property
    def label(self) -> str:
        return RemoveMarkers(self.marker.on, self.marker.kind).label

    def apply(self, track: Track, kit: Kit) -> Track:
        return _change_markers((self,), track, kit)


def _change_markers(
    edits: Sequence[AddMarker | RemoveMarkers | RemoveMarker], track: Track, kit: Kit
) -> Track:
    there = _Markers(track, kit)
    for edit in edits:
        match edit:
            case AddMarker(marker):
                there.put(marker)
            case RemoveMarkers():
                there.take(edit)
            case RemoveMarker(marker):
                there.lift(marker)
    return replace(track, markers=there.all)


class _Markers:
    """The markers of a track while some are added and others removed."""

    def __init__(self, track: Track, kit: Kit) -> None:
        self._track = track
        self._kit = kit
        self._by_number = dict(enumerate(track.markers))
        self._on: dict[int, list[int]] = {}
        """Piece id -> the numbers of its markers."""
        for number, marker in self._by_number.items():
            self._on.setdefault(marker.on, []).append(number)
        self._next = len(track.markers)
        self._known_valid: set[object] = set()
        """Markers already found valid, without the pieces they are on."""

    @property
    def all(self) -> tuple[Marker, ...]:
        return tuple(self._by_number.values())

    def put(self, marker: Marker) -> None:
        """Replace the marker at the same place, or append this one."""
        _require(len(marker.kinds()) == 1, Message("a marker carries exactly one value"))
        _locate(self._track, marker.on)
        self._validate(marker)
        if problem := misplacement(marker, self._track, self._kit):
            raise EditRefused(problem)
        if marker.kind != "text":
            for number in self._on.get(marker.on, ()):
                if self._by_number[number].place == marker.place:
                    self._by_number[number] = marker
                    return
        self._by_number[self._next] = marker
        self._on.setdefault(marker.on, []).append(self._next)
        self._next += 1

    def _validate(self, marker: Marker) -> None:
        if marker_content(marker) not in self._known_valid:
            validated("markers", (marker,))
            self._known_valid.add(marker_content(marker))

    def take(self, edit: RemoveMarkers) -> None:
        on = self._on.get(edit.on, ())
        taken = [number for number in on if edit.takes(self._by_number[number])]
        why_not = Message(
            "piece {id} has no such {kind} marker", id=edit.on, kind=Message(edit.kind)
        )
        _require(bool(taken), why_not)
        self._drop(edit.on, taken)

    def lift(self, marker: Marker) -> None:
        on = self._on.get(marker.on, ())
        same = [number for number in on if self._by_number[number] == marker]
        kind = Message(marker.kind.replace("_", " "))
        why_not = Message("piece {id} has no such {kind} marker", id=marker.on, kind=kind)
        _require(bool(same), why_not)
        self._drop(marker.on, same[:1])

    def _drop(self, on: int, numbers: list[int]) -> None:
        for number in numbers:
            del self._by_number[number]
            self._on[on].remove(number)


TRACK_VALUES = ("name", "number", "level", "laps", "boxes", "board_cm", "assumed", "notes")


@dataclass(frozen=True)
class SetTrackValue:
    """Set one of the track's own values: name, level, laps, boxes, board, notes ..."""

    figure: str
    value: Any

    @property
    def label(self) -> str:
        if self.figure == "name":
            return Message("Rename")
        return Message("Set {figure}", figure=Message(self.figure.replace("_cm", "")))

    def apply(self, track: Track, kit: Kit) -> Track:
        if self.figure not in TRACK_VALUES:
            known = did_you_mean(self.figure, TRACK_VALUES)
            raise EditRefused(Message("no figure {word!r} {known}", word=self.figure, known=known))
        value = validated(self.figure, self.value)
        if self.figure == "level" and value is not None and value not in kit.levels:
            levels = joined(map(Message, kit.levels))
            raise EditRefused(
                Message("the kit {kit} has the levels {levels}", kit=kit.id, levels=levels)
            )
        return _within_limits(replace(track, **{self.figure: value}), kit)


@dataclass(frozen=True)
class Approve:
    """Approve a problem, with the reason."""

    waiver: Approval

    label = Message("Approve problem")

    def apply(self, track: Track, kit: Kit) -> Track:
        validated("waivers", (self.waiver,))
        kept = tuple(w for w in track.waivers if _problem_key(w) != _problem_key(self.waiver))
        return replace(track, waivers=(*kept, self.waiver))


@dataclass(frozen=True)
class WithdrawApproval:
    """Withdraw the approval of a problem."""

    code: str
    pieces: tuple[int, ...] = ()

    label = Message("Withdraw approval")

    def apply(self, track: Track, kit: Kit) -> Track:
        gone = (self.code, self.pieces)
        kept = tuple(waiver for waiver in track.waivers if _problem_key(waiver) != gone)
        why_not = Message("{code} is not approved for these pieces", code=self.code)
        _require(len(kept) < len(track.waivers), why_not)
        return replace(track, waivers=kept)


def _problem_key(waiver: Approval) -> tuple[str, tuple[int, ...]]:
    return waiver.code, waiver.pieces


# --- helpers ------------------------------------------------------------------------------------


def _require(holds: bool, why_not: Message) -> None:
    if not holds:
        raise EditRefused(why_not)


def _locate(track: Track, id: int) -> tuple[int, int]:
    if id not in track.piece_locations:
        raise EditRefused(no_such_id(id))
    return track.piece_locations[id]


def _require_known(kit: Kit, code: str) -> None:
    if code not in kit.codes:
        raise EditRefused(unknown_piece(code, kit))


def _new_pieces(
    track: Track,
    kit: Kit,
    codes: Sequence[str],
    line: Side | None = None,
    back: Container[int] = (),
) -> tuple[Piece, ...]:
    for code in codes:
        _require_known(kit, code)
    ids = _new_ids(track, len(codes))
    return tuple(
        _new_piece(id, code, kit, line, at in back)
        for at, (id, code) in enumerate(zip(ids, codes, strict=True))
    )


def _new_piece(id: int, code: str, kit: Kit, line: Side | None, back: bool) -> Piece:
    """Only board halves are driven from their far end; they have no racing line of their own."""
    if kit.codes[code].kind.chain:
        return Piece(id, code, back=back)
    return Piece(id, code, kit.stored_line(code, line))


def _new_ids(track: Track, count: int) -> Iterable[int]:
    """Ids above all existing ones; if those run out, the lowest free ones."""
    if track.next_id + count - 1 <= MAX_ID:
        return range(track.next_id, track.next_id + count)
    return islice((id for id in range(1, MAX_ID + 1) if id not in track.piece_locations), count)


def _within_limits(track: Track, kit: Kit) -> Track:
    """Refuse more pieces than a file may contain, and both faces of one board at once."""
    codes = [piece.piece for piece in track.pieces()]
    _require(len(codes) <= MAX_PIECES, Message("a track has at most {n} pieces", n=MAX_PIECES))
    if conflict := board_conflict(codes, track.boxes, kit):
        raise EditRefused(conflict)
    return track


@cache
def _adapters() -> dict[str, TypeAdapter[Any]]:
    hints = get_type_hints(Track, include_extras=True)
    return {name: TypeAdapter(hint) for name, hint in hints.items() if not name.startswith("_")}


def validated(name: str, value: Any) -> Any:
    """The value, if the file format allows it for this key of a track."""
    adapter = _adapters()[name]
    try:
        return adapter.validate_json(adapter.dump_json(value, warnings="error"))
    except ValidationError as error:
        faults = joined(map(fault_message, error.errors(include_url=False)), "; ")
        found = Message(
            "{name}: {faults}, found {value!r}", name=Message(name), faults=faults, value=value
        )
        raise EditRefused(found) from None
    except ValueError:
        raise EditRefused(
            Message("{name}: {value!r} cannot be stored", name=Message(name), value=value)
        ) from None


def _pose_after(pose: Pose, pieces: Sequence[Piece], kit: Kit) -> Pose:
    """The pose after driving over the pieces."""
    return _pose(_poses_along(pose, pieces, kit)[-1])


def _poses_along(pose: Pose, pieces: Sequence[Piece], kit: Kit) -> Integers:
    """The poses before each piece and after the last, as rows of nine integers."""
    templates = templates_of(kit)
    parts = [templates.parts(piece.piece, piece.back) for piece in pieces]
    numbers = [template.number for part in parts for _, template in part]
    ends = list(accumulate(map(len, parts), initial=0))
    poses: Integers = templates.poses(pose, np.array(numbers, dtype=np.int64))[ends]
    return poses


def _pose(line: Integers) -> Pose:
    *point, heading = line.tolist()
    return Pose(tuple(point), heading)


def _with_pieces(track: Track, new: Mapping[int, Piece]) -> Track:
    """The track with the pieces of these ids replaced."""
    changed = {track.piece_locations[id][0] for id in new}
    runs = (
        replace(run, pieces=tuple([new.get(piece.id, piece) for piece in run.pieces]))
        if r in changed
        else run
        for r, run in enumerate(track.runs)
    )
    return replace(track, runs=tuple(runs))


def _pieces_text(codes: tuple[str, ...]) -> str:
    return codes[0] if len(codes) == 1 else counted(len(codes), "piece")


def _with_frame(track: Track, at: Frame) -> tuple[Track, int]:
    """The track with a frame at that position for new runs, and its index; unused frames first."""
    validated("frames", (at,))
    used = {run.frame for run in track.runs}
    free = next((i for i in range(len(track.frames)) if i not in used), len(track.frames))
    frames = (*track.frames[:free], at, *track.frames[free + 1 :])
    return replace(track, frames=frames), free


def _with_frame_at(track: Track, frame: int, at: Frame) -> Track:
    validated("frames", (at,))
    return replace(track, frames=(*track.frames[:frame], at, *track.frames[frame + 1 :]))


def _without_unused_frames(track: Track) -> Track:
    """Remove unused frames."""
    used = sorted({run.frame for run in track.runs}) or [0]
    number = {old: new for new, old in enumerate(used)}
    if len(used) == len(track.frames):
        return track
    runs = (replace(run, frame=number[run.frame]) for run in track.runs)
    return replace(track, frames=tuple(track.frames[i] for i in used), runs=tuple(runs))


def runs_of_fragment(geometry: Geometry, piece: int) -> frozenset[int]:
    """The runs connected with the piece's run."""
    fragments = geometry.fragments
    own = fragments[geometry.track.piece_locations[piece][0]]
    return frozenset(run for run, fragment in enumerate(fragments) if fragment == own)


def _own_frame(track: Track, geometry: Geometry, piece: int) -> tuple[Track, int]:
    """The track with the piece's fragment alone in a frame, and the index of that frame. `geometry`
    says which runs are connected."""
    frame = track.runs[track.piece_locations[piece][0]].frame
    fragment = runs_of_fragment(geometry, piece)
    if all(k in fragment for k, run in enumerate(track.runs) if run.frame == frame):
        return track, frame
    track, own = _with_frame(track, track.frames[frame])
    runs = (replace(run, frame=own) if k in fragment else run for k, run in enumerate(track.runs))
    return replace(track, runs=tuple(runs)), own


def _require_open(geometry: Geometry, piece: int, enters: bool) -> None:
    ids = {geometry.laid[e.index].piece.id for e in geometry.open_ends if e.port.enters == enters}
    end = Message("the end of piece {piece}", piece=piece)
    if enters:
        end = Message("the beginning of piece {piece}", piece=piece)
    _require(piece in ids, Message("{end} is already joined", end=end))
