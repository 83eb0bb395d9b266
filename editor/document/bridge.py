"""The open document as Qt sees it: one layer of signals over `Document` of `model/edit/history.py`.

Every change of a track goes through `do`; a refused edit becomes a message, not an exception.
"""

from collections.abc import Callable, Iterable
from contextlib import suppress
from operator import is_not
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from trackwright.editor.app.translation import translated
from trackwright.model.circuit import Circuit
from trackwright.model.edit.edits import Edit, EditGroup, SetTrackValue
from trackwright.model.edit.history import Change, Document
from trackwright.model.edit.placing import end_to_continue
from trackwright.model.edit.pointing import table_top_of
from trackwright.model.files.library import kit as kit_of
from trackwright.model.layout.kit import Kit
from trackwright.model.layout.pieces import templates_of
from trackwright.model.layout.scenery import SceneryItem
from trackwright.model.layout.track import Track
from trackwright.model.text.errors import TrackwrightError
from trackwright.model.text.plain_text import visible

Choice = tuple[frozenset[int], int | None, frozenset[int]]
"""The selected pieces, the piece at the active end, and the selected scenery."""
LEAST_KEPT = 50


class Bridge(QObject):
    """A document with its file, its selection, and its active end."""

    opened = Signal()
    """Another document is open, or its file changed."""
    changed = Signal(object)
    """The document changed: a `Change`."""
    chosen = Signal()
    """The selection or the active end changed."""
    held = Signal(object)
    """What would happen if the dragged piece were released, a `Placement`; None if nothing is
    dragged."""
    message = Signal(str)
    """A message for the status bar."""
    nothing_clicked = Signal()
    """The empty table was clicked."""
    typed = Signal()
    """A field has a value that is not in the document yet."""

    def __init__(
        self, track: Track, path: Path | None = None, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._unlisten: Callable[[], None] = lambda: None
        self._open(Circuit(track, kit_of(track.kit)), path)

    def _open(self, circuit: Circuit, path: Path | None, is_saved: bool = True) -> None:
        self._unlisten()
        track, kit = circuit.track, circuit.kit
        warm_up(kit)
        self.document = Document(track, kit, is_saved)
        self._unlisten = self.document.on_change(self._on_change)
        self.path = path
        self.circuit, self.table = circuit, table_top_of(circuit)
        self.selection: frozenset[int] = frozenset()
        self.active: int | None = None
        self.scenery: frozenset[int] = frozenset()
        """The ids of the selected scenery."""
        self._kept: dict[int, tuple[Track, Choice]] = {}
        """The selection with each track, by the track's id."""
        self._most_kept = LEAST_KEPT
        self._earlier: list[Choice] = []
        self._later: list[Choice] = []
        self._in_order: tuple[tuple[object, object], tuple[int, ...]] | None = None
        """A track's selection run by run, cached for the menus."""
        self._typed: dict[str, object] = {}
        """Values of the track that are being typed."""

    def open(self, track: Track, path: Path | None, unsaved: bool = False) -> None:
        """Open another track; `unsaved` if no file holds it in this state."""
        self._open(Circuit(track, kit_of(track.kit)), path, is_saved=not unsaved)
        self.opened.emit()

    def show(self, circuit: Circuit, path: Path | None) -> None:
        """Open another track whose circuit is built already, at least in part."""
        self._open(circuit, path)
        self.opened.emit()

    @property
    def track(self) -> Track:
        return self.document.track

    @property
    def kit(self) -> Kit:
        return self.document.kit

    @property
    def title(self) -> str:
        """The circuit's name as shown."""
        return visible(self.track.name)

    # --- edits

    def do(self, *edits: Edit, label: str | None = None, merge: str | None = None) -> bool:
        """Apply edits as one step. Returns whether the track changed."""
        if not edits:
            return False
        single = len(edits) == 1 and label is None
        edit = edits[0] if single else EditGroup(label or edits[-1].label, edits)
        try:
            return self.document.apply(edit, merge)
        except TrackwrightError as refused:
            self.message.emit(translated(refused.message))
            return False

    def undo(self) -> bool:
        return self.document.undo()

    def redo(self) -> bool:
        return self.document.redo()

    def travel(self, step: int) -> None:
        """Undo or redo until this many steps are done."""
        self.document.undo_or_redo_to(step)

    def saved(self, path: Path) -> None:
        """The track has been saved to this file."""
        self.path = path
        self.document.mark_saved()
        self.opened_as()

    def opened_as(self) -> None:
        """Signal that the title, the file or the saved state may have changed."""
        self.chosen.emit()

    def _on_change(self, change: Change) -> None:
        circuit = Circuit(change.after, self.kit)
        circuit.reuse_from(self.circuit)
        self.circuit, self.table = circuit, table_top_of(circuit)
        self._kept[id(change.before)] = change.before, self._choice
        self._forget_what_cannot_return()
        _, choice = self._kept.get(id(change.after), (change.after, self._choice))
        self._take(self._still_there(choice))
        self.changed.emit(change)
        self.chosen.emit()

    def _forget_what_cannot_return(self) -> None:
        """Forget selections of tracks that neither undo nor redo can restore: a drag leaves one for
        each move."""
        if len(self._kept) < self._most_kept:
            return
        there = {id(track) for track in self.document.tracks}
        self._kept = {id: kept for id, kept in self._kept.items() if id in there}
        self._most_kept = 2 * len(self._kept) + LEAST_KEPT

    # --- values being typed

    def type(self, figure: str, value: object) -> None:
        """Note the value of a field; it is applied when the field loses focus, or earlier if
        needed."""
        self._typed[figure] = value
        self.typed.emit()

    def untype(self, figure: str) -> None:
        self._typed.pop(figure, None)

    def is_typed(self, figure: str) -> bool:
        return figure in self._typed

    def take_typed(self) -> None:
        """Apply the values being typed to the document."""
        if not self._typed:
            return
        for edit in self._edits_typed():
            self.do(edit, merge=f"figure {edit.figure}")
        self._typed.clear()
        self.chosen.emit()

    def drop_typed(self) -> bool:
        """Reset the fields to the document's values. False if they have them already."""
        was_typed = bool(self._typed)
        self._typed.clear()
        self.chosen.emit()
        return was_typed

    def _edits_typed(self) -> list[SetTrackValue]:
        here = {figure: getattr(self.track, figure) for figure in self._typed}
        return [SetTrackValue(name, to) for name, to in self._typed.items() if here[name] != to]

    @property
    def track_as_typed(self) -> Track:
        """The track with the typed values that are valid."""
        track = self.track
        for edit in self._edits_typed():
            with suppress(TrackwrightError):
                track = edit.apply(track, self.kit)
        return track

    @property
    def is_modified(self) -> bool:
        """Are there unsaved changes?"""
        return self.document.is_modified or bool(self._edits_typed())

    # --- selection

    def select(
        self, ids: Iterable[int], active: int | None = None, scenery: Iterable[int] = ()
    ) -> None:
        """Select these pieces and this scenery, and nothing else."""
        chosen = frozenset(id for id in ids if id in self.track.piece_locations)
        items = frozenset(scenery) & {item.id for item in self.track.scenery}
        if active is None and len(chosen) == 1:
            (active,) = chosen
        is_new = chosen != self.selection or items != self.scenery
        if is_new or (active is not None and active != self.active):
            self._choose((chosen, self.active if active is None else active, items))

    def build_at(self, piece: int | None) -> None:
        """Make the end of this piece the active one, and clear the selection."""
        self._choose((frozenset(), piece, frozenset()))

    @property
    def _choice(self) -> Choice:
        return self.selection, self.active, self.scenery

    def _take(self, choice: Choice) -> None:
        self.selection, self.active, self.scenery = choice

    def _choose(self, choice: Choice) -> None:
        """Change the selection; the previous one can be restored."""
        if self.has_chosen and not _is_same(choice, self._choice):
            self._earlier.append(self._choice)
        self._later.clear()
        self._take(choice)
        self.chosen.emit()

    def choose_earlier(self) -> bool:
        """Restore the previous selection. False if there is none."""
        return self._choose_from(self._earlier, self._later)

    def choose_later(self) -> bool:
        return self._choose_from(self._later, self._earlier)

    def _choose_from(self, source: list[Choice], other: list[Choice]) -> bool:
        while source:
            choice = self._still_there(source.pop())
            if (choice[0] or choice[2]) and not _is_same(choice, self._choice):
                if self.has_chosen:
                    other.append(self._choice)
                self._take(choice)
                self.chosen.emit()
                return True
        return False

    def _still_there(self, choice: Choice) -> Choice:
        there = self.track.piece_locations
        chosen, active, scenery = choice
        items = scenery and scenery & {item.id for item in self.track.scenery}
        kept = frozenset(id for id in chosen if id in there)
        return kept, active if active in there else None, items

    @property
    def has_chosen(self) -> bool:
        """Is anything selected, pieces or scenery?"""
        return bool(self.selection or self.scenery)

    @property
    def chosen_items(self) -> tuple[SceneryItem, ...]:
        """The selected scenery."""
        return tuple(item for item in self.track.scenery if item.id in self.scenery)

    @property
    def has_earlier(self) -> bool:
        return bool(self._earlier)

    @property
    def has_later(self) -> bool:
        return bool(self._later)

    @property
    def end(self) -> int | None:
        """The piece at the active end."""
        return end_to_continue(self.circuit, self.active)

    @property
    def chosen_pieces(self) -> tuple[int, ...]:
        """The selection, run by run; the piece at the active end if nothing is selected."""
        if not self.selection:
            return () if self.end is None else (self.end,)
        asked = self.track, self.selection
        if self._in_order is None or any(map(is_not, self._in_order[0], asked)):
            ids = tuple(sorted(self.selection, key=self.track.piece_locations.__getitem__))
            self._in_order = asked, ids
        return self._in_order[1]


def _is_same(one: Choice, other: Choice) -> bool:
    """Do they select the same, whichever end is active?"""
    return (one[0], one[2]) == (other[0], other[2])


def warm_up(kit: Kit) -> None:
    """Compute all pieces of the kit now: they are numbered on first use, in one thread only."""
    templates = templates_of(kit)
    for code, (kind, _) in kit.codes.items():
        if not kind.chain:
            templates[code]
