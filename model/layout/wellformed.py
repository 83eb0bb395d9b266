"""What must hold in every track and kit, however good the circuit is.

Readers reject files that violate it; edits preserve it. Judging whether the circuit is *good* is
up to the validators.
"""

from collections import Counter
from collections.abc import Iterator

from trackwright.model.layout.kit import Alley, Branch, Kit, PieceKind
from trackwright.model.layout.pieces import is_same_back, templates_of
from trackwright.model.layout.scenery import scenery_problems
from trackwright.model.layout.track import (
    MAX_PIECES,
    NEEDS_LANE,
    ONE_LANE,
    WHOLE_PIECE,
    Marker,
    Piece,
    Track,
)
from trackwright.model.text.errors import Problem, did_you_mean
from trackwright.model.text.messages import Message, joined, joined_with_and


def track_problems(track: Track, kit: Kit) -> Iterator[Problem]:
    """Everything that prevents the track from being built with its kit."""
    if track.level and track.level not in kit.levels:
        yield Problem(
            "level",
            Message(
                "the kit {kit} has no level {level!r}: it has {levels}",
                kit=kit.id,
                level=track.level,
                levels=joined(kit.levels),
            ),
        )
    if sum(len(run.pieces) for run in track.runs) > MAX_PIECES:
        yield Problem("runs", Message("more than {n} pieces", n=MAX_PIECES))
    seen: set[int] = set()
    for r, run in enumerate(track.runs):
        if run.frame >= len(track.frames):
            only = Message("there are only {n} frames", n=len(track.frames))
            yield Problem(f"runs[{r}].frame", only)
        for i, piece in enumerate(run.pieces):
            path = f"runs[{r}].pieces[{i}]"
            if piece.id in seen:
                yield Problem(f"{path}.id", Message("the id {id} appears twice", id=piece.id))
            seen.add(piece.id)
            yield from _problems_of_piece(piece, kit, path)
    if conflict := board_conflict([piece.piece for piece in track.pieces()], track.boxes, kit):
        yield Problem("runs", conflict)
    yield from _problems_of_markers(track, kit)
    yield from scenery_problems(track.scenery)


def _problems_of_piece(piece: Piece, kit: Kit, path: str) -> Iterator[Problem]:
    code = kit.codes.get(piece.piece)
    if code is None:
        yield Problem(f"{path}.piece", unknown_piece(piece.piece, kit))
    elif piece.back and not code.kind.chain:
        yield Problem(
            f"{path}.back",
            Message(
                "only board halves can have `back`; for this piece use the code {code} instead",
                code=kit.reversed_code(piece.piece),
            ),
        )
    elif piece.line and code.kind.chain:
        yield Problem(f"{path}.line", Message("a board half has no racing line of its own"))


def unknown_piece(code: str, kit: Kit) -> Message:
    """The message that the kit has no such piece."""
    known = did_you_mean(code, kit.codes)
    return Message(
        "the kit {kit} has no piece {code!r} {known}", kit=kit.id, code=code, known=known
    )


def unknown_kind(code: str, kit: Kit) -> Message:
    """The message that the kit has no such kind of piece."""
    known = did_you_mean(code, kit.kinds)
    return Message("no piece of this kit is called {code!r} {known}", code=code, known=known)


def no_such_id(id: int) -> Message:
    """The message that the track has no piece with this id."""
    return Message("there is no piece with the id {id}", id=id)


def board_conflict(codes: list[str], boxes: int, kit: Kit) -> Message | None:
    """Why these board halves cannot be on the table at once, if they cannot."""
    faces = Counter(code for code in codes if code in kit.codes and kit.codes[code].kind.board)
    boards: dict[str, list[str]] = {}
    for face, count in faces.items():
        board = kit.codes[face].kind.board
        assert board is not None
        boards.setdefault(board, []).extend([face] * count)
    for board, used in boards.items():
        if len(used) > boxes:
            return _short_of_boards(sorted(set(used)), board, boxes)
    return None


