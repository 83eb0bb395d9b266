"""Every single change of a circuit that keeps it closed, and its checks as clean as they are."""

import threading
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import chain, takewhile
from typing import TypeAlias, TypeVar, get_args

from trackwright.design.whatif.rows import moves_of, pairs_of, windows_of
from trackwright.model.circuit import Circuit
from trackwright.model.edit.edits import Replace, apply_all
from trackwright.model.layout.kit import Kit, Side
from trackwright.model.layout.pieces import templates_of
from trackwright.model.layout.track import Hill, Marker, Piece, Run, Track
from trackwright.model.text.errors import EditRefused, TrackwrightError
from trackwright.model.text.messages import Message, joined
from trackwright.validators.catalogue import find_check
from trackwright.validators.check import CheckedCircuit
from trackwright.validators.finding import Finding, Severity
from trackwright.validators.report import Checker

KINDS = ("window", "pair", "start", "difficulty", "hill")
"""Of changes: a few pieces for others; the same at two places; the start elsewhere;
a marker one level up or down; a hill on a straight or a corner."""
HARDEST = 3
KEY_LEVELS = ("expert", "pro")
"""Of MotoGrandPrix, the levels that know hills."""

Key: TypeAlias = object
Count: TypeAlias = Callable[[int, int], None]
Value = TypeVar("Value")
Candidate: TypeAlias = tuple[Message, Track]


@dataclass(frozen=True, eq=False)
class Change:
    """A change of a circuit: an edit, and the circuit after it."""

    kind: str
    words: Message
    before: Track
    circuit: Circuit
    warnings: tuple[Finding, ...] = ()
    """Those that are new with it, one of each check."""

    @property
    def warns(self) -> tuple[str, ...]:
        """Codes of the new warnings."""
        return tuple(finding.code for finding in self.warnings)

    @property
    def label(self) -> Message:
        return Message("What if: {change}", change=self.words)

    def apply(self, track: Track, kit: Kit) -> Track:
        """The changed track; only of the one that the change was listed of."""
        if track != self.before:
            raise EditRefused(Message("the circuit was edited since its changes were listed"))
        return self.circuit.track


@dataclass(frozen=True)
class Listed:
    """The changes of a circuit: those that keep its checks clean, and those that warn."""

    clean: tuple[Change, ...]
    warned: tuple[Change, ...]
    tried: int


def key_of(circuit: Circuit) -> Key:
    """What a race depends on: circuits with the same key have the same races."""
    if circuit.kit.id != "motograndprix":
        return circuit.hash
    lap = CheckedCircuit(circuit).lap
    return tuple((p.kind, p.difficulty, p.hill, p.line) for p in lap.positions), circuit.track.laps


def reject_unfit(circuit: Circuit) -> None:
    """Changes are only listed of one run: a lap that closes exactly, or a course."""
    if not _is_whole(circuit):
        raise TrackwrightError(
            Message(
                "what-if needs a circuit that closes exactly, or leads from a start to a finish: "
                "close it first"
            )
        )
    if len(circuit.track.runs) != 1:
        raise TrackwrightError(Message("what-if needs a circuit of one row of pieces"))
    if any(circuit.kit.codes[piece.piece].kind.chain for piece in circuit.track.pieces()):
        raise TrackwrightError(
            Message(
                "what-if needs a circuit without board halves: break them up first (in the window: "
                "Lay > Break up board halves)"
            )
        )


def _is_whole(circuit: Circuit) -> bool:
    geometry = circuit.geometry
    return geometry.closed_exactly or geometry.leads_to_finish


def list_changes(
    circuit: Circuit,
    kinds: Sequence[str] = KINDS,
    rules: str | None = None,
    progress: Count | None = None,
    cancel: threading.Event | None = None,
    found: Callable[[Change], None] | None = None,
) -> Listed:
    """All changes of these kinds, each really different race once; each is also `found` at once."""
    reject_unfit(circuit)
    stop = cancel or threading.Event()
    judge = _Judge(circuit, rules)
    seen: set[Key] = {key_of(circuit)}
    changes: list[Change] = []
    candidates = list(_until(stop, _candidates(circuit, kinds, rules)))
    for number, (kind, words, track) in enumerate(_until(stop, candidates)):
        if progress is not None:
            progress(number, len(candidates))
        changed = Circuit(track, circuit.kit)
        if not _is_whole(changed):
            continue
        key = key_of(changed)
        if key in seen:
            continue
        new = judge.warnings(changed)
        if new is None:
            continue
        seen.add(key)
        bare = Circuit(track, circuit.kit)  # what was derived of hundreds would fill the memory
        changes.append(Change(kind, words, circuit.track, bare, tuple(new)))
        if found is not None:
            found(changes[-1])
    clean = tuple(change for change in changes if not change.warnings)
    warned = tuple(change for change in changes if change.warnings)
    return Listed(clean, warned, len(candidates))


