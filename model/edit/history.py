"""An open document: a track with its undo history. No Qt here.

Tracks are immutable and share their common parts, so a history step simply stores the track
before and after; undo returns the very same object.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cached_property

from trackwright.model.edit.edits import Edit
from trackwright.model.layout.kit import Kit
from trackwright.model.layout.track import Piece, Track


@dataclass(frozen=True)
class Change:
    """What listeners receive: the track before and after, and why."""

    label: str
    before: Track
    after: Track

    @cached_property
    def pieces(self) -> frozenset[int]:
        """Ids of the pieces that were added, removed, changed, or moved within their run."""
        before, after = _neighbourhoods(self.before), _neighbourhoods(self.after)
        ids = before.keys() | after.keys()
        return frozenset(id for id in ids if before.get(id) != after.get(id))


def _neighbourhoods(track: Track) -> dict[int, tuple[Piece, int | None]]:
    found: dict[int, tuple[Piece, int | None]] = {}
    for run in track.runs:
        previous: int | None = None
        for piece in run.pieces:
            found[piece.id] = (piece, previous)
            previous = piece.id
    return found


@dataclass(slots=True)
class HistoryStep:
    """One entry of the history."""

    label: str
    before: Track
    after: Track
    merge: str | None = None


Listener = Callable[[Change], None]


class Document:
    """A track being edited. `is_saved`: is it identical to its file?"""

    def __init__(self, track: Track, kit: Kit, is_saved: bool = True) -> None:
        self.kit = kit
        self._track = track
        self._saved = track if is_saved else None
        self._done: list[HistoryStep] = []
        self._undone: list[HistoryStep] = []
        self._listeners: list[Listener] = []
        self._group: HistoryStep | None = None

    @property
    def track(self) -> Track:
        """The current track."""
        return self._track

    @property
    def labels(self) -> tuple[str, ...]:
        """Labels of the steps done, the latest last."""
        return tuple(step.label for step in self._done)

    @property
    def tracks(self) -> Iterator[Track]:
        """All tracks that undo and redo can reach."""
        for step in (*self._done, *self._undone):
            yield step.before
            yield step.after

    @property
    def undone_labels(self) -> tuple[str, ...]:
        """Labels of the steps that can be redone, the next first."""
        return tuple(step.label for step in reversed(self._undone))

    @property
    def is_modified(self) -> bool:
        """Are there unsaved changes?"""
        return self._track is not self._saved and self._track != self._saved

    @property
    def saved(self) -> Track | None:
        """The track in the file, as far as known."""
        return self._saved

    def mark_saved(self) -> None:
        """Record that the current track has been saved."""
        self._saved = self._track

    def set_file_content(self, track: Track | None) -> None:
        """Record what another program wrote to the file; None = nothing readable."""
        self._saved = track

    def on_change(self, listener: Listener) -> Callable[[], None]:
        """Call `listener` after every change; call the returned function to stop."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    def apply(self, edit: Edit, merge: str | None = None) -> bool:
        """Apply an edit; an EditRefused is passed on and changes nothing.

        Consecutive edits with the same `merge` word become one step (a drag). An edit that
        changes nothing adds no step. Returns whether the track changed.
        """
        before = self._track
        after = edit.apply(before, self.kit)
        if after == before:
            return False
        if self._group is None:
            self._record(HistoryStep(edit.label, before, after, merge))
        self._show(edit.label, after)
        return True

    def end_merge(self) -> None:
        """End a drag: the next edit becomes a separate step."""
        if self._done:
            self._done[-1].merge = None

    def _record(self, step: HistoryStep) -> None:
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
        """Group several edits into one step; an exception inside undoes all of them."""
        if self._group is not None:
            yield  # nested: the outer group is the step
            return
        before = self._track
        self._group = HistoryStep(label, before, before)
        try:
            yield
        except BaseException:
            self._group = None
            if self._track is not before:
                self._show(label, before)
            raise
        self._group = None
        if self._track != before:
            self._record(HistoryStep(label, before, self._track))

    def undo(self) -> bool:
        """Undo the last step; False if there is none."""
        return self.undo_or_redo_to(len(self._done) - 1)

    def redo(self) -> bool:
        """Redo the last undone step; False if there is none."""
        return self.undo_or_redo_to(len(self._done) + 1)

    def undo_or_redo_to(self, done: int) -> bool:
        """Undo or redo to a number of done steps at once; False if already there."""
        if self._group is not None or not 0 <= done <= len(self._done) + len(self._undone):
            return False
        step: HistoryStep | None = None
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