def _short_of_boards(faces: list[str], board: str, boxes: int) -> Message:
    both = (
        Message("one face of a board") if len(faces) == 1 else Message("the two faces of one board")
    )
    return Message(
        "{faces}: {both} (board {board}), and {have} in the box; use another half or more boxes",
        faces=joined_with_and(faces),
        both=both,
        board=board,
        have=Message("there is only one") if boxes == 1 else Message("there are only {n}", n=boxes),
    )


def _problems_of_markers(track: Track, kit: Kit) -> Iterator[Problem]:
    taken: dict[tuple[object, ...], int] = {}
    for m, marker in enumerate(track.markers):
        path = f"markers[{m}]"
        kinds = marker.kinds()
        if len(kinds) != 1:
            found = joined_with_and([Message(kind) for kind in kinds]) if kinds else Message("none")
            yield Problem(
                path, Message("a marker carries exactly one value, found {found}", found=found)
            )
            continue
        problem = misplacement(marker, track, kit)
        if problem:
            yield Problem(path, problem)
            continue
        if marker.kind != "text" and marker.place in taken:
            other = f"markers[{taken[marker.place]}]"
            yield Problem(
                path, Message("{other} is of the same kind at the same place", other=other)
            )
        taken[marker.place] = m


def misplacement(marker: Marker, track: Track, kit: Kit) -> Message | None:
    """Why the marker cannot be placed there, if it cannot."""
    if marker.on not in track.piece_locations:
        return no_such_id(marker.on)
    code = track.piece(marker.on).piece
    if code not in kit.codes:
        return None  # reported with the piece
    if kit.codes[code].kind.chain:
        return Message("piece {id} is a board half: markers go on single pieces", id=marker.on)
    template = templates_of(kit)[code]
    if marker.kind in WHOLE_PIECE and marker.at:
        return Message("{kind} applies to the whole piece: remove `at`", kind=Message(marker.kind))
    if marker.at >= template.columns:
        return Message(
            "piece {id} ({code}) has {n} columns: `at` is at most {last}",
            id=marker.on,
            code=code,
            n=template.columns,
            last=template.columns - 1,
        )
    if marker.lane is not None and marker.kind not in ONE_LANE:
        return Message("{kind} applies to all lanes: remove `lane`", kind=Message(marker.kind))
    if marker.lane is None and marker.kind in NEEDS_LANE:
        return Message("{kind} is one lane: add `lane`", kind=Message(marker.kind))
    if marker.lane is not None and marker.lane >= template.lanes:
        return Message(
            "piece {id} ({code}) has {n} lanes: `lane` is at most {last}",
            id=marker.on,
            code=code,
            n=template.lanes,
            last=template.lanes - 1,
        )
    return None


def kit_problems(kit: Kit) -> Iterator[Problem]:
    """Everything that prevents the kit's pieces from being built."""
    codes = Counter(kind.code for kind in kit.pieces)
    broken = False
    for i, kind in enumerate(kit.pieces):
        for problem in _problems_of_kind(kind, kit):
            broken = True
            yield Problem(f"pieces[{i}]", f"{kind.code}: {problem}")
        if codes[kind.code] > 1:
            broken = True
            yield Problem(f"pieces[{i}].code", f"{kind.code!r} appears twice")
    yield from _problems_of_groups(kit)
    if broken:
        return
    forms = sum(2 if kit.is_handed(kind) else 1 for kind in kit.pieces)
    ways_back = {kind.back_of for kind in kit.pieces}
    for i, kind in enumerate(kit.pieces):
        has_own_shape = kind.back_of is None and not kind.chain and not kind.end
        if has_own_shape and kind.code not in ways_back and not is_same_back(kit, kind):
            what = (
                "in reverse it is a different piece: add a piece to the kit with back_of this one"
            )
            yield Problem(f"pieces[{i}]", f"{kind.code}: {what}")
    if len(kit.codes) != forms:
        yield Problem("pieces", "two pieces have the same code once their side is added")
    ends = {kind.end for kind in kit.pieces} - {None}
    if len(ends) == 1:
        yield Problem(
            "pieces", Message("a piece with end {end} needs one with the other end", end=ends.pop())
        )
    for i, kind in enumerate(kit.pieces):
        for code in kind.chain:
            if code not in kit.codes or kit.codes[code].kind.chain:
                yield Problem(f"pieces[{i}].chain", f"{code!r} is not a single piece of this kit")