def _until(stop: threading.Event, values: Iterable[Value]) -> Iterator[Value]:
    """The values, until it is cancelled."""
    return takewhile(lambda _: not stop.is_set(), values)


class _Judge:
    """Finds new problems of changed circuits. Most have errors, and of few checks: checks
    that found something before run first, and no others on a circuit that has it."""

    def __init__(self, circuit: Circuit, rules: str | None) -> None:
        self._circuit, self._rules = circuit, rules
        self._all = Checker(rules)
        self._before = _problems(self._all, circuit)
        self._frequent: list[tuple[Checker, list[Finding]]] = []

    def warnings(self, changed: Circuit) -> list[Finding] | None:
        """One of each check; None if there are errors."""
        for checker, before in self._frequent:
            if _errors(_new(before, _problems(checker, changed))):
                return None
        new = _new(self._before, _problems(self._all, changed))
        if not (errors := _errors(new)):
            return new
        for code in errors:
            if find_check(code).covered_by is None:  # otherwise it depends on another check
                checker = Checker(self._rules, [code])
                self._frequent.append((checker, _problems(checker, self._circuit)))
        return None


def _errors(findings: Iterable[Finding]) -> list[str]:
    """Their codes."""
    return [finding.code for finding in findings if finding.severity is Severity.ERROR]


def _problems(checker: Checker, circuit: Circuit) -> list[Finding]:
    """Errors and warnings; approvals of a piece do not count after a change of it."""
    found = checker.check(circuit).findings
    return [finding for finding in found if finding.severity is not Severity.NOTE]


def _new(before: Sequence[Finding], after: Sequence[Finding]) -> list[Finding]:
    """A problem of each check that finds more than before: one that was not there, if possible."""
    more = Counter((f.severity, f.code) for f in after)
    more.subtract(Counter((f.severity, f.code) for f in before))
    known = {finding.message for finding in before}
    first: dict[tuple[Severity, str], Finding] = {}
    for finding in sorted(after, key=lambda one: one.message in known):
        first.setdefault((finding.severity, finding.code), finding)
    return [first[kind] for kind in sorted(first, key=lambda kind: kind[1]) if more[kind] > 0]


def _candidates(
    circuit: Circuit, kinds: Sequence[str], rules: str | None
) -> Iterator[tuple[str, Message, Track]]:
    makers: dict[str, Callable[[Circuit], Iterable[Candidate]]] = {
        "window": _windows,
        "pair": _pairs,
        "start": _starts,
        "difficulty": _difficulties,
        "hill": _hills if (rules or "").endswith(KEY_LEVELS) else lambda _: (),
    }
    for kind in KINDS:
        if kind in kinds:
            for words, track in makers[kind](circuit):
                yield kind, words, track


# --- pieces for others ----------------------------------------------------------------------------


def _windows(circuit: Circuit) -> Iterator[Candidate]:
    """Up to five pieces for up to four that lead to the same place; on a course also one or two
    for others in the same direction, for the finish may be anywhere."""
    track, kit = circuit.track, circuit.kit
    pieces = track.runs[0].pieces
    codes = [piece.piece for piece in pieces]
    moving = moves_of(kit, codes) if circuit.geometry.leads_to_finish else ()
    for begin, end, word in chain(windows_of(kit, codes), moving):
        words = _exchange_words(pieces, begin, end, word)
        yield words, exchanged(track, kit, {(begin, end): word})


def exchanged(track: Track, kit: Kit, windows: Mapping[tuple[int, int], Sequence[str]]) -> Track:
    """The track with other pieces in some windows of its run. All other pieces keep their ids and
    markers; markers of those that go move to the first corner piece in their place."""
    old, id = track.runs[0].pieces, track.next_id
    new: list[Piece] = []
    moved: dict[int, int] = {}
    at = 0
    for (begin, end), word in sorted(windows.items()):
        new += old[at:begin]
        laid = [Piece(id + k, code) for k, code in enumerate(word)]
        id += len(laid)
        corner = next((p for p in laid if templates_of(kit)[p.piece].turn), None)
        moved |= {piece.id: corner.id if corner else 0 for piece in old[begin:end]}
        new += laid
        at = end
    new += old[at:]
    run = Run(tuple(_with_lines(kit, new, set(moved))), track.runs[0].start, track.runs[0].frame)
    return replace(track, runs=(run,), markers=tuple(_moved(track, moved)))


