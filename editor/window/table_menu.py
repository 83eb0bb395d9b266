"""The context menu of the table: actions for what is under the mouse."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QMenu

from trackwright.editor.app.labels import entry_text
from trackwright.editor.app.translation import translated
from trackwright.editor.canvas.painting.strokes import path_of, to_scene
from trackwright.model.edit.scenery import topmost_item
from trackwright.validators import finding as found

if TYPE_CHECKING:
    from trackwright.editor.window.window import Window

Groups = tuple[tuple[str, ...], ...]

ON_PIECES: Groups = (
    ("edit.cut", "edit.copy", "edit.paste", "edit.duplicate", "edit.delete", "edit.close_up"),
    ("edit.fragment", "edit.corner", "edit.alike", "edit.way"),
    ("lay.mirror", "lay.turn_left", "lay.turn_right"),
    ("mark.difficulty", "mark.name", "mark.hill", "mark.line"),
)
ON_SCENERY: Groups = (
    ("edit.cut", "edit.copy", "edit.paste", "edit.duplicate", "edit.delete"),
    ("scenery.front", "scenery.back"),
    ("scenery.lock", "scenery.unlock"),
    ("lay.turn_left", "lay.turn_right"),
    ("scenery.scale",),
)
ON_THE_TABLE: Groups = (
    ("edit.undo", "edit.redo"),
    ("edit.paste", "edit.all"),
    ("scenery.label", "scenery.picture", "scenery.unlock", "tool.measure"),
    ("lay.close", "playtest.run"),
    ("view.fit", "view.grid"),
)
MOST_FINDINGS = 5
MOST_PIECES = 12
"""A problem with more pieces concerns the whole circuit, not this place."""
NEAR_MM = 30.0
MOST_LETTERS = 80


def menu_at(window: "Window", point: complex | None) -> QMenu:
    """The menu for a point of the table, or for the selection. Selects the piece unless it is
    selected."""
    bridge = window.bridge
    here = bridge.table.piece_at(point) if point is not None else None
    item = _scenery_at(window, point, here is not None)
    if item is not None:
        here = None
        if item not in bridge.scenery:
            bridge.select((), scenery={item})
    elif here is not None and here.piece not in bridge.selection:
        bridge.select({here.piece})
    menu = QMenu(window)
    menu.setToolTipsVisible(True)
    if point is not None:
        _add_findings(menu, window, point)
    on_pieces = here is not None or (point is None and bool(bridge.selection))
    on_scenery = item is not None or (point is None and bool(bridge.scenery) and not on_pieces)
    for group in ON_SCENERY if on_scenery else ON_PIECES if on_pieces else ON_THE_TABLE:
        _add_actions(menu, window, group)
    menu.aboutToHide.connect(menu.deleteLater)
    return menu


def _scenery_at(window: "Window", point: complex | None, on_piece: bool) -> int | None:
    """The scenery that a click at the point selects."""
    if point is None:
        return None
    item = topmost_item(window.bridge.track, point, only_above=on_piece)
    return item.id if item else None


def _add_actions(menu: QMenu, window: "Window", ids: Iterable[str]) -> None:
    made = [act for id in ids if (act := window.actions_by_id[id]).isEnabled()]
    if made and not menu.isEmpty():
        menu.addSeparator()
    menu.addActions(made)


def _add_findings(menu: QMenu, window: "Window", point: complex) -> None:
    """The problems there, each with its own menu, as in the problems panel."""
    report = window.problems.report
    if report is None or window.problems.is_stale:
        return
    there = (one for one in report.findings if one.approval is None and _is_at(window, one, point))
    for finding in list(there)[:MOST_FINDINGS]:
        own = window.problems.menu_for(finding)
        own.setParent(menu, own.windowFlags())
        own.setTitle(entry_text(f"{finding.code}  {translated(finding.message)}"[:MOST_LETTERS]))
        menu.addMenu(own)


def _is_at(window: "Window", finding: found.Finding, point: complex) -> bool:
    """Does the problem concern this point?"""
    here = window.bridge.table.piece_at(point)
    match finding.shape:
        case found.Arrow(start=start, end=end):
            if _to_segment(point, complex(*start), complex(*end)) <= NEAR_MM:
                return True
        case found.Area(rings=rings):
            lines = [tuple(complex(x, y) for x, y in ring) for ring in rings]
            return path_of(lines, closed=True).contains(to_scene(point))
        case found.TrackSpaces(spaces=spaces) if len(finding.pieces) <= MOST_PIECES:
            return here is not None and here.space in spaces
    pieces = finding.pieces
    return here is not None and here.piece in pieces and len(pieces) <= MOST_PIECES


def _to_segment(point: complex, start: complex, end: complex) -> float:
    """The distance of a point from a line segment."""
    way = end - start
    share = ((point - start) * way.conjugate()).real / (abs(way) ** 2 or 1.0)
    return abs(point - start - way * min(max(share, 0.0), 1.0))
