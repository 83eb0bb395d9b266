"""What must hold in every track and kit, however good the circuit is.

Readers reject files that violate it; edits preserve it. Judging whether the circuit is *good* is
up to the validators.
"""

from collections import Counter
from collections.abc import Iterator

from trackwright.model.layout.kit import Alley, Branch, Kit, PieceKind
from trackwright.model.layout.pieces import is_same_back, templates_of
from trackwright.model.layout.track import MAX_PIECES, ONE_LANE, WHOLE_PIECE, Marker, Piece, Track
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
    if broken:
        return
    forms = sum(2 if kit.is_handed(kind) else 1 for kind in kit.pieces)
    ways_back = {kind.back_of for kind in kit.pieces}
    for i, kind in enumerate(kit.pieces):
        has_own_shape = kind.back_of is None and not kind.chain
        if has_own_shape and kind.code not in ways_back and not is_same_back(kit, kind):
            what = (
                "in reverse it is a different piece: add a piece to the kit with back_of this one"
            )
            yield Problem(f"pieces[{i}]", f"{kind.code}: {what}")
    if len(kit.codes) != forms:
        yield Problem("pieces", "two pieces have the same code once their side is added")
    for i, kind in enumerate(kit.pieces):
        for code in kind.chain:
            if code not in kit.codes or kit.codes[code].kind.chain:
                yield Problem(f"pieces[{i}].chain", f"{code!r} is not a single piece of this kit")


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
        elif front.line_after is not None:
            yield "back_of: a piece with the finish line is the same in both directions"
    elif kind.chain:
        if kind.spaces is not None:
            yield "a chain has the spaces of its pieces: remove spaces"
    elif kind.spaces is None:
        yield "spaces is missing"
    else:
        yield from _problems_of_spaces(kind, kit)


def _problems_of_spaces(kind: PieceKind, kit: Kit) -> Iterator[str]:
    lanes = len(kit.lanes)
    counts = (kind.spaces,) * lanes if isinstance(kind.spaces, int) else kind.spaces or ()
    if len(counts) != lanes:
        yield f"spaces: the kit has {lanes} lanes, found {len(counts)} values"
        return
    columns = min(counts)
    if kind.ease_mm and len(kind.ease_mm) != lanes:
        yield f"ease_mm: the kit has {lanes} lanes, found {len(kind.ease_mm)} values"
    if any(boundary >= lanes - 1 for boundary in kind.solid):
        yield f"solid: boundaries between {lanes} lanes are numbered from 0 to {lanes - 2}"
    if kind.narrow and (len(set(counts)) > 1 or max(kind.narrow) >= columns):
        yield "narrow: all lanes must be equally long, and the columns must exist"
    if (kind.line_after or 0) > columns or (kind.line_after is None and kind.grid_rows):
        yield f"line_after: expected 0 to {columns}, with grid_rows"
    if kind.ease_mm and kind.turn is None:
        yield "ease_mm: only a corner can be eased outwards"
    room = kit.width_mm / 2 + (kit.pit_gap_mm + kit.lane_mm if kind.alley else 0)
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
    columns = min(counts)
    if branch.after + branch.spaces > columns:
        yield f"branch: its {branch.spaces} spaces must end with the piece's {columns} columns"
    if (branch.length is None) == (branch.radius is None):
        yield "branch: give exactly one of length and radius"
    if (branch.radius is None) != (branch.turn is None):
        yield "branch: give radius and turn together, or neither"
    if branch.after >= columns or kind.length != columns or len(set(counts)) > 1:
        yield "branch: must leave a straight of equal lanes, one column per module, before its end"