def _moved(track: Track, moved: dict[int, int]) -> Iterator[Marker]:
    """The markers, those of pieces that went on the corners that came; one of a kind on each."""
    taken: set[tuple[int, int, int | None, str]] = set()
    for marker in track.markers:
        if marker.on in moved:
            if not moved[marker.on]:
                continue
            marker = replace(marker, on=moved[marker.on], at=0)
        if marker.place not in taken:
            taken.add(marker.place)
            yield marker


def _with_lines(kit: Kit, pieces: Sequence[Piece], gone: set[int]) -> Iterator[Piece]:
    """New straights, and those before other corners than they were, have their line outside."""
    if kit.straight_line != "left":
        yield from pieces
        return
    turns = [templates_of(kit)[piece.piece].turn for piece in pieces]
    for i, piece in enumerate(pieces):
        ahead = next((t for t in (*turns[i:], *turns[:i]) if t), 0)
        line: Side | None = "R" if ahead > 0 else None
        yield piece if turns[i] else replace(piece, line=line)


def _pairs(circuit: Circuit) -> Iterator[Candidate]:
    """A piece or two for others at two places, so that the shifts cancel: positions from one
    straight to another, a corner wider here and tighter there."""
    track, kit = circuit.track, circuit.kit
    pieces = track.runs[0].pieces
    for pair in pairs_of(kit, [piece.piece for piece in pieces]):
        words = joined(_exchange_words(pieces, *window) for window in pair)
        windows = {(begin, end): word for begin, end, word in pair}
        yield words, exchanged(track, kit, windows)


def _exchange_words(pieces: Sequence[Piece], begin: int, end: int, word: Sequence[str]) -> Message:
    place = pieces[begin % len(pieces)].id
    old = " ".join(piece.piece for piece in pieces[begin:end])
    if not old:
        return Message("add {codes} before piece {piece}", codes=" ".join(word), piece=place)
    if not word:
        return Message("{codes} -> nothing at piece {piece}", codes=old, piece=place)
    return Message("{old} -> {new} at piece {piece}", old=old, new=" ".join(word), piece=place)


# --- the start, difficulties, hills ---------------------------------------------------------------


def _starts(circuit: Circuit) -> Iterator[Candidate]:
    """The start in the place of another piece of its kind."""
    track, kit = circuit.track, circuit.kit
    pieces = track.runs[0].pieces
    starts = [p for p in pieces if kit.codes[p.piece].kind.line_after is not None]
    if len(starts) != 1 or kit.codes[starts[0].piece].kind.stock_of is None:
        return
    start = starts[0]
    stock = kit.stock_code(start.piece)
    for piece in pieces:
        if piece.piece == stock:
            swap = (Replace(start.id, stock), Replace(piece.id, start.piece))
            words = Message("start at piece {piece}", piece=piece.id)
            yield words, apply_all(swap, track, kit)


def _difficulties(circuit: Circuit) -> Iterator[Candidate]:
    """Each difficulty one up and one down."""
    for marker in circuit.track.markers:
        for value in (marker.difficulty or 0) - 1, (marker.difficulty or 0) + 1:
            if marker.difficulty and 1 <= value <= HARDEST:
                new = replace(marker, difficulty=value)
                markers = tuple(new if m is marker else m for m in circuit.track.markers)
                words = Message(
                    "difficulty {old} -> {new} on piece {piece}",
                    old=marker.difficulty,
                    new=value,
                    piece=marker.on,
                )
                yield words, replace(circuit.track, markers=markers)


def _hills(circuit: Circuit) -> Iterator[Candidate]:
    """Each straight and corner up, down, or flat, if it is not."""
    lap = CheckedCircuit(circuit).lap
    for run in lap.runs:
        pieces = lap.pieces(run)
        now = lap.positions[run.first].hill
        after = lap.positions[(run.positions[-1] + 1) % len(lap.positions)]
        for hill in get_args(Hill):
            if hill != now and pieces:
                kept = [m for m in circuit.track.markers if not (m.hill and m.on in pieces)]
                if not any(m.hill and m.on == after.piece for m in kept):
                    kept.append(Marker(on=after.piece, hill=after.hill))
                track = replace(
                    circuit.track,
                    markers=(*kept, Marker(on=pieces[0], hill=hill)),
                )
                yield _hill_words(hill, pieces[0]), track


def _hill_words(hill: Hill, piece: int) -> Message:
    if hill == "up":
        return Message("uphill from piece {piece}", piece=piece)
    if hill == "down":
        return Message("downhill from piece {piece}", piece=piece)
    return Message("flat from piece {piece}", piece=piece)