def _problems_of_groups(kit: Kit) -> Iterator[Problem]:
    """If there are groups, each piece is in exactly one of them."""
    seen: set[str] = set()
    for g, group in enumerate(kit.groups):
        for i, code in enumerate(group.pieces):
            place = f"groups[{g}].pieces[{i}]"
            if code not in kit.kinds:
                yield Problem(place, unknown_kind(code, kit))
            elif code in seen:
                yield Problem(place, Message("{code!r} is in a group already", code=code))
            seen.add(code)
    if kit.groups and (missing := [code for code in kit.kinds if code not in seen]):
        yield Problem("groups", Message("{codes}: in no group", codes=joined(missing)))


def _problems_of_kind(kind: PieceKind, kit: Kit) -> Iterator[str]:
    shapes = [kind.length, kind.radius, kind.back_of, kind.chain or None]
    if sum(shape is not None for shape in shapes) != 1:
        yield "give exactly one of length, radius, back_of and chain"
        return
    if (kind.radius is None) != (kind.turn is None):
        yield "give radius and turn together, or neither"
    if kind.stock_of is not None and kind.stock_of not in kit.kinds:
        yield f"stock_of: no piece {kind.stock_of!r}"
    if kind.board and not kind.chain:
        yield "only a chain of pieces can be a face of a board"
    if kind.back_of is not None:
        front = kit.kinds.get(kind.back_of)
        if front is None or front.back_of or front.chain:
            yield f"back_of: {kind.back_of!r} is not a piece with its own shape"
        elif front.end is not None:
            yield "back_of: where a course begins or ends there is no way back"
        elif front.line_after is not None:
            yield "back_of: a piece with the finish line is the same in both directions"
    elif kind.chain:
        if kind.colours:
            yield "a chain has the colours of its pieces: remove colours"
        if kind.spaces is not None:
            yield "a chain has the spaces of its pieces: remove spaces"
    elif kind.spaces is None:
        yield "spaces is missing"
    else:
        yield from _problems_of_spaces(kind, kit)


def _problems_of_spaces(kind: PieceKind, kit: Kit) -> Iterator[str]:
    lanes = kit.lanes_of(kind)
    counts = (kind.spaces,) * lanes if isinstance(kind.spaces, int) else kind.spaces or ()
    if lanes > len(kit.lanes):
        yield f"lanes: the kit has {len(kit.lanes)} lanes, found {lanes}"
        return
    if len(counts) != lanes:
        yield f"spaces: it has {lanes} lanes, found {len(counts)} values"
        return
    columns = min(counts)
    yield from _problems_of_lanes(kind, counts)
    if kind.barrier and kind.barrier.at >= columns - len(set(kind.hidden)):
        yield "barrier: at must be one of its columns"
    if kind.ease_mm and len(kind.ease_mm) != lanes:
        yield f"ease_mm: it has {lanes} lanes, found {len(kind.ease_mm)} values"
    if any(boundary >= lanes - 1 for boundary in kind.solid):
        yield f"solid: boundaries between {lanes} lanes are numbered from 0 to {lanes - 2}"
    if kind.narrow and (len(set(counts)) > 1 or max(kind.narrow) >= columns):
        yield "narrow: all lanes must be equally long, and the columns must exist"
    if (kind.line_after or 0) > columns or (kind.line_after is None and kind.grid_rows):
        yield f"line_after: expected 0 to {columns}, with grid_rows"
    if kind.ease_mm and kind.turn is None:
        yield "ease_mm: only a corner can be eased outwards"
    room = kit.width_of(lanes) / 2 + (kit.pit_gap_mm + kit.lane_mm if kind.alley else 0)
    if kind.radius is not None and kind.radius * kit.module_mm <= room:
        yield (
            f"radius: {kind.radius * kit.module_mm:g} mm is too tight for a piece that reaches "
            f"{room:g} mm inwards"
        )
    if kind.alley:
        yield from _problems_of_alley(kind.alley, columns)
        if counts[0] != columns and (kind.alley.entry, kind.alley.exit) != (None, None):
            yield "alley: fields A and C must be in a lane with one space per column"
    if kind.branch:
        yield from _problems_of_branch(kind, kind.branch, counts)
    spaces = sum(counts) - len(set(kind.narrow)) * (lanes - 1)
    spaces -= len(kind.ends) + len(kind.hidden) * lanes
    spaces += kind.alley.spaces if kind.alley else 0
    if kind.branch:
        leaving = kind.branch.lanes or 0
        spaces += kind.branch.spaces * (leaving or lanes) - leaving * (columns - kind.branch.after)
    if kind.colours and len(kind.colours) != spaces:
        yield f"colours: the piece has {spaces} spaces, found {len(kind.colours)} values"


