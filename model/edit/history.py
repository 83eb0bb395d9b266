"""An open document: a track, how it came to be, and what can be undone. No Qt here.

Because tracks share what they have in common and never change, a step of the history simply keeps
the track before and after; undoing gives the very same object back.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cached_property

from model.edit.edits import Edit
from model.layout.kit import Kit
from model.layout.track import Piece, Track


@dataclass(frozen=True)
class Change:
    """What a listener is told: the track before and after, and why."""

    label: str
    before: Track
    after: Track

    @cached_property
    def pieces(self) -> frozenset[int]:
        """Ids of the pieces that came, went, changed, or lie elsewhere in their run."""
        before, after = _neighbourhoods(self.before), _neighbourhoods(self.after)
        ids = before.keys() | after.keys()
        return frozenset(id for id in ids if before.get(id) != after.get(id))

    @cached_property
    def layout_changed(self) -> bool:
        """Did pieces, markers or their places change, and not only figures and notes?"""
        before, after = self.before, self.after
        return (before.runs, before.frames, before.markers, before.laps) != (
            after.runs,
            after.frames,
            after.markers,
            after.laps,
        )


def _neighbourhoods(track: Track) -> dict[int, tuple[Piece, int | None]]:
    found: dict[int, tuple[Piece, int | None]] = {}
    for run in track.runs:
        previous: int | None = None
        for piece in run.pieces:
            found[piece.id] = (piece, previous)
            previous = piece.id
    return found


@dataclass(slots=True)
class Step:
    """One entry of the history."""

    label: str
    before: Track
    after: Track
    merge: str | None = None


Listener = Callable[[Change], None]


class Document:
    """A track that is being edited. `is_saved`: a file holds it as it is."""

    def __init__(self, track: Track, kit: Kit, is_saved: bool = True) -> None:
        self.kit = kit
        self._track = track
        self._saved = track if is_saved else None
        self._done: list[Step] = []
        self._undone: list[Step] = []
        self._listeners: list[Listener] = []
        self._group: Step | None = None

    @property
    def track(self) -> Track:
        """The track as it is now."""
        return self._track

    @property
    def labels(self) -> tuple[str, ...]:
        """What was done, the latest last."""
        return tuple(step.label for step in self._done)

    @property
    def tracks(self) -> Iterator[Track]:
        """The track as it was after each step, and as it can be again."""
        for step in (*self._done, *self._undone):
            yield step.before
            yield step.after

    @property
    def undone_labels(self) -> tuple[str, ...]:
        """What can be redone, the next first."""
        return tuple(step.label for step in reversed(self._undone))

    @property
    def is_modified(self) -> bool:
        """Is there anything that a save would write?"""
        return self._track is not self._saved and self._track != self._saved

    @property
    def saved(self) -> Track | None:
        """The track as its file holds it, as far as is known."""
        return self._saved

    def mark_saved(self) -> None:
        """Say that the track as it is now has been written."""
        self._saved = self._track

    def file_holds(self, track: Track | None) -> None:
        """Say what another program wrote into the file; None = nothing that could be read."""
        self._saved = track

    def listen(self, listener: Listener) -> Callable[[], None]:
        """Call `listener` after every change; the returned function ends that."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    def do(self, edit: Edit, merge: str | None = None) -> bool:
        """Apply an edit; an EditRefused passes through and changes nothing.

        Consecutive edits with the same `merge` word become one step (a drag). An edit that
        changes nothing leaves no step. Says whether the track changed.
        """
        before = self._track
        after = edit.apply(before, self.kit)
        if after == before:
            return False
        if self._group is None:
            self._record(Step(edit.label, before, after, merge))
        self._show(edit.label, after)
        return True

    def end_merge(self) -> None:
        """The drag is over: the next edit is a step of its own."""
        if self._done:
            self._done[-1].merge = None

    def _record(self, step: Step) -> None:
        self._undone.clear()
        last = self._done[-1] if self._done else None
        if last is None or step.merge is None or last.merge != step.merge:
            self._done.append(step)
            return
        last.after, last.label = step.after, step.label
        if last.after == last.before:
            self._done.pop()

    @contextmanager
    def group(self, label: str) -> Iterator[None]:
        """Several edits as one step; an exception inside takes all of them back."""
        if self._group is not None:
            yield  # already inside one: the outer group is the step
            return
        before = self._track
        self._group = Step(label, before, before)
        try:
            yield
        except BaseException:
            self._group = None
            if self._track is not before:
                self._show(label, before)
            raise
        self._group = None
        if self._track != before:
            self._record(Step(label, before, self._track))

    def undo(self) -> bool:
        """Take the last step back; False if there is none."""
        return self.travel(len(self._done) - 1)

    def redo(self) -> bool:
        """Do the last undone step again; False if there is none."""
        return self.travel(len(self._done) + 1)

    def travel(self, done: int) -> bool:
        """Undo or redo, at once, until so many steps are done; False if they are already."""
        if self._group is not None or not 0 <= done <= len(self._done) + len(self._undone):
            return False
        step: Step | None = None
        track = self._track
        while len(self._done) > done:
            step = self._done.pop()
            step.merge = None
            self._undone.append(step)
            track = step.before
        while len(self._done) < done:
            step = self._undone.pop()
            self._done.append(step)
            track = step.after
        if step is None:
            return False
        self.end_merge()
        self._show(step.label, track)
        return True

    def _show(self, label: str, track: Track) -> None:
        change = Change(label, self._track, track)
        self._track = track
        for listener in tuple(self._listeners):
            listener(change)