def _problems_of_lanes(kind: PieceKind, counts: tuple[int, ...]) -> Iterator[str]:
    """Limits, and lanes that end or are hidden in part."""
    lanes, columns, ends = len(counts), min(counts), set(kind.ends)
    if kind.limits and (len(kind.limits) != lanes or kind.turn is None):
        yield f"limits: a corner has one for each of its {lanes} lanes, found {len(kind.limits)}"
    if kind.counts_as and (kind.turn is None or kind.limits):
        yield "counts_as: only an arc without limits can count as a straight"
    special = (kind.turn, kind.alley, kind.branch, kind.line_after)
    is_plain_road = set(special) == {None} and len(set(counts)) == 1 and not kind.narrow
    if (ends or kind.hidden) and not is_plain_road:
        yield "ends, hidden: only on a straight of equal lanes, without anything else to it"
        return
    if ends and (kind.solid or kind.end == "finish" or columns < 2):
        yield "ends: needs two columns, no solid line, and a road behind it"
    if len(ends) < len(kind.ends) or any(not _has_neighbour(k, ends, lanes) for k in ends):
        yield "ends: each lane that ends needs one beside it that goes on"
    within = set(kind.hidden) <= set(range(1, columns - 1))
    if kind.hidden and (not within or kind.hidden != _in_a_row(kind.hidden)):
        yield f"hidden: columns in a row, from 1 to {columns - 2}"
    if kind.hidden and (kind.level or kind.end or ends):
        yield "hidden: not on a bridge, or where a course or lane begins or ends"


def _has_neighbour(lane: int, ends: set[int], lanes: int) -> bool:
    return any(k in range(lanes) and k not in ends for k in (lane - 1, lane + 1))


def _in_a_row(columns: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(range(columns[0], columns[0] + len(columns)))


def _problems_of_alley(alley: Alley, columns: int) -> Iterator[str]:
    if any(stop >= alley.spaces for stop in alley.stops):
        yield f"alley.stops: the alley has {alley.spaces} spaces, numbered from 0"
    begin = -1 if alley.entry is None else alley.entry
    end = columns if alley.exit is None else alley.exit
    if begin >= columns or end > columns or (alley.exit is not None and end >= columns):
        yield f"alley: entry and exit must be columns from 0 to {columns - 1}"
    elif end - begin < 2:
        yield "alley: leave a column between entry and exit (or the end of the piece)"


def _problems_of_branch(kind: PieceKind, branch: Branch, counts: tuple[int, ...]) -> Iterator[str]:
    columns, lanes = min(counts), len(counts)
    if (branch.lanes or 0) >= lanes or (branch.lanes and (kind.solid or kind.line_after)):
        yield f"branch.lanes: fewer than {lanes}, without a solid line or a finish line"
    if (branch.length is None) == (branch.radius is None):
        yield "branch: give exactly one of length and radius"
    if (branch.radius is None) != (branch.turn is None):
        yield "branch: give radius and turn together, or neither"
    if branch.lead >= (branch.length or branch.turn or 0):
        yield "branch: lead must be shorter than the second road"
    if branch.after >= columns or (kind.length or 1) % columns or len(set(counts)) > 1:
        yield (
            "branch: must leave a straight of equal lanes, with as many modules to each column, "
            "before its end"
        )
